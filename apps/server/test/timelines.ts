import type { Marketplace, Person } from './marketplace.ts';

/** The timeline of an order of store 1 as each side sees it. */
export const timelines = async (m: Marketplace, buyer: Person, orderNumber: string) => ({
  buyer: (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).timeline,
  seller: (await m.seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber })).timeline,
  operator: (await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber })).timeline,
});
export type Timeline = Awaited<ReturnType<typeof timelines>>['buyer'];
export const sides = ['buyer', 'seller', 'operator'] as const;

/** Whether what happened is in the order of time. */
export const inTurn = (timeline: Timeline): boolean => {
  const at = timeline.filter((e) => e.phase === 'done').map((e) => Date.parse(e.at ?? ''));
  return at.every((t, i) => i === 0 || t >= (at[i - 1] ?? t));
};
