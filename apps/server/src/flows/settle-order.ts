import { applyType, closeType } from '@kyakhta/contract';
import { currencyOf, money, type Money, parseAmount, subtract, toDecimal } from '@kyakhta/money';
import { userOf } from '../domains/accounts/index.ts';
import { recordAudit } from '../domains/audit/index.ts';
import { isVirtual, productTag } from '../domains/catalog/index.ts';
import { sendMail } from '../domains/messages/index.ts';
import {
  dueReferences,
  isFinal,
  lockByNumber,
  moveOrders,
  orderByNumber,
  orderItems,
  orderNumberOf,
  type OrderRow,
  overdueOf,
  shipByOf,
  type Standing,
  unpaidReferences,
} from '../domains/orders/index.ts';
import {
  closeCases,
  giveUpAttempts,
  lockActive,
  lockPaidParts,
  referencesOf,
  takenBackAmong,
  takenBackSince,
} from '../domains/payments/index.ts';
import { needsSecond, type OperatorCtx, proposeOnce, refuseIfProposed } from '../domains/proposals/index.ts';
import {
  insertRefund,
  lockRefundRow,
  moveRefund,
  newApplication,
  openRefunds,
  reductionOf,
  type RefundLine,
  spreadOver,
  sumOf,
} from '../domains/refunds/index.ts';
import { offeredTo, siteSettings } from '../domains/site/index.ts';
import { releaseStock, returnStock } from '../domains/stock/index.ts';
import { isOpen, storesById } from '../domains/stores/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { isBeingAgreed } from './bank-transfer/being-agreed.ts';
import { payClosing, settleRemainder } from './refund/pay-back.ts';
import { heldFor, lessened, pointsHeldFor, refundableOf, wholeOf } from './refund/refundable.ts';
import { shownShares } from './refund/shares-of-rest.ts';
import { tellStore } from './tell-store.ts';
import { voidRefunded } from './vouchers/settle-vouchers.ts';

type Verb = 'POST /platform/order/settle';
type Settlement = Parsed<Verb>;

/** An overdue order, locked, with what it holds and what of that goes back. */
interface Settleable {
  readonly order: OrderRow;
  readonly held: Money;
  readonly toBuyer: Money;
  readonly lines: readonly RefundLine[];
  /** Something of the goods is out. */
  readonly isSent: boolean;
}

