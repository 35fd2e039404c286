import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import { Anchor, Breadcrumbs, Card, Code, LinkButton, Notice, Steps, StatusTag } from '@kyakhta/ui';
import { CircleX } from '@kyakhta/ui';
import type { Refusal } from '../../ask.ts';
import { paths, type OrderQuestion } from '../../paths.ts';
import { BuyAgain } from './buy-again.tsx';
import { CloseReason } from './close-reason.tsx';
import { NextActionButton } from './next-action.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import type { Order } from './order-detail.server.ts';
import { OffersWaiting } from './offers-waiting.tsx';
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
import { WhatComes } from './what-comes.tsx';
import { RefundedGoods } from './refunded-goods.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { OrderStateTag } from './state-tag.tsx';

type OrderPageProps = { order: Order; ask: OrderQuestion | null; refused: Refusal | undefined };

/** One order whole: where it stands, what comes, what happened to money and goods, and the next step as one button. */
export function OrderPage({ order, ask, refused }: OrderPageProps) {
  const { t } = useLingui();
  const { placed, store, weight, volume, orderNumber } = order;
  const { pieces } = order.goods;
  const isVoucher = order.dvyType === byVoucher;
  const shippedStep: Readonly<Record<number, string>> = {
    [byVoucher]: t({ message: 'Vouchers ready', comment: 'Step of an order' }),
    [deliveryType.buyerPickup]: t({ message: 'Ready to collect', comment: 'Step of an order' }),
    [deliveryType.noExpress]: t({ message: 'Handed over', comment: 'Step of an order' }),
  };
  const stateOf = (step: Order['steps'][number]['key']) => order.steps.find(({ key }) => key === step)?.state;
  const isDone = (step: Order['steps'][number]['key']) => stateOf(step) === 'done';
  /** What is done about goods that are not out yet. */
  const underWay = {
    group: t`Waiting for the group to fill`,
    partly: t({ message: 'Part of the order has shipped', comment: 'Step of an order' }),
    packing: t`The supplier is packing the order`,
    preparing: t`The supplier is preparing the order`,
    answer: t`The supplier answers your refund`,
    offer: t`You answer the supplier’s offer`,
    refund: t`Your refund is being settled`,
    takenBack: t({ message: 'On hold', comment: 'Step of an order: its payment was taken back, and Kyakhta looks into it' }),
  };
  const cashStep = isDone('paid')
    ? t({ message: 'Paid at the door', comment: 'Step of an order' })
    : isDone('received')
      ? t({ message: 'Awaiting cash payment', comment: 'Step of an order: the courier has not brought the cash to Kyakhta yet' })
      : t({ message: 'Payment at the door', comment: 'Step of an order' });
  const stepNames = {
    placed: t`Order placed`,
    signed: isDone('signed')
      ? t({ message: 'Contract signed', comment: 'Step of an order' })
      : t({ message: 'Contract to be signed', comment: 'Step of an order: by buyer and supplier' }),
    paid: order.isCash
      ? cashStep
      : stateOf('paid') === 'now'
        ? t({ message: 'Waiting for payment', comment: 'Step of an order' })
        : t`Paid into escrow`,
    shipped: stateOf('shipped') === 'now' && !isVoucher ? underWay[order.underWay] : (shippedStep[order.dvyType] ?? t`Shipped`),
    received: isVoucher
      ? t({ message: 'Vouchers used', comment: 'Step of an order' })
      : isDone('received')
        ? t({ message: 'Received', comment: 'Step of an order' })
        : order.isDelivered
          ? t`Check the goods and confirm receipt`
          : t({ message: 'Waiting for receipt', comment: 'Step of an order' }),
    completed:
      stateOf('completed') === 'now'
        ? t({ message: 'Time for claims', comment: 'Step of an order: received, and it can be claimed for' })
        : t({ message: 'Completed', comment: 'Step of an order' }),
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
            <OrderStateTag order={order} />
          </div>
          <p className="text-sm text-ink-2 tabular-nums">
            {isVoucher ? (
              t`Placed ${placed}, ${store}, ${pieces}`
            ) : (
              <Plural
                value={order.goods.cartons}
                one={`Placed ${placed}, ${store}, # carton, ${pieces}, ${weight} kg, ${volume} m³`}
                other={`Placed ${placed}, ${store}, # cartons, ${pieces}, ${weight} kg, ${volume} m³`}
              />
            )}
            <RefundedGoods refunded={order.goods.refunded} />
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
      <OffersWaiting offers={order.offers} />
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
        Something wrong? Write to <bdi className="font-medium text-ink select-all">{contact}</bdi> and quote the order number.
      </Trans>
    </p>
  );
}
