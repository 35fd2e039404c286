import type { CouponView } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, LinkButton, Money, Plus, Tag, TicketPercent } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { DataTable } from '../data-table.tsx';
import { useFormat } from '../format.ts';
import type { Column } from '../lists/column.ts';
import { ResourcePage } from '../resource-page.tsx';
import type { Addressed, Loaded } from '../resource.ts';
import { CouponTag } from './coupon-tag.tsx';
import { useCouponWords } from './coupon-words.ts';
import { couponHref, newCouponHref, type Coupon, type CouponPage } from './types.ts';

type CouponIndexProps = { of: Addressed<CouponView, 'q'>; list: Loaded<CouponPage, CouponView, 'q'> };

/** The coupons of a store or of the platform, with what came of each. */
export function CouponIndex({ of, list }: CouponIndexProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const columns = useCouponColumns();
  const words = useCouponWords();
  const { records, counts, total } = list.page;
  const count = number(total);
  const isNarrowed = list.narrowed.q !== undefined;
  return (
    <ResourcePage
      of={of}
      list={list}
      tabsLabel={t`Coupons by state`}
      tabs={{
        running: { label: words.state(1), count: counts.running },
        notStarted: { label: words.state(0), count: counts.notStarted },
        ended: { label: words.state(2), count: counts.ended },
        all: { label: t({ message: 'All', context: 'coupons', comment: 'Tab: all coupons' }), count: counts.all },
      }}
      search={{ name: 'q', label: t`Name of the coupon` }}
      actions={
        <LinkButton href={newCouponHref}>
          <Plus aria-hidden className="size-4.5" />
          {t`New coupon`}
        </LinkButton>
      }
      summary={t({ message: `Coupons: ${count}`, comment: 'How many coupons the list holds' })}
      empty={{
        icon: TicketPercent,
        title: isNarrowed ? t`No coupon has this name` : t`No coupons here`,
        text: isNarrowed ? undefined : t`A coupon takes an amount or a percentage off the products that you choose.`,
        all: isNarrowed ? { label: t`See all coupons`, href: of.href({ view: 'all' }) } : undefined,
      }}
    >
      <DataTable label={t`Coupons`} columns={columns} rows={records} rowKey={({ couponId }) => couponId} />
    </ResourcePage>
  );
}

/** Two lines of a cell: what counts more stands first. */
function Two({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="grid">
      <span>{first}</span>
      <span className="text-xs text-ink-3">{second}</span>
    </span>
  );
}

function useCouponColumns(): Column<Coupon>[] {
  const { t } = useLingui();
  const { number, money, span } = useFormat();
  const words = useCouponWords();
  const dates = (row: Coupon): string => {
    if (row.startTime === null || row.endTime === null) return words.valid(row);
    const days = span(row.startTime, row.endTime);
    return t({ message: `Valid ${days}`, comment: 'Between which days a coupon can be used' });
  };
  const ofBudget = (budget: number, currency: string): string => {
    const most = money(budget, currency);
    return t({ message: `of ${most}`, comment: 'The budget of a coupon, below what is promised of it' });
  };
  return [
    {
      key: 'name',
      head: t({ message: 'Coupon', comment: 'Column: name of a coupon and what it is for' }),
      card: 'title',
      render: (row) => (
        <span className="grid wrap-anywhere">
          <Anchor
            href={couponHref(row.couponId)}
            className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline"
          >
            <bdi>{row.couponName}</bdi>
          </Anchor>
          <span className="text-xs text-ink-3">{words.forWhat(row)}</span>
        </span>
      ),
    },
    {
      key: 'state',
      head: t`State`,
      card: 'state',
      render: (row) => (
        <span className="flex flex-wrap gap-1">
          <CouponTag state={row.state} />
          {row.byCode ? <Tag>{t({ message: 'By code', comment: 'Mark of a coupon: buyers get it by typing a code' })}</Tag> : null}
        </span>
      ),
    },
    {
      key: 'off',
      head: t({ message: 'Takes off', comment: 'Column: what a coupon takes off, and from which price' }),
      card: 'line',
      render: (row) => <Two first={words.takesOff(row)} second={[words.cap(row), words.least(row)].filter(Boolean).join(' · ')} />,
    },
    {
      key: 'times',
      head: t({ message: 'Claiming and validity', comment: 'Column: when a coupon can be claimed, and when it can be used' }),
      card: 'line',
      render: (row) => <Two first={span(row.receiveStart, row.receiveEnd)} second={dates(row)} />,
    },
    {
      key: 'claimed',
      head: t({ message: 'Claimed', comment: 'Column: how many coupons buyers have received, of how many' }),
      numeric: true,
      render: (row) => <Claimed coupon={row} />,
    },
    {
      key: 'used',
      head: t({ message: 'Used', context: 'coupons', comment: 'Column: how many coupons are used' }),
      numeric: true,
      render: ({ used }) => number(used),
    },
    {
      key: 'reduced',
      head: t({ message: 'Taken off, sold', comment: 'Column: what coupons took off paid orders, and what was paid for these products' }),
      numeric: true,
      render: ({ reduced, sold, currency }) => (
        <Two first={<Money>{money(reduced, currency)}</Money>} second={<Money>{money(sold, currency)}</Money>} />
      ),
    },
    {
      key: 'new',
      head: t({ message: 'New buyers', comment: 'Column: buyers whose first paid order a coupon was used on' }),
      numeric: true,
      render: ({ newBuyers }) => number(newBuyers),
    },
    {
      key: 'budget',
      head: t({ message: 'Promised', comment: 'Column: the most that received coupons can take off, and the budget' }),
      numeric: true,
      card: 'end',
      render: ({ promised, budget, currency }) => (
        <Two first={<Money>{money(promised, currency)}</Money>} second={budget === null ? t`No budget` : ofBudget(budget, currency)} />
      ),
    },
  ];
}

/** How many were received, and of how many. */
export function Claimed({ coupon }: { coupon: Coupon }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const claimed = number(coupon.claimed);
  if (coupon.issueTotal === null) return claimed;
  const total = number(coupon.issueTotal);
  return t({ message: `${claimed} of ${total}`, comment: 'So many coupons were received, of so many' });
}
