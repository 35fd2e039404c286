import { couponScope, couponType, couponValidity } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../format.ts';
import { percentOff } from './coupon-draft.ts';
import type { CouponTerms } from './types.ts';

/** What a coupon says, in the reader's language. */
export function useCouponWords() {
  const { t } = useLingui();
  const { money, number, deadline } = useFormat();
  const takesOff = (c: CouponTerms): string | null => {
    if (c.couponType === couponType.amount) {
      if (c.reduceAmount === null) return null;
      const amount = money(c.reduceAmount, c.currency);
      return t({ message: `${amount} off`, comment: 'What a coupon takes off: an amount' });
    }
    if (c.couponDiscount === null) return null;
    const percent = number(percentOff(c.couponDiscount));
    return t({ message: `${percent}% off`, comment: 'What a coupon takes off: a percentage' });
  };
  const cap = (c: CouponTerms): string | null => {
    if (c.maxReduce === null) return null;
    const amount = money(c.maxReduce, c.currency);
    return t({ message: `At most ${amount}`, comment: 'The most that a percentage takes off' });
  };
  const least = (c: CouponTerms): string => {
    if (c.cashCondition === 0) return t({ message: 'No minimum', comment: 'Of a coupon: it needs no least price' });
    const amount = money(c.cashCondition, c.currency);
    return t({ message: `On products from ${amount}`, comment: 'Of a coupon: least price of the products it is for' });
  };
  const forWhat = (c: CouponTerms): string => {
    if (c.scope === couponScope.platform) return t`All products`;
    if (c.scope === couponScope.category) {
      const name = c.categoryName ?? '…';
      return t({ message: `Category: ${name}`, comment: 'What a coupon is for' });
    }
    const shop = c.shopName;
    if (c.scope === couponScope.store)
      return shop === null
        ? t({ message: 'All products of the store', comment: 'What a coupon is for' })
        : t({ message: `All products of ${shop}`, comment: 'What a coupon is for: the products of a store, by its name' });
    const count = c.prodIds.length;
    return t`${plural(count, { one: '# chosen product', other: '# chosen products' })}`;
  };
  const between = (start: string, end: string): string => {
    const [from, to] = [deadline(start), deadline(end)];
    return t({ message: `From ${from} to ${to}`, comment: 'A period: from one moment to another' });
  };
  const valid = (c: CouponTerms): string => {
    const days = c.validDays ?? 0;
    if (c.validTimeType === couponValidity.days) return t`Valid for ${plural(days, { one: '# day', other: '# days' })} after receiving`;
    return c.startTime === null || c.endTime === null ? '…' : between(c.startTime, c.endTime);
  };
  const state = (of: number): string =>
    of === 0
      ? t({ message: 'Not started', comment: 'State of a coupon: it cannot be claimed yet' })
      : of === 1
        ? t({ message: 'Running', context: 'coupons', comment: 'State of a coupon: it can be claimed' })
        : t({ message: 'Ended', context: 'coupons', comment: 'State of a coupon: it cannot be claimed any more' });
  return { takesOff, cap, least, forWhat, between, valid, state };
}
