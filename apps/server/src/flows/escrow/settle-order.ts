import { applyType, closeType } from '@kyakhta/contract';
import { currencyOf, money, type Money, parseAmount, subtract, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { recordAudit } from '../../domains/audit/index.ts';
import { isVirtual, productTag } from '../../domains/catalog/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import {
  dueReferences,
  lockByNumber,
  moveOrders,
  nothingByOthers,
  orderByNumber,
  orderItems,
  type OrderRow,
  overdueOf,
  platformPart,
  settleVersion,
  shipByOf,
  type Standing,
  unpaidReferences,
} from '../../domains/orders/index.ts';
import { giveUpAttempts, lockActive, lockPaidParts, lostOf, type PaidPart, takenBackSince } from '../../domains/payments/index.ts';
import { needsSecond, type OperatorCtx, proposeOnce, refuseIfProposed } from '../../domains/proposals/index.ts';
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
} from '../../domains/refunds/index.ts';
import { offeredTo, siteSettings } from '../../domains/site/index.ts';
import { releaseStock, returnStock } from '../../domains/stock/index.ts';
import { isAtWork, storesById } from '../../domains/stores/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { isBeingAgreed } from '../dues/being-agreed.ts';
import { endTakenBack } from '../refund/end-taken-back.ts';
import { payClosing, settleRemainder } from '../refund/pay-back.ts';
import { heldFor, afterRefund, platformHeldFor, refundableOf, wholeOf } from '../refund/refundable.ts';
import { shownShares } from '../refund/shares-of-rest.ts';
import { tellStore } from '../tell/tell-store.ts';
import { voidRefunded } from '../fulfilment/settle-vouchers.ts';

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
  readonly items: readonly { readonly id: number; readonly productId: number; readonly count: number }[];
  readonly paid: readonly PaidPart[];
  /** What the platform has paid for money of it that was taken back, in minor units. */
  readonly lost: bigint;
}

