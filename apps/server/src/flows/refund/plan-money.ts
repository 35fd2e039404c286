import { orderStatus } from '@kyakhta/contract';
import { add, currencyOf, money, type Money, subtract, toWire } from '@kyakhta/money';
import { isAccountOpen } from '../../domains/accounts/index.ts';
import { account, balancesOf } from '../../domains/ledger/index.ts';
import { dueReferences, orderByNumber, type OrderRow, sharesOf } from '../../domains/orders/index.ts';
import { isOnBalance, type PaidPart, paidParts, waysBack } from '../../domains/payments/index.ts';
import { type RefundLine, sumOf } from '../../domains/refunds/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { heldFor, afterRefund, platformHeldFor } from './refundable.ts';
import { linesToGive } from './requested-lines.ts';

/**
 * Who brings back what an order that is completed gave away: what each would have got less, had it gone back before. So the
 * store brings its part, the platform its commission on it and the freight.
 */
export const chargeOf = (order: OrderRow, back: readonly RefundLine[]): Readonly<Record<'store' | 'commission' | 'freight', Money>> => {
  const shared = (o: OrderRow) => sharesOf(o, heldFor(o) + platformHeldFor(o));
  const [before, after] = [shared(order), shared(afterRefund(order, back))];
  return {
    store: subtract(add(before.store, before.fee), add(after.store, after.fee)),
    commission: subtract(before.commission, after.commission),
    freight: subtract(before.freight, after.freight),
  };
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
  const lines = await linesToGive(ctx, order, input.orderItemId ?? null, input, 'refundAmount');
  const currency = currencyOf(order.currency);
  const charge = chargeOf(order, lines);
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
