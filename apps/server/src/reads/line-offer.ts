import { type Locale, pickText } from '@kyakhta/contract';
import { type Currency, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import type { Result } from '../runtime/context.ts';

type Told = NonNullable<Result<'GET /p/myOrder/myOrderSearch'>['records'][number]['orderItemDtos'][number]['offer']>;
/** The offer that a line of an order was bought under, as it comes out of the database. */
export interface LineOffer {
  readonly offerId: number;
  readonly kind: number;
  readonly ofStore: boolean;
  readonly titles: Readonly<Record<string, string>>;
  /** Of a piece without it, and what the platform pays of the line because of it; minor units. */
  readonly before: string;
  readonly byPlatform: string;
}

/** The offer of a line of `order_items`; null where it has none. */
export const lineOffer = (): Sql<LineOffer | null> => sql<LineOffer | null>`(
  select jsonb_build_object('offerId', f.id, 'kind', f.offer_kind, 'ofStore', f.store_id is not null, 'titles', f.titles, 'before', order_items.price_before::text,
    'byPlatform', coalesce((select sum(s.amount) from order_item_shares s where s.order_item_id = order_items.id and s.kind = 'offer' and s.source = f.id::text), 0)::text)
  from offers f where f.id = order_items.offer_id)`;

/** The same as the wire shows it. */
export const wireLineOffer = (
  offer: LineOffer | null,
  { price, count }: { readonly price: bigint; readonly count: number },
  currency: Currency,
  locale: Locale,
): Told | null =>
  offer && {
    offerId: offer.offerId,
    offerKind: offer.kind,
    title: pickText(offer.titles, locale) ?? '',
    priceBefore: toWire(money(BigInt(offer.before), currency)),
    price: toWire(money(price - BigInt(offer.byPlatform) / BigInt(count), currency)),
    owner: offer.ofStore ? 'store' : 'platform',
  };
