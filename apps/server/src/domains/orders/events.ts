import type { Fact } from '../../runtime/context.ts';

const fact =
  (name: string) =>
  (order: { readonly number: string; readonly id: number }): Fact => ({
    name,
    key: order.number,
    payload: { orderNumber: order.number, orderId: order.id },
  });

/** The order is paid and its money in escrow. */
export const orderPaid = fact('orderPaid');
/** A package, or the last one, has left. Announced per shipping, so its key is the package's. */
export const orderShipped = (order: { readonly number: string; readonly id: number }, packageId: number): Fact => ({
  name: 'orderShipped',
  key: `${order.number}:${packageId}`,
  payload: { orderNumber: order.number, orderId: order.id, packageId },
});
/** The escrow is released and the order closed well. */
export const orderCompleted = fact('orderCompleted');
