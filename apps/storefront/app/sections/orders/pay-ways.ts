import { useLingui } from '@lingui/react/macro';
import { payType } from '@kyakhta/contract/values';

/** Ways to pay as they stand within a sentence. */
export function usePayWays(): Readonly<Record<number, string>> {
  const { t } = useLingui();
  return {
    [payType.points]: t`points`,
    [payType.balance]: t`balance`,
    [payType.payPal]: t`PayPal`,
    [payType.cardViaPayPal]: t`card through PayPal`,
    [payType.bankTransfer]: t`bank transfer`,
    [payType.cashOnDelivery]: t`cash on delivery`,
    [payType.card]: t`card`,
    [payType.onlineBank]: t`online bank`,
    [payType.alipay]: t`Alipay`,
    [payType.wechat]: t`WeChat Pay`,
  };
}
