import { type OfferKind, offerKind, pickText, type Locale } from '@kyakhta/contract';

/** An offer on a variant that has not ended, as a price is read from it: minor units of a piece, or whole percent off. */
export interface SkuOffer {
  readonly itemId: number;
  readonly offerId: number;
  readonly kind: OfferKind;
  readonly owner: 'store' | 'platform';
  readonly titles: Readonly<Record<string, string>>;
  readonly price: bigint | null;
  readonly percent: number | null;
  /** The highest price of a piece without it that it still lowers; null: any. */
  readonly priceLimit: bigint | null;
  /** Pieces that are left at it, and that one buyer may have; null: without an end. */
  readonly left: number | null;
  readonly perBuyer: number | null;
  /** Pieces that the buyer who asks took before; only looked up where there is a most of one buyer. */
  readonly took: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}
/** The same as it comes out of the database, in JSON. */
export interface SkuOfferJson {
  readonly itemId: number;
  readonly offerId: number;
  readonly kind: number;
  readonly ofStore: boolean;
  readonly titles: Readonly<Record<string, string>>;
  readonly price: string | null;
  readonly percent: number | null;
  readonly priceLimit: string | null;
  readonly left: number | null;
  readonly perBuyer: number | null;
  readonly took: number;
  readonly startsAt: string;
  readonly endsAt: string;
}
const kindOf = (kind: number): OfferKind => {
  const known = Object.values(offerKind).find((k) => k === kind);
  if (known === undefined) throw new Error(`no kind of offer: ${kind}`);
  return known;
};
export const readOffers = (rows: readonly SkuOfferJson[]): SkuOffer[] =>
  rows.map(({ ofStore, ...r }) => ({
    ...r,
    kind: kindOf(r.kind),
    owner: ofStore ? 'store' : 'platform',
    price: r.price === null ? null : BigInt(r.price),
    priceLimit: r.priceLimit === null ? null : BigInt(r.priceLimit),
    startsAt: new Date(r.startsAt),
    endsAt: new Date(r.endsAt),
  }));

/** Those that hold at a moment: begun, not over, and with a piece left. */
export const runningAt = (offers: readonly SkuOffer[], now: Date): SkuOffer[] =>
  offers.filter((o) => o.startsAt <= now && now < o.endsAt && (o.left === null || o.left > 0));

/** Pieces that the buyer who asks could have at an offer; null: without an end. */
export const piecesFor = ({ left, perBuyer, took }: Pick<SkuOffer, 'left' | 'perBuyer' | 'took'>): number | null => {
  const own = perBuyer === null ? null : Math.max(0, perBuyer - took);
  return left === null || own === null ? (left ?? own) : Math.min(left, own);
};

/** When a price read now is no longer true by the clock alone; null: never. */
export const nextChangeOf = (offers: readonly SkuOffer[], now: Date): Date | null => {
  const [next] = offers
    .flatMap((o) => [o.startsAt, o.endsAt])
    .filter((at) => at > now)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return next ?? null;
};

/** What an offer does to the price of a piece, as pricing takes it. */
export const effectOf = ({
  price,
  percent,
  priceLimit = null,
}: Pick<SkuOffer, 'price' | 'percent'> & Partial<Pick<SkuOffer, 'priceLimit'>>): (
  | { readonly price: bigint }
  | { readonly basisPoints: number }
) & {
  readonly upTo: bigint | null;
} => ({ ...(price === null ? { basisPoints: (percent ?? 0) * 100 } : { price }), upTo: priceLimit });

export const titleOf = (o: Pick<SkuOffer, 'titles'>, locale: Locale): string => pickText(o.titles, locale) ?? '';
