import { couponScope, type Locale, pickText } from '@kyakhta/contract';
import { currencyOf, money, toWire, type WireAmount } from '@kyakhta/money';
import { type CouponTerms, ownerOf } from './coupon.ts';

/** Names beside a coupon, in the reader's language. */
export interface CouponNames {
  readonly shopName: string | null;
  readonly categoryName: string | null;
}
/** What a coupon takes off, and of what, as the wire says it. */
export const wireTerms = (c: CouponTerms, { shopName, categoryName }: CouponNames, locale: Locale) => {
  const currency = currencyOf(c.currency);
  const amount = (of: bigint): WireAmount => toWire(money(of, currency));
  const orNull = (of: bigint | null): WireAmount | null => (of === null ? null : amount(of));
  return {
    couponId: c.couponId,
    couponName: pickText(c.names, locale) ?? '',
    couponType: c.kind,
    cashCondition: amount(c.least),
    reduceAmount: orNull(c.amount),
    // 15 % off are 8.5 tenths left.
    couponDiscount: c.basisPoints === null ? null : (10_000 - c.basisPoints) / 1000,
    maxReduce: orNull(c.maxReduce),
    currency: c.currency,
    scope: c.scope as number,
    suitableProdType: c.scope === couponScope.selected || c.scope === couponScope.category ? 1 : 0,
    owner: ownerOf(c),
    shopId: c.storeId,
    shopName,
    categoryId: c.categoryId,
    categoryName,
    prodIds: [...c.productIds],
    validTimeType: c.validity,
    startTime: c.validFrom?.toISOString() ?? null,
    endTime: c.validTo?.toISOString() ?? null,
    validDays: c.validDays,
  };
};
