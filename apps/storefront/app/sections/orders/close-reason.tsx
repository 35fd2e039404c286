import { useLingui } from '@lingui/react/macro';
import { closeType } from '@kyakhta/contract/values';
import type { Order } from './order-detail.server.ts';

/** What kind of end it was; where somebody had to say why, who did and in which words. */
export function CloseReason({ order }: { order: Order }) {
  const { t } = useLingui();
  const { closeReason: reason, closedBy } = order;
  const { back, onItsWay } = order.refunds;
  const isRefused = order.closeType === closeType.cashOnDelivery;
  const before = !isRefused
    ? t({ message: 'Reason:', comment: 'Before the words in which an operator says why an order was closed' })
    : closedBy === 'seller'
      ? t({ message: 'Recorded by the supplier, for this reason:', comment: 'Goods that came back from the door; the words follow' })
      : t({
          message: 'Recorded by a Kyakhta operator, for this reason:',
          comment: 'Goods that came back from the door; the words follow',
        });
  const words: Record<number, string> = {
    1: order.hasUnfit
      ? t`The payment deadline passed. What you have paid so far is returned to you.`
      : t`The payment deadline passed. Nothing was charged.`,
    2:
      onItsWay === null
        ? t`Everything was refunded.`
        : t`The whole order is refunded: ${onItsWay} is on its way back to you by bank transfer.`,
    4: order.hasUnfit
      ? t`You cancelled the order. What you have paid so far is returned to you.`
      : onItsWay !== null
        ? t`You cancelled the order. ${onItsWay} is on its way back to you by bank transfer.`
        : back !== null
          ? t`You cancelled the order. In total ${back} was refunded to you.`
          : order.isPaid
            ? t`You cancelled the order. Your payment is refunded to the same payment method.`
            : t`You cancelled the order. Nothing was charged.`,
    15: t`The goods were refused at the door and returned. Nothing was charged.`,
    20:
      onItsWay === null
        ? t`The group wasn’t completed; your money was refunded.`
        : t`The group wasn’t completed; ${onItsWay} is on its way back to you by bank transfer.`,
    21: t`The contract was refused or wasn’t signed in time. Nothing was charged.`,
    23: t`Kyakhta settled and closed this order. The timeline shows what is refunded to you.`,
    22: t`The goods were sold out when the payment arrived; your money is refunded.`,
  };
  return (
    <span className="text-ink-2">
      {words[order.closeType ?? 0] ?? t`This order is closed.`}
      {reason === null ? null : (
        <span className="mt-1 block">
          {before} <bdi className="wrap-anywhere">{reason}</bdi>
        </span>
      )}
    </span>
  );
}
