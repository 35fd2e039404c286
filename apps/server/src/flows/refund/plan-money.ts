import { applyType, orderStatus } from '@kyakhta/contract';
import { currencyOf, money, type Money, percentage, subtract, toWire } from '@kyakhta/money';
import { isAccountOpen } from '../../domains/accounts/index.ts';
import { account, balancesOf } from '../../domains/ledger/index.ts';
import { dueReferences, orderByNumber, type OrderRow } from '../../domains/orders/index.ts';
import { isOnBalance, type PaidPart, paidParts, waysBack } from '../../domains/payments/index.ts';
import { type RefundLine, sumOf } from '../../domains/refunds/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { wishedLines } from './apply-refund.ts';

/** What goes back of an order, in minor units. */
interface Back {
  readonly goods: bigint;
  readonly freight: bigint;
  /** What points took off of it: it goes back to the platform. */
  readonly pointsAmount: bigint;
}
/** What these lines give back together. */
export const backOf = (lines: readonly RefundLine[]): Back => {
  const sum = (of: (l: RefundLine) => bigint): bigint => lines.reduce((n, l) => n + of(l), 0n);
  return { goods: sum((l) => l.goods), freight: sum((l) => l.freight), pointsAmount: sum((l) => l.pointsAmount) };
};
/** Who brings back what an order that is completed gave away: the store its part, the platform its commission on it and the freight. */
export const chargeOf = (order: OrderRow, back: Back): Readonly<Record<'store' | 'commission' | 'freight', Money>> => {
  const amount = (n: bigint) => money(n, currencyOf(order.currency));
  const goods = order.goodsTotal - order.reduction + order.pointsAmount - order.refunded - order.refundedPointsAmount;
  const part = back.goods + back.pointsAmount;
  const commissionOn = (n: bigint) => percentage(amount(n), order.commissionBasisPoints, 'half-up');
  const commission = subtract(commissionOn(goods), commissionOn(goods - part));
  return { store: subtract(amount(part), commission), commission, freight: amount(back.freight) };
};

/** Whether a refund brings money or points onto the buyer's account: onto one that is deleted they could never be used, unlike what goes to a bank or a card. */
export const isForAccount = (order: OrderRow, parts: readonly PaidPart[]): boolean =>
  order.points > 0 || parts.some((part) => isOnBalance(part.payType) || part.balance > 0n);

type Call = 'GET /platform/intervention/plan';
/** What granting so much of a completed order would do: which ways the money takes, and who bears it. Nothing is locked or kept. */
export const planGrant = async (ctx: CtxFor<Call>, input: Parsed<Call>): Promise<Result<Call>> => {
  const order = (await orderByNumber(ctx.db, input.orderNumber)) ?? refuse('orderUnknown');
  if (order.status !== orderStatus.completed) return refuse('orderNotInState');
  const [parts, isOpen] = await Promise.all([paidParts(ctx.db, dueReferences(order)), isAccountOpen(ctx.db, order.userId)]);
  if (!isOpen && isForAccount(order, parts)) return refuse('accountClosed');
  const lines = await wishedLines(ctx, order, input.orderItemId ?? null, { ...input, applyType: applyType.refundOnly }, null);
  const back = backOf(lines);
  const currency = currencyOf(order.currency);
  const charge = chargeOf(order, back);
  const [available = money(0n, currency)] = await balancesOf(ctx.db, [account.storeAvailable(order.storeId)], currency);
  const store = available.amount < charge.store.amount ? available : charge.store;
  return {
    currency: order.currency,
    refundAmount: toWire(money(sumOf(lines), currency)),
    score: lines.reduce((n, l) => n + l.points, 0),
    ways: waysBack(parts, sumOf(lines)).ways.map((way) => ({
      payType: way.by,
      amount: toWire(money(way.amount, currency)),
      state: 'planned' as const,
    })),
    cover: {
      escrow: toWire(money(0n, currency)),
      store: toWire(store),
      platformFirst: toWire(subtract(charge.store, store)),
      commission: toWire(charge.commission),
      freight: toWire(charge.freight),
    },
  };
};
