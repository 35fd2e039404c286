import { useLingui } from '@lingui/react/macro';
import { payType } from '@kyakhta/contract/values';

/** Names of the ways to pay by their number; nothing for a way that has none. */
export function usePayWay(): (type: number) => string | undefined {
  const { t } = useLingui();
  const names: Readonly<Record<number, string>> = {
    [payType.points]: t({ message: 'Points', comment: 'A way to pay: points pay an order whole' }),
    [payType.balance]: t({ message: 'Balance', comment: 'A way to pay' }),
    [payType.cardViaPayPal]: t({ message: 'Card via PayPal', comment: 'A way to pay' }),
    [payType.bankTransfer]: t({ message: 'Bank transfer', comment: 'A way to pay' }),
    [payType.cashOnDelivery]: t({ message: 'Cash at the door', comment: 'A way to pay' }),
    [payType.payPal]: t`PayPal`,
    [payType.card]: t`Card on the hosted payment page`,
    [payType.onlineBank]: t`Online bank on the hosted payment page`,
    [payType.alipay]: t`Alipay`,
    [payType.wechat]: t`WeChat Pay`,
  };
  return (type) => names[type];
}
