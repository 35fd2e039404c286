import { useLingui } from '@lingui/react/macro';
import { closeType } from '@kyakhta/contract/values';
import type { Order } from './order-detail.server.ts';

/** What kind of end it was; where somebody had to say why, who did and in which words. */
export function CloseReason({ order }: { order: Order }) {
  const { t } = useLingui();
  const { closeReason: reason, closedBy } = order;
  const { back } = order.refunds;
  const isRefused = order.closeType === closeType.cashOnDelivery;
  const before = !isRefused
    ? t({ message: 'Reason:', comment: 'Before the words in which an operator says why an order was closed' })
    : closedBy === 'seller'
      ? t({ message: 'The supplier noted it, for this reason:', comment: 'Goods that came back from the door; the words follow' })
      : t({ message: 'A Kyakhta operator noted it, for this reason:', comment: 'Goods that came back from the door; the words follow' });
  const words: Record<number, string> = {
    1: order.hasUnfit
      ? t`The time to pay was over. What has come of your payment goes back to you.`
      : t`The time to pay was over. Nothing was charged.`,
    2: t`Everything was refunded.`,
    4: order.hasUnfit
      ? t`You cancelled the order. What has come of your payment goes back to you.`
      : back !== null
        ? t`You cancelled the order. ${back} went back to you.`
        : order.isPaid
          ? t`You cancelled the order. What you paid goes back the way it came.`
          : t`You cancelled the order. Nothing was charged.`,
    15: t`The goods were not taken at the door and went back. Nothing was charged.`,
    20: t`The group was not completed; the money went back.`,
    21: t`The contract was refused or not signed in time. Nothing was charged.`,
    23: t`Kyakhta settled and closed this order. What goes back to you stands in the timeline.`,
    22: t`The goods were gone when the payment came; the money goes back by itself.`,
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
