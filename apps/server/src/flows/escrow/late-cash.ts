import type { LateCashEnd } from '@kyakhta/contract';
import { currencyOf, type Money, parseAmount, toDecimal } from '@kyakhta/money';
import { holdOpenAccount, userOf } from '../../domains/accounts/index.ts';
import { recordAudit } from '../../domains/audit/index.ts';
import { account, post, transfer } from '../../domains/ledger/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { lockByNumber, mayRecordLateCash, orderByNumber, type OrderRow } from '../../domains/orders/index.ts';
import { claimCashReference, lateCashOf, noteLateCash } from '../../domains/payments/index.ts';
import { needsSecond, type OperatorCtx, proposedFor, proposeOnce } from '../../domains/proposals/index.ts';
import { repayDebt } from '../../domains/settlement/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { shownShares, splitRemainder, takenOf } from '../refund/shares-of-rest.ts';
import { tellStore } from '../tell/tell-store.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';

type Verb = 'POST /platform/order/lateCash';
type Cash = Parsed<Verb>;

/** The order, locked, that is over, and what came for it: it may be less than its price, or more. */
const over = async (ctx: OperatorCtx, input: Cash): Promise<{ readonly order: OrderRow; readonly came: Money }> => {
  const order = (await lockByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown');
  if (!mayRecordLateCash(order)) return refuse('orderNotInState');
  const told = parseAmount(input.amount, currencyOf(order.currency));
  if (!told.ok || told.money.amount === 0n) return refuseField(ctx, 'amount', 'field.amount');
  if (input.goesTo === 'buyer') await holdOpenAccount(ctx.db, order.userId);
  return { order, came: told.money };
};

/** Whether it is not one operator's to record, with all that came late for this order, or is proposed: slices are one sum. */
const isMuch = async (ctx: OperatorCtx, order: OrderRow, came: Money): Promise<boolean> => {
  const before = (await lateCashOf(ctx.db, order.number)) + (await proposedFor(ctx.db, 'lateCash', subjectOf(order)));
  return needsSecond(ctx.db, { ...came, amount: came.amount + before });
};
const subjectOf = (order: OrderRow): string => `order:${order.number}`;

/**
 * An operator records cash that a courier brought when its order was over: settled without it, closed at the door, or paid
 * already. It pays for nothing and moves the order nowhere; it is the store's, split like what is left of an order, or the
 * buyer's, on her balance, as all cash goes back. Two operators where it is much.
 */
export const recordLateCash = async (ctx: CtxFor<Verb>, input: Cash): Promise<Result<Verb>> => {
  const { order, came } = await over(ctx, input);
  if (!(await isMuch(ctx, order, came))) {
    await bookLateCash(ctx, input, order, came);
    return { proposalId: null };
  }
  const { amount, currency } = came;
  const subject = subjectOf(order);
  const preview = input.goesTo === 'store' ? { preview: { shares: shownShares(order, amount, true, await takenOf(ctx.db, order)) } } : {};
  return { proposalId: await proposeOnce(ctx, { kind: 'lateCash', subject, input, amount, currency, reason: input.reason, ...preview }) };
};
/** Records what a second operator has agreed to. */
export const lateCashProposed = async (ctx: OperatorCtx, input: Cash): Promise<void> => {
  const { order, came } = await over(ctx, input);
  await bookLateCash(ctx, input, order, came);
};

const bookLateCash = async (ctx: OperatorCtx, input: Cash, order: OrderRow, came: Money): Promise<void> => {
  const { reference, goesTo, reason } = input;
  if (!(await claimCashReference(ctx, reference))) refuse('transferKnown');
  const taken = await takenOf(ctx.db, order);
  await noteLateCash(ctx, { reference, orderNumber: order.number, ...came, goesTo, reason, by: ctx.actor.id });
  await post(ctx.db, {
    key: `lateCash:${reference}`,
    kind: 'lateCash',
    reference: order.number,
    at: ctx.now,
    postings:
      goesTo === 'buyer'
        ? transfer(account.bankClearing, account.buyerAvailable(order.userId), came)
        : splitRemainder(order, account.bankClearing, came.amount, 'store', taken),
  });
  if (goesTo === 'store') await repayDebt(ctx, order.storeId, order.currency, reference);
  const amount = toDecimal(came);
  await recordAudit(ctx, 'order.lateCash', subjectOf(order), null, { amount, reference, goesTo, reason });
  ctx.later({
    kind: 'orders.mailLateCash',
    key: reference,
    dueAt: ctx.now,
    payload: { orderNumber: order.number, amount, goesTo, reason },
  });
};

/** Tells whose the late cash became, and why. @param amount decimal text in the order's currency */
export const tellLateCash = async (
  ctx: Ctx,
  { orderNumber, amount, goesTo, reason }: { orderNumber: string; amount: string; goesTo: LateCashEnd; reason: string },
): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  if (order === null) return;
  const values = { number: order.number, amount, currency: order.currency, reason };
  if (goesTo === 'buyer') {
    const user = await userOf(ctx, order.userId);
    await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'lateCashBuyer', values);
    return;
  }
  await tellStore(ctx, order.storeId, { area: 'money' }, 'lateCashStore', values);
};
