import { currencyOf, type Money, money, parseAmount, toDecimal } from '@kyakhta/money';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { isUniqueViolation } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { inSavepoint } from '../../../runtime/transaction.ts';
import { type AuditedValues, recordAudit } from '../../audit/index.ts';
import { account, balanceOf, post, Shortfall, transfer } from '../../ledger/index.ts';
import { holdLost, newPaymentNumber } from '../../payments/index.ts';
import { isAnotherPerson, peopleNow } from '../../proposals/index.ts';
import { siteSettings } from '../../site/index.ts';
import { payoutMoved } from '../events.ts';
import { type BankAccount, canPayout, payoutMoves, type PayoutMoveName } from '../model.ts';
import { insertPayout, lockPayout, movePayoutRow, type PayoutOwner, type PayoutRow, type PayoutSets, selectBankAccount } from '../store.ts';
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

/** Where the money of a payout's owner is when it can be spent. */
const sourceOf = ({ storeId, userId }: PayoutOwner): string => {
  if (storeId !== null) return account.storeAvailable(storeId);
  if (userId === null) throw new Error('a payout of nobody');
  return account.buyerAvailable(userId);
};

/** The amount asked for, in the settlement currency; refused below the least. */
export const payoutAmount = async (ctx: Ctx, text: string): Promise<Money> => {
  const { settlementCurrency, withdrawalMin } = await siteSettings(ctx.db);
  const currency = currencyOf(settlementCurrency);
  const least = money(BigInt(withdrawalMin), currency);
  const parsed = parseAmount(text, currency);
  return parsed.ok && parsed.money.amount >= least.amount ? parsed.money : refuse('payoutTooSmall', { least: toDecimal(least), currency });
};

/** Books a payout that may be asked for: the money leaves what can be spent at once, so that it cannot be asked for twice. */
export const placePayout = async (
  ctx: Ctx & { readonly actor: { readonly id: number } },
  owner: PayoutOwner,
  amount: Money,
  { since, ...bank }: BankAccount & { readonly since: Date | null },
): Promise<{ readonly payoutNumber: string }> => {
  const { currency } = amount;
  const number = newPaymentNumber(ctx.now);
  await insertPayout(ctx.db, {
    number,
    ...owner,
    currency,
    amount: amount.amount,
    bank,
    accountSince: since,
    at: ctx.now,
    by: ctx.actor.id,
  });
  if (owner.storeId !== null) await repayDebt(ctx, owner.storeId, currency, number);
  const source = sourceOf(owner);
  // The balance is checked where it is changed: of two that ask for all of it at once, one is refused.
  await book(ctx, { number }, 'ask', source, account.payoutsInTransit, amount).catch(async (error: unknown) => {
    if (!(error instanceof Shortfall)) throw error;
    const left = toDecimal(await balanceOf(ctx.db, source, currency));
    return owner.storeId === null
      ? refuse('balanceInsufficient', { balance: left, needed: toDecimal(amount), currency })
      : refuse('storeMoneyInsufficient', { left, currency });
  });
  await recordAudit(ctx, 'payout.ask', `payout:${number}`, null, { amount: toDecimal(amount), currency });
  return { payoutNumber: number };
};

/** Asks for a payout of a store. */
export const askPayout = async (
  ctx: CtxFor<'POST /shop/admin/settlement/withdraw'>,
  input: Parsed<'POST /shop/admin/settlement/withdraw'>,
): Promise<Result<'POST /shop/admin/settlement/withdraw'>> => {
  const { storeId } = ctx.actor;
  const amount = await payoutAmount(ctx, input.amount);
  const bank = (await selectBankAccount(ctx.db, storeId)) ?? refuse('bankAccountMissing');
  if (bank.usableFrom > ctx.now) return refuse('bankAccountTooNew');
  const { holder, bank: name, account: number, swift, country } = bank;
  return placePayout(ctx, { storeId, userId: null }, amount, { holder, bank: name, account: number, swift, country, since: null });
};

type Numbered = { readonly payoutNumber: string };
/** The payout, locked, when it can make the move. */
const movable = async (ctx: Ctx, { payoutNumber }: Numbered, move: PayoutMoveName): Promise<PayoutRow> => {
  const found = await lockPayout(ctx.db, payoutNumber, {
    storeId: ctx.actor.kind === 'seller' ? ctx.actor.storeId : null,
    userId: ctx.actor.kind === 'buyer' ? ctx.actor.id : null,
  });
  if (found === null) return refuse('payoutUnknown');
  return canPayout(move, found.state) ? found : refuse('payoutNotInState');
};
/** Moves a payout that is locked and can make the move; its owner is notified later. */
const moved = async (ctx: Ctx, p: PayoutRow, move: PayoutMoveName, sets: PayoutSets): Promise<void> => {
  if (!(await movePayoutRow(ctx.db, p.id, move, sets))) throw new Error(`payout ${p.number} cannot ${move}`);
  ctx.announce(payoutMoved(p, payoutMoves[move].to));
};
const amountOf = (p: PayoutRow): Money => money(p.amount, currencyOf(p.currency));
const audit = (ctx: Ctx, p: PayoutRow, move: PayoutMoveName, more: AuditedValues = {}): Promise<void> =>
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

/** The money can be spent again; of a buyer's, what a bank took back of her top-ups meanwhile is held of it. */
const bringBack = async (ctx: Ctx, p: PayoutRow, step: PayoutMoveName, from: string, takesBack: 'ask' | 'pay'): Promise<void> => {
  await book(ctx, p, step, from, sourceOf(p), amountOf(p), takesBack);
  if (p.userId !== null) await holdLost(ctx, p.userId, p.currency);
};

/** The money is its owner's again before the bank has seen it. */
const giveBack = async (
  ctx: Ctx & { readonly actor: { readonly id: number } },
  input: Numbered,
  move: 'cancel' | 'refuse',
  reason: string,
): Promise<null> => {
  const payout = await movable(ctx, input, move);
  await moved(ctx, payout, move, { ended_at: ctx.now, ended_by: ctx.actor.id, reason });
  await bringBack(ctx, payout, move, account.payoutsInTransit, 'ask');
  await audit(ctx, payout, move, { reason });
  return null;
};
export const cancelPayout = (ctx: CtxFor<'PUT /shop/admin/settlement/payout/{payoutNumber}/cancel'>, input: Numbered): Promise<null> =>
  giveBack(ctx, input, 'cancel', '');
export const cancelOwnPayout = (ctx: CtxFor<'PUT /p/userBalance/payout/{payoutNumber}/cancel'>, input: Numbered): Promise<null> =>
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

/** The bank has sent it back: the money can be spent, and asked for anew. */
export const noteReturned = async (
  ctx: CtxFor<'PUT /platform/settlement/payout/{payoutNumber}/returned'>,
  input: Parsed<'PUT /platform/settlement/payout/{payoutNumber}/returned'>,
): Promise<null> => {
  const payout = await movable(ctx, input, 'bounce');
  await moved(ctx, payout, 'bounce', { ended_at: ctx.now, ended_by: ctx.actor.id, reason: input.reason });
  await bringBack(ctx, payout, 'bounce', account.bankClearing, 'pay');
  await audit(ctx, payout, 'bounce', { reason: input.reason });
  return null;
};
