import { instalmentStage, paymentTerm } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import {
  type Instalment,
  isFinal,
  lockByNumber,
  orderByNumber,
  orderNumberOf,
  type OrderRow,
  setInstalmentDue,
  setInstalmentOverdue,
} from '../../domains/orders/index.ts';
import { offeredTo, siteSettings } from '../../domains/site/index.ts';
import { addDays, addMinutes } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import { writtenDeadline } from '../../runtime/deadline.ts';
import { tellStore } from '../tell/tell-store.ts';

/** How long before its end a longer deadline is reminded of. */
export const reminderMinutes = 12 * 60;

/**
 * The parts of a stage fall due: until when they are to be paid is written once, told, reminded of, and looked at when
 * it is over. A part that is paid already, or has fallen due before, stays as it is. The order is locked by the caller.
 */
export const callDue = async (ctx: Ctx, order: OrderRow, stage: number, from: Date): Promise<void> => {
  const parts = order.instalments.filter((i) => i.stage === stage && i.paidAt === null && i.dueAt === null);
  if (parts.length === 0) return;
  const { instalmentDays } = await siteSettings(ctx.db);
  const dueAt = addDays(from, instalmentDays);
  for (const { reference } of parts) {
    if (!(await setInstalmentDue(ctx.db, reference, dueAt))) continue;
    ctx.later({ kind: 'orders.instalmentOverdue', key: reference, dueAt, payload: { reference } });
    // Cash is asked for by the courier, not by us.
    if (order.paymentTerm === paymentTerm.cashOnDelivery) continue;
    ctx.later({ kind: 'orders.mailPayDue', key: reference, dueAt: ctx.now, payload: { reference } });
    const remindAt = addMinutes(dueAt, -reminderMinutes);
    if (remindAt > ctx.now) ctx.later({ kind: 'orders.mailPayDue', key: `${reference} again`, dueAt: remindAt, payload: { reference } });
  }
};
/** Everything is out. */
export const callAfterShipment = (ctx: Ctx, order: OrderRow): Promise<void> => callDue(ctx, order, instalmentStage.afterShipment, ctx.now);
/** Every package was signed for, or the buyer has confirmed. */
export const callOnArrival = (ctx: Ctx, order: OrderRow, at: Date): Promise<void> => callDue(ctx, order, instalmentStage.onArrival, at);

const partUnder = (order: OrderRow, reference: string): Instalment | undefined => order.instalments.find((i) => i.reference === reference);

/** Days after which who is late is reminded again; after some more an operator may settle the order. */
export const reminderDays = [3, 7];

/**
 * The timer of a part's day: an unpaid one is overdue from then on. It stays payable, and nothing is released before it is
 * paid. Of cash that does not come the store is notified: its parcel may have come back.
 */
export const noteOverdue = async (ctx: Ctx, reference: string): Promise<void> => {
  const order = await lockByNumber(ctx.db, orderNumberOf(reference));
  if (order === null || partUnder(order, reference) === undefined) return;
  if (!(await setInstalmentOverdue(ctx.db, reference, ctx.now))) return;
  const isCash = order.paymentTerm === paymentTerm.cashOnDelivery;
  for (const days of [0, ...reminderDays]) {
    const when = { key: days === 0 ? reference : `${reference} ${days}`, dueAt: addDays(ctx.now, days), payload: { reference } };
    ctx.later(isCash ? { kind: 'orders.mailCashMissing', ...when } : { kind: 'orders.mailPayOverdue', ...when });
  }
  if (!isCash) ctx.later({ kind: 'orders.mailStoreOverdue', key: reference, dueAt: ctx.now, payload: { reference } });
};

/** Still to be paid, of an order that is not over. */
const isOwed = (order: OrderRow, part: Instalment): boolean => part.paidAt === null && !isFinal(order.status);

/** Tells the buyer by mail of a part, in her language; of one to be paid only while it is. */
export const tellOfPart = async (ctx: Ctx, template: 'payDue' | 'payOverdue' | 'partPaid', reference: string): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumberOf(reference));
  const part = order === null ? undefined : partUnder(order, reference);
  if (order === null || part === undefined || (template !== 'partPaid' && !isOwed(order, part))) return;
  const user = await userOf(ctx, order.userId);
  const locale = await offeredTo(ctx, user.locale);
  const values = { number: order.number, amount: toDecimal(money(part.amount, currencyOf(order.currency))), currency: order.currency };
  if (template !== 'payDue') return sendMail(ctx, user.mail, locale, template, values);
  if (part.dueAt === null) return undefined;
  return sendMail(ctx, user.mail, locale, template, { ...values, until: writtenDeadline(part.dueAt, locale, user.timeZone) });
};

/** Tells the store that a part of a price is overdue, so that it need not ask why nothing is released; or a courier's cash. */
export const tellStoreOfPart = async (ctx: Ctx, template: 'storeOverdue' | 'cashMissing', reference: string): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumberOf(reference));
  const part = order === null ? undefined : partUnder(order, reference);
  if (order === null || part === undefined || !isOwed(order, part)) return;
  const values = { number: order.number, amount: toDecimal(money(part.amount, currencyOf(order.currency))), currency: order.currency };
  await tellStore(ctx, order.storeId, { area: 'money' }, template, values);
};
