import { orderWork } from '../../domains/orders/work.ts';
import { jobsOf, type Together } from '../../runtime/jobs.ts';
import { expireOrder } from '../../flows/closing/close-order.ts';
import { failGroup } from '../../flows/group/group-orders.ts';
import { noteOverdue, tellOfPart, tellStoreOfPart } from '../../flows/dues/instalments.ts';
import { tellLateCash } from '../../flows/escrow/late-cash.ts';
import { receiveAutomatically } from '../../flows/fulfilment/receive-order.ts';
import { endClaimPeriod } from '../../flows/escrow/release-escrow.ts';
import { tellSettled } from '../../flows/escrow/settle-order.ts';
import { tellBuyer, tellReady } from '../../flows/tell/tell-buyer.ts';
import { tellExpired } from '../../flows/dues/tell-expired.ts';
import { tellUndone, tellWaybill } from '../../flows/fulfilment/tell-mended.ts';
import { tellShipLate, tellToShip } from '../../flows/fulfilment/tell-to-ship.ts';
import { remindOfPayment } from '../../flows/dues/time-to-pay.ts';
import { waitingOfClosing } from '../../reads/on-its-way.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Mails of one kind, written together: what they need to know is asked side by side. */
const mailsBy = (tell: (ctx: Ctx, orderNumber: string) => Promise<void>): Together<{ readonly orderNumber: string }> => ({
  together: async (ctx, payloads) => {
    await Promise.all(payloads.map((payload) => tell(ctx, payload.orderNumber)));
  },
});
const mails = (template: Parameters<typeof tellBuyer>[1]): Together<{ readonly orderNumber: string }> =>
  mailsBy((ctx, number) => tellBuyer(ctx, template, number));

export const orderJobs = jobsOf(orderWork, {
  'orders.expire': (ctx, payload) => expireOrder(ctx, payload.orderNumber),
  'orders.receiveAutomatically': (ctx, payload) => receiveAutomatically(ctx, payload.orderNumber),
  'orders.endClaimPeriod': (ctx, payload) => endClaimPeriod(ctx, payload.orderNumber),
  'orders.instalmentOverdue': (ctx, payload) => noteOverdue(ctx, payload.reference),
  'orders.mailPayDue': (ctx, payload) => tellOfPart(ctx, 'payDue', payload.reference),
  'orders.mailPayOverdue': (ctx, payload) => tellOfPart(ctx, 'payOverdue', payload.reference),
  'orders.mailPartPaid': (ctx, payload) => tellOfPart(ctx, 'partPaid', payload.reference),
  'orders.mailRefusedAtDoor': (ctx, payload) => tellBuyer(ctx, 'refusedAtDoor', payload.orderNumber, payload.reason),
  'orders.mailPayBy': (ctx, payload) => remindOfPayment(ctx, payload.orderNumber),
  'orders.mailPaid': mails('orderPaid'),
  'orders.mailGroupPaid': mails('groupPaid'),
  'orders.mailGroupComplete': mails('groupComplete'),
  'orders.mailGroupFailed': mailsBy(async (ctx, number) =>
    tellBuyer(ctx, 'groupFailed', number, '', await waitingOfClosing(ctx.db, number)),
  ),
  'orders.failGroup': async (ctx, payload) => {
    await failGroup(ctx, [payload.orderNumber]);
  },
  'orders.mailToShip': mailsBy(tellToShip),
  'orders.mailShipLate': mailsBy(tellShipLate),
  'orders.mailExpired': {
    together: (ctx, payloads) =>
      tellExpired(
        ctx,
        payloads.map((payload) => payload.orderNumber),
      ),
  },
  'orders.mailShipped': mails('orderShipped'),
  'orders.mailWaybill': (ctx, payload) => tellWaybill(ctx, payload.orderNumber, payload.packageId),
  'orders.mailUndone': (ctx, payload) => tellUndone(ctx, payload.orderNumber),
  'orders.mailReady': (ctx, payload) => tellReady(ctx, payload.orderNumber),
  'orders.mailStoreOverdue': (ctx, payload) => tellStoreOfPart(ctx, 'storeOverdue', payload.reference),
  'orders.mailCashMissing': (ctx, payload) => tellStoreOfPart(ctx, 'cashMissing', payload.reference),
  'orders.mailPickupWaits': (ctx, payload) => tellReady(ctx, payload.orderNumber, 'pickupWaits'),
  'orders.mailSettled': async (ctx, payload) => tellSettled(ctx, payload, await waitingOfClosing(ctx.db, payload.orderNumber)),
  'orders.mailLateCash': (ctx, payload) => tellLateCash(ctx, payload),
  'orders.mailCompleted': mails('orderCompleted'),
});
