import type { Currency } from '@kyakhta/money';
import type { OfferedVariantJson } from '../domains/catalog/index.ts';
import { nextChangeOf, readOffers } from '../domains/offers/index.ts';
import { productPrices, type ProductPrices, type VariantPrices } from '../domains/pricing/index.ts';

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
