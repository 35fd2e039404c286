import { describe, expect, it } from 'vitest';
import { afterCommission, copyOf, draftOf, newDraft, percentOff, priceAfter, writtenOf } from './offer-draft.ts';
import type { Offer } from './types.ts';

const goods = { skuId: 7, prodId: 3, oriPrice: 19.99, oriPriceMax: 19.99, currency: 'USD', commission: 500 };
const offer = {
  offerKind: 2,
  titles: { en: 'Autumn' },
  startTime: '2026-03-01T00:00:12.345Z',
  endTime: '2026-03-08T00:00:00.000Z',
  items: [{ ...goods, price: null, percent: 25, quota: 100, perBuyer: null }],
} as unknown as Offer;
const typed = { percent: '', price: '' };

describe('the form of an offer', () => {
  it('keeps the instants that nobody touched, to the millisecond: others would be other terms', () => {
    const written = writtenOf(draftOf(offer, 'Asia/Shanghai'), offer, 'Asia/Shanghai');
    expect(written).toMatchObject({ startTime: offer.startTime, endTime: offer.endTime, title: { en: 'Autumn' } });
    expect(written.items).toEqual([{ skuId: 7, price: '', percent: '25', quota: '100', perBuyer: '' }]);
    const later = { ...draftOf(offer, 'Asia/Shanghai'), endTime: '2026-03-09T10:00' };
    expect(writtenOf(later, offer, 'Asia/Shanghai').endTime).toBe('2026-03-09T02:00:00.000Z');
  });

  it('makes a copy that begins now and lasts as long', () => {
    const copy = copyOf(offer, Date.parse('2026-05-01T12:00:00Z'), 'UTC');
    expect([copy.startTime, copy.endTime, copy.items.length]).toEqual(['2026-05-01T12:00', '2026-05-08T12:00', 1]);
  });

  it('reads a decimal comma, and leaves out titles without a letter', () => {
    const draft = newDraft(0, 'UTC');
    const written = writtenOf(
      {
        ...draft,
        titles: { en: ' ', ru: ' Осень ' },
        items: [{ goods: goods as never, percent: '', price: '5,50', quota: ' 3 ', perBuyer: '' }],
      },
      null,
      'UTC',
    );
    expect(written).toMatchObject({ title: { ru: 'Осень' }, items: [{ price: '5.50', quota: '3' }] });
  });

  it('shows the price that the call will reach: half up for what is taken off', () => {
    expect(priceAfter(19.99, { ...typed, percent: '25' }, 2)).toBe(14.99);
    expect(priceAfter(1000, { ...typed, percent: '33' }, 0)).toBe(670);
    expect(priceAfter(19.99, { ...typed, price: '12,5' }, 2)).toBe(12.5);
    for (const percent of ['0', '100', '1.5', 'x', '-3']) expect(priceAfter(19.99, { ...typed, percent }, 2)).toBeNull();
    for (const price of ['', '0', '19.99', '20', 'x']) expect(priceAfter(19.99, { ...typed, price }, 2)).toBeNull();
  });

  it('tells what the store receives, and never more per cent than are taken off', () => {
    expect(afterCommission(14.99, 500, 2)).toBe(14.24);
    expect(percentOff(19.99, 14.99)).toBe(25);
    expect(percentOff(3, 2)).toBe(33);
    expect(percentOff(10, 9)).toBe(10);
  });
});
