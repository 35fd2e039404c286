import { type Locale, type OfferMissReason } from '@kyakhta/contract';
import { toWire, type Money } from '@kyakhta/money';
import { effectOf, piecesFor, runningAt, type SkuOffer, type Take, titleOf } from '../../domains/offers/index.ts';
import { basePriceOf, type Offer, type Priced, type PricedLine, toldOffer, winnerOf } from '../../domains/pricing/index.ts';
import type { Result } from '../../runtime/context.ts';
import type { InspectedLine } from './inspect-lines.ts';

type CartLine = Result<'GET /p/shopCart/expiryProdList'>[number];

/** A running offer that would be better for a line than what it has, and the pieces that could be had at it. */
export interface MissedOffer {
  readonly offer: SkuOffer;
  readonly price: Money;
  readonly left: number;
  readonly reason: OfferMissReason;
}
export interface LineOffers {
  /** As pricing takes them: each for the line that it wins. */
  readonly offers: readonly Offer[];
  /** By key of the line. */
  readonly missed: ReadonlyMap<string, MissedOffer>;
}
export const noOffers: LineOffers = { offers: [], missed: new Map() };

const offerFor = (key: string, o: SkuOffer): Offer => ({ id: o.offerId, owner: o.owner, prices: new Map([[key, effectOf(o)]]) });

/**
 * Which of the offers that hold now each line has. One that asks for more pieces than are left, or than this buyer may have, does not
 * get it, and two lines never share more than there is: the earlier one comes first.
 */
export const offersOf = (lines: readonly InspectedLine[], now: Date): LineOffers => {
  if (lines.every((l) => l.row.offers.length === 0)) return noOffers;
  const counts = new Map<number, number>();
  for (const { toPrice: l } of lines) counts.set(l.productId, (counts.get(l.productId) ?? 0) + l.count);
  const given = new Map<number, number>();
  const missed = new Map<string, MissedOffer>();
  const offers = lines.flatMap(({ row, toPrice: l }) => {
    const base = basePriceOf(l, counts.get(l.productId) ?? l.count);
    const running = runningAt(row.offers, now);
    const open = (o: SkuOffer): number => Math.max(0, (piecesFor(o) ?? Number.MAX_SAFE_INTEGER) - (given.get(o.itemId) ?? 0));
    const bestOf = (some: readonly SkuOffer[]): PricedLine['offer'] =>
      winnerOf(
        l.key,
        base,
        some.map((o) => offerFor(l.key, o)),
      );
    const has = bestOf(running.filter((o) => open(o) >= l.count));
    // With so many pieces less another tier may hold: what could be had is told at the price that it would have then.
    const fewer = (o: SkuOffer): Money => basePriceOf(l, (counts.get(l.productId) ?? l.count) - (open(o) === 0 ? 0 : l.count - open(o)));
    const [wished] = running
      .filter((o) => open(o) < l.count)
      .flatMap((o) => {
        const price = winnerOf(l.key, fewer(o), [offerFor(l.key, o)])?.unitPrice;
        return price === undefined || price.amount >= (has?.unitPrice ?? base).amount ? [] : [{ offer: o, price }];
      })
      .toSorted((a, b) => Number(a.price.amount - b.price.amount));
    if (wished !== undefined) missed.set(l.key, { ...wished, left: open(wished.offer), reason: reasonOf(wished.offer) });
    const won = running.find((o) => o.offerId === has?.id);
    if (won === undefined) return [];
    given.set(won.itemId, (given.get(won.itemId) ?? 0) + l.count);
    return [offerFor(l.key, won)];
  });
  return { offers, missed };
};
/** What ends first: the pieces of all, or those of one buyer. */
const reasonOf = ({ left, perBuyer, took }: SkuOffer): OfferMissReason =>
  perBuyer !== null && (left === null || perBuyer - took < left) ? 'perBuyer' : 'quota';

/** What a buyer pays for a piece: with an offer of the platform less than the store gets. */
export const paidPiece = (l: Pick<PricedLine, 'offer' | 'unitPrice'>): Money => l.offer?.unitPrice ?? l.unitPrice;

/** The offer of a line, and one that it could have with fewer pieces, as the wire shows them. */
export const wireOffers = (
  { row }: InspectedLine,
  priced: PricedLine,
  missed: MissedOffer | undefined,
  locale: Locale,
): Pick<CartLine, 'offer' | 'offerMissed'> => {
  const has = row.offers.find((o) => o.offerId === priced.offer?.id);
  return {
    offer: toldOffer({ offer: has ?? null, before: priced.basePrice, price: paidPiece(priced) }, locale),
    offerMissed:
      missed === undefined
        ? null
        : {
            offerId: missed.offer.offerId,
            title: titleOf(missed.offer, locale),
            price: toWire(missed.price),
            reason: missed.reason,
            left: missed.left,
          },
  };
};

/** The pieces that orders take at the price of their lines' offers. */
export const takesOf = (priced: Priced, lines: readonly InspectedLine[], numberOf: (store: Priced['stores'][number]) => string): Take[] => {
  const offersByKey = new Map(lines.map((l) => [l.toPrice.key, l.row.offers]));
  return priced.stores.flatMap((store) =>
    store.lines.flatMap(({ key, offer, count }) => {
      const item = offersByKey.get(key)?.find((o) => o.offerId === offer?.id);
      return item === undefined ? [] : [{ itemId: item.itemId, orderNumber: numberOf(store), count }];
    }),
  );
};

/** Offers of which an order takes the last pieces of a variant, so that its price in lists is another one. */
export const emptiedBy = (takes: readonly Take[], lines: readonly InspectedLine[]): ReadonlySet<number> => {
  const taken = new Map([...Map.groupBy(takes, (t) => t.itemId)].map(([itemId, own]) => [itemId, own.reduce((n, t) => n + t.count, 0)]));
  const offers = lines.flatMap((l) => l.row.offers);
  return new Set(
    offers.flatMap(({ itemId, offerId, left }) => (left !== null && (taken.get(itemId) ?? 0) >= Math.max(1, left) ? [offerId] : [])),
  );
};

/** Until when a quote can hold: no longer than the first of its lines' offers. @param latest until when it would without them */
export const holdsUntil = (priced: Priced, lines: readonly InspectedLine[], latest: Date): Date => {
  const won = new Set(priced.stores.flatMap((s) => s.lines).map(({ offer }) => offer?.id));
  const ends = lines.flatMap((l) => l.row.offers).flatMap(({ offerId, endsAt }) => (won.has(offerId) ? [endsAt] : []));
  return [latest, ...ends].toSorted((a, b) => a.getTime() - b.getTime())[0] ?? latest;
};
