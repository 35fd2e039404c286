import { currencyOf, type Money, money, parseAmount, toDecimal } from '@kyakhta/money';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { isUniqueViolation } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { inSavepoint } from '../../../runtime/transaction.ts';
import { recordAudit } from '../../audit/index.ts';
import { account, balanceOf, post, Shortfall, transfer } from '../../ledger/index.ts';
import { newPaymentNumber } from '../../payments/index.ts';
import { isAnotherPerson, peopleNow } from '../../proposals/index.ts';
import { siteSettings } from '../../site/index.ts';
import { payoutMoved } from '../events.ts';
import { canPayout, payoutMoves, type PayoutMoveName } from '../model.ts';
import { insertPayout, lockPayout, movePayoutRow, type PayoutRow, type PayoutSets, selectBankAccount } from '../store.ts';
import { repayDebt } from './debts.ts';

const keyOf = (number: string, step: string): string => `payout:${number}:${step}`;
/** @param takesBack the step that is taken back */
const book = (
  ctx: Ctx,
  p: Pick<PayoutRow, 'number'>,
  step: string,
  from: string,
  to: string,
  amount: Money,
  takesBack?: 'ask' | 'pay',
): Promise<void> =>
  post(ctx.db, {
    key: keyOf(p.number, step),
    ...(takesBack === undefined ? { kind: 'payout' } : { kind: 'payoutBack', reverses: keyOf(p.number, takesBack) }),
    reference: p.number,
    at: ctx.now,
    postings: transfer(from, to, amount),
  });

/** Asks for a payout: the money leaves what the store can spend at once, so that it cannot be asked for twice. */
export const askPayout = async (
  ctx: CtxFor<'POST /shop/admin/settlement/withdraw'>,
  input: Parsed<'POST /shop/admin/settlement/withdraw'>,
): Promise<Result<'POST /shop/admin/settlement/withdraw'>> => {
  const { storeId } = ctx.actor;
  const { settlementCurrency, withdrawalMin } = await siteSettings(ctx.db);
  const currency = currencyOf(settlementCurrency);
  const least = money(BigInt(withdrawalMin), currency);
  const parsed = parseAmount(input.amount, currency);
  if (!parsed.ok || parsed.money.amount < least.amount) return refuse('payoutTooSmall', { least: toDecimal(least), currency });
  const bank = (await selectBankAccount(ctx.db, storeId)) ?? refuse('bankAccountMissing');
  if (bank.usableFrom > ctx.now) return refuse('bankAccountTooNew');
  const source = account.storeAvailable(storeId);
  const number = newPaymentNumber(ctx.now);
  const { holder, bank: name, account: accountNumber, swift, country } = bank;
  await insertPayout(ctx.db, {
    number,
    storeId,
    currency,
    amount: parsed.money.amount,
    bank: { holder, bank: name, account: accountNumber, swift, country },
    at: ctx.now,
    by: ctx.actor.id,
  });
  await repayDebt(ctx, storeId, currency, number);
  // The balance is checked where it is changed: of two that ask for all of it at once, one is refused.
  await book(ctx, { number }, 'ask', source, account.payoutsInTransit, parsed.money).catch(async (error: unknown) => {
    if (!(error instanceof Shortfall)) throw error;
    return refuse('storeMoneyInsufficient', { left: toDecimal(await balanceOf(ctx.db, source, currency)), currency });
  });
  await recordAudit(ctx, 'payout.ask', `payout:${number}`, null, { amount: toDecimal(parsed.money), currency });
  return { payoutNumber: number };
};

type Numbered = { readonly payoutNumber: string };
/** The payout, locked, when it can make the move. */
const movable = async (ctx: Ctx, { payoutNumber }: Numbered, move: PayoutMoveName): Promise<PayoutRow> => {
  const found = await lockPayout(ctx.db, payoutNumber, ctx.actor.kind === 'seller' ? ctx.actor.storeId : null);
  if (found === null) return refuse('payoutUnknown');
  return canPayout(move, found.state) ? found : refuse('payoutNotInState');
};
/** Moves a payout that is locked and can make the move; its store is told later. */
const moved = async (ctx: Ctx, p: PayoutRow, move: PayoutMoveName, sets: PayoutSets): Promise<void> => {
  if (!(await movePayoutRow(ctx.db, p.id, move, sets))) throw new Error(`payout ${p.number} cannot ${move}`);
  ctx.announce(payoutMoved(p, payoutMoves[move].to));
};
const amountOf = (p: PayoutRow): Money => money(p.amount, currencyOf(p.currency));
const audit = (ctx: Ctx, p: PayoutRow, move: PayoutMoveName, more: object = {}): Promise<void> =>
  recordAudit(ctx, `payout.${move}`, `payout:${p.number}`, { state: p.state }, { state: payoutMoves[move].to, ...more });

