import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

const order = z.object({ orderNumber: z.string() });
/** A part of the price, by its reference. */
const part = z.object({ reference: z.string() });
/** Decimal text in the currency of the order. */
const amount = z.string();

/** Job kinds that this domain handles, with their payloads. */
export const orderWork = {
  'orders.expire': order,
  'orders.receiveAutomatically': order,
  'orders.endClaimPeriod': order,
  'orders.instalmentOverdue': part,
  'orders.mailPayDue': part,
  'orders.mailPayOverdue': part,
  'orders.mailPartPaid': part,
  'orders.mailRefusedAtDoor': order.extend({ reason: z.string().default('') }),
  'orders.mailPayBy': order,
  'orders.mailPaid': order,
  'orders.mailGroupPaid': order,
  'orders.mailGroupComplete': order,
  'orders.mailGroupFailed': order,
  'orders.failGroup': order,
  'orders.mailToShip': order,
  'orders.mailShipLate': order,
  'orders.mailExpired': order,
  'orders.mailShipped': order,
  'orders.mailWaybill': order.extend({ packageId: z.number() }),
  'orders.mailUndone': order,
  'orders.mailReady': order,
  'orders.mailStoreOverdue': part,
  'orders.mailCashMissing': part,
  'orders.mailPickupWaits': order,
  /** What an order was settled by; the store's share is before the commission, `covered` what the buyer's bank gave her already. */
  'orders.mailSettled': order.extend({
    toBuyer: amount,
    toStore: amount,
    goodsBack: z.boolean(),
    reason: z.string(),
    covered: amount.default('0'),
  }),
  'orders.mailLateCash': order.extend({ amount, goesTo: z.enum(['buyer', 'store']), reason: z.string() }),
  'orders.mailCompleted': order,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof orderWork> {}
}
