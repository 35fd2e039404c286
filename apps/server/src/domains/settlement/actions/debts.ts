import { currencyOf, type Money, money, subtract } from '@kyakhta/money';
import type { Ctx } from '../../../runtime/context.ts';
import { account, balanceOf, lockedBalancesOf, post, transfer } from '../../ledger/index.ts';

const lesser = (a: Money, b: Money): Money => (a.amount < b.amount ? a : b);
/** What a store owes, written beside the money itself: up when the platform pays first, down when the store repays. */
const owed = (storeId: number, change: Money) => transfer(account.storeDebts, account.storeDebt(storeId), change);

/** What a store is to pay for an order that was settled, and what the platform gives up of it. */
export interface Charge {
  readonly storeId: number;
  /** Of the order; the entry's key is made of it. */
  readonly refundNumber: string;
  readonly orderNumber: string;
  readonly store: Money;
  readonly commission: Money;
  readonly freight: Money;
}
/**
 * Brings settled money back into the escrow of its order: the store's part from what it can spend, and what it lacks
 * from the platform's risk account, as the store's debt; commission and freight from the platform.
 */
export const chargeStore = async (ctx: Ctx, c: Charge): Promise<void> => {
  const source = account.storeAvailable(c.storeId);
  const [available = money(0n, currencyOf(c.store.currency))] = await lockedBalancesOf(ctx.db, [source], c.store.currency);
  const own = lesser(available, c.store);
  const lack = subtract(c.store, own);
  const escrow = account.escrow(c.orderNumber);
  await post(ctx.db, {
    key: `grant:${c.refundNumber}`,
    kind: 'grant',
    reference: c.orderNumber,
    at: ctx.now,
    postings: [
      ...transfer(source, escrow, own),
      ...transfer(account.risk, escrow, lack),
      ...owed(c.storeId, lack),
      ...transfer(account.commission, escrow, c.commission),
      ...transfer(account.freight, escrow, c.freight),
    ],
  });
};

/**
 * A store bears the freight that its buyer has back for the store's fault: the platform, which carried the goods, has it
 * from what the store can spend and, where that lacks it, from its risk account, as the store's debt.
 */
export const chargeFaultFreight = async (
  ctx: Ctx,
  { storeId, refundNumber, amount }: { readonly storeId: number; readonly refundNumber: string; readonly amount: Money },
): Promise<void> => {
  const source = account.storeAvailable(storeId);
  const [available = money(0n, currencyOf(amount.currency))] = await lockedBalancesOf(ctx.db, [source], amount.currency);
  const own = lesser(available, amount);
  const lack = subtract(amount, own);
  await post(ctx.db, {
    key: `faultFreight:${refundNumber}`,
    kind: 'faultFreight',
    reference: refundNumber,
    at: ctx.now,
    postings: [...transfer(source, account.freight, own), ...transfer(account.risk, account.freight, lack), ...owed(storeId, lack)],
  });
};

/**
 * A store that owes repays from what it has: asked whenever money reaches it and before money leaves it. A debt that is
 * written at the same moment is repaid the next time.
 * @param cause what brought the money; a store repays once for each
 */
export const repayDebt = async (ctx: Ctx, storeId: number, currency: string, cause: string): Promise<void> => {
  if ((await balanceOf(ctx.db, account.storeDebt(storeId), currency)).amount === 0n) return;
  const nothing = money(0n, currencyOf(currency));
  const addresses = [account.storeAvailable(storeId), account.storeDebt(storeId)];
  const [available = nothing, debt = nothing] = await lockedBalancesOf(ctx.db, addresses, currency);
  const paid = lesser(available, debt);
  await post(ctx.db, {
    key: `debt:${storeId}:${cause}`,
    kind: 'debt',
    reference: cause,
    at: ctx.now,
    postings: [
      ...transfer(account.storeAvailable(storeId), account.risk, paid),
      ...transfer(account.storeDebt(storeId), account.storeDebts, paid),
    ],
  });
};
