import { mold } from '@kyakhta/contract/values';

/** Stands for a kind of delivery where nothing is brought. */
export const byVoucher = 0;
/** How an order comes, as screens tell it. */
export const wayOf = (order: { readonly orderMold: number; readonly dvyType: number }): number =>
  order.orderMold === mold.virtual ? byVoucher : order.dvyType;