export const agreeToPayout = async (
  ctx: CtxFor<'PUT /platform/settlement/payout/{payoutNumber}/approve'>,
  input: Numbered,
): Promise<null> => {
  const payout = await movable(ctx, input, 'approve');
  await moved(ctx, payout, 'approve', { approved_at: ctx.now, approved_by: ctx.actor.id, approved_hands: [...(await peopleNow(ctx))] });
  await audit(ctx, payout, 'approve');
  return null;
};

/** The money is the store's again before the bank has seen it. */
const giveBack = async (
  ctx: Ctx & { readonly actor: { readonly id: number } },
  input: Numbered,
  move: 'cancel' | 'refuse',
  reason: string,
): Promise<null> => {
  const payout = await movable(ctx, input, move);
  await moved(ctx, payout, move, { ended_at: ctx.now, ended_by: ctx.actor.id, reason });
  await book(ctx, payout, move, account.payoutsInTransit, account.storeAvailable(payout.storeId), amountOf(payout), 'ask');
  await audit(ctx, payout, move, { reason });
  return null;
};
export const cancelPayout = (ctx: CtxFor<'PUT /shop/admin/settlement/payout/{payoutNumber}/cancel'>, input: Numbered): Promise<null> =>
  giveBack(ctx, input, 'cancel', '');
export const refusePayout = (
  ctx: CtxFor<'PUT /platform/settlement/payout/{payoutNumber}/refuse'>,
  input: Parsed<'PUT /platform/settlement/payout/{payoutNumber}/refuse'>,
): Promise<null> => giveBack(ctx, input, 'refuse', input.reason);

/** The bank has sent what another operator approved. One reference of the bank is one payout: the same transfer is not noted for two. */
export const notePaid = async (
  ctx: CtxFor<'PUT /platform/settlement/payout/{payoutNumber}/paid'>,
  input: Parsed<'PUT /platform/settlement/payout/{payoutNumber}/paid'>,
): Promise<null> => {
  const payout = await movable(ctx, input, 'pay');
  // One alone cannot send money out.
  if (payout.approvedBy === ctx.actor.id) return refuse('payoutOwnApproval');
  if (payout.approvedBy !== null && !(await isAnotherPerson(ctx, payout.approvedBy, payout.approvedHands)))
    return refuse('payoutSameHands');
  const { bankReference } = input;
  const sets = { ended_at: ctx.now, ended_by: ctx.actor.id, bank_reference: bankReference, reason: '' };
  await inSavepoint(ctx.db, () => moved(ctx, payout, 'pay', sets)).catch((error: unknown) => {
    if (isUniqueViolation(error)) return refuse('bankReferenceTaken');
    throw error;
  });
  await book(ctx, payout, 'pay', account.payoutsInTransit, account.bankClearing, amountOf(payout));
  await audit(ctx, payout, 'pay', { bankReference });
  return null;
};

/** The bank has sent it back: the money is the store's again, and can be asked for anew. */
export const noteReturned = async (
  ctx: CtxFor<'PUT /platform/settlement/payout/{payoutNumber}/returned'>,
  input: Parsed<'PUT /platform/settlement/payout/{payoutNumber}/returned'>,
): Promise<null> => {
  const payout = await movable(ctx, input, 'bounce');
  await moved(ctx, payout, 'bounce', { ended_at: ctx.now, ended_by: ctx.actor.id, reason: input.reason });
  await book(ctx, payout, 'bounce', account.bankClearing, account.storeAvailable(payout.storeId), amountOf(payout), 'pay');
  await audit(ctx, payout, 'bounce', { reason: input.reason });
  return null;
};
