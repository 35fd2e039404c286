import { commaOf, type Locale, mold, productStatus, productType } from '@kyakhta/contract';

/** Values by locale, such as `{ en: 'Boots', ru: 'Ботинки' }`. */
export type ByLocale<T> = Readonly<Record<string, T>>;
export type Properties = ByLocale<readonly (readonly [name: string, value: string])[]>;

/** Pairs as they travel: `name:value;name:value`. Separators inside a name or value become full-width. */
export const writeProperties = (pairs: readonly (readonly [string, string])[]): string => {
  const clean = (s: string): string => s.replaceAll(';', '；').replaceAll(':', '：');
  return pairs.map(([name, value]) => `${clean(name)}:${clean(value)}`).join(';');
};
/** The variant's short name: its values only. */
export const variantName = (pairs: readonly (readonly [string, string])[], locale: Locale): string =>
  pairs.map(([, value]) => value).join(commaOf(locale));

export interface DeliveryTier {
  readonly start: number;
  readonly end: number | null;
  readonly days: number;
}
export interface PriceTier {
  readonly start: number;
  readonly price: bigint;
}

/** Days until shipping for a quantity, by the product's delivery tiers. */
export const deliveryDays = (tiers: readonly DeliveryTier[], quantity: number): number =>
  tiers.findLast((t) => t.start <= quantity)?.days ?? tiers[0]?.days ?? 0;

/** Bought by voucher: nothing is packed or sent. */
export const isVirtual = (of: { readonly mold: number }): boolean => of.mold === mold.virtual;

/** A product as a cart or an order needs it. */
export const isOnSale = (p: { readonly status: number }): boolean => p.status === productStatus.on;
/** Pre-sale, flash, combo and activity goods are bought directly and never enter the cart. */
export const mayEnterCart = (p: { readonly productType: number; readonly preSell: boolean }): boolean =>
  p.productType === productType.normal && !p.preSell;

/** Lowest and highest unit price a person can meet: over tiers when tiered, over variants otherwise. */
export const priceRange = (
  tiered: boolean,
  tiers: readonly { readonly price: bigint }[],
  variants: readonly { readonly price: bigint }[],
): { readonly min: bigint; readonly max: bigint } => {
  const prices = (tiered && tiers.length > 0 ? tiers : variants).map((p) => p.price);
  const [first, ...rest] = prices;
  if (first === undefined) throw new Error('a product has at least one price');
  return rest.reduce((r, p) => ({ min: p < r.min ? p : r.min, max: p > r.max ? p : r.max }), { min: first, max: first });
};

/** Mean stars of reviews to one decimal, as pages show them; 0 without reviews. */
export const meanScore = (sum: number, count: number): number => (count === 0 ? 0 : Math.floor((sum * 20 + count) / (count * 2)) / 10);
