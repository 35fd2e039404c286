import { describe, expect, it } from 'vitest';
import { asideOf, readAside } from './put-aside.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const minute = 60_000;

describe('a form that waits for the login', () => {
  it('is done on its own page with what it held', () => {
    const text = asideOf('/goods-detail?prodId=7', 'intent=keep&keep=1', now);
    expect(readAside(text, '/goods-detail', now + minute)).toEqual({
      path: '/goods-detail?prodId=7',
      fields: [
        ['intent', 'keep'],
        ['keep', '1'],
      ],
    });
    expect(readAside(text, '/shop-page', now + minute)).toBeNull();
  });

  it('is done on a page without a query, too', () => {
    expect(readAside(asideOf('/coupons', 'intent=claim&couponId=3', now), '/coupons', now)?.path).toBe('/coupons');
  });

  it('is forgotten after a quarter of an hour', () => {
    const text = asideOf('/shop-page?sid=1', 'intent=keep&keep=1', now);
    expect(readAside(text, '/shop-page', now + 14 * minute)).not.toBeNull();
    expect(readAside(text, '/shop-page', now + 16 * minute)).toBeNull();
  });

  it('is none that pays, signs or orders, and none without fields', () => {
    for (const path of ['/payment?orderNumbers=1', '/waiting-sign-contract?orderNumber=1', '/cart', '/submit-order'])
      expect(asideOf(path, 'a=b', now)).toBeNull();
    expect(asideOf('/goods-detail?prodId=7', '', now)).toBeNull();
    expect(readAside(null, '/goods-detail', now)).toBeNull();
  });
});
