import { expireOrder } from '../../flows/close-order.ts';
import { receiveAutomatically } from '../../flows/receive-order.ts';
import { endClaimPeriod } from '../../flows/release-escrow.ts';
import { tellBuyer } from '../../flows/tell-buyer.ts';
import type { Jobs } from '../../runtime/context.ts';

const numberIn = (payload: Readonly<Record<string, unknown>>): string => String(payload['orderNumber']);

export const orderJobs = {
  'orders.expire': (ctx, payload) => expireOrder(ctx, numberIn(payload)),
  'orders.receiveAutomatically': (ctx, payload) => receiveAutomatically(ctx, numberIn(payload)),
  'orders.endClaimPeriod': (ctx, payload) => endClaimPeriod(ctx, numberIn(payload)),
  'orders.mailPaid': (ctx, payload) => tellBuyer(ctx, 'orderPaid', numberIn(payload)),
  'orders.mailShipped': (ctx, payload) => tellBuyer(ctx, 'orderShipped', numberIn(payload)),
  'orders.mailCompleted': (ctx, payload) => tellBuyer(ctx, 'orderCompleted', numberIn(payload)),
} satisfies Jobs;
