import { describe, expect, it } from 'vitest';
import { hotSuggestions, step, suggestionsOf } from './suggestion-list.ts';

const answered = (
  kind: 'search' | 'category' | 'shop' | 'product',
  ids: { categoryId?: number; shopId?: number; prodId?: number } = {},
) => ({
  kind,
  title: 'boots & co',
  categoryId: ids.categoryId ?? null,
  shopId: ids.shopId ?? null,
  prodId: ids.prodId ?? null,
  pic: 'a-1000.webp',
});

describe('suggestions', () => {
  it('lead to a search, a category, a store or a product', () => {
    const list = suggestionsOf([
      answered('search'),
      answered('category', { categoryId: 9 }),
      answered('shop', { shopId: 3 }),
      answered('product', { prodId: 5 }),
    ]);
    expect(list.map(({ href }) => href)).toEqual([
      '/category-page?pn=boots+%26+co&pageType=search',
      '/category-page?cpid=9',
      '/shop-page?sid=3',
      '/goods-detail?prodId=5',
    ]);
    expect(list.map(({ picture }) => picture)).toEqual([null, 'a-1000.webp', 'a-1000.webp', 'a-1000.webp']);
  });

  it('leave out what leads nowhere', () => {
    expect(suggestionsOf([answered('category'), answered('shop'), answered('product')])).toEqual([]);
    expect(hotSuggestions([{ title: 'ящик' }]).map(({ href }) => href)).toEqual([
      '/category-page?pn=%D1%8F%D1%89%D0%B8%D0%BA&pageType=search',
    ]);
  });

  it('are walked in a ring that passes the field', () => {
    const walk = (by: 1 | -1) => [1, 2, 3, 4].reduce<number[]>((seen) => [...seen, step(seen.at(-1) ?? -1, by, 3)], []);
    expect(walk(1)).toEqual([0, 1, 2, -1]);
    expect(walk(-1)).toEqual([2, 1, 0, -1]);
  });
});
