import { pricingMode } from '@kyakhta/contract';
import { type Money, money, percentage, subtract } from '@kyakhta/money';
import type { LineToPrice, Offer, OfferPrice, PricedLine, Tier } from './types.ts';

/** The tier a quantity falls into; below the first one the first one's price holds. */
export const tierFor = (tiers: readonly Tier[], quantity: number): Tier => {
  const found = tiers.findLast((t) => t.start <= quantity) ?? tiers[0];
  if (found === undefined) throw new Error('a tiered product has tiers');
  return found;
};

const isTiered = (l: LineToPrice): boolean => l.pricingMode === pricingMode.tiered && l.tiers.length > 0;
/** The price of a piece before any offer: the variant's own, or the tier of all pieces of the product. */
export const basePriceOf = (l: LineToPrice, productCount: number): Money =>
  money(isTiered(l) ? tierFor(l.tiers, productCount).price : l.skuPrice, l.currency);

/** The next lower price by quantity; of a line with an offer none, which holds for any quantity. */
export const nextTierOf = (l: LineToPrice, productCount: number): PricedLine['nextTier'] => {
  const next = isTiered(l) ? l.tiers.find((t) => t.start > productCount && t.price < tierFor(l.tiers, productCount).price) : undefined;
  return next === undefined ? null : { start: next.start, price: money(next.price, l.currency), missing: next.start - productCount };
};

const priceBy = (base: Money, offer: OfferPrice): Money =>
  'price' in offer ? money(offer.price, base.currency) : subtract(base, percentage(base, offer.basisPoints, 'half-up'));
/** Whether a price is none for an offer: above what it was written for, or so low that a percentage leaves nothing, and nothing is given away. */
const isNone = (base: Money, offer: OfferPrice): boolean =>
  (typeof offer.upTo === 'bigint' && base.amount > offer.upTo) || ('basisPoints' in offer && priceBy(base, offer).amount === 0n);

type Candidate = Pick<NonNullable<PricedLine['offer']>, 'id' | 'owner' | 'unitPrice'>;
/** The order of offers, the winner first: the lowest price of a piece, then the store's own, then the earlier one. */
export const byPrecedence = (a: Candidate, b: Candidate): number =>
  Number(a.unitPrice.amount - b.unitPrice.amount) || Number(a.owner === 'platform') - Number(b.owner === 'platform') || a.id - b.id;

/** The offer that wins a line: the lowest price of a piece, then the store's own, then the earlier one. One that lowers nothing is none. */
export const winnerOf = (key: string, base: Money, offers: readonly Offer[]): PricedLine['offer'] => {
  const [best] = offers
    .flatMap(({ id, owner, prices }) => {
      const terms = prices.get(key);
      const unitPrice = terms && !isNone(base, terms) ? priceBy(base, terms) : undefined;
      return unitPrice && unitPrice.amount >= 0n && unitPrice.amount < base.amount ? [{ id, owner, unitPrice }] : [];
    })
    .toSorted(byPrecedence);
  return best ?? null;
};
