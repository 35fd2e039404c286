import { currencyOf, money, negate, parseAmount, toDecimal } from '@kyakhta/money';
import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { holdOpenAccount, userById } from '../../accounts/index.ts';
import { account, balanceOf, post, Shortfall, transfer } from '../../ledger/index.ts';
import { type OperatorCtx, propose, type Proposal } from '../../proposals/index.ts';
import { siteSettings } from '../../site/index.ts';
import { refuseField } from '../../../runtime/wrong-fields.ts';

const lacking = async (ctx: OperatorCtx, userId: number, currency: string): Promise<never> => {
  const balance = await balanceOf(ctx.db, account.buyerAvailable(userId), currency);
  return refuse('correctionTooLarge', { balance: toDecimal(balance), currency });
};

/** Proposes to set a balance right. Nothing is booked: one alone cannot make money. */
export const proposeCorrection = async (
  ctx: CtxFor<'POST /platform/user/correction'>,
  input: Parsed<'POST /platform/user/correction'>,
): Promise<Result<'POST /platform/user/correction'>> => {
  const user = (await userById(ctx.db, input.userId)) ?? refuse('userUnknown');
  const currency = currencyOf((await siteSettings(ctx.db)).settlementCurrency);
  const parsed = parseAmount(input.amount, currency);
  if (!parsed.ok || parsed.money.amount === 0n) return refuseField(ctx, 'amount', 'field.amount');
  const { amount } = input.lessens ? negate(parsed.money) : parsed.money;
  // Off a deleted account money may still be taken: nothing else can be done with it there.
  if (amount > 0n) await holdOpenAccount(ctx.db, user.id);
  const balance = await balanceOf(ctx.db, account.buyerAvailable(user.id), currency);
  if (balance.amount + amount < 0n) return lacking(ctx, user.id, currency);
  const { reason } = input;
  return { proposalId: await propose(ctx, { kind: 'balance', subject: `user:${user.id}`, input, amount, currency, reason }) };
};

/** Books a correction that a second operator has agreed to, against the platform's adjustments. @param userId whose balance */
export const bookCorrection = async (ctx: OperatorCtx, userId: number, { amount, currency, bookedAs }: Proposal): Promise<void> => {
  if (currency === null) throw new Error(`${bookedAs} is no correction of a balance`);
  if (amount > 0n) await holdOpenAccount(ctx.db, userId);
  await post(ctx.db, {
    key: bookedAs,
    kind: 'correction',
    reference: bookedAs,
    at: ctx.now,
    postings: transfer(account.adjustments, account.buyerAvailable(userId), money(amount, currencyOf(currency))),
  }).catch((error: unknown) => (error instanceof Shortfall ? lacking(ctx, userId, currency) : Promise.reject(error as Error)));
};
