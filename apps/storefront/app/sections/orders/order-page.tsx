import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '@kyakhta/contract/values';
import { Breadcrumbs, Card, Code, LinkButton, Notice, Steps, StatusTag } from '@kyakhta/ui';
import { CircleX } from '@kyakhta/ui';
import type { Refusal } from '../../ask.ts';
import { paths, type OrderQuestion } from '../../paths.ts';
import { BuyAgain } from './buy-again.tsx';
import { NextActionButton } from './next-action.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import type { Order } from './order-detail.server.ts';
import { OrderItems } from './order-items.tsx';
import { OrderPackages } from './order-packages.tsx';
import { OrderQuestionDialog } from './order-question.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderStatusTag } from './status-tag.tsx';

type OrderPageProps = { order: Order; ask: OrderQuestion | null; refused: Refusal | undefined };

/** One order whole: where it stands, what comes, what happened to money and goods, and the next step as one button. */
export function OrderPage({ order, ask, refused }: OrderPageProps) {
  const { t } = useLingui();
  const { placed, store, pieces, weight, volume, orderNumber, remarks } = order;
  const stepNames = {
    placed: t`Order placed`,
    paid: t`Paid into escrow`,
    shipped: t`Goods out`,
    received: t({ message: 'Received', comment: 'Step of an order' }),
    completed: t({ message: 'Completed', comment: 'Step of an order' }),
  };
  const allowed = ask === 'cancel' ? order.canCancel : ask !== null && order.next?.kind === ask;
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
            <OrderStatusTag status={order.status} />
          </div>
          <p className="text-sm text-ink-2 tabular-nums">
            <Plural
              value={order.cartons}
              one={`Placed ${placed}, ${store}, # carton, ${pieces} pcs, ${weight} kg, ${volume} m³`}
              other={`Placed ${placed}, ${store}, # cartons, ${pieces} pcs, ${weight} kg, ${volume} m³`}
            />
          </p>
        </div>
        <div className="flex flex-wrap gap-2 md:ms-auto">
          {order.canCancel ? (
            <LinkButton href={paths.order(orderNumber, 'cancel')} variant="ghost">
              {t`Cancel the order`}
            </LinkButton>
          ) : null}
          <BuyAgain orderNumber={orderNumber} />
          {order.next ? <NextActionButton next={order.next} variant="primary" /> : null}
        </div>
      </header>
      {refused ? <RefusedNotice refused={refused} orderNumber={orderNumber} /> : null}
      <WhatComes order={order} />
      {order.contact ? <Contact contact={order.contact} /> : null}
      <Card className="mb-4">
        {order.status === orderStatus.canceled ? (
          <p className="flex flex-wrap items-center gap-3">
            <StatusTag tone="plain" icon={CircleX}>
              {t`Cancelled`}
            </StatusTag>
            <CloseReason closeType={order.closeType} />
          </p>
        ) : (
          <Steps
            label={t`Progress of the order`}
            stateLabels={{ done: t`Done:`, now: t`Now:`, next: t`Next:` }}
            steps={order.steps.map(({ key, note, state }) => ({ key, label: stepNames[key], note, state }))}
          />
        )}
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <OrderTimeline timeline={order.timeline} />
          <OrderPackages packages={order.packages} />
        </div>
        <div className="grid gap-4">
          <OrderAmounts order={order} />
          <Card as="section" className="grid gap-1 text-sm">
            <h2 className="mb-1 text-lg font-semibold">{t`Delivery`}</h2>
            <p className="font-medium">{order.address.receiver}</p>
            <p>
              <Code>{order.address.mobile}</Code>
            </p>
            <p className="text-ink-2">{order.address.line}</p>
            <p className="text-ink-2">{order.express ? t`Express line` : t`Ordinary line`}</p>
            {remarks ? (
              <p className="mt-2 border-t border-line pt-2 text-ink-2">
                <Trans>Message to the supplier: {remarks}</Trans>
              </p>
            ) : null}
          </Card>
        </div>
      </div>
      <div className="mt-4">
        <OrderItems items={order.items} />
      </div>
      {allowed && ask ? <OrderQuestionDialog ask={ask} order={order} /> : null}
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

/** Where to write when something is wrong. */
function Contact({ contact }: { contact: string }) {
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
  const { autoReceipt, release, next } = order;
  const words =
    next?.kind === 'pay' && next.by
      ? t`Pay before ${next.by}. After that the order is cancelled and the stock is given back; nothing is charged.`
      : next?.kind === 'receipt' && autoReceipt
        ? t`If you say nothing, the order counts as received on ${autoReceipt}. The claim period of 7 days starts then.`
        : next?.kind === 'satisfied' && release
          ? t`You may claim until ${release}. After that the money is released to the supplier.`
          : null;
  return words ? (
    <Notice tone="wait" className="mb-4">
      {words}
    </Notice>
  ) : null;
}

function CloseReason({ closeType }: { closeType: number | null }) {
  const { t } = useLingui();
  const words: Record<number, string> = {
    1: t`The time to pay was over. Nothing was charged.`,
    2: t`Everything was refunded.`,
    4: t`You cancelled the order. Nothing was charged.`,
    20: t`The group was not completed; the money went back.`,
    21: t`The contract was not signed in time.`,
    22: t`The goods were gone when the payment came; the money goes back by itself.`,
  };
  return <span className="text-ink-2">{words[closeType ?? 0] ?? t`This order is closed.`}</span>;
}
