import { applyType, orderStatus } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { recordAudit } from '../../domains/audit/index.ts';
import { account, balancesOf } from '../../domains/ledger/index.ts';
import { lockByNumber, orderByNumber } from '../../domains/orders/index.ts';
import { insertRefund, lockRefundRow, moveRefund, newApplication, sumOf } from '../../domains/refunds/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { wishedLines } from './apply-refund.ts';
import { payGranted } from './pay-back.ts';
import { refundableOf } from './refundable.ts';

/** What can be granted of an order, by line, and what its store could pay now. */
export const grantable = async (
  ctx: CtxFor<'GET /platform/intervention/grantable'>,
  input: Parsed<'GET /platform/intervention/grantable'>,
): Promise<Result<'GET /platform/intervention/grantable'>> => {
  const order = (await orderByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown');
  const currency = currencyOf(order.currency);
  const [{ most, total }, balances] = await Promise.all([
    refundableOf(ctx.db, order),
    balancesOf(ctx.db, [account.storeAvailable(order.storeId), account.storeDebt(order.storeId)], currency),
  ]);
  const [available = money(0n, currency), debt = money(0n, currency)] = balances;
  return {
    orderNumber: order.number,
    currency,
    canGrant: order.status === orderStatus.completed && total > 0n,
    refundAmount: toWire(money(total, currency)),
    lines: most.map((l) => ({ orderItemId: l.orderItemId, count: l.count, amount: toWire(money(sumOf([l]), currency)) })),
    available: toWire(available),
    debt: toWire(debt),
  };
};

/**
 * Grants a refund of an order whose claim period is over. It is booked against the store and leaves the order completed.
 * A second one finds less left; nothing goes back twice.
 */
export const grantRefund = async (
  ctx: CtxFor<'POST /platform/intervention/grant'>,
  input: Parsed<'POST /platform/intervention/grant'>,
): Promise<Result<'POST /platform/intervention/grant'>> => {
  const order = (await lockByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown');
  if (order.status !== orderStatus.completed) return refuse('orderNotInState');
  const orderItemId = input.orderItemId ?? null;
  const wanted = { ...input, applyType: applyType.refundOnly };
  const lines = await wishedLines(ctx, order, orderItemId, wanted, null);
  const number = newApplication(ctx.now);
  const id = await insertRefund(ctx.db, order, {
    applyType: applyType.refundOnly,
    isReceived: true,
    reason: input.reason,
    description: '',
    mobile: '',
    pictures: null,
    lines,
    number,
    applyNumber: newApplication(ctx.now),
    orderItemId,
    at: ctx.now,
    dueAt: ctx.now,
  });
  await moveRefund(ctx, { id, number }, 'applied', input.reason);
  const refund = (await lockRefundRow(ctx.db, number)) ?? refuse('orderUnknown');
  await payGranted(ctx, order, refund, input.reason);
  await recordAudit(ctx, 'refund.grant', `refund:${number}`, null, {
    order: order.number,
    amount: sumOf(lines).toString(),
    reason: input.reason,
  });
  return { refundSn: number };
};
