import type { Product } from './goods/types.ts';

/** A stored picture and the variant (English value of a property) that it shows, if it shows one. */
export interface StoredPicture {
  readonly path: string;
  readonly variant: string | null;
}
/** Paths of stored pictures: of a product or a family in order, of icons and logos by art code. */
export interface StoredPictures {
  readonly ofProduct: ReadonlyMap<string, readonly StoredPicture[]>;
  readonly ofArt: ReadonlyMap<string, string>;
}
export const noPictures: StoredPictures = { ofProduct: new Map(), ofArt: new Map() };

/** The pictures of a product, the main one first: its own, or those of its family beginning at its place. */
export const picturesOf = (product: Product, { ofProduct }: StoredPictures): readonly StoredPicture[] => {
  if (product.shared === undefined) return ofProduct.get(product.key) ?? [];
  const list = ofProduct.get(product.shared.family) ?? [];
  return list.map((_, i) => list[(i + (product.shared?.first ?? 0)) % list.length]).filter((picture) => picture !== undefined);
};

/** The picture that shows a variant with these values, or null. */
export const skuPictureOf = (product: Product, values: readonly string[], pictures: StoredPictures): string | null =>
  picturesOf(product, pictures).find((p) => p.variant !== null && values.includes(p.variant))?.path ?? null;
