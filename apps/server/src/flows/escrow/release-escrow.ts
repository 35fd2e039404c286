import { add, currencyOf, money } from '@kyakhta/money';
import { account, post, transfer } from '../../domains/ledger/index.ts';
import { earnedPoints, grantPoints } from '../../domains/loyalty/index.ts';
import {
  can,
  dueReferences,
  isAllPaid,
  lockByNumber,
  lockOwn,
  moveOrders,
  orderCompleted,
  type OrderRow,
  sharesOf,
} from '../../domains/orders/index.ts';
import { isTakenBack } from '../../domains/payments/index.ts';
import { openRefunds } from '../../domains/refunds/index.ts';
import { repayDebt } from '../../domains/settlement/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { orderStatus } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { heldFor, platformHeldFor } from '../refund/refundable.ts';
import { noteFee } from '../refund/shares-of-rest.ts';

/**
 * Completes the order and splits its escrow, less what was refunded: commission and freight to the platform, the rest to
 * the store. The buyer gets points for what she paid and did not get back.
 */
const release = async (ctx: Ctx, order: OrderRow, move: 'satisfied' | 'claimPeriodOver'): Promise<void> => {
  const currency = currencyOf(order.currency);
  const shares = sharesOf(order, heldFor(order) + platformHeldFor(order));
  const escrow = account.escrow(order.number);
  await moveOrders(ctx.db, [order], move, ctx.actor, ctx.now, { completed_at: ctx.now });
  await post(ctx.db, {
    key: `release:${order.number}`,
    kind: 'release',
    reference: order.number,
    at: ctx.now,
    postings: [
      ...transfer(escrow, account.storeAvailable(order.storeId), add(shares.store, shares.fee)),
      ...transfer(escrow, account.commission, shares.commission),
      ...transfer(escrow, account.freight, shares.freight),
      ...noteFee(order, shares.fee),
    ],
  });
  await repayDebt(ctx, order.storeId, order.currency, order.number);
  const { pointRules } = await siteSettings(ctx.db);
  await grantPoints(ctx, {
    userId: order.userId,
    source: 'order',
    reference: order.number,
    points: earnedPoints(money(order.total - order.refunded - order.refundedFreight, currency), pointRules),
    validDays: pointRules.validDays,
  });
  ctx.announce(orderCompleted(order));
};

/** The buyer is satisfied: the claim period ends and the store is paid at once. Saying it twice changes nothing. */
export const saySatisfied = async (
  ctx: CtxFor<'PUT /p/myOrder/satisfied/{orderNumber}'>,
  input: Parsed<'PUT /p/myOrder/satisfied/{orderNumber}'>,
): Promise<null> => {
  const order = await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber);
  if (order.status === orderStatus.completed) return null;
  if (!can('satisfied', order.status)) return refuse('orderNotInState');
  if (!isAllPaid(order)) return refuse('instalmentsOpen');
  if ((await openRefunds(ctx.db, order.id)).length > 0) return refuse('refundStillOpen');
  if (await isTakenBack(ctx.db, dueReferences(order))) return refuse('moneyTakenBack');
  await release(ctx, order, 'satisfied');
  return null;
};

/**
 * The timer at the end of the claim period. What is not paid whole waits, and so does what the buyer asks back, and money
 * that was taken back outside: the last part, the end of the last refund and the operator's word call this again.
 */
export const endClaimPeriod = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const order = await lockByNumber(ctx.db, orderNumber);
  if (order === null || !can('claimPeriodOver', order.status) || order.claimUntil === null || order.claimUntil > ctx.now) return;
  if (!isAllPaid(order) || (await openRefunds(ctx.db, order.id)).length > 0) return;
  if (await isTakenBack(ctx.db, dueReferences(order))) return;
  await release(ctx, order, 'claimPeriodOver');
};
