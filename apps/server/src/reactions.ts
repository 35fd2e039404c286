import type { Reactions } from './runtime/later.ts';

/**
 * The only table of subscriptions: when a fact is announced, these jobs get its payload. They may
 * be late, come in any order, and do nothing the second time.
 */
export const reactions: Reactions = {
  orderPaid: ['orders.mailPaid', 'orders.mailToShip', 'catalog.countSold'],
  groupPaid: ['orders.mailGroupPaid'],
  groupComplete: ['orders.mailGroupComplete', 'orders.mailToShip', 'catalog.countSold'],
  orderAgreed: ['orders.mailToShip'],
  instalmentPaid: ['orders.mailPartPaid'],
  cashCollected: ['orders.mailPartPaid', 'catalog.countSold'],
  orderShipped: ['orders.mailShipped'],
  payoutMoved: ['settlement.mailPayout'],
  toppedUp: ['settlement.mailToppedUp'],
  wentBack: ['catalog.countSold'],
  orderCompleted: ['orders.mailCompleted'],
  reviewWritten: ['catalog.countReview'],
  buyerRenamed: ['reviews.showNameAnew'],
};
