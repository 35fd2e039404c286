import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { orderStatus } from '@kyakhta/contract/values';
import { Anchor, Box, Card, CircleCheck, Clock, LinkButton, Money, PackageCheck, RotateCcw, Truck, Wallet } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { Needs } from '../home/needs.server.ts';
import { NeedRow } from '../home/need-row.tsx';
import { type StoreNeed, StoreNeedNotice } from '../store-opening/store-need.tsx';

type BuyerCentreProps = {
  nickName: string;
  counts: readonly { status: number; count: string }[];
  /** How many refunds are under way; null when there is none. */
  openRefunds: string | null;
  balance: { available: string; about: string | null; held: string | null } | null;
  points: { score: string; expiring: { points: string; day: string } | null } | null;
  store: StoreNeed | null;
  needs: Needs;
};

export function BuyerCentre({ nickName, counts, openRefunds, balance, points, store, needs }: BuyerCentreProps) {
  const { t } = useLingui();
  const words: Record<number, { label: string; Icon: typeof Clock }> = {
    [orderStatus.pendingPayment]: {
      label: t({ message: 'To pay', context: 'orders', comment: 'A list of orders in this state' }),
      Icon: Clock,
    },
    [orderStatus.pendingDelivery]: {
      label: t({ message: 'Being prepared', context: 'orders', comment: 'A list of orders in this state' }),
      Icon: Box,
    },
    [orderStatus.pendingReceipt]: {
      label: t({ message: 'On the way', context: 'orders', comment: 'A list of orders in this state' }),
      Icon: Truck,
    },
    [orderStatus.pendingEvaluation]: {
      label: t({ message: 'Received', context: 'orders', comment: 'A list of orders in this state' }),
      Icon: PackageCheck,
    },
    [orderStatus.completed]: {
      label: t({ message: 'Completed', context: 'orders', comment: 'A list of orders in this state' }),
      Icon: CircleCheck,
    },
  };
  return (
    <div>
      <h1 className="mb-5 text-xl font-semibold md:text-2xl">
        <Trans>Welcome, {nickName}</Trans>
      </h1>
      {store ? <StoreNeedNotice need={store} /> : null}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <Card as="section" aria-labelledby="counts-title">
          <div className="mb-3 flex flex-wrap items-baseline gap-3">
            <h2 id="counts-title" className="text-lg font-semibold">{t`Your orders`}</h2>
            <Anchor
              href={paths.orders()}
              className="ms-auto inline-flex min-h-8 items-center text-sm font-semibold text-brand hover:underline"
            >
              {t`All orders`}
            </Anchor>
          </div>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-5">
            {counts.map(({ status, count }) => {
              const word = words[status];
              return word ? (
                <li key={status}>
                  <Anchor
                    href={paths.orders({ status })}
                    className="grid h-full min-h-20 content-between gap-1 rounded-2 border border-line px-3 py-3 hover:border-brand"
                  >
                    <span className="flex items-center gap-2 text-sm text-ink-2">
                      <word.Icon aria-hidden className="size-4 shrink-0" />
                      {word.label}
                    </span>
                    <span className="text-xl font-bold tabular-nums">{count}</span>
                  </Anchor>
                </li>
              ) : null;
            })}
          </ul>
          {openRefunds ? (
            <Anchor
              href={paths.refunds({ group: 'open' })}
              className="mt-3 inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-brand hover:underline"
            >
              <RotateCcw aria-hidden className="size-4" />
              {t`Refunds in progress: ${openRefunds}`}
            </Anchor>
          ) : null}
        </Card>
        {balance ? (
          <Card as="section" aria-labelledby="balance-title">
            <h2 id="balance-title" className="flex items-center gap-2 text-lg font-semibold">
              <Wallet aria-hidden className="size-5 text-brand" />
              {t`Balance`}
            </h2>
            <p className="mt-2">
              <Money className="text-2xl font-bold tracking-tight">{balance.available}</Money>
            </p>
            {balance.about ? (
              <Money className="text-sm text-ink-2">
                {t({ message: `≈ ${balance.about}`, comment: 'The same price in the currency shown, approximately' })}
              </Money>
            ) : null}
            {balance.held ? <p className="mt-1 text-sm text-ink-2">{t`Held: ${balance.held}`}</p> : null}
            <Anchor
              href={paths.balance()}
              className="mt-2 flex min-h-8 w-fit items-center text-sm font-semibold text-brand hover:underline"
            >
              {t`Top up and see movements`}
            </Anchor>
            {points ? <Points points={points} /> : null}
          </Card>
        ) : null}
      </div>
      <section className="mt-8">
        <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-lg font-semibold">{t`Needs your attention`}</h2>
          {needs.total > 0 ? (
            <p className="text-sm text-ink-2">
              <Plural value={needs.total} one="# item" other="# items" />
            </p>
          ) : null}
        </div>
        {needs.list.length > 0 ? (
          <ul className="grid gap-2.5">
            {needs.list.map((need) => (
              <NeedRow key={need.key} need={need} />
            ))}
          </ul>
        ) : (
          <div className="flex flex-wrap items-center gap-3 rounded-2 border border-line bg-paper p-4 text-ink-2">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-brand" />
            <p className="flex-1 basis-60">
              <Trans>Nothing needs your attention. Orders to pay, receive or complete, refunds and replies from stores appear here.</Trans>
            </p>
            <LinkButton href={paths.category()} variant="soft" size="sm">
              {t`Browse the catalogue`}
            </LinkButton>
          </div>
        )}
      </section>
    </div>
  );
}

/** Points beside the balance: both are what she can pay with. */
function Points({ points: { score, expiring } }: { points: NonNullable<BuyerCentreProps['points']> }) {
  const { t } = useLingui();
  return (
    <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
      <Anchor href={paths.points()} className="inline-flex min-h-8 items-center font-semibold text-brand hover:underline">
        {t`Points: ${score}`}
      </Anchor>
      {expiring === null ? null : <span className="block">{t`${expiring.points} of them expire on ${expiring.day}.`}</span>}
    </p>
  );
}
