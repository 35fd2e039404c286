import type { Locale } from '@kyakhta/contract';
import { type Currency, type Money, money, toWire } from '@kyakhta/money';
import type { Result } from '../../../runtime/context.ts';
import { effectOf, runningAt, type SkuOffer, titleOf } from '../../offers/index.ts';
import { byPrecedence, winnerOf } from './base-price.ts';

/** What a piece costs now, what it costs without an offer, and the offer that makes the difference; null: none does. */
export interface OfferedPrice {
  readonly price: Money;
  readonly before: Money;
  readonly offer: SkuOffer | null;
}

/** A price of a piece with the offers on its variant, as they hold at a moment. */
export const offeredPrice = (base: Money, offers: readonly SkuOffer[], now: Date): OfferedPrice => {
  const running = runningAt(offers, now);
  const winner = winnerOf(
    '',
    base,
    running.map((o) => ({ id: o.offerId, owner: o.owner, prices: new Map([['', effectOf(o)]]) })),
  );
  const offer = running.find((o) => o.offerId === winner?.id) ?? null;
  return { price: winner?.unitPrice ?? base, before: base, offer };
};

/** A variant with all prices that a piece of it can have: its own, or one for each tier. */
export interface VariantPrices {
  readonly prices: readonly bigint[];
  readonly offers: readonly SkuOffer[];
}
export interface ProductPrices {
  readonly low: Money;
  readonly high: Money;
  /** The running offer with the lowest price of a piece. */
  readonly best: (OfferedPrice & { readonly offer: SkuOffer }) | null;
}

/** The prices of a product at a moment, over its variants and tiers. @param variants with at least one price among them */
export const productPrices = (variants: readonly VariantPrices[], currency: Currency, now: Date): ProductPrices => {
  const all = variants.flatMap(({ prices, offers }) => prices.map((p) => offeredPrice(money(p, currency), offers, now)));
  const [first] = all;
  if (first === undefined) throw new Error('a product has at least one price');
  const offered = all.flatMap((p) =>
    p.offer === null ? [] : [{ ...p, offer: p.offer, unitPrice: p.price, id: p.offer.offerId, owner: p.offer.owner }],
  );
  return {
    low: all.reduce((least, { price }) => (price.amount < least.amount ? price : least), first.price),
    high: all.reduce((most, { price }) => (price.amount > most.amount ? price : most), first.price),
    best: offered.toSorted(byPrecedence)[0] ?? null,
  };
};

export type OfferTold = NonNullable<Result<'GET /search/page'>['records'][number]['offer']>;
/** The offer behind a price, as everybody sees it; null without one. */
export const toldOffer = (shown: OfferedPrice | null, locale: Locale): OfferTold | null =>
  shown === null || shown.offer === null
    ? null
    : {
        offerId: shown.offer.offerId,
        offerKind: shown.offer.kind,
        title: titleOf(shown.offer, locale),
        priceBefore: toWire(shown.before),
        price: toWire(shown.price),
        owner: shown.offer.owner,
        endTime: shown.offer.endsAt.toISOString(),
        left: shown.offer.left,
        perBuyer: shown.offer.perBuyer,
      };
