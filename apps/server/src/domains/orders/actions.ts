import { randomInt } from 'node:crypto';
import { dayDigits, orderStatus } from '@kyakhta/contract';
import type { Actor, Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';
import { returnCoupons } from './actions/return-coupons.ts';
import { returnOffers } from './actions/return-offers.ts';
import { orderAgreed } from './events.ts';
import { canHide, type Due, dueOf, isFinal, type MoveName, moves, orderNumberOf } from './model.ts';
import { hideOrder, lockOrderById, lockOrders, type MoveSets, moveRows, type OrderRow, type Scope, selectHasOpen } from './store.ts';
import { newOrders, type NewOrder, type Submit } from './store/placed.ts';
import { newInstalments, payInstalments } from './store/instalments.ts';
import { addShipped, setReceiptDue, takeShipped } from './store/shipped.ts';
import { dropTimersOf } from './store/timers.ts';

/** An order number: 16 digits, the day and ten that cannot be guessed. */
export const newOrderNumber = (now: Date): string =>
  `${dayDigits(now)}${String(randomInt(100_000)).padStart(5, '0')}${String(randomInt(100_000)).padStart(5, '0')}`;

/**
 * Places frozen orders and plans their expiry; what waits for nothing is announced as agreed. Where all of them wait for money nobody
 * needs to know more, and the orders travel with the commit.
 */
export const placeOrders = async (ctx: Ctx, orders: readonly NewOrder[], submit: Submit): Promise<void> => {
  for (const order of orders) {
    if (order.payBefore !== null)
      ctx.later({ kind: 'orders.expire', key: order.number, dueAt: order.payBefore, payload: { orderNumber: order.number } });
  }
  const written = newOrders(orders, submit, ctx.actor, ctx.now);
  const others = orders.some((o) => o.instalments.length > 0) ? [newInstalments(orders)] : [];
  if (orders.every((o) => o.status === orderStatus.pendingPayment && o.total > 0n)) return ctx.lastly(written, ...others);
  const [placed] = await Promise.all([written.execute(ctx.db), ...others.map((one) => one.execute(ctx.db))]);
  const agreed = new Set(orders.filter((o) => o.status === orderStatus.pendingDelivery).map((o) => o.number));
  for (const order of placed.rows.filter((o) => agreed.has(o.number))) ctx.announce(orderAgreed(order));
};

/** One's own order, locked. Not one's own is not found. */
export const lockOwn = async (db: Db, scope: Scope, number: string): Promise<OrderRow> =>
  (await lockOrders(db, scope, [number]))[0] ?? refuse('orderUnknown');

/** Any order, for the platform's own work. */
export const lockByNumber = async (db: Db, number: string): Promise<OrderRow | null> =>
  (await lockOrders(db, 'platform', [number]))[0] ?? null;
/** Several orders, for the platform's own work, locked in one order. */
export const lockByNumbers = (db: Db, numbers: readonly string[]): Promise<OrderRow[]> => lockOrders(db, 'platform', numbers);
export const lockById = (db: Db, id: number): Promise<OrderRow | null> => lockOrderById(db, id);

/** All of the caller's own orders with these numbers, locked in one order. */
export const lockAllOwn = async (db: Db, scope: Scope, numbers: readonly string[]): Promise<OrderRow[]> => {
  const wanted = [...new Set(numbers)];
  const rows = await lockOrders(db, scope, wanted);
  return rows.length === wanted.length ? rows : refuse('orderUnknown');
};

/** All of the caller's own dues under these references, in the order of the orders, which are locked. A part that is none of theirs is not found. */
export const lockDues = async (db: Db, scope: Scope, references: readonly string[]): Promise<Due<OrderRow>[]> =>
  duesOf(await lockAllOwn(db, scope, references.map(orderNumberOf)), references);
export const duesOf = (orders: readonly OrderRow[], references: readonly string[]): Due<OrderRow>[] => {
  const wanted = new Set(references);
  const dues = orders.flatMap((o) =>
    [...wanted].filter((r) => orderNumberOf(r) === o.number).map((r) => dueOf(o, r) ?? refuse('orderUnknown')),
  );
  return dues.length === wanted.size ? dues : refuse('orderUnknown');
};

/** Notes that parts are paid. @throws Error when one was before: the caller has looked, under the orders' locks */
export const recordInstalmentsPaid = async (db: Db, references: readonly string[], at: Date): Promise<void> => {
  if (references.length > 0 && (await payInstalments(db, references, at)) !== references.length)
    throw new Error('an instalment was paid twice');
};

/**
 * Moves orders that the caller has locked and looked at. The row count is looked at again: one that
 * did not move means that rule and guard disagree, and nothing is kept.
 */
export const moveOrders = async (
  db: Db,
  orders: readonly { readonly id: number }[],
  move: MoveName,
  actor: Actor,
  at: Date,
  sets: MoveSets = {},
): Promise<void> => {
  if (actor.kind === 'anonymous' || !(moves[move].by as readonly string[]).includes(actor.kind))
    throw new Error(`${actor.kind} may not make the move ${move}`);
  const moved = await moveRows(
    db,
    orders.map((o) => o.id),
    move,
    actor,
    at,
    sets,
  );
  if (moved.length !== orders.length) refuse('orderNotInState');
  const ids = orders.map((o) => o.id);
  if (moves[move].to === orderStatus.canceled) {
    await returnCoupons(db, ids, at);
    await returnOffers(db, ids, at);
  }
  if (isFinal(moves[move].to)) await dropTimersOf(db, ids, at);
};

/** Books pieces of the order as shipped. @throws Error when a line has fewer left: the caller has checked. */
export const recordShipped = async (
  db: Db,
  orderId: number,
  lines: readonly { readonly orderItemId: number; readonly count: number }[],
): Promise<void> => {
  if ((await addShipped(db, orderId, lines)) !== lines.length) throw new Error('more shipped than ordered');
};

/** Books pieces of the order as not shipped after all. @throws Error when fewer of a line are out: the caller has looked into the package. */
export const recordTakenBack = async (
  db: Db,
  orderId: number,
  lines: readonly { readonly orderItemId: number; readonly count: number }[],
): Promise<void> => {
  if ((await takeShipped(db, orderId, lines)) !== lines.length) throw new Error('more taken back than shipped');
};

/** Nothing counts as received by itself any more: a timer that is planned finds no day. */
export const stopReceipt = (db: Db, orderId: number): Promise<void> => setReceiptDue(db, orderId, null);

/** Plans (or moves) the automatic receipt. */
export const planReceipt = async (ctx: Ctx, order: { readonly id: number; readonly number: string }, dueAt: Date): Promise<void> => {
  await setReceiptDue(ctx.db, order.id, dueAt);
  ctx.later({ kind: 'orders.receiveAutomatically', key: order.number, dueAt, payload: { orderNumber: order.number } });
};

/** Whether anything of a buyer's orders is still under way. */
export const hasOpenOrders = (db: Db, userId: number): Promise<boolean> =>
  selectHasOpen(db, userId, Object.values(orderStatus).filter(isFinal));

/** Takes a finished order out of the buyer's list; the order itself stays. */
export const hide = async (
  ctx: CtxFor<'DELETE /p/myOrder/{orderNumber}'>,
  input: Parsed<'DELETE /p/myOrder/{orderNumber}'>,
): Promise<null> => {
  const order = await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber);
  if (!canHide(order.status)) refuse('orderNotInState');
  await hideOrder(ctx.db, order.id, ctx.now);
  return null;
};
