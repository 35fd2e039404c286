import type { OfferView } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, BadgePercent, LinkButton, Money, Plus } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { DataTable } from '../data-table.tsx';
import { useFormat } from '../format.ts';
import type { Column } from '../lists/column.ts';
import { ResourcePage } from '../resource-page.tsx';
import type { Addressed, Loaded } from '../resource.ts';
import { OfferTag } from './offer-tag.tsx';
import { useOfferWords } from './offer-words.ts';
import { calendarHref, newOfferHref, offerHref, type OfferPage, type OfferRow } from './types.ts';

type OfferIndexProps = { of: Addressed<OfferView, 'q'>; list: Loaded<OfferPage, OfferView, 'q'>; lead?: ReactNode };

/** The offers of a store or of the platform, with what came of each. */
export function OfferIndex({ of, list, lead }: OfferIndexProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const words = useOfferWords();
  const columns = useOfferColumns();
  const { records, counts, total } = list.page;
  const count = number(total);
  const isNarrowed = list.narrowed.q !== undefined;
  return (
    <ResourcePage
      of={of}
      list={list}
      tabsLabel={t`Offers by state`}
      tabs={{
        running: { label: words.state(1), count: counts.running },
        notStarted: { label: words.state(0), count: counts.notStarted },
        paused: { label: words.paused, count: counts.paused },
        ended: { label: words.state(2), count: counts.ended },
        all: { label: t({ message: 'All', context: 'offers', comment: 'Tab: all price offers' }), count: counts.all },
      }}
      search={{ name: 'q', label: t`Title of the offer` }}
      lead={lead}
      actions={
        <>
          <LinkButton variant="ghost" href={calendarHref}>
            {t({ message: 'Calendar', context: 'offers', comment: 'Link: the offers of the next 60 days' })}
          </LinkButton>
          <LinkButton href={newOfferHref}>
            <Plus aria-hidden className="size-4.5" />
            {t({ message: 'New offer', context: 'offers', comment: 'Button and heading: a new price offer' })}
          </LinkButton>
        </>
      }
      summary={t({ message: `Offers: ${count}`, context: 'offers', comment: 'How many price offers the list holds' })}
      empty={{
        icon: BadgePercent,
        title: isNarrowed ? t`No offer has this title` : t({ message: 'No offers here', context: 'offers', comment: 'Empty list' }),
        text: isNarrowed ? undefined : t`An offer lowers the price of chosen products for a time.`,
        all: isNarrowed ? { label: t`See all offers`, href: of.href({ view: 'all' }) } : undefined,
      }}
    >
      <DataTable label={t`Price offers`} columns={columns} rows={records} rowKey={({ offerId }) => offerId} />
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

function useOfferColumns(): Column<OfferRow>[] {
  const { t } = useLingui();
  const { number, money, span } = useFormat();
  const words = useOfferWords();
  const agreed = ({ owner, stores, storesAgreed }: OfferRow): string | null => {
    if (owner === 'store') return null;
    const [yes, all] = [number(storesAgreed), number(stores)];
    return t({ message: `Stores that agreed: ${yes} of ${all}`, comment: 'Of an offer of the platform' });
  };
  return [
    {
      key: 'title',
      head: t({ message: 'Offer', context: 'offers', comment: 'Column: title and kind of a price offer' }),
      card: 'title',
      render: (row) => (
        <span className="grid wrap-anywhere">
          <Anchor href={offerHref(row.offerId)} className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline">
            <bdi>{row.title}</bdi>
          </Anchor>
          <span className="text-xs text-ink-3">{words.kind(row.offerKind)}</span>
        </span>
      ),
    },
    { key: 'state', head: t`State`, card: 'state', render: (row) => <OfferTag offer={row} /> },
    {
      key: 'period',
      head: t({ message: 'Period', context: 'offers', comment: 'Column: from which day to which an offer runs' }),
      card: 'line',
      render: (row) => span(row.startTime, row.endTime),
    },
    {
      key: 'goods',
      head: t({ message: 'On offer', comment: 'Column: how many variants an offer is on' }),
      card: 'line',
      render: (row) => <Two first={words.variants(row.itemCount)} second={agreed(row)} />,
    },
    {
      key: 'pieces',
      head: t({ message: 'Pieces taken', comment: 'Column: pieces that orders took at the price of an offer' }),
      numeric: true,
      render: ({ pieces }) => number(pieces),
    },
    {
      key: 'orders',
      head: t({ message: 'Paid orders', comment: 'Fact: paid orders on which a coupon took something off' }),
      numeric: true,
      render: ({ orders }) => number(orders),
    },
    {
      key: 'sold',
      head: t({ message: 'Sold, cost', comment: 'Column: what was paid for goods on offer, and what the offer took off' }),
      numeric: true,
      render: ({ sold, cost, currency }) => (
        <Two first={<Money>{money(sold, currency)}</Money>} second={<Money>{money(cost, currency)}</Money>} />
      ),
    },
    {
      key: 'new',
      head: t({ message: 'New buyers', comment: 'Column: buyers whose first paid order a coupon was used on' }),
      numeric: true,
      card: 'end',
      render: ({ newBuyers }) => number(newBuyers),
    },
  ];
}