/** Looks whether an order can be settled so, under its lock: it is overdue, holds what was said, and nothing else is about to move its money. */
const settleable = async (ctx: OperatorCtx, input: Settlement): Promise<Settleable> => {
  const order = (await lockByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown');
  const { settleDays } = await siteSettings(ctx.db);
  if (overdueOf(order, await standingOf(ctx, order), settleDays, ctx.now) === null) return refuse('orderNotOverdue');
  if ((await openRefunds(ctx.db, order.id)).length > 0) return refuse('refundStillOpen');
  // Money that came, and that a second operator has yet to see, was not looked at either.
  await refuseIfProposed(ctx.db, 'cash', `order:${order.number}`);
  if (await isBeingAgreed(ctx, dueReferences(order))) return refuse('paymentBeingChecked');
  const currency = currencyOf(order.currency);
  const held = money(heldFor(order), currency);
  const told = parseAmount(input.held, currency);
  if (!told.ok || told.money.amount !== held.amount) return refuse('heldChanged', { held: toDecimal(held), currency });
  const whole = (await refundableOf(ctx.db, order)).lines.map(wholeOf);
  const isSent = order.shippedAt !== null || (await orderItems(ctx.db, [order.id])).some((i) => i.shipped > 0);
  // What a store takes for bringing goods itself is of no line: it is the store's once they are out, and the buyer's before.
  const fee = isSent ? 0n : lesser(order.deliveryFee, held.amount);
  const most = lesser(held.amount, sumOf(whole) + fee);
  const wished = parseAmount(input.toBuyer, currency);
  if (!wished.ok || wished.money.amount > most) return refuse('settleTooMuch', { most: toDecimal(money(most, currency)), currency });
  const ofGoods = wished.money.amount > fee ? wished.money.amount - fee : 0n;
  const spread = ofGoods === 0n ? [] : spreadOver(whole, ofGoods, currency);
  // Less than the most is a reduction of the price: no piece is given up for it.
  const lines = ofGoods < most - fee ? reductionOf(spread) : spread.filter((l) => l.count > 0);
  return { order, held, toBuyer: money(ofGoods + fee, currency), lines, isSent };
};

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const standingOf = async (ctx: Ctx, order: OrderRow): Promise<Standing> => {
  const store = (await storesById(ctx.db, [order.storeId])).get(order.storeId);
  return {
    shipBy: await shipByOf(ctx.db, order.id),
    isStoreOpen: store !== undefined && isOpen(store),
    takenBackSince: await takenBackSince(ctx.db, dueReferences(order)),
  };
};

/**
 * Settles what is overdue: so much goes back to the buyer the way it came, the rest is the store's less the commission, and
 * the order closes. Much money is proposed only, until a second operator agrees.
 */
export const settleOrder = async (ctx: CtxFor<Verb>, input: Settlement): Promise<Result<Verb>> => {
  const found = await settleable(ctx, input);
  // With what the platform has added for points: the store may get all of it.
  const { amount, currency } = money(found.held.amount + pointsHeldFor(found.order), found.held.currency);
  if (amount === 0n || !(await needsSecond(ctx.db, { amount, currency }))) {
    await settle(ctx, input, found);
    return { proposalId: null };
  }
  const subject = `order:${found.order.number}`;
  return {
    proposalId: await proposeOnce(ctx, {
      kind: 'settle',
      subject,
      input,
      amount,
      currency,
      reason: input.reason,
      preview: previewOf(found),
    }),
  };
};
const previewOf = ({ order, lines, isSent }: Settleable) => {
  const after = lessened(order, lines);
  return { shares: shownShares(after, heldFor(after) + pointsHeldFor(after), isSent) };
};
/** Settles what a second operator has agreed to. @returns the number of the refund, where something goes back */
export const settleProposed = async (ctx: OperatorCtx, input: Settlement): Promise<string | null> =>
  settle(ctx, input, await settleable(ctx, input));

const payTheBuyer = async (
  ctx: OperatorCtx,
  { order, lines }: Settleable,
  reason: string,
): Promise<{ readonly after: OrderRow; readonly refundSn: string | null }> => {
  if (lines.length === 0) return { after: order, refundSn: null };
  const [number, applyNumber] = [newApplication(ctx.now), newApplication(ctx.now)];
  const wish = { applyType: applyType.refundOnly, isReceived: false, reason, description: '', mobile: '', pictures: null, lines };
  const id = await insertRefund(ctx.db, order, { ...wish, number, applyNumber, orderItemId: null, at: ctx.now, dueAt: ctx.now });
  await moveRefund(ctx, { id, number }, 'applied', reason);
  const refund = (await lockRefundRow(ctx.db, number)) ?? refuse('orderUnknown');
  await payClosing(ctx, order, refund, 'settled', reason);
  return { after: lessened(order, lines), refundSn: number };
};

const settle = async (ctx: OperatorCtx, input: Settlement, found: Settleable): Promise<string | null> => {
  const { order, held, toBuyer, isSent } = found;
  // Locked before any account, as whoever brings news of them does.
  const paid = await lockPaidParts(ctx.db, dueReferences(order));
  const takenBack = await takenBackAmong(
    ctx.db,
    paid.map((p) => p.paymentId),
  );
  // Somebody may be paying the part just now; money whose fate is not known is waited for.
  if (!(await giveUpAttempts(ctx, await lockActive(ctx.db, unpaidReferences(order))))) refuse('paymentBeingChecked');
  const { after, refundSn } = await payTheBuyer(ctx, found, input.reason);
  await moveOrders(ctx.db, [order], 'settled', ctx.actor, ctx.now, {
    canceled_at: ctx.now,
    close_type: closeType.settled,
    close_reason: input.reason,
  });
  await settleRemainder(ctx, after, heldFor(after) + pointsHeldFor(after), isSent);
  await releaseStock(ctx, order.number);
  if (input.goodsBack) await returnStock(ctx, order.number);
  const items = await orderItems(ctx.db, [order.id]);
  for (const item of items) ctx.changed(productTag(item.productId));
  if (isVirtual(order))
    await voidRefunded(
      ctx,
      items.map((i) => ({ orderItemId: i.id, count: i.count })),
    );
  for (const id of takenBack) await endTakenBack(ctx, order, id, input.reason);
  const said: Omit<Settled, 'orderNumber'> = {
    toBuyer: toDecimal(toBuyer),
    toStore: toDecimal(subtract(held, toBuyer)),
    goodsBack: input.goodsBack,
    reason: input.reason,
    takenBack: takenBack.size > 0,
  };
  await recordAudit(ctx, 'order.settle', `order:${order.number}`, { held: toDecimal(held) }, said);
  ctx.later({ kind: 'orders.mailSettled', key: order.number, dueAt: ctx.now, payload: { orderNumber: order.number, ...said } });
  return refundSn;
};

/** Money that was taken back is dealt with once nothing is open any more of what it was paid for. */
const endTakenBack = async (ctx: OperatorCtx, order: OrderRow, paymentId: number, note: string): Promise<void> => {
  const others = (await referencesOf(ctx.db, paymentId)).map(orderNumberOf).filter((number) => number !== order.number);
  const orders = await Promise.all([...new Set(others)].map((number) => orderByNumber(ctx.db, number)));
  if (orders.every((o) => o === null || isFinal(o.status)))
    await closeCases(ctx.db, paymentId, ['takenBack'], { operatorId: ctx.actor.id, note, at: ctx.now });
};

/** What an order was settled by; amounts are decimal text in its currency, the store's before the commission. */
export interface Settled {
  readonly orderNumber: string;
  readonly toBuyer: string;
  readonly toStore: string;
  readonly goodsBack: boolean;
  readonly reason: string;
  /** Money of it had been taken back outside. */
  readonly takenBack: boolean;
}
/** Tells buyer and store by mail how an order was settled, and why. */
export const tellSettled = async (ctx: Ctx, { orderNumber, toBuyer, toStore, reason, takenBack }: Settled): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  if (order === null) return;
  const isPaid = Number(toBuyer) + Number(toStore) > 0 ? 1 : 0;
  const values = { number: order.number, toBuyer, toStore, currency: order.currency, reason, isPaid, isTakenBack: takenBack ? 1 : 0 };
  const user = await userOf(ctx, order.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'orderSettled', values);
  await tellStore(ctx, order.storeId, { area: 'money' }, 'storeSettled', values);
};
