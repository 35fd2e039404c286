import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { AlipayMerchant } from './alipay.ts';
import type { HostedMerchant } from './hosted.ts';
import type { WeChatMerchant } from './wechat.ts';

/** The merchant as each provider knows it; null where it is none's. */
export interface Merchants {
  readonly alipay: AlipayMerchant | null;
  readonly wechat: WeChatMerchant | null;
  readonly hosted: HostedMerchant | null;
}
export const noMerchants: Merchants = { alipay: null, wechat: null, hosted: null };

const privateKey = (text: string): KeyObject => createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
/** The provider knows only the public half. */
const publicOf = (text: string): KeyObject => createPublicKey(privateKey(text));

/** The settings of the marketplace, with the providers' own keys beside them. */
export const merchantsOf = (environment: Readonly<Record<string, string | undefined>>): Merchants => {
  const [alipayKey, platformKey] = [environment['GATEWAY_ALIPAY_KEY'], environment['GATEWAY_WECHAT_KEY']];
  const read = (name: string): string => environment[name] ?? '';
  return {
    alipay:
      alipayKey === undefined
        ? null
        : {
            appId: read('ALIPAY_APP_ID'),
            sellerId: read('ALIPAY_SELLER_ID'),
            merchantKey: publicOf(read('ALIPAY_PRIVATE_KEY')),
            alipayKey: privateKey(alipayKey),
          },
    wechat:
      platformKey === undefined
        ? null
        : {
            mchId: read('WECHAT_MCH_ID'),
            appId: read('WECHAT_APP_ID'),
            serial: read('WECHAT_SERIAL'),
            merchantKey: publicOf(read('WECHAT_PRIVATE_KEY')),
            apiV3Key: read('WECHAT_API_V3_KEY'),
            platformKeyId: read('WECHAT_PUBLIC_KEY_ID'),
            platformKey: privateKey(platformKey),
          },
    hosted: read('HOSTED_PAY_SECRET') === '' ? null : { merchantId: read('HOSTED_PAY_MERCHANT'), secret: read('HOSTED_PAY_SECRET') },
  };
};
