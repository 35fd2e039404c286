import type { Pair } from './import-cells.ts';
import type { ImportReason, ReasonValues } from './import-columns.ts';

interface Told {
  readonly properties: readonly Pair[];
}
/** The names of a variant's properties, whatever their order. */
export const namesOf = (v: Told): string =>
  v.properties
    .map(([name]) => name)
    .toSorted()
    .join('\n');
/** The properties with their values, whatever their order. */
export const valuesOf = (v: Told): string => JSON.stringify(v.properties.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** A variant that a product has already. */
export interface StoredLook extends Told {
  readonly article: string;
}

interface Beside {
  readonly line: number;
  readonly reason: ImportReason;
  readonly values: ReasonValues;
}
/**
 * What one file forbids among its rows, a second file must not bring either: variants that name other properties than those
 * which the product keeps, or that are the same as one of them. A row that says what its variant is already is let be.
 */
export const besideStored = (
  variants: readonly (Told & { readonly line: number; readonly article: string })[],
  stored: readonly StoredLook[],
): readonly Beside[] => {
  const told = new Set(variants.map((v) => v.article));
  const kept = stored.filter((s) => !told.has(s.article));
  const [first] = kept;
  if (first === undefined) return [];
  const known = new Map(stored.map((s) => [s.article, valuesOf(s)]));
  const names = new Set(kept.map(namesOf));
  const articleOf = new Map(kept.map((s) => [valuesOf(s), s.article]));
  return variants.flatMap((v): Beside[] => {
    if (known.get(v.article) === valuesOf(v)) return [];
    if (!names.has(namesOf(v))) return [{ line: v.line, reason: 'propertiesDifferStored', values: { article: first.article } }];
    const same = articleOf.get(valuesOf(v));
    return same === undefined ? [] : [{ line: v.line, reason: 'variantsAlikeStored', values: { article: same } }];
  });
};
