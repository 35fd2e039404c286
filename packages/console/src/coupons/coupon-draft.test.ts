import { couponScope, couponType, couponValidity } from '@kyakhta/contract/values';
import { describe, expect, it } from 'vitest';
import { draftOf, newDraft, percentOff, tenthsLeft, writtenOf } from './coupon-draft.ts';
import type { Coupon } from './types.ts';

const coupon = {
  names: { en: 'Autumn' },
  couponType: couponType.percent,
  cashCondition: 100,
  reduceAmount: null,
  couponDiscount: 8.5,
  maxReduce: 20.5,
  scope: couponScope.selected,
  prodIds: [7],
  categoryId: null,
  byCode: false,
  codes: 0,
  issueTotal: null,
  limitNum: 2,
  budget: 500,
  receiveStart: '2026-03-01T00:00:12.345Z',
  receiveEnd: '2026-04-01T00:00:00.000Z',
  validTimeType: couponValidity.days,
  startTime: null,
  endTime: null,
  validDays: 14,
} as unknown as Coupon;

describe('the form of a coupon', () => {
  it('asks for the percentage that is taken off, and sends the tenths that are left', () => {
    expect(tenthsLeft('15')).toBe('8.5');
    expect(tenthsLeft('14,3')).toBe('8.57');
    expect(tenthsLeft('99.9')).toBe('0.01');
    expect(percentOff(8.57)).toBe(14.3);
    for (let taken = 1; taken < 1000; taken++) expect(percentOff(Number(tenthsLeft(String(taken / 10))))).toBe(taken / 10);
  });

  it('sends what the call refuses where no percentage is typed', () => {
    for (const typed of ['0', '100', '15.55', 'much']) expect(tenthsLeft(typed)).toBe('0');
    expect(tenthsLeft(' ')).toBe('');
  });

  it('keeps the instants that nobody touched, to the millisecond: others would be a change of the terms', () => {
    const draft = draftOf(coupon, [{ prodId: 7, prodName: 'Lamp' }]);
    const written = writtenOf(draft, coupon);
    expect(written.receiveStart).toBe(coupon.receiveStart);
    expect(written).toMatchObject({
      couponDiscount: '8.5',
      maxReduce: '20.5',
      cashCondition: '100',
      prodIds: [7],
      validDays: '14',
      budget: '500',
    });
    expect(writtenOf({ ...draft, receiveEnd: '2026-05-01T10:00' }, coupon).receiveEnd).toBe(new Date('2026-05-01T10:00').toISOString());
  });

  it('leaves out what does not belong to what is chosen', () => {
    const draft = { ...newDraft('store', 0), amount: '5,50', percent: '10', validDays: '3', names: { en: ' ', ru: ' Осень ' } };
    const written = writtenOf(draft, null);
    expect(written).toMatchObject({ couponName: { ru: 'Осень' }, reduceAmount: '5.50', scope: couponScope.store });
    for (const name of ['couponDiscount', 'maxReduce', 'validDays', 'prodIds', 'categoryId']) expect(written).not.toHaveProperty(name);
  });
});
