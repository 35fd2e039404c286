import type { Fact } from '../../runtime/later.ts';

interface OrderTold {
  readonly orderNumber: string;
  readonly orderId: number;
}
declare module '../../runtime/later.ts' {
  interface FactPayloads {
    orderPaid: OrderTold;
    groupPaid: OrderTold;
    groupComplete: OrderTold;
    orderAgreed: OrderTold;
    orderShipped: OrderTold & { readonly packageId: number };
    wentBack: OrderTold;
    orderCompleted: OrderTold;
    instalmentPaid: OrderTold & { readonly reference: string };
    cashCollected: OrderTold & { readonly reference: string };
  }
}

const fact =
  <N extends 'orderPaid' | 'groupPaid' | 'groupComplete' | 'orderAgreed' | 'orderCompleted'>(name: N) =>
  (order: { readonly number: string; readonly id: number }): Fact<N> => ({
    name,
    key: order.number,
    payload: { orderNumber: order.number, orderId: order.id },
  });

/** The order is paid and its money in escrow. */
export const orderPaid = fact('orderPaid');
/** An order of a group is paid and waits for the group; what the group knows of itself decides what becomes of it. */
export const groupPaid = fact('groupPaid');
/** The group is complete: the order is to be shipped. */
export const groupComplete = fact('groupComplete');
/** Paid at the door, the order is agreed to by all who sign: nothing is waited for before it is shipped. */
export const orderAgreed = fact('orderAgreed');
/** A package, or the last one, has left. Announced per shipping, so its key is the package's. */
export const orderShipped = (order: { readonly number: string; readonly id: number }, packageId: number): Fact<'orderShipped'> => ({
  name: 'orderShipped',
  key: `${order.number}:${packageId}`,
  payload: { orderNumber: order.number, orderId: order.id, packageId },
});
/** Something of a paid order went back. Announced per refund, so its key is the refund's. */
export const wentBack = (order: { readonly number: string; readonly id: number }, refund: string): Fact<'wentBack'> => ({
  name: 'wentBack',
  key: refund,
  payload: { orderNumber: order.number, orderId: order.id },
});
/** The escrow is released and the order closed well. */
export const orderCompleted = fact('orderCompleted');

/** A later part of the price is paid and in escrow. Announced per part, so its key is the part's. */
export const instalmentPaid = (order: { readonly number: string; readonly id: number }, reference: string): Fact<'instalmentPaid'> => ({
  name: 'instalmentPaid',
  key: reference,
  payload: { orderNumber: order.number, orderId: order.id, reference },
});
/** Cash that a courier took at the door has come, and the order is paid by it. */
export const cashCollected = (order: { readonly number: string; readonly id: number }): Fact<'cashCollected'> => ({
  name: 'cashCollected',
  key: order.number,
  payload: { orderNumber: order.number, orderId: order.id, reference: order.number },
});
