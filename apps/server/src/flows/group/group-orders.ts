import { applyType, closeType, orderStatus } from '@kyakhta/contract';
import { userOf } from '../../domains/accounts/index.ts';
import { productTag } from '../../domains/catalog/index.ts';
import {
  can,
  dueReferences,
  groupComplete,
  isForGroup,
  isOfGroup,
  lockByNumbers,
  moveOrders,
  noteGroupCompleted,
  orderItems,
  type OrderRow,
  unpaidReferences,
} from '../../domains/orders/index.ts';
import { giveUpAttempts, isTakenBack, lockActive } from '../../domains/payments/index.ts';
import { insertRefund, lockRefundRow, moveRefund, newApplication, spreadOver, sumOf } from '../../domains/refunds/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import { releaseStock } from '../../domains/stock/index.ts';
import { addSeconds } from '../../runtime/clock.ts';
import { type Ctx, platformActor } from '../../runtime/context.ts';
import { say } from '../../words/index.ts';
import { isBeingAgreed } from '../dues/being-agreed.ts';
import { closeOrder } from '../closing/close-order.ts';
import { payClosing, settleRemainder } from '../refund/pay-back.ts';
import { heldFor, afterRefund, platformHeldFor, refundableOf, wholeOf } from '../refund/refundable.ts';
import { issueForPaid } from '../dues/issue-vouchers.ts';

/** What came of it, by order number. */
export interface GroupOutcome {
  /** Orders that moved now. */
  readonly moved: readonly string[];
  /** Orders that did not move and are not past it: of a complete group they go on once they are paid, of a failed one they are looked at again by themselves. */
  readonly waiting: readonly string[];
}

/** @throws Error when one of the orders is not there or is of no group */
const lockGroup = async (ctx: Ctx, numbers: readonly string[]): Promise<OrderRow[]> => {
  const wanted = [...new Set(numbers)];
  const orders = await lockByNumbers(ctx.db, wanted);
  if (orders.length !== wanted.length || !orders.every(isOfGroup)) throw new Error('an order that is not of a group');
  return orders;
};
const numbersOf = (orders: readonly OrderRow[]): string[] => orders.map((o) => o.number);

/**
 * A group is complete: its paid orders are to be shipped, and those of vouchers have them. Those that moved before, or are
 * closed, are left as they are; those that are not paid keep that it is complete, and wait for nobody once they are.
 * @param numbers of orders of one group
 */
export const completeGroup = async (by: Ctx, numbers: readonly string[]): Promise<GroupOutcome> => {
  const ctx = { ...by, actor: platformActor };
  const orders = await lockGroup(ctx, numbers);
  const paid = orders.filter((o) => can('groupComplete', o.status));
  const unpaid = orders.filter(isUnpaid);
  if (paid.length > 0) await moveOrders(ctx.db, paid, 'groupComplete', ctx.actor, ctx.now, { group_completed_at: ctx.now });
  await noteGroupCompleted(
    ctx.db,
    unpaid.map((o) => o.id),
    ctx.now,
  );
  await issueForPaid(ctx, paid);
  for (const order of paid) ctx.announce(groupComplete(order));
  return { moved: numbersOf(paid), waiting: numbersOf(unpaid) };
};

const isUnpaid = (order: OrderRow): boolean => can('contractRefused', order.status) || can('groupPaid', order.status);

/** Seconds until a failed group is looked at again: for money that is being checked, a signature, an operator. */
const againSeconds = { payment: 30, contract: 3600, takenBack: 86_400 } as const;

/**
 * A group was not completed: what was paid for its orders goes back the way it came, points to their lots, the goods are
 * free again, and the orders close. One that is not paid closes as well. Orders that are past it, shipped, closed or of a
 * group that was complete before, are left as they are. While money may be on its way, a contract is being signed, or a bank took the money back, an order
 * waits and is looked at again by itself.
 * @param numbers of orders of one group
 */
export const failGroup = async (by: Ctx, numbers: readonly string[]): Promise<GroupOutcome> => {
  const ctx = { ...by, actor: platformActor };
  const [moved, waiting]: [string[], string[]] = [[], []];
  const orders = await lockGroup(ctx, numbers);
  // All payments before any account, as a call that brings news of them does.
  await lockActive(ctx.db, orders.flatMap(dueReferences));
  for (const order of orders) {
    if (!isForGroup(order) || (!isUnpaid(order) && !can('groupFailed', order.status))) continue;
    const wait = await failOne(ctx, order);
    if (wait === null) {
      moved.push(order.number);
      ctx.later({ kind: 'orders.mailGroupFailed', key: order.number, dueAt: ctx.now, payload: { orderNumber: order.number } });
      continue;
    }
    waiting.push(order.number);
    const dueAt = addSeconds(ctx.now, againSeconds[wait]);
    ctx.later({ kind: 'orders.failGroup', key: order.number, dueAt, payload: { orderNumber: order.number } });
  }
  return { moved, waiting };
};

/** @returns what is waited for, null when the order is closed */
const failOne = async (ctx: Ctx, order: OrderRow): Promise<keyof typeof againSeconds | null> => {
  if (can('contractRefused', order.status)) return 'contract';
  const isPaid = order.status === orderStatus.grouping;
  const references = dueReferences(order);
  if (isPaid && (await isTakenBack(ctx.db, references))) return 'takenBack';
  const open = isPaid ? unpaidReferences(order) : [order.number];
  if (await isBeingAgreed(ctx, references)) return 'payment';
  if (!(await giveUpAttempts(ctx, await lockActive(ctx.db, open)))) return 'payment';
  if (isPaid) await payBackWhole(ctx, order);
  else await closeOrder(ctx, order, 'groupFailed', closeType.groupFailed);
  return null;
};

/** All that was paid goes back by a separate refund, which nobody needs to ask for, and the order closes with it. */
const payBackWhole = async (ctx: Ctx, order: OrderRow): Promise<void> => {
  const whole = (await refundableOf(ctx.db, order)).lines.map(wholeOf);
  const held = heldFor(order);
  const sum = sumOf(whole);
  const back = held < sum ? held : sum;
  const lines = spreadOver(whole, back, order.currency, back);
  const user = await userOf(ctx, order.userId);
  const reason = say(await offeredTo(ctx, user.locale), 'groupFailed', {});
  const [number, applyNumber] = [newApplication(ctx.now), newApplication(ctx.now)];
  const wish = { applyType: applyType.refundOnly, isReceived: false, reason, description: '', mobile: '', pictures: null, lines };
  const id = await insertRefund(ctx.db, order, { ...wish, number, applyNumber, orderItemId: null, at: ctx.now, dueAt: ctx.now });
  await moveRefund(ctx, { id, number }, 'applied', reason);
  const refund = await lockRefundRow(ctx.db, number);
  if (refund === null) throw new Error('a refund was not written');
  await payClosing(ctx, order, refund, 'groupFailed', '');
  await moveOrders(ctx.db, [order], 'groupFailed', ctx.actor, ctx.now, { canceled_at: ctx.now, close_type: closeType.groupFailed });
  const after = afterRefund(order, lines);
  await settleRemainder(ctx, after, heldFor(after) + platformHeldFor(after), false);
  await releaseStock(ctx, order.number);
  for (const item of await orderItems(ctx.db, [order.id])) ctx.changed(productTag(item.productId));
};
