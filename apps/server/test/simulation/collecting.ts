import { edges } from './model.ts';
import { type Act, buyerOf, sellerOf, someOrder } from './world.ts';

/** The goods of an order that its buyer collects are called ready. */
const readies: Act = {
  weight: 4,
  make: (w) => {
    const order = someOrder(w, (o) => o.isCollected && o.status === 2);
    if (order === null) return null;
    const isFree = order.isCollected && order.status === 2 && !order.hasOpenRefund;
    return {
      name: `store calls ${order.number} ready`,
      about: [order],
      edges: order.isCollected ? edges.shipped : [],
      ...(isFree ? { succeeds: !order.isTakenBack } : order.isCollected ? {} : { succeeds: false }),
      run: () => sellerOf(w, order).call('PUT /shop/admin/order/ready', { orderNumber: order.number }),
      learn: () => {
        for (const line of order.lines) line.shipped = line.count - line.canceled;
      },
    };
  },
};
/** The buyer shows her code, or somebody guesses one. */
const givesOut: Act = {
  weight: 4,
  make: (w) => {
    const order = someOrder(w, (o) => o.isCollected && o.status === 3);
    if (order === null) return null;
    const isGuess = w.chance.happens(0.2);
    return {
      name: `store gives ${order.number} out${isGuess ? ' against a guess' : ''}`,
      about: [order],
      edges: edges.received,
      ...(isGuess || !order.isCollected ? { succeeds: false } : {}),
      run: async () => {
        const { pickupCode } = await buyerOf(w, order).ok('GET /p/myOrder/orderDetail', { orderNumber: order.number });
        const code = isGuess ? String((Number(pickupCode ?? '0') + 1) % 100_000_000).padStart(8, '0') : (pickupCode ?? '00000000');
        return sellerOf(w, order).call('PUT /shop/admin/order/verifyPickup', { orderNumber: order.number, pickupCode: code });
      },
    };
  },
};

export const collectingActs: readonly Act[] = [readies, givesOut];
