import { currencyOf, money } from '@kyakhta/money';
import {
  groupPaid,
  instalmentPaid,
  isAllPaid,
  isFirstDue,
  isForGroup,
  moveOrders,
  type OrderRow,
  orderPaid,
  recordInstalmentsPaid,
} from '../../domains/orders/index.ts';
import { account, post, type Posting, transfer } from '../../domains/ledger/index.ts';
import { recordTopUpPaid } from '../../domains/settlement/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { duesIn, type Payable, topUpsIn } from './payables.ts';
import { issueForPaid } from './issue-vouchers.ts';

/**
 * Marks payables as paid: first dues take their orders out of "pending payment", later ones and top-ups raise a notice.
 * The caller has locked them, looked that they are payable, and books the money in the same transaction. What the
 * platform took off comes into escrow with it.
 */
export const recordDuesPaid = async (ctx: Ctx, payables: readonly Payable[], payType: number): Promise<void> => {
  for (const topUp of topUpsIn(payables)) await recordTopUpPaid(ctx, topUp, payType);
  const dues = duesIn(payables);
  const first = dues.filter(isFirstDue).map((d) => d.order);
  const [grouped, alone] = [first.filter(isForGroup), first.filter((o) => !isForGroup(o))];
  const paid = { paid_at: ctx.now, pay_type: payType };
  const parts = dues.flatMap((d) => (d.instalment === null ? [] : [d.reference]));
  await Promise.all([
    alone.length === 0 ? null : moveOrders(ctx.db, alone, 'paid', ctx.actor, ctx.now, paid),
    grouped.length === 0 ? null : moveOrders(ctx.db, grouped, 'groupPaid', ctx.actor, ctx.now, paid),
    recordInstalmentsPaid(ctx.db, parts, ctx.now),
  ]);
  for (const order of first) await bringPlatformPart(ctx, order);
  // Of a group's, vouchers come and goods leave once the group is complete.
  await issueForPaid(ctx, alone);
  for (const order of first) ctx.announce(isForGroup(order) ? groupPaid(order) : orderPaid(order));
  for (const { order, reference } of dues.filter((d) => !isFirstDue(d))) ctx.announce(instalmentPaid(order, reference));
  for (const order of new Set(dues.map((d) => d.order))) afterPayment(ctx, order, parts);
};

/** With the first money that comes for an order the platform puts in what its points and promotions took off. */
export const bringPlatformPart = async (ctx: Ctx, order: OrderRow): Promise<void> => {
  const entry = { reference: order.number, at: ctx.now };
  const into = (from: string, minor: bigint): Posting[] =>
    transfer(from, account.escrow(order.number), money(minor, currencyOf(order.currency)));
  await post(ctx.db, { ...entry, key: `points:${order.number}`, kind: 'points', postings: into(account.pointsCost, order.pointsAmount) });
  const promoted = order.promotionPaid + order.freightPlatform;
  await post(ctx.db, { ...entry, key: `promotion:${order.number}`, kind: 'promotion', postings: into(account.promotions, promoted) });
};

/** When nothing is owed any more and the claim period is over already, what waited for the money is done now. */
export const afterPayment = (ctx: Ctx, order: OrderRow, paid: readonly string[]): void => {
  const after = { ...order, instalments: order.instalments.map((i) => (paid.includes(i.reference) ? { ...i, paidAt: ctx.now } : i)) };
  if (order.claimUntil === null || order.claimUntil > ctx.now || !isAllPaid(after)) return;
  ctx.later({ kind: 'orders.endClaimPeriod', key: order.number, dueAt: ctx.now, payload: { orderNumber: order.number } });
};
