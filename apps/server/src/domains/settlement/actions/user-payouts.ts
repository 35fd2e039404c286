import { bankAccountHours, bankAccountsMax } from '@kyakhta/contract';
import { currencyOf, type Money, money, toDecimal } from '@kyakhta/money';
import { addHours } from '../../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { holdBuyer, userOf } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { account, balanceOf, movementsSince } from '../../ledger/index.ts';
import { sendMail } from '../../messages/index.ts';
import { offeredTo } from '../../site/index.ts';
import { giftLeft, maskedAccount, sameAccount } from '../model.ts';
import {
  deleteBankDetailsOf,
  forgetUserAccount,
  hadUserAccount,
  insertUserAccount,
  selectUserAccounts,
  type UserBankAccount,
} from '../store/user-accounts.ts';
import { payoutAmount, placePayout } from './payouts.ts';

const usable = (bank: UserBankAccount, now: Date): boolean => bank.usableFrom <= now;

export const userAccounts = async (ctx: CtxFor<'GET /p/userBankAccount/list'>): Promise<Result<'GET /p/userBankAccount/list'>> =>
  (await selectUserAccounts(ctx.db, ctx.actor.id)).map((one) => {
    const { id, usableFrom, addedAt: _addedAt, ...bank } = maskedAccount(one);
    return { ...bank, bankAccountId: id, usableFrom: usableFrom.toISOString(), usable: usable(one, ctx.now) };
  });

/**
 * Keeps a bank account of hers, and tells her by mail that one was added. Another than the first may be used a day later, as
 * a store's: a person at her computer cannot lead her money away before she has read of it.
 */
export const keepUserAccount = async (
  ctx: CtxFor<'POST /p/userBankAccount'>,
  bank: Parsed<'POST /p/userBankAccount'>,
): Promise<Result<'POST /p/userBankAccount'>> => {
  const userId = ctx.actor.id;
  // Of two tabs one waits for the other; who has left keeps none.
  if (!(await holdBuyer(ctx.db, userId))) return refuse('notLoggedIn');
  const kept = await selectUserAccounts(ctx.db, userId);
  const same = kept.find((one) => sameAccount(one, bank));
  if (same !== undefined) return { bankAccountId: same.id };
  if (kept.length >= bankAccountsMax) return refuse('bankAccountsFull', { most: bankAccountsMax });
  const isFirst = !(await hadUserAccount(ctx.db, userId));
  const usableFrom = isFirst ? ctx.now : addHours(ctx.now, bankAccountHours);
  const bankAccountId = await insertUserAccount(ctx.db, userId, bank, ctx.now, usableFrom);
  await recordAudit(ctx, 'user.bankAccount', `user:${userId}`, null, maskedAccount(bank));
  const user = await userOf(ctx, userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'bankAccountAdded', {
    account: maskedAccount(bank).account,
    hours: isFirst ? 0 : bankAccountHours,
  });
  return { bankAccountId };
};

export const dropUserAccount = async (
  ctx: CtxFor<'DELETE /p/userBankAccount/{bankAccountId}'>,
  { bankAccountId }: Parsed<'DELETE /p/userBankAccount/{bankAccountId}'>,
): Promise<null> => ((await forgetUserAccount(ctx.db, ctx.actor.id, bankAccountId, ctx.now)) ? null : refuse('bankAccountUnknown'));

/** What of a balance can be paid out: what the platform added to it can be spent on orders only. */
export const payableOf = async (ctx: Ctx, userId: number, currency: string): Promise<{ readonly payable: Money; readonly gift: Money }> => {
  const available = await balanceOf(ctx.db, account.buyerAvailable(userId), currency);
  const left = giftLeft(await movementsSince(ctx.db, account.buyerAvailable(userId), currency, 'gift'));
  const gift = left < available.amount ? left : available.amount;
  return { payable: money(available.amount - gift, currencyOf(currency)), gift: money(gift, currencyOf(currency)) };
};

/** Asks for a part of her balance to be paid out: it leaves what she can spend at once. */
export const withdrawBalance = async (
  ctx: CtxFor<'POST /p/userBalance/withdraw'>,
  input: Parsed<'POST /p/userBalance/withdraw'>,
): Promise<Result<'POST /p/userBalance/withdraw'>> => {
  const userId = ctx.actor.id;
  // What is added by us is looked at and kept so: of two tabs one waits for the other.
  if (!(await holdBuyer(ctx.db, userId))) return refuse('notLoggedIn');
  const banks = await selectUserAccounts(ctx.db, userId);
  const bank = banks.find((one) => one.id === input.bankAccountId) ?? refuse('bankAccountUnknown');
  if (!usable(bank, ctx.now)) return refuse('bankAccountTooNew');
  const amount = await payoutAmount(ctx, input.amount);
  const { payable, gift } = await payableOf(ctx, userId, amount.currency);
  if (amount.amount > payable.amount && amount.amount <= payable.amount + gift.amount)
    return refuse('giftStays', { gift: toDecimal(gift), left: toDecimal(payable), currency: amount.currency });
  const { holder, bank: name, account: number, swift, country, addedAt: since } = bank;
  return placePayout(ctx, { storeId: null, userId }, amount, { holder, bank: name, account: number, swift, country, since });
};

/** Nothing of her accounts is kept for somebody who left, but where money went. */
export const forgetBankDetails = (ctx: Ctx, userId: number): Promise<void> => deleteBankDetailsOf(ctx.db, userId);
