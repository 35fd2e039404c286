import { applyType, orderStatus, ownWords } from '@kyakhta/contract';
import { add, currencyOf, money, subtract, toWire } from '@kyakhta/money';
import { holdBuyer } from '../../domains/accounts/index.ts';
import { recordAudit } from '../../domains/audit/index.ts';
import { account, lockedBalancesOf } from '../../domains/ledger/index.ts';
import { can, dueReferences, isPaid, lockOwn, orderByNumber, type OrderRow } from '../../domains/orders/index.ts';
import { lockPaidParts } from '../../domains/payments/index.ts';
import { needsSecond } from '../../domains/proposals/index.ts';
import {
  insertRefund,
  lockRefundRow,
  moveRefund,
  newApplication,
  openRefunds,
  overlaps,
  type RefundLine,
  sumOf,
} from '../../domains/refunds/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { payBack, payFromStore } from './pay-back.ts';
import { chargeOf, isForAccount } from './plan-money.ts';
import { heldFor, isDivisible, platformHeldFor, refundableOf } from './refundable.ts';
import { linesToGive } from './requested-lines.ts';

type Verb = 'POST /shop/admin/refund/give';
type Look = 'GET /shop/admin/refund/givable';

const isOver = (order: OrderRow): boolean => order.status === orderStatus.completed;
/** Some of the buyer's money is there: in escrow, or with the store. What waits for its group goes back by itself. */
const mayGive = (order: OrderRow): boolean =>
  isPaid(order.status) && !can('groupComplete', order.status) && heldFor(order) + platformHeldFor(order) > 0n;

/** What a store may give back of its own order, as a whole and by line. */
export const givable = async (ctx: CtxFor<Look>, input: Parsed<Look>): Promise<Result<Look>> => {
  const order = await orderByNumber(ctx.db, input.orderNumber);
  if (order === null || order.storeId !== ctx.actor.storeId) return refuse('orderUnknown');
  const currency = currencyOf(order.currency);
  const { lines, most, total } = await refundableOf(ctx.db, order);
  const open = await openRefunds(ctx.db, order.id);
  const can = mayGive(order) && total > 0n && open.length === 0;
  const goods = new Set(lines.filter((l) => !l.isGift).map((l) => l.orderItemId));
  return {
    currency: order.currency,
    canGive: can,
    isReleased: isOver(order),
    refundAmount: toWire(money(can ? total : 0n, currency)),
    lines: most
      .filter((l) => can && isDivisible(order) && goods.has(l.orderItemId) && sumOf([l]) > 0n)
      .map((l) => ({ orderItemId: l.orderItemId, count: l.count, amount: toWire(money(sumOf([l]), currency)) })),
  };
};

/**
 * What a released order brought is the store's by now: what the store lacks of it the platform pays first. As much as an
 * operator may give alone; more is for two of them to grant, or a store could empty the platform towards a buyer it owns.
 */
const refuseUncovered = async (ctx: CtxFor<Verb>, order: OrderRow, lines: readonly RefundLine[]): Promise<void> => {
  const { store } = chargeOf(order, lines);
  const accounts = [account.storeAvailable(order.storeId), account.storeDebt(order.storeId)];
  const [available = store, debt = store] = await lockedBalancesOf(ctx.db, accounts, store.currency);
  if (store.amount <= available.amount) return;
  if (await needsSecond(ctx.db, add(subtract(store, available), debt))) refuse('giveNotCovered');
};

/**
 * A store gives money back on its own: of an order or a line, any part of what is left of it, before the release from the
 * order's escrow and afterwards from its own money, with the platform's commission on it. Nobody has to agree.
 */
export const giveRefund = async (ctx: CtxFor<Verb>, input: Parsed<Verb>): Promise<Result<Verb>> => {
  const order = await lockOwn(ctx.db, { storeId: ctx.actor.storeId }, input.orderNumber);
  if (!mayGive(order)) return refuse('refundNotPossible');
  // Payments before accounts, as a call that brings news of them does.
  const paid = await lockPaidParts(ctx.db, dueReferences(order));
  if (!(await holdBuyer(ctx.db, order.userId)) && isForAccount(order, paid)) return refuse('accountClosed');
  const orderItemId = input.orderItemId ?? null;
  // What is asked back is answered first: a gift at that time could end the order while it still waits for its money.
  if (overlaps(await openRefunds(ctx.db, order.id), orderItemId)) return refuse('refundOpenAlready');
  const asked = { goodsNum: input.goodsNum, refundAmount: input.amount };
  const lines = await linesToGive(ctx, order, orderItemId, asked, 'amount');
  if (isOver(order)) await refuseUncovered(ctx, order, lines);
  const [number, applyNumber, reason] = [newApplication(ctx.now), newApplication(ctx.now), ownWords(input.reason)];
  const id = await insertRefund(ctx.db, order, {
    applyType: applyType.refundOnly,
    isReceived: order.receivedAt !== null,
    reason,
    description: '',
    mobile: '',
    pictures: null,
    lines,
    number,
    applyNumber,
    orderItemId,
    at: ctx.now,
    dueAt: ctx.now,
  });
  await moveRefund(ctx, { id, number }, 'applied', reason);
  const refund = (await lockRefundRow(ctx.db, number)) ?? refuse('refundUnknown');
  if (isOver(order)) await payFromStore(ctx, order, refund, 'given', reason);
  else await payBack(ctx, order, refund, 'given', reason);
  await recordAudit(ctx, 'refund.give', `refund:${number}`, null, { order: order.number, amount: input.amount, reason });
  return { refundSn: number };
};
