import { describe, expect, it } from 'vitest';
import { localPath, paths, withLanguage } from './paths.ts';

describe('localPath', () => {
  it('keeps a path of this site with its query', () => {
    expect(localPath('/goods-detail?prodId=5&c12=2')).toBe('/goods-detail?prodId=5&c12=2');
  });

  it.each([
    '//evil.test',
    'https://evil.test/',
    '/\\evil.test',
    '\\/evil.test',
    'javascript:alert(1)',
    '/\tevil',
    '/a\nb',
    '',
    null,
    undefined,
    'cart',
  ])('refuses %j', (text) => {
    expect(localPath(text)).toBeNull();
  });
});

describe('paths', () => {
  it('leaves empty parameters out', () => {
    expect(paths.orders({ status: 0, time: 0, q: '', page: 1 })).toBe('/user-center/uc-order');
    expect(paths.category({ pn: 'boots', page: 3 })).toBe('/category-page?pn=boots&pageType=search&page=3');
  });

  it('keeps the cartons chosen of each variant', () => {
    expect(paths.product(7, { 12: 2, 13: 0 })).toBe('/goods-detail?prodId=7&c12=2');
  });

  it('carries the language on, once', () => {
    expect(withLanguage('/cart', 'ru')).toBe('/cart?lang=ru');
    expect(withLanguage('/cart?lang=ar', 'ru')).toBe('/cart?lang=ar');
    expect(withLanguage('/cart', null)).toBe('/cart');
    expect(withLanguage('/#escrow', 'ru')).toBe('/?lang=ru#escrow');
  });
});
