import { payType } from '@kyakhta/contract';
import type { AlipayAccount } from './alipay/account.ts';
import { createAlipay } from './alipay.ts';
import type { HostedAccount } from './hosted/account.ts';
import { createHosted } from './hosted.ts';
import { createPayPal, type PayPalSettings } from './paypal.ts';
import type { PaymentProvider } from './provider.ts';
import type { WeChatAccount } from './wechat/account.ts';
import { createWeChat } from './wechat.ts';

/** Accounts at providers besides PayPal; null where there is none. */
export interface PaymentAccounts {
  readonly alipay: AlipayAccount | null;
  readonly wechat: WeChatAccount | null;
  readonly hosted: HostedAccount | null;
}

/** The providers of these accounts, by the ways to pay that they serve. */
export const paymentProviders = (
  payPal: PayPalSettings | null,
  accounts: PaymentAccounts,
  deadline?: () => AbortSignal,
): ReadonlyMap<number, PaymentProvider> => {
  const options = deadline === undefined ? {} : { deadline };
  const providers = new Map<number, PaymentProvider>();
  const put = (provider: PaymentProvider, ...ways: readonly number[]): void => {
    for (const way of ways) providers.set(way, provider);
  };
  if (payPal !== null) put(createPayPal(payPal, options), payType.payPal, payType.cardViaPayPal);
  if (accounts.hosted !== null) put(createHosted(accounts.hosted, options), payType.card, payType.onlineBank);
  if (accounts.alipay !== null) put(createAlipay(accounts.alipay, options), payType.alipay);
  if (accounts.wechat !== null) put(createWeChat(accounts.wechat, options), payType.wechat);
  return providers;
};
