import type { PromotionOwner } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Code, Money, Tag } from '@kyakhta/ui';
import { DataTable } from '../data-table.tsx';
import { useFormat } from '../format.ts';
import type { Column } from '../lists/column.ts';
import { percentOff } from './offer-draft.ts';
import { useOfferWords } from './offer-words.ts';
import type { AskedOffer, OfferItem } from './types.ts';

/** What an offer and a question of the platform say alike of a variant. */
type Row = AskedOffer['items'][number] & Partial<Pick<OfferItem, 'taken' | 'agreed' | 'beatenBy'>>;
type OfferItemsProps = { label: string; owner: PromotionOwner; reader: PromotionOwner; items: readonly Row[] };

/** The goods of an offer: what they cost before and after, what their store receives, how many are taken, and what wins. */
export function OfferItems({ label, owner, reader, items }: OfferItemsProps) {
  const columns = useItemColumns(owner, reader);
  return <DataTable label={label} needs="narrow" columns={columns} rows={items} rowKey={({ skuId }) => skuId} />;
}

function Winner({ row }: { row: Row }) {
  const { t } = useLingui();
  const { money } = useFormat();
  if (!row.beatenBy) return null;
  const { title, owner, price } = row.beatenBy;
  const at = money(price, row.currency);
  const text =
    owner === 'platform'
      ? t({ message: `The platform’s offer “${title}” wins: ${at}`, comment: 'Another offer on the same product has the lower price' })
      : t({ message: `The store’s offer “${title}” wins: ${at}`, comment: 'Another offer on the same product has the lower price' });
  return <span className="text-xs text-ink-2 wrap-anywhere">{text}</span>;
}

function useItemColumns(owner: PromotionOwner, reader: PromotionOwner): Column<Row>[] {
  const { t } = useLingui();
  const { number, money } = useFormat();
  const words = useOfferWords();
  const taken = ({ quota, taken: used }: Row): string => {
    const pieces = number(used ?? 0);
    if (quota === null)
      return used === undefined ? t({ message: 'No limit', comment: 'Of a coupon: as many, or as much, as is asked for' }) : pieces;
    const all = number(quota);
    return used === undefined ? all : t({ message: `${pieces} of ${all}`, comment: 'So many pieces on offer were taken, of so many' });
  };
  const most = ({ perBuyer }: Row): string | null => {
    if (perBuyer === null) return null;
    const pieces = number(perBuyer);
    return t({ message: `For each buyer at most: ${pieces}`, comment: 'Pieces of a product on offer' });
  };
  return [
    {
      key: 'goods',
      head: t({ message: 'Variant', comment: 'Column: a variant of a product' }),
      card: 'title',
      render: (row) => (
        <span className="grid wrap-anywhere">
          <bdi className="font-semibold">{words.named(row)}</bdi>
          <span className="flex flex-wrap gap-x-2 text-xs text-ink-3">
            <Code>{row.partyCode}</Code>
            {reader === 'platform' ? <bdi>{row.shopName}</bdi> : null}
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      head: t({ message: 'Buyers pay', comment: 'Column: the price of a piece on offer, and the one before' }),
      numeric: true,
      card: 'state',
      render: (row) => (
        <span className="grid justify-items-end">
          <span className="flex flex-wrap items-baseline justify-end gap-x-2">
            <Money>{words.range(row.priceAfter, row.priceAfterMax, row.currency)}</Money>
            {row.priceAfter < row.oriPrice ? (
              <span className="text-xs font-semibold text-seal">{words.off(percentOff(row.oriPrice, row.priceAfter))}</span>
            ) : null}
          </span>
          <s className="text-xs text-ink-3">
            <Money>{words.range(row.oriPrice, row.oriPriceMax, row.currency)}</Money>
          </s>
        </span>
      ),
    },
    {
      key: 'receives',
      head:
        reader === 'store'
          ? t({ message: 'You receive', comment: 'Column: what the store receives of a piece, after commission' })
          : t({ message: 'The store receives', comment: 'Column: what the store receives of a piece, after commission' }),
      numeric: true,
      card: 'fact',
      render: (row) => (
        <span className="grid justify-items-end">
          <Money>{money(row.receivesOnOffer, row.currency)}</Money>
          {owner === 'store' ? (
            <span className="text-xs text-ink-3">
              <Money>{money(row.receives, row.currency)}</Money>
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'taken',
      head: t({ message: 'Pieces at this price', comment: 'Field of a price offer' }),
      numeric: true,
      card: 'end',
      render: (row) => (
        <span className="grid justify-items-end">
          <span>{taken(row)}</span>
          <span className="text-xs text-ink-3">{most(row)}</span>
        </span>
      ),
    },
    {
      key: 'notes',
      head: t({ message: 'Notes', context: 'offers', comment: 'Column: what else there is to know of a variant on offer' }),
      quiet: true,
      card: 'action',
      render: (row) => (
        <span className="grid justify-items-start gap-1">
          {row.agreed === false ? <Tag>{t({ message: 'The store has not agreed', comment: 'Mark of a variant on offer' })}</Tag> : null}
          <Winner row={row} />
        </span>
      ),
    },
  ];
}
