import type { Input } from '@kyakhta/contract';
import type { Marketplace, Person } from './marketplace.ts';

type Form = Omit<Input<'POST /shop/admin/coupon'>, 'codes'> & { codes?: number };
const far = (days: number): string => new Date(Date.UTC(2099, 0, 1) + days * 86_400_000).toISOString();

/** The form of a coupon that can be claimed since long and until 2099, and used for 30 days. */
export const couponForm = (more: Partial<Form> = {}): Form => ({
  couponName: '5 off',
  couponType: 1,
  reduceAmount: '5',
  scope: 2,
  limitNum: 1,
  receiveStart: '2020-01-01T00:00:00Z',
  receiveEnd: far(0),
  validTimeType: 2,
  validDays: 30,
  ...more,
});
export const storeCoupon = async (seller: Person, more: Partial<Form> = {}): Promise<number> =>
  (await seller.ok('POST /shop/admin/coupon', couponForm(more))).couponId;
export const platformCoupon = async (m: Marketplace, more: Partial<Form> = {}): Promise<number> =>
  (await m.operator.ok('POST /platform/coupon', couponForm({ scope: 0, ...more }))).couponId;
/** Claims a coupon. @returns the number of hers */
export const claim = async (buyer: Person, couponId: number): Promise<number> =>
  (await buyer.ok('POST /p/myCoupon/receive', { couponId })).couponUserId;
/** How a buyer's coupons stand: unused, used, expired. */
export const statesOf = async (buyer: Person): Promise<number[]> => {
  const { unUse, used, expired } = await buyer.ok('GET /p/myCoupon/myCouponStatusCount', {});
  return [unUse, used, expired];
};
