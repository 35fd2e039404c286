import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import { Anchor, Breadcrumbs, Card, Code, LinkButton, Notice, Steps, StatusTag } from '@kyakhta/ui';
import { CircleX } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import type { Refusal } from '../../ask.ts';
import { paths, type OrderQuestion } from '../../paths.ts';
import { TimeLeft } from '../checkout/countdown.tsx';
import { BuyAgain } from './buy-again.tsx';
import { CloseReason } from './close-reason.tsx';
import { NextActionButton } from './next-action.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import type { Order } from './order-detail.server.ts';
import { OrderInstalments } from './order-instalments.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderPackages } from './order-packages.tsx';
import { OrderPickup } from './order-pickup.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderQuestionDialog } from './order-question.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { byVoucher } from './delivery-name.ts';
import { OrderVouchers } from './order-vouchers.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { OrderStatusTag } from './status-tag.tsx';

type OrderPageProps = { order: Order; ask: OrderQuestion | null; refused: Refusal | undefined };

/** One order whole: where it stands, what comes, what happened to money and goods, and the next step as one button. */
export function OrderPage({ order, ask, refused }: OrderPageProps) {
  const { t } = useLingui();
  const { placed, store, pieces, weight, volume, orderNumber } = order;
  const isVoucher = order.dvyType === byVoucher;
  const shippedStep: Readonly<Record<number, string>> = {
    [byVoucher]: t({ message: 'Vouchers ready', comment: 'Step of an order' }),
    [deliveryType.buyerPickup]: t({ message: 'Ready to collect', comment: 'Step of an order' }),
    [deliveryType.noExpress]: t({ message: 'Handed over', comment: 'Step of an order' }),
  };
  const isDone = (step: Order['steps'][number]['key']) => order.steps.some(({ key, state }) => key === step && state === 'done');
  const cashStep = isDone('paid')
    ? t({ message: 'Paid at the door', comment: 'Step of an order' })
    : isDone('received')
      ? t({ message: 'Waiting for the cash', comment: 'Step of an order: the courier has not brought the cash to Kyakhta yet' })
      : t({ message: 'Payment at the door', comment: 'Step of an order' });
  const stepNames = {
    placed: t`Order placed`,
    paid: order.isCash ? cashStep : t`Paid into escrow`,
    shipped: shippedStep[order.dvyType] ?? t`Goods out`,
    received: isVoucher
      ? t({ message: 'Vouchers used', comment: 'Step of an order' })
      : isDone('received')
        ? t({ message: 'Received', comment: 'Step of an order' })
        : t({ message: 'Waiting for receipt', comment: 'Step of an order' }),
    completed: t({ message: 'Completed', comment: 'Step of an order' }),
  };
  const allowed =
    ask === 'cancel'
      ? order.canCancel
      : ask === 'remove'
        ? order.canRemove
        : ask !== null && (order.next?.kind === ask || (ask === 'receipt' && order.next?.kind === 'collect'));
  return (
    <div className="wrap pt-4">
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[
          { label: t`Buyer centre`, href: paths.buyerHome() },
          { label: t`Orders`, href: paths.orders() },
          { label: <Code>{orderNumber}</Code> },
        ]}
      />
      <header className="mt-3 mb-5 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-xl font-semibold md:text-2xl">
              <Trans comment="Order and its number">
                Order <Code>{orderNumber}</Code>
              </Trans>
            </h1>
            <OrderStatusTag order={order} />
          </div>
          <p className="text-sm text-ink-2 tabular-nums">
            {isVoucher ? (
              t`Placed ${placed}, ${store}, ${pieces}`
            ) : (
              <Plural
                value={order.cartons}
                one={`Placed ${placed}, ${store}, # carton, ${pieces}, ${weight} kg, ${volume} m³`}
                other={`Placed ${placed}, ${store}, # cartons, ${pieces}, ${weight} kg, ${volume} m³`}
              />
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 md:ms-auto">
          {order.canCancel ? (
            <LinkButton href={paths.order(orderNumber, 'cancel')} variant="ghost">
              {t`Cancel the order`}
            </LinkButton>
          ) : null}
          {order.canRefund ? (
            <LinkButton href={paths.applyRefund({ orderNumber })} variant="ghost">
              {t`Ask for a refund`}
            </LinkButton>
          ) : null}
          {order.canInvoice ? (
            <LinkButton href={paths.applyInvoice({ orderNumbers: orderNumber })} variant="ghost">
              {t`Apply for an invoice`}
            </LinkButton>
          ) : null}
          {order.canRemove ? (
            <LinkButton href={paths.order(orderNumber, 'remove')} variant="ghost">
              {t`Remove from the list`}
            </LinkButton>
          ) : null}
          <BuyAgain orderNumber={orderNumber} />
          {order.next && order.next.kind !== 'collect' && order.next.kind !== 'vouchers' ? (
            <NextActionButton next={order.next} variant="primary" />
          ) : null}
        </div>
      </header>
      {refused ? <RefusedNotice refused={refused} orderNumber={orderNumber} /> : null}
      <WhatComes order={order} />
      <OrderPickup order={order} />
      <OrderVouchers vouchers={order.vouchers} />
      <SomethingWrong order={order} />
      <Card className="mb-4">
        {order.status === orderStatus.canceled ? (
          <p className="flex flex-wrap items-center gap-3">
            <StatusTag tone="plain" icon={CircleX}>
              {t`Cancelled`}
            </StatusTag>
            <CloseReason order={order} />
          </p>
        ) : (
          <Steps
            label={t`Progress of the order`}
            stateLabels={{ done: t`Done:`, now: t`Now:`, next: t`Next:` }}
            steps={order.steps.map(({ key, note, state }) => ({ key, label: stepNames[key], note, state }))}
          />
        )}
      </Card>
      <div className="mb-4">
        <OrderItems items={order.items} orderNumber={orderNumber} packed={!isVoucher} />
      </div>
      {/* On a phone the sum follows the goods, before all that has happened. */}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <OrderAmounts order={order} />
        </div>
        <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <OrderTimeline timeline={order.timeline} />
          <OrderPackages packages={order.packages} />
        </div>
        <div className="grid gap-4 lg:col-start-2">
          <OrderRefunds refunds={order.refunds} />
          <OrderInstalments order={order} />
          <OrderDocuments documents={order.documents} />
          <OrderDelivery order={order} />
        </div>
      </div>
      {!allowed || !ask ? null : ask === 'remove' ? (
        <RemoveQuestion orderNumber={orderNumber} back={paths.order(orderNumber)} />
      ) : (
        <OrderQuestionDialog ask={ask} order={order} />
      )}
    </div>
  );
}

/** A payment that is being checked is no fault: it leads to where one sees how it stands. */
function RefusedNotice({ refused, orderNumber }: { refused: Refusal; orderNumber: string }) {
  const { t } = useLingui();
  const isChecked = refused.failure === 'paymentBeingChecked';
  return (
    <Notice
      tone={isChecked ? 'wait' : 'error'}
      live
      className="mb-4"
      action={isChecked ? <LinkButton size="sm" variant="ghost" href={paths.payment(orderNumber)}>{t`See the payment`}</LinkButton> : null}
    >
      {refused.msg}
    </Notice>
  );
}

/** What to do when something is wrong: the form of a claim, where one is possible; else where to write. */
function SomethingWrong({ order: { orderNumber, canRefund, contact } }: { order: Order }) {
  const { t } = useLingui();
  if (canRefund)
    return (
      <p className="mb-4 text-sm">
        <Anchor
          href={paths.applyRefund({ orderNumber })}
          className="inline-flex min-h-6 items-center font-semibold text-brand hover:underline"
        >
          {t`Is something wrong? Ask for your money back`}
        </Anchor>
      </p>
    );
  if (!contact) return null;
  return (
    <p className="mb-4 text-sm text-ink-2">
      <Trans>
        Is something wrong? Write to <bdi className="font-medium text-ink select-all">{contact}</bdi> and name the order.
      </Trans>
    </p>
  );
}

/** What the platform will do by itself if nobody acts, said early and with its date. */
function WhatComes({ order }: { order: Order }) {
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
      ? t`Pay before ${by}. After that the order is cancelled and the stock is given back; nothing is charged.`
      : t`Pay the missing ${missing} before ${by}. After that the order is cancelled, the stock is given back, and the ${received} that have come go back to you.`;
  };
  const overdue = order.instalments.find((part) => part.isOverdue && part.payReference !== null);
  const since = overdue?.due ?? '';
  const words = order.moneyTakenBack
    ? t`A payment of this order was taken back by the bank or the payment service. Kyakhta is looking into it, and the order waits until that is settled.`
    : overdue
      ? t`A part of the price is overdue since ${since}. Until it is paid the supplier gets nothing and the order cannot be completed.`
      : next?.kind === 'sign' && next.by
        ? t`Sign the contract before ${next.by}. After that the order is closed and the stock is given back; nothing is charged.`
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
                  : shipBy
                    ? (order.pickup ? collected : order.isCash ? unpaid : late)(shipBy)
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
