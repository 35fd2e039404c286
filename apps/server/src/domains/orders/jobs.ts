import { expireOrder } from '../../flows/close-order.ts';
import { failGroup } from '../../flows/group-orders.ts';
import { noteOverdue, tellOfPart, tellStoreOfPart } from '../../flows/instalments.ts';
import { tellLateCash } from '../../flows/late-cash.ts';
import { receiveAutomatically } from '../../flows/receive-order.ts';
import { endClaimPeriod } from '../../flows/release-escrow.ts';
import { type Settled, tellSettled } from '../../flows/settle-order.ts';
import { tellBuyer, tellReady } from '../../flows/tell-buyer.ts';
import { tellExpired } from '../../flows/tell-expired.ts';
import { tellUndone, tellWaybill } from '../../flows/tell-mended.ts';
import { tellShipLate, tellToShip } from '../../flows/tell-to-ship.ts';
import { remindOfPayment } from '../../flows/time-to-pay.ts';
import type { Ctx, Jobs, Together } from '../../runtime/context.ts';

const numberIn = (payload: Readonly<Record<string, unknown>>): string => String(payload['orderNumber']);

/** Mails of one kind, written together: what they need to know is asked side by side. */
const mailsBy = (tell: (ctx: Ctx, orderNumber: string) => Promise<void>): Together => ({
  together: async (ctx, payloads) => {
    await Promise.all(payloads.map((payload) => tell(ctx, numberIn(payload))));
  },
});
const mails = (template: Parameters<typeof tellBuyer>[1]): Together => mailsBy((ctx, number) => tellBuyer(ctx, template, number));

export const orderJobs = {
  'orders.expire': (ctx, payload) => expireOrder(ctx, numberIn(payload)),
  'orders.receiveAutomatically': (ctx, payload) => receiveAutomatically(ctx, numberIn(payload)),
  'orders.endClaimPeriod': (ctx, payload) => endClaimPeriod(ctx, numberIn(payload)),
  'orders.instalmentOverdue': (ctx, payload) => noteOverdue(ctx, String(payload['reference'])),
  'orders.mailPayDue': (ctx, payload) => tellOfPart(ctx, 'payDue', String(payload['reference'])),
  'orders.mailPayOverdue': (ctx, payload) => tellOfPart(ctx, 'payOverdue', String(payload['reference'])),
  'orders.mailPartPaid': (ctx, payload) => tellOfPart(ctx, 'partPaid', String(payload['reference'])),
  'orders.mailRefusedAtDoor': (ctx, payload) => tellBuyer(ctx, 'refusedAtDoor', numberIn(payload), String(payload['reason'] ?? '')),
  'orders.mailPayBy': (ctx, payload) => remindOfPayment(ctx, numberIn(payload)),
  'orders.mailPaid': mails('orderPaid'),
  'orders.mailGroupPaid': mails('groupPaid'),
  'orders.mailGroupComplete': mails('groupComplete'),
  'orders.mailGroupFailed': mails('groupFailed'),
  'orders.failGroup': async (ctx, payload) => {
    await failGroup(ctx, [numberIn(payload)]);
  },
  'orders.mailToShip': mailsBy(tellToShip),
  'orders.mailShipLate': mailsBy(tellShipLate),
  'orders.mailExpired': { together: (ctx, payloads) => tellExpired(ctx, payloads.map(numberIn)) },
  'orders.mailShipped': mails('orderShipped'),
  'orders.mailWaybill': (ctx, payload) => tellWaybill(ctx, numberIn(payload), Number(payload['packageId'])),
  'orders.mailUndone': (ctx, payload) => tellUndone(ctx, numberIn(payload)),
  'orders.mailReady': (ctx, payload) => tellReady(ctx, numberIn(payload)),
  'orders.mailStoreOverdue': (ctx, payload) => tellStoreOfPart(ctx, 'storeOverdue', String(payload['reference'])),
  'orders.mailCashMissing': (ctx, payload) => tellStoreOfPart(ctx, 'cashMissing', String(payload['reference'])),
  'orders.mailPickupWaits': (ctx, payload) => tellReady(ctx, numberIn(payload), 'pickupWaits'),
  'orders.mailSettled': (ctx, payload) => tellSettled(ctx, payload as unknown as Settled),
  'orders.mailLateCash': (ctx, payload) => tellLateCash(ctx, payload as unknown as Parameters<typeof tellLateCash>[1]),
  'orders.mailCompleted': mails('orderCompleted'),
} satisfies Jobs;
