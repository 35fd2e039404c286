import { deliveryType, mold, orderStatus } from '@kyakhta/contract';

const waiting: Readonly<Record<number, 'readyToCollect' | 'handedOver'>> = {
  [deliveryType.buyerPickup]: 'readyToCollect',
  [deliveryType.noExpress]: 'handedOver',
};

/** The end of the word for where an order stands, as in `export.state.…`: what no carrier has is never on its way. */
export const orderStateWord = (order: { readonly status: number; readonly orderMold: number; readonly dvyType: number }): string => {
  if (order.status !== orderStatus.pendingReceipt) return String(order.status);
  return order.orderMold === mold.virtual ? 'vouchersOut' : (waiting[order.dvyType] ?? String(order.status));
};
