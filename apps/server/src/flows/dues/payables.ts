import { currencyOf, type Money, money } from '@kyakhta/money';
import { holdBuyer } from '../../domains/accounts/index.ts';
import { account } from '../../domains/ledger/index.ts';
import {
  type Due,
  duesOf,
  isDuePaid,
  isDuePayable,
  isFirstDue,
  lockByNumbers,
  lockDues,
  orderNumberOf,
  type OrderRow,
} from '../../domains/orders/index.ts';
import { isTopUpNumber, lockOwnTopUp, lockTopUp, type TopUp } from '../../domains/settlement/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/** A top-up as something that is paid. */
interface TopUpDue {
  readonly reference: string;
  readonly amount: bigint;
  readonly topUp: TopUp;
  /** Its buyer has an account still: on a deleted one money could never be used. */
  readonly isWanted: boolean;
}
/** What a payment pays for: orders and parts of their prices, or one top-up of a balance. */
export type Payable = Due<OrderRow> | TopUpDue;
const isTopUp = (one: Payable): one is TopUpDue => 'topUp' in one;

const topUpDue = async (ctx: Ctx, topUp: TopUp): Promise<TopUpDue> => ({
  reference: topUp.number,
  amount: topUp.amount,
  topUp,
  // Of this and the deletion, the second waits for the first.
  isWanted: await holdBuyer(ctx.db, topUp.userId),
});

/** A buyer's own payables under these references, locked. What is not hers is not found. */
export const lockOwnPayables = async (ctx: Ctx, userId: number, references: readonly string[]): Promise<readonly Payable[]> => {
  const [first = ''] = references;
  if (!isTopUpNumber(first)) return lockDues(ctx.db, { userId }, references);
  return [await topUpDue(ctx, (await lockOwnTopUp(ctx.db, userId, first)) ?? refuse('orderUnknown'))];
};
/** The same for the platform's own work, in the order everyone locks in. */
export const lockPayables = async (ctx: Ctx, references: readonly string[]): Promise<readonly Payable[]> => {
  const [first = ''] = references;
  if (!isTopUpNumber(first)) return duesOf(await lockByNumbers(ctx.db, references.map(orderNumberOf)), references);
  const topUp = await lockTopUp(ctx.db, first);
  if (topUp === null) throw new Error(`there is no top-up ${first}`);
  return [await topUpDue(ctx, topUp)];
};

export const isPaid = (one: Payable): boolean => (isTopUp(one) ? one.topUp.paidAt !== null : isDuePaid(one));
/** It waits for money. A top-up does until it is paid, however late, or until its buyer is gone. */
export const isPayable = (one: Payable): boolean => (isTopUp(one) ? one.topUp.paidAt === null && one.isWanted : isDuePayable(one));
/** The order whose goods must still be held for it; null where no goods are waited for. */
export const goodsOf = (one: Payable): string | null => (!isTopUp(one) && isFirstDue(one) ? one.order.number : null);
/** The account that its money goes to. */
export const accountOf = (one: Payable): string =>
  isTopUp(one) ? account.buyerAvailable(one.topUp.userId) : account.escrow(one.order.number);
export const amountOf = (one: Payable): Money => money(one.amount, currencyOf(isTopUp(one) ? one.topUp.currency : one.order.currency));

/** Those of them that are orders' or parts of their prices. */
export const duesIn = (payables: readonly Payable[]): Due<OrderRow>[] => payables.filter((p): p is Due<OrderRow> => !isTopUp(p));
export const topUpsIn = (payables: readonly Payable[]): TopUp[] => payables.filter(isTopUp).map((p) => p.topUp);
