import { type Money, percentage } from '@kyakhta/money';

/** The platform's part of so much money for goods: between nothing and all of it. */
export type CommissionRule = (goods: Money) => Money;

/** A share in hundredths of a per cent, rounded half-up. */
export const shareOfGoods =
  (basisPoints: number): CommissionRule =>
  (goods) =>
    percentage(goods, basisPoints, 'half-up');

/** The rule that an order was placed under, frozen with it. */
export const commissionOf = (order: { readonly commissionBasisPoints: number }): CommissionRule =>
  shareOfGoods(order.commissionBasisPoints);
