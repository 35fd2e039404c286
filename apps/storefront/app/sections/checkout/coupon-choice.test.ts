import { describe, expect, it } from 'vitest';
import { submitOrderWith } from '../../server-address.ts';
import { areUncounted, couponsOf } from './coupon-choice.ts';

const fields = (text: string): URLSearchParams => new URLSearchParams(text);
const formOf = (text: string): FormData => {
  const form = new FormData();
  for (const [name, value] of fields(text)) form.append(name, value);
  return form;
};

describe('the choice of coupons', () => {
  it('is none while the form shows what was proposed', () => {
    expect(couponsOf(fields(''))).toEqual({});
    expect(couponsOf(fields('coupon-0=12&coupon-4=7&shownCoupons=7,12&couponsChosen=0'))).toEqual({});
    expect(couponsOf(fields('coupon-0=none&shownCoupons=&couponsChosen=0'))).toEqual({});
  });

  it('is what the form has otherwise, none among it', () => {
    expect(couponsOf(fields('coupon-0=none&coupon-4=7&shownCoupons=7,12&couponsChosen=0'))).toEqual({
      userChangeCoupon: 1,
      couponIds: [7],
    });
    expect(couponsOf(fields('coupon-0=none&shownCoupons=12&couponsChosen=0'))).toEqual({ userChangeCoupon: 1, couponIds: [] });
  });

  it('stays a choice once it was made, though the totals are counted with it', () => {
    expect(couponsOf(fields('coupon-0=12&shownCoupons=12&couponsChosen=1'))).toEqual({ userChangeCoupon: 1, couponIds: [12] });
    expect(couponsOf(fields('coupon-0=12&couponsChosen=1'))).toEqual({ userChangeCoupon: 1, couponIds: [12] });
  });

  it('takes nothing that is no number of a coupon', () => {
    expect(couponsOf(fields('coupon-0=-3&coupon-4=1.5&coupon-x=9&coupon-5=99999999999'))).toEqual({ userChangeCoupon: 1, couponIds: [] });
  });

  it('is shown in the totals before an order is placed with it', () => {
    const form = formOf('basketIds=3&coupon-0=none&shownCoupons=12&couponsChosen=0');
    expect(areUncounted(form)).toBe(true);
    expect(submitOrderWith(fields('basketIds=3&shownCoupons=12&uuid=1'), form)).toBe(
      '/submit-order?basketIds=3&coupon-0=none&couponsChosen=1',
    );
    expect(areUncounted(formOf('coupon-0=12&shownCoupons=12&couponsChosen=0'))).toBe(false);
    expect(areUncounted(formOf('basketIds=3'))).toBe(false);
  });
});
