import { deliveryType, type HeldBack, mold, orderStatus } from '@kyakhta/contract';

const waiting: Readonly<Record<number, 'readyToCollect' | 'handedOver'>> = {
  [deliveryType.buyerPickup]: 'readyToCollect',
  [deliveryType.noExpress]: 'handedOver',
};
interface State {
  readonly status: number;
  readonly orderMold: number;
  readonly dvyType: number;
  readonly heldBack: HeldBack | null;
}

/** The end of the word for where an order stands, as in `export.state.…`: what no carrier has is never on its way, and what is held is not prepared. */
export const orderStateWord = (order: State): string => {
  if (order.heldBack !== null) return order.heldBack === 'takenBack' ? 'onHold' : 'heldByRefund';
  if (order.status !== orderStatus.pendingReceipt) return String(order.status);
  return order.orderMold === mold.virtual ? 'vouchersOut' : (waiting[order.dvyType] ?? String(order.status));
};