/** Looks whether an order can be settled so, under its lock: it is overdue, holds what was said, and nothing else is about to move its money. */
const settleable = async (ctx: OperatorCtx, input: Settlement): Promise<Settleable> => {
  const order = (await lockByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown');
  const references = dueReferences(order);
  // Locked before anything is looked at, and before any account, as a call that brings news of them does.
  const paid = await lockPaidParts(ctx.db, references);
  const isTakenBack = paid.some((p) => p.isTakenBack);
  const { settleDays } = await siteSettings(ctx.db);
  if (overdueOf(order, await standingOf(ctx, order, isTakenBack), settleDays, ctx.now) === null) return refuse('orderNotOverdue');
  if ((await openRefunds(ctx.db, order.id)).length > 0) return refuse('refundStillOpen');
  // Money that came, and that a second operator has yet to see, was not looked at either.
  await refuseIfProposed(ctx.db, 'cash', `order:${order.number}`);
  if (await isBeingAgreed(ctx, references)) return refuse('paymentBeingChecked');
  const currency = currencyOf(order.currency);
  const held = money(heldFor(order), currency);
  const told = parseAmount(input.held, currency);
  if (!told.ok || told.money.amount !== held.amount) return refuse('heldChanged', { held: toDecimal(held), currency });
  const items = await orderItems(ctx.db, [order.id]);
  const shipped = items.reduce((sum, i) => sum + i.shipped, 0);
  const lost = isTakenBack ? await lostOf(ctx.db, references) : 0n;
  if (input.version !== settleVersion(order.status, shipped, lost)) return refuse('changedMeanwhile');
  const whole = (await refundableOf(ctx.db, order)).lines.map(wholeOf);
  const isSent = order.shippedAt !== null || shipped > 0;
  // What a store takes for bringing goods itself is of no line: it is the store's once they are out, and the buyer's before.
  const fee = isSent ? 0n : lesser(order.deliveryFee, held.amount);
  const most = lesser(held.amount, sumOf(whole) + fee);
  const wished = parseAmount(input.toBuyer, currency);
  if (!wished.ok || wished.money.amount > most) return refuse('settleTooMuch', { most: toDecimal(money(most, currency)), currency });
  const ofGoods = wished.money.amount > fee ? wished.money.amount - fee : 0n;
  const lines = linesOf(whole, { amount: ofGoods, most: most - fee, currency, hasGoods: isSent && !input.goodsBack });
  return { order, held, toBuyer: money(ofGoods + fee, currency), lines, isSent, items, paid, lost };
};

interface Share {
  /** What goes back of the lines, and could at most; minor units. */
  readonly amount: bigint;
  readonly most: bigint;
  readonly currency: string;
  /** The buyer has the goods, or they are lost. */
  readonly hasGoods: boolean;
}
/**
 * What goes back of each line. With all of the money go all of the points; where no money is held they go to the one who has no
 * goods for them. Less than the most is a reduction of the price: no piece is given up for it.
 */
const linesOf = (whole: readonly RefundLine[], { amount, most, currency, hasGoods }: Share): RefundLine[] => {
  const isAll = amount === most && (most > 0n || !hasGoods);
  const spread =
    amount === 0n
      ? whole.map((l) => ({ ...l, ...nothingByOthers, goods: 0n, freight: 0n, points: 0, pointsAmount: 0n }))
      : spreadOver(whole, amount, currency, most);
  const lines = spread.map((l, i) => {
    const { points, pointsAmount, promotionPaid, freightPlatform, freightStore } = whole[i] ?? l;
    return isAll ? { ...l, points, pointsAmount, promotionPaid, freightPlatform, freightStore } : l;
  });
  const moves = lines.filter((l) => l.goods + l.freight + platformPart(l) > 0n || l.points > 0 || (isAll && amount > 0n && l.count > 0));
  if (moves.reduce((sum, l) => sum + l.goods + l.freight, 0n) !== amount) throw new Error('a settlement does not come to what was said');
  return isAll ? moves : reductionOf(moves);
};

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const standingOf = async (ctx: Ctx, order: OrderRow, isTakenBack: boolean): Promise<Standing> => {
  const store = (await storesById(ctx.db, [order.storeId])).get(order.storeId);
  return {
    shipBy: await shipByOf(ctx.db, order.id),
    isStoreAtWork: store !== undefined && isAtWork(store),
    takenBackSince: isTakenBack ? await takenBackSince(ctx.db, dueReferences(order)) : null,
  };
};

/**
 * Settles what is overdue: so much goes back to the buyer the way it came, the rest is the store's less the commission, and
 * the order closes. Much money is proposed only, until a second operator agrees.
 */
export const settleOrder = async (ctx: CtxFor<Verb>, input: Settlement): Promise<Result<Verb>> => {
  const found = await settleable(ctx, input);
  // With what the platform has added: the store may get all of it.
  const { amount, currency } = money(found.held.amount + platformHeldFor(found.order), found.held.currency);
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
  const after = afterRefund(order, lines);
  return { shares: shownShares(after, heldFor(after) + platformHeldFor(after), isSent) };
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
  return { after: afterRefund(order, lines), refundSn: number };
};

const settle = async (ctx: OperatorCtx, input: Settlement, found: Settleable): Promise<string | null> => {
  const { order, held, toBuyer, isSent, items, paid } = found;
  // Somebody may be paying the part just now; money whose fate is not known is waited for.
  if (!(await giveUpAttempts(ctx, await lockActive(ctx.db, unpaidReferences(order))))) refuse('paymentBeingChecked');
  const { after, refundSn } = await payTheBuyer(ctx, found, input.reason);
  await moveOrders(ctx.db, [order], 'settled', ctx.actor, ctx.now, {
    canceled_at: ctx.now,
    close_type: closeType.settled,
    close_reason: input.reason,
  });
  await settleRemainder(ctx, after, heldFor(after) + platformHeldFor(after), isSent);
  await releaseStock(ctx, order.number);
  if (input.goodsBack) await returnStock(ctx, order.number);
  for (const item of items) ctx.changed(productTag(item.productId));
  if (isVirtual(order))
    await voidRefunded(
      ctx,
      items.map((i) => ({ orderItemId: i.id, count: i.count })),
    );
  const covered = found.lost === 0n ? 0n : found.lost - (await lostOf(ctx.db, dueReferences(order)));
  await endTakenBack(ctx, order, paid, { operatorId: ctx.actor.id, note: input.reason });
  const said: Omit<Settled, 'orderNumber'> = {
    toBuyer: toDecimal(toBuyer),
    toStore: toDecimal(subtract(held, toBuyer)),
    goodsBack: input.goodsBack,
    reason: input.reason,
    covered: toDecimal(money(covered, held.currency)),
  };
  await recordAudit(ctx, 'order.settle', `order:${order.number}`, { held: toDecimal(held) }, said);
  ctx.later({ kind: 'orders.mailSettled', key: order.number, dueAt: ctx.now, payload: { orderNumber: order.number, ...said } });
  return refundSn;
};

/** What an order was settled by; amounts are decimal text in its currency, the store's before the commission. */
export interface Settled {
  readonly orderNumber: string;
  readonly toBuyer: string;
  readonly toStore: string;
  readonly goodsBack: boolean;
  readonly reason: string;
  /** What of the buyer's share she had from her bank already. */
  readonly covered: string;
}
/** Tells buyer and store by mail how an order was settled, and why. @param onItsWay what an operator has yet to send by bank, in minor units */
export const tellSettled = async (
  ctx: Ctx,
  { orderNumber, toBuyer, toStore, reason, covered }: Settled,
  onItsWay: bigint,
): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  if (order === null) return;
  const isPaid = Number(toBuyer) + Number(toStore) > 0 ? 1 : 0;
  const values = {
    number: order.number,
    toBuyer,
    toStore,
    currency: order.currency,
    reason,
    isPaid,
    covered,
    isCovered: Number(covered) > 0 ? 1 : 0,
    onItsWay: toDecimal(money(onItsWay, currencyOf(order.currency))),
    isOnItsWay: onItsWay > 0n ? 1 : 0,
  };
  const user = await userOf(ctx, order.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'orderSettled', values);
  await tellStore(ctx, order.storeId, { area: 'money' }, 'storeSettled', values);
};
