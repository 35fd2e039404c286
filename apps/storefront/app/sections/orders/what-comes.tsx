import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { orderStatus } from '@kyakhta/contract/values';
import { Notice } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { TimeLeft } from '../checkout/countdown.tsx';
import type { Order } from './order-detail.server.ts';

/** What the platform will do by itself if nobody acts, said early and with its date. */
export function WhatComes({ order }: { order: Order }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { autoReceipt, release, next, shipBy, claimDays } = order;
  const collected = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier was to have the goods ready by ${at} and is late. Your money stays in escrow; nothing is released before you have the goods.`
      : t`The supplier is to have the goods ready by ${at}. Your money stays in escrow until you have the goods.`;
  const late = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier was to ship by ${at} and is late. Your money stays in escrow; nothing is released before you have the goods.`
      : t`The supplier is to ship by ${at}. Your money stays in escrow until you have the goods.`;
  const isRest = order.status === orderStatus.partlyShipped;
  const rest = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier was to ship the rest by ${at} and is late. Your money stays in escrow; nothing is released before you have the goods.`
      : t`A part of the goods is out. The supplier is to ship the rest by ${at}. Your money stays in escrow until you have the goods.`;
  const unpaidRest = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier was to ship the rest by ${at} and is late. You pay nothing before the courier brings the goods.`
      : t`A part of the goods is out. The supplier is to ship the rest by ${at}. You pay nothing before the courier brings the goods.`;
  const { answerBy } = order;
  const untilAnswered = isRest
    ? t`You ask back all that has not been shipped. Nothing of it is packed or shipped until the supplier has answered.`
    : t`You ask all of this order back. Nothing is packed or shipped until the supplier has answered.`;
  const asked = {
    answer:
      answerBy === null
        ? untilAnswered
        : isRest
          ? t`You ask back all that has not been shipped. The supplier has until ${answerBy} to answer; silence counts as agreement. Until then nothing of it is packed or shipped.`
          : t`You ask all of this order back. The supplier has until ${answerBy} to answer; silence counts as agreement. Until then nothing is packed or shipped.`,
    offer: t`Nothing that you ask back is packed or shipped until you have answered the supplier’s offer, or the time to answer is over.`,
    refund: isRest
      ? t`You ask back all that has not been shipped. Nothing of it is packed or shipped until the refund is settled.`
      : t`You ask all of this order back. Nothing is packed or shipped until the refund is settled.`,
  };
  // Only couriers take cash.
  const unpaid = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier was to ship by ${at} and is late. You pay nothing before the courier brings the goods.`
      : t`The supplier is to ship by ${at}. You pay nothing before the courier brings the goods.`;
  // What came by bank is told, and where it goes when the rest does not come.
  const unpaidWords = (by: string) => {
    const { received = null, missing = null, isShared = false } = order.transfer ?? {};
    if (received !== null && missing === null)
      return t`Your bank transfer has come and is being checked. You need to do nothing: the order waits for it.`;
    return received === null || isShared
      ? t`Pay before ${by}. If you do not, the order is cancelled and the stock is given back; nothing is charged.`
      : t`Pay the missing ${missing} before ${by}. If you do not, the order is cancelled, the stock is given back, and the ${received} that have come go back to you.`;
  };
  const overdue = order.instalments.find((part) => part.isOverdue && part.payReference !== null);
  const since = overdue?.due ?? '';
  const words = order.moneyTakenBack
    ? t`A payment of this order was charged back by the bank or the payment service. Kyakhta is looking into it, and the order is on hold until that is settled.`
    : overdue
      ? t`A part of the price is overdue since ${since}. Until it is paid the supplier gets nothing and the order cannot be completed.`
      : next?.kind === 'sign' && next.by
        ? t`Sign the contract before ${next.by}. If you do not, the order is closed and the stock is given back; nothing is charged.`
        : next?.kind === 'waitSupplier' && next.by
          ? order.isCash
            ? t`You have signed. The supplier has until ${next.by} to sign, and then ships the goods. You pay the courier.`
            : t`You have signed. The supplier has until ${next.by} to sign; then you can pay.`
          : next?.kind === 'pay' && order.status !== orderStatus.pendingPayment
            ? null
            : next?.kind === 'pay' && next.by
              ? unpaidWords(next.by)
              : next?.kind === 'receipt' && autoReceipt
                ? t`${plural(claimDays, {
                    one: `If you say nothing, the order counts as received on ${autoReceipt}. The claim period of # day starts then.`,
                    other: `If you say nothing, the order counts as received on ${autoReceipt}. The claim period of # days starts then.`,
                  })}`
                : next?.kind === 'satisfied' && release
                  ? t`You may claim until ${release}. After that the money is released to the supplier.`
                  : order.heldBack !== null && order.heldBack !== 'takenBack'
                    ? asked[order.heldBack]
                    : shipBy
                      ? (order.pickup ? collected : order.isCash ? (isRest ? unpaidRest : unpaid) : isRest ? rest : late)(shipBy)
                      : null;
  const { secondsLeft } = order;
  const isAwaited = order.transfer === null || order.transfer.missing !== null;
  return words ? (
    <Notice
      tone="wait"
      className="mb-4"
      action={
        next?.kind === 'pay' && secondsLeft !== null && isAwaited ? (
          <TimeLeft seconds={secondsLeft} over={t`The time to pay is over`} onOver={() => void revalidate()} />
        ) : null
      }
    >
      {words}
    </Notice>
  ) : null;
}
