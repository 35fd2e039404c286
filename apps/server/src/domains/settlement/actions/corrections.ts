import { currencyOf, money, negate, parseAmount, toDecimal } from '@kyakhta/money';
import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { userById } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { account, balanceOf, post, Shortfall, transfer } from '../../ledger/index.ts';
import { siteSettings } from '../../site/index.ts';
import { type CorrectionRow, decideCorrection, insertCorrection, lockCorrection } from '../store.ts';

type OperatorCtx = CtxFor<'POST /platform/user/correction'>;

const lacking = async (ctx: OperatorCtx, userId: number, currency: string): Promise<never> => {
  const balance = await balanceOf(ctx.db, account.buyerAvailable(userId), currency);
  return refuse('correctionTooLarge', { balance: toDecimal(balance), currency });
};

/** Proposes to set a balance right. Nothing is booked: one alone cannot make money. */
export const proposeCorrection = async (
  ctx: OperatorCtx,
  input: Parsed<'POST /platform/user/correction'>,
): Promise<Result<'POST /platform/user/correction'>> => {
  const user = (await userById(ctx.db, input.userId)) ?? refuse('userUnknown');
  const currency = currencyOf((await siteSettings(ctx.db)).settlementCurrency);
  const parsed = parseAmount(input.amount, currency);
  if (!parsed.ok || parsed.money.amount === 0n) return refuse('argumentNotValid', { first: 'amount' });
  const { amount } = input.lessens ? negate(parsed.money) : parsed.money;
  const balance = await balanceOf(ctx.db, account.buyerAvailable(user.id), currency);
  if (balance.amount + amount < 0n) return lacking(ctx, user.id, currency);
  const { reason } = input;
  const id = await insertCorrection(ctx.db, { userId: user.id, currency, amount, reason, at: ctx.now, by: ctx.actor.id });
  await recordAudit(ctx, 'correction.propose', `user:${user.id}`, null, {
    id,
    amount: toDecimal(money(amount, currency)),
    currency,
    reason,
  });
  return { correctionId: id };
};

const open = async (ctx: OperatorCtx, id: number): Promise<CorrectionRow> => {
  const found = (await lockCorrection(ctx.db, id)) ?? refuse('correctionUnknown');
  return found.state === 'proposed' ? found : refuse('correctionDecided');
};

/** Another operator agrees, and it is booked against the platform's adjustments. */
export const agreeToCorrection = async (
  ctx: CtxFor<'PUT /platform/user/correction/{correctionId}/agree'>,
  { correctionId }: Parsed<'PUT /platform/user/correction/{correctionId}/agree'>,
): Promise<null> => {
  const found = await open(ctx, correctionId);
  if (found.proposedBy === ctx.actor.id) return refuse('correctionOwn');
  await decideCorrection(ctx.db, found.id, { state: 'done', by: ctx.actor.id, at: ctx.now, note: '' });
  await post(ctx.db, {
    key: `correction:${found.id}`,
    kind: 'correction',
    reference: `correction:${found.id}`,
    at: ctx.now,
    postings: transfer(account.adjustments, account.buyerAvailable(found.userId), money(found.amount, currencyOf(found.currency))),
  }).catch((error: unknown) => (error instanceof Shortfall ? lacking(ctx, found.userId, found.currency) : Promise.reject(error as Error)));
  await recordAudit(ctx, 'correction.agree', `user:${found.userId}`, { state: found.state }, { state: 'done', id: found.id });
  return null;
};

/** Another operator does not agree, or who proposed it takes it back. */
export const refuseCorrection = async (
  ctx: CtxFor<'PUT /platform/user/correction/{correctionId}/refuse'>,
  { correctionId, note = '' }: Parsed<'PUT /platform/user/correction/{correctionId}/refuse'>,
): Promise<null> => {
  const found = await open(ctx, correctionId);
  await decideCorrection(ctx.db, found.id, { state: 'refused', by: ctx.actor.id, at: ctx.now, note });
  await recordAudit(ctx, 'correction.refuse', `user:${found.userId}`, { state: found.state }, { state: 'refused', id: found.id, note });
  return null;
};
