import { closeType, type Failure, payType } from '@kyakhta/contract';
import { currencyOf, type Money, money, parseAmount, toDecimal } from '@kyakhta/money';
import { recordAudit } from '../../domains/audit/index.ts';
import { productTag } from '../../domains/catalog/index.ts';
import { account, post, transfer } from '../../domains/ledger/index.ts';
import {
  cashCollected,
  lockByNumber,
  lockOwn,
  mayRecordCash,
  mayRefuseAtDoor,
  orderItems,
  type OrderRow,
  recordInstalmentsPaid,
  setPaid,
} from '../../domains/orders/index.ts';
import { attemptByNumber, claimCashReference, courier, newPayment, recordCapture, recordPaid } from '../../domains/payments/index.ts';
import { needsSecond, type OperatorCtx, proposeOnce, refuseIfProposed } from '../../domains/proposals/index.ts';
import { returnStock } from '../../domains/stock/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { closeOrder } from '../closing/close-order.ts';
import { afterPayment, bringPlatformPart } from '../dues/pay-dues.ts';

type Cash = Parsed<'POST /platform/order/cash'>;
/** The order, locked, whose price is just what came. */
const owing = async (ctx: OperatorCtx, input: Cash): Promise<{ order: OrderRow; total: Money }> => {
  const order = (await lockByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown');
  if (!mayRecordCash(order)) return refuse('orderNotInState');
  const total = money(order.total, currencyOf(order.currency));
  const told = parseAmount(input.amount, total.currency);
  if (!told.ok || told.money.amount !== total.amount)
    return refuse('amountDiffers', { needed: toDecimal(total), currency: total.currency });
  return { order, total };
};

/**
 * An operator records the cash that a courier brought to the bank: exactly the order's price, under a reference that
 * counts once. Only operators do, because a store's word alone would turn into money of the platform; and two of them
 * where it is much.
 */
export const recordCash = async (ctx: CtxFor<'POST /platform/order/cash'>, input: Cash): Promise<Result<'POST /platform/order/cash'>> => {
  const { order, total } = await owing(ctx, input);
  if (!(await needsSecond(ctx.db, total))) {
    await bookCash(ctx, input, order, total);
    return { proposalId: null };
  }
  const { amount, currency } = total;
  const subject = `order:${order.number}`;
  return { proposalId: await proposeOnce(ctx, { kind: 'cash', subject, input, amount, currency, reason: input.reference }) };
};
/** Records what a second operator has agreed to. */
export const cashProposed = async (ctx: OperatorCtx, input: Cash): Promise<string> => {
  const { order, total } = await owing(ctx, input);
  return bookCash(ctx, input, order, total);
};

/** @returns the number of the payment */
const bookCash = async (ctx: OperatorCtx, input: Cash, order: OrderRow, total: Money): Promise<string> => {
  if (!(await claimCashReference(ctx, input.reference))) refuse('transferKnown');
  const payment = newPayment(
    { userId: order.userId, payType: payType.cashOnDelivery, attemptId: undefined, parts: [{ reference: order.number, amount: total }] },
    ctx.now,
  );
  await recordPaid(ctx.db, payment, ctx.now);
  const { id: paymentId } = (await attemptByNumber(ctx.db, payment.number)) ?? refuse('orderNotInState');
  const isNew = await recordCapture(ctx, paymentId, {
    provider: courier,
    id: input.reference,
    told: { currency: total.currency, value: toDecimal(total) },
    amount: total,
    applied: total.amount,
  });
  if (!isNew) refuse('transferKnown');
  await post(ctx.db, {
    key: `capture:${courier}:${input.reference}`,
    kind: 'capture',
    reference: payment.number,
    at: ctx.now,
    postings: transfer(account.bankClearing, account.escrow(order.number), total),
  });
  await recordInstalmentsPaid(ctx.db, [order.number], ctx.now);
  await setPaid(ctx.db, order.id, payType.cashOnDelivery, ctx.now);
  await bringPlatformPart(ctx, order);
  afterPayment(ctx, order, [order.number]);
  ctx.announce(cashCollected(order));
  const { reference } = input;
  await recordAudit(
    ctx,
    'order.cash',
    `order:${order.number}`,
    { state: 'unpaid' },
    { state: 'paid', amount: toDecimal(total), reference },
  );
  return payment.number;
};

/**
 * The goods were not taken at the door and have come back: the order closes, they are in stock again, and no money moves.
 * The page of the order shows why, to its buyer as to the others.
 */
const refuseAtDoor = async (ctx: Ctx, order: OrderRow, reason: string, ifCashCame: Failure): Promise<void> => {
  if (!mayRefuseAtDoor(order)) refuse('orderNotInState');
  // Cash that one operator has seen and another has not: closed, the order could not take it any more.
  await refuseIfProposed(ctx.db, 'cash', `order:${order.number}`, ifCashCame);
  await closeOrder(ctx, order, 'refusedAtDoor', closeType.cashOnDelivery, { reason });
  await returnStock(ctx, order.number);
  for (const item of await orderItems(ctx.db, [order.id])) ctx.changed(productTag(item.productId));
  ctx.later({ kind: 'orders.mailRefusedAtDoor', key: order.number, dueAt: ctx.now, payload: { orderNumber: order.number, reason } });
};

type StoreVerb = 'PUT /shop/admin/order/refusedAtDoor';
type OperatorVerb = 'PUT /platform/order/refusedAtDoor';
export const storeNotesRefusal = async (ctx: CtxFor<StoreVerb>, input: Parsed<StoreVerb>): Promise<null> => {
  await refuseAtDoor(ctx, await lockOwn(ctx.db, { storeId: ctx.actor.storeId }, input.orderNumber), input.reason, 'paymentBeingChecked');
  await recordAudit(ctx, 'order.refusedAtDoor', `order:${input.orderNumber}`, { state: 'open' }, { state: 'closed', reason: input.reason });
  return null;
};
export const operatorNotesRefusal = async (ctx: CtxFor<OperatorVerb>, input: Parsed<OperatorVerb>): Promise<null> => {
  await refuseAtDoor(ctx, (await lockByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown'), input.reason, 'proposalOpenAlready');
  await recordAudit(ctx, 'order.refusedAtDoor', `order:${input.orderNumber}`, { state: 'open' }, { state: 'closed', reason: input.reason });
  return null;
};
