import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { deliveryType, mold } from '@kyakhta/contract/values';
import { byVoucher } from './by-voucher.ts';

export { byVoucher };
/** How an order comes, as screens tell it. */
export const wayOf = (order: { readonly orderMold: number; readonly dvyType: number }): number =>
  order.orderMold === mold.virtual ? byVoucher : order.dvyType;

/** Kinds of delivery but the courier's, by their names. */
export const deliveryNames: Readonly<Record<number, MessageDescriptor>> = {
  [byVoucher]: msg({ message: 'By voucher', comment: 'Kind of delivery' }),
  [deliveryType.buyerPickup]: msg({ message: 'Pickup by you', comment: 'Kind of delivery' }),
  [deliveryType.noExpress]: msg({ message: 'Handover without a carrier', comment: 'Kind of delivery' }),
  [deliveryType.sameCity]: msg({ message: 'Delivery by the supplier within the city', comment: 'Kind of delivery' }),
};
