import { variantCells, productCells, type ProductCell, type VariantCell } from '@kyakhta/contract/values';
import { describe, expect, it } from 'vitest';
import { cellsOf, draftOf, seenIn, withoutSameStock, withSeen, type Draft } from './product-draft.ts';

const cells = <C extends string>(names: readonly C[], told: Partial<Record<C, string>>): Record<C, string> =>
  Object.fromEntries(names.map((name) => [name, told[name] ?? ''])) as Record<C, string>;
const before = draftOf({
  product: cells<ProductCell>(productCells, { product: 'LOCK' }),
  variants: ['S', 'M'].map((size, i) => ({
    ...cells<VariantCell>(variantCells, { article: `LOCK-${size}`, stock: '600', properties: `Size:${size}` }),
    skuId: i + 1,
  })),
  freightTemplateId: -1,
  noReasonReturn: true,
});
const written = (change: Record<string, Partial<Record<VariantCell, string>>>): Draft => ({
  ...before,
  matrix: {
    ...before.matrix,
    rows: Object.fromEntries(Object.entries(before.matrix.rows).map(([c, v]) => [c, { ...v, ...change[v.key] }])),
  },
});
const sent = (draft: Draft, seen: Readonly<Record<string, string>>) =>
  withSeen(cellsOf(withoutSameStock(draft, before, seen), []).variants, draft, seen).map((v) => [v.article, v.stock, v.seenStock]);

describe('the stock that a product form sends', () => {
  it('goes with what was seen, and is empty where nobody touched it', () => {
    expect(sent(written({ 1: { stock: '610' } }), seenIn(before))).toEqual([
      ['LOCK-S', '610', '600'],
      ['LOCK-M', '', '600'],
    ]);
  });

  it('is what is typed, too, where that was seen before and is not any more', () => {
    const seen = { ...seenIn(before), 1: '540' };
    expect(sent(written({}), seen)).toEqual([
      ['LOCK-S', '600', '540'],
      ['LOCK-M', '', '600'],
    ]);
    expect(sent(written({ 1: { stock: '540' } }), seen)[0]).toEqual(['LOCK-S', '', '540']);
  });

  it('is told of an article number that is new as it is typed', () => {
    expect(sent(written({ 1: { article: 'LOCK-XS' } }), seenIn(before))[0]).toEqual(['LOCK-XS', '600', '600']);
  });

  it('has seen nothing of a variant that was not there', () => {
    const seen = Object.fromEntries(Object.entries(seenIn(before)).slice(0, 1));
    expect(sent(written({}), seen)[1]).toEqual(['LOCK-M', '600', undefined]);
  });
});
