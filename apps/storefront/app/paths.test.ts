import { describe, expect, it } from 'vitest';
import { backFrom, localPath, paths, withLanguage } from './paths.ts';
import { orderNumbersOf, providerAddress } from './payment-address.ts';

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

describe('providerAddress', () => {
  it.each([
    ['https://www.paypal.com/checkoutnow?token=5O1', 'https://www.paypal.com/checkoutnow?token=5O1'],
    ['http://127.0.0.1:3000/dev/gateway/checkout?token=5O1', '/dev/gateway/checkout?token=5O1'],
    ['/dev/gateway?token=5O1', '/dev/gateway?token=5O1'],
  ])('sends the payer from %j to %j', (told, address) => {
    expect(providerAddress(told)).toBe(address);
  });

  it.each([
    null,
    '',
    'http://www.paypal.com/checkoutnow',
    '/cart',
    'javascript:alert(1)',
    'data:text/html,1',
    '//evil.test/dev',
    'http://[',
  ])('goes nowhere with %j', (told) => {
    expect(providerAddress(told)).toBeNull();
  });
});

describe('orderNumbersOf', () => {
  const of = (numbers: string) => orderNumbersOf(new URL(`http://local.invalid/payment?orderNumbers=${numbers}`));
  it('reads one number and several', () => {
    expect(of('2611210000000001')).toBe('2611210000000001');
    expect(of('2611210000000001%2C2611210000000002')).toBe('2611210000000001,2611210000000002');
  });
  it.each(['', '1', '2611210000000001,', 'x2611210000000001'])('refuses %j', (numbers) => {
    expect(of(numbers)).toBeNull();
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

  it('never lead to another host', () => {
    for (const address of [
      '//evil.test',
      '/\\evil.test',
      '/.//evil.test',
      '/a/..//evil.test',
      '/%2e//evil.test',
      'https://evil.test',
      '/\t/evil.test',
    ])
      expect(localPath(address), address).toBeNull();
    expect(localPath('/a/../cart?b=//c#d')).toBe('/cart?b=//c#d');
  });
  it('carries the language on, once', () => {
    expect(withLanguage('/cart', 'ru')).toBe('/cart?lang=ru');
    expect(withLanguage('/cart?lang=ar', 'ru')).toBe('/cart?lang=ar');
    expect(withLanguage('/cart', null)).toBe('/cart');
    expect(withLanguage('/#escrow', 'ru')).toBe('/?lang=ru#escrow');
  });
});

describe('backFrom', () => {
  it('is the page one is on, and on the ways in the page one came from', () => {
    expect(backFrom('/cart', '?a=1')).toEqual({ back: '/cart?a=1' });
    expect(backFrom('/register', '?back=%2Fcart%3Fa%3D1')).toEqual({ back: '/cart?a=1' });
    expect(backFrom('/', '')).toEqual({});
    expect(backFrom('/login', '?mode=code')).toEqual({});
    expect(backFrom('/login', '?back=%2F%2Fevil.test')).toEqual({});
  });
});
