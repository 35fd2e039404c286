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
  const { autoReceipt, release, claim, next, shipBy, claimDays } = order;
  const claimEnd = claim?.until ?? '';
  const collected = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier should have had the goods ready by ${at} and is late. Your money stays in escrow; nothing is released before you have the goods.`
      : t`The supplier must have the goods ready by ${at}. Your money stays in escrow until you have the goods.`;
  const late = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier should have shipped by ${at} and is late. Your money stays in escrow; nothing is released before you have the goods.`
      : t`The supplier must ship by ${at}. Your money stays in escrow until you have the goods.`;
  const isRest = order.status === orderStatus.partlyShipped;
  const rest = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier should have shipped the rest by ${at} and is late. Your money stays in escrow; nothing is released before you have the goods.`
      : t`Part of the order has shipped. The supplier must ship the rest by ${at}. Your money stays in escrow until you have the goods.`;
  const unpaidRest = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier should have shipped the rest by ${at} and is late. You pay nothing until the courier brings the goods.`
      : t`Part of the order has shipped. The supplier must ship the rest by ${at}. You pay nothing until the courier brings the goods.`;
  const { answerBy } = order;
  const asked = {
    answer:
      answerBy === null
        ? t`You have asked for a refund. Nothing more is packed or shipped until the supplier has answered.`
        : t`You have asked for a refund. The supplier has until ${answerBy} to answer; silence counts as agreement. Nothing more is packed or shipped until then.`,
    offer: t`Nothing that you ask back is packed or shipped until you have answered the supplier’s offer, or the time to answer is over.`,
    refund: t`You have asked for a refund. Nothing more is packed or shipped until it is settled.`,
  };
  // Only couriers take cash.
  const unpaid = ({ at, isOver }: NonNullable<typeof shipBy>) =>
    isOver
      ? t`The supplier should have shipped by ${at} and is late. You pay nothing until the courier brings the goods.`
      : t`The supplier must ship by ${at}. You pay nothing until the courier brings the goods.`;
  // What came by bank is shown, and where it goes when the rest does not come.
  const unpaidWords = (by: string) => {
    const { received = null, missing = null, isShared = false } = order.transfer ?? {};
    if (received !== null && missing === null)
      return t`Your bank transfer has arrived and is being checked. You don’t need to do anything: we’re holding the order.`;
    return received === null || isShared
      ? t`Pay before ${by}. Otherwise the order is cancelled and the goods are no longer reserved; nothing is charged.`
      : t`Pay the missing ${missing} before ${by}. Otherwise the order is cancelled, the goods are no longer reserved, and the ${received} you’ve already paid is returned to you.`;
  };
  const overdue = order.instalments.find((part) => part.isOverdue && part.payReference !== null);
  const since = overdue?.due ?? '';
  const words = order.moneyTakenBack
    ? t`A payment of this order was charged back by the bank or the payment service. Kyakhta is looking into it, and the order is on hold until it’s settled.`
    : overdue
      ? t`An instalment has been overdue since ${since}. Until it’s paid, the supplier gets nothing and the order can’t be completed.`
      : next?.kind === 'sign' && next.by
        ? t`Sign the contract before ${next.by}. Otherwise the order is closed and the goods are no longer reserved; nothing is charged.`
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
                    one: `If you don’t confirm receipt, the order counts as received on ${autoReceipt}. The claim period of # day starts then.`,
                    other: `If you don’t confirm receipt, the order counts as received on ${autoReceipt}. The claim period of # days starts then.`,
                  })}`
                : next?.kind === 'satisfied' && release
                  ? t`You can make a claim until ${release}. After that the money is released to the supplier.`
                  : claim
                    ? claim.isOver
                      ? t`Your claim period ended on ${claimEnd}. No money is released to the supplier while your refund is open.`
                      : t`Your claim period runs until ${claimEnd}. No money is released to the supplier while your refund is open.`
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
          <TimeLeft seconds={secondsLeft} over={t`The payment deadline has passed`} onOver={() => void revalidate()} />
        ) : null
      }
    >
      {words}
    </Notice>
  ) : null;
}
