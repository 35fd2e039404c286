import { type Currency, toWire } from '@kyakhta/money';
import type { Locale } from '@kyakhta/contract';
import type { OfferedVariantJson } from '../domains/catalog/index.ts';
import { nextChangeOf, readOffers, titleOf } from '../domains/offers/index.ts';
import { type OfferedPrice, productPrices, type ProductPrices, type VariantPrices } from '../domains/pricing/index.ts';
import type { Result } from '../runtime/context.ts';

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

export interface PricesNow extends ProductPrices {
  /** When an offer on it begins or ends next; null: none is known. */
  readonly change: Date | null;
}
/** What goods with offers cost at a moment; null where no offer is on them: their own prices hold. */
export const pricesOfSkus = (skus: readonly VariantPrices[], currency: Currency, now: Date): PricesNow | null => {
  const offers = skus.flatMap((s) => s.offers);
  return offers.length === 0 ? null : { ...productPrices(skus, currency, now), change: nextChangeOf(offers, now) };
};
/** The same of what a card reads. */
export const pricesNow = (variants: readonly OfferedVariantJson[] | null, currency: Currency, now: Date): PricesNow | null =>
  variants === null
    ? null
    : pricesOfSkus(
        variants.map((v) => ({ prices: v.prices.map(BigInt), offers: readOffers(v.offers) })),
        currency,
        now,
      );
