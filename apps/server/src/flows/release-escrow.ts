import { currencyOf, money, percentage, subtract } from '@kyakhta/money';
import { account, post, transfer } from '../domains/ledger/index.ts';
import { can, lockByNumber, lockOwn, moveOrders, orderCompleted, type OrderRow } from '../domains/orders/index.ts';
import { orderStatus } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';

/**
 * Completes the order and splits its escrow: commission (half-up, on the goods after the store's
 * own reductions) and freight to the platform, the rest to the store.
 */
const release = async (ctx: Ctx, order: OrderRow, move: 'satisfied' | 'claimPeriodOver'): Promise<void> => {
  const currency = currencyOf(order.currency);
  const goods = money(order.goodsTotal - order.reduction, currency);
  const commission = percentage(goods, order.commissionBasisPoints, 'half-up');
  const escrow = account.escrow(order.number);
  await moveOrders(ctx.db, [order], move, ctx.actor, ctx.now, { completed_at: ctx.now });
  await post(ctx.db, {
    key: `release:${order.number}`,
    kind: 'release',
    reference: order.number,
    at: ctx.now,
    postings: [
      ...transfer(escrow, account.storeAvailable(order.storeId), subtract(goods, commission)),
      ...transfer(escrow, account.commission, commission),
      ...transfer(escrow, account.freight, money(order.freight, currency)),
    ],
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
  await release(ctx, order, 'satisfied');
  return null;
};

/** The timer at the end of the claim period. */
export const endClaimPeriod = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const order = await lockByNumber(ctx.db, orderNumber);
  if (order === null || !can('claimPeriodOver', order.status) || order.claimUntil === null || order.claimUntil > ctx.now) return;
  await release(ctx, order, 'claimPeriodOver');
};
