import { useLingui } from '@lingui/react/macro';
import { Anchor, Notice, Tag } from '@kyakhta/ui';
import type { PromotionOwner } from '@kyakhta/contract/values';
import { DataTable } from '../data-table.tsx';
import { DetailPage, Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { useOfferWords } from './offer-words.ts';
import { askedHref, offerHref, offersHref, type Calendar } from './types.ts';

type CalendarProps = { owner: PromotionOwner; calendar: Calendar };
type Offer = Calendar['offers'][number];
type Overlap = Calendar['overlaps'][number];

/** The offers of the next weeks as bars over their days, and where several are on the same products, which wins. */
export function OfferCalendar({ owner, calendar }: CalendarProps) {
  const { t } = useLingui();
  const { span, list } = useFormat();
  const words = useOfferWords();
  const titles = new Map(calendar.offers.map(({ offerId, title }) => [offerId, title]));
  const titleOf = (offerId: number): string => titles.get(offerId) ?? String(offerId);
  return (
    <DetailPage
      title={t({ message: 'Calendar of price offers', comment: 'Page: the offers of the next 60 days' })}
      back={{ href: offersHref, label: t`All price offers` }}
      aside={
        <Notice tone="info">
          {t`Where several offers are on the same product, the lowest price wins; at the same price the store’s offer, then the older one.`}
        </Notice>
      }
    >
      <Section title={span(calendar.from, calendar.to)}>
        {calendar.offers.length === 0 ? (
          <p className="text-sm text-ink-2">{t`No offers in these days`}</p>
        ) : (
          <ul className="grid gap-3">
            {calendar.offers.map((offer) => (
              <Bar key={offer.offerId} offer={offer} owner={owner} calendar={calendar} />
            ))}
          </ul>
        )}
      </Section>
      {calendar.overlaps.length === 0 ? null : (
        <Section title={t({ message: 'Several offers on one product', comment: 'Heading: where offers meet, and which wins' })}>
          <DataTable
            label={t`Several offers on one product`}
            needs="narrow"
            rows={calendar.overlaps}
            rowKey={(row: Overlap) => [row.prodId, row.startTime, ...row.offerIds, row.winner].join(' ')}
            columns={[
              {
                key: 'product',
                head: t`Product`,
                card: 'title',
                render: (row) => (
                  <span className="grid wrap-anywhere">
                    <bdi className="font-semibold">{row.prodName}</bdi>
                    <span className="text-xs text-ink-3">{words.variants(row.variants)}</span>
                  </span>
                ),
              },
              {
                key: 'days',
                head: t({ message: 'Period', context: 'offers', comment: 'Column: from which day to which an offer runs' }),
                card: 'state',
                render: (row) => span(row.startTime, row.endTime),
              },
              {
                key: 'winner',
                head: t({ message: 'Price from', comment: 'Column: the offer whose price holds' }),
                card: 'line',
                render: (row) => <bdi className="font-semibold wrap-anywhere">{titleOf(row.winner)}</bdi>,
              },
              {
                key: 'others',
                head: t({ message: 'Without effect', comment: 'Column: offers that another one beats' }),
                card: 'line',
                render: (row) => <bdi className="wrap-anywhere">{list(row.offerIds.filter((id) => id !== row.winner).map(titleOf))}</bdi>,
              },
            ]}
          />
        </Section>
      )}
    </DetailPage>
  );
}

/** An offer by its days: a bar where there is room, and its dates everywhere. */
function Bar({ offer, owner, calendar }: { offer: Offer; owner: PromotionOwner; calendar: Calendar }) {
  const { t } = useLingui();
  const { span } = useFormat();
  const words = useOfferWords();
  const [from, to] = [Date.parse(calendar.from), Date.parse(calendar.to)];
  const at = (iso: string): number => (Math.min(Math.max(Date.parse(iso), from), to) - from) / (to - from);
  const [start, end] = [at(offer.startTime), at(offer.endTime)];
  const isOwn = offer.owner === owner;
  const whose = offer.owner === 'platform' ? t`Platform` : owner === 'platform' ? offer.shopName : null;
  const href = isOwn ? offerHref(offer.offerId) : owner === 'store' ? askedHref : null;
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {href === null ? (
          <bdi className="font-semibold wrap-anywhere">{offer.title}</bdi>
        ) : (
          <Anchor href={href} className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:text-brand hover:underline">
            <bdi>{offer.title}</bdi>
          </Anchor>
        )}
        {whose === null ? null : <bdi className="text-ink-2">{whose}</bdi>}
        {offer.paused ? <Tag>{words.paused}</Tag> : null}
        <span className="text-ink-2">{words.variants(offer.itemCount)}</span>
        <span className="ms-auto text-ink-2 tabular-nums">{span(offer.startTime, offer.endTime)}</span>
      </span>
      <span aria-hidden className="hidden h-2 overflow-hidden rounded-full bg-sunk sm:flex">
        <span style={{ flexGrow: start }} />
        <span
          className={offer.paused ? 'bg-line-strong' : isOwn ? 'bg-brand' : 'bg-seal'}
          style={{ flexGrow: Math.max(end - start, 0.005) }}
        />
        <span style={{ flexGrow: 1 - end }} />
      </span>
    </li>
  );
}
