import {
  type Attempt,
  attemptByNumber,
  bank,
  closeCases,
  hasEnded,
  hasNews,
  isActive,
  isFollowed,
  isNeverBegun,
  isSettled,
  latestAttempts,
  moveAttempt,
  noteNewsAnswered,
  openCase,
  planCheck,
  unknownLongMs,
} from '../../../domains/payments/index.ts';
import { type ProviderOrder, ProviderRefused } from '../../../outside/payments/provider.ts';
import { providerNamed } from '../../../outside/services.ts';
import type { Answer, Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { outside, type Outside, withEnd } from '../../../runtime/outside.ts';
import { isPayable, lockOwnPayables } from '../../dues/payables.ts';
import { answerOf, type LockedPayment, lockPayment } from './locked-payment.ts';
import { recordReversals } from './reversals.ts';
import { settleCapture } from './settle-capture.ts';

type Checked = Attempt | Outside<Attempt>;
/** Refusals that tell of our standing with the provider, not of the payer: like silence, they are asked again. */
const ofOurs: readonly string[] = ['AUTHENTICATION_FAILURE', 'NOT_AUTHORIZED', 'PERMISSION_DENIED', 'invalid_client'];
/** Refusals after which the payer may still agree. */
const ofNotAgreed: readonly string[] = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];

/**
 * Asks the provider how an attempt stands and does what follows: takes the money the payer agreed to, books what
 * came and what left again, gives up what cannot come any more. All that bring the news, return page, webhook or timer,
 * calls this; what the provider itself answers decides. An attempt whose money has come is asked about only when news
 * of it wait for an answer.
 */
export const checkAttempt = async (ctx: Ctx, number: string): Promise<Checked> => {
  const attempt = await attemptByNumber(ctx.db, number);
  if (attempt === null) throw new Error(`there is no payment ${number}`);
  const provider = providerNamed(ctx, attempt.provider);
  const { providerId, news } = attempt;
  // What comes by bank is recorded by operators: there is nobody to ask.
  if (attempt.provider === bank) return attempt;
  if (isNeverBegun(attempt, ctx.now)) return endNeverBegun(ctx, number);
  if (providerId === null || (isSettled(attempt.state) && !hasNews(attempt))) return attempt;
  if (provider === null) return silence(ctx, await lockPayment(ctx, number));
  // Planned before asking: a process that dies on the way leaves the plan.
  if (hasNews(attempt) || isFollowed(attempt, ctx.now)) planCheck(ctx, attempt);
  return outside(
    () => provider.findOrder(providerId),
    (next, answer: Answer<ProviderOrder | null>) => looked(next, number, news, answer),
  );
};

/** The provider has not told of it in time: it holds nothing of the balance and stands for nothing any longer. */
const endNeverBegun = async (ctx: Ctx, number: string): Promise<Attempt> => {
  const { attempt } = await lockPayment(ctx, number);
  return attempt.state === 'created' ? moveAttempt(ctx, attempt, 'givenUp') : attempt;
};

/** Nothing was learnt: asked again later. An attempt that stays unknown for long is shown to operators. */
const silence = async (ctx: Ctx, { attempt }: LockedPayment): Promise<Attempt> => {
  const since = attempt.unknownSince;
  if (attempt.state === 'unknown' && since !== null && ctx.now.getTime() - since.getTime() >= unknownLongMs)
    await openCase(ctx, attempt.id, 'unknownLong');
  if (!isSettled(attempt.state) || hasNews(attempt)) planCheck(ctx, attempt);
  return attempt;
};

/** Whether an answer is about this attempt. An answer about another one says nothing, and operators see it at once. */
const isAbout = async (ctx: Ctx, { attempt }: LockedPayment, told: ProviderOrder | null): Promise<boolean> => {
  if (told !== null && told.reference !== attempt.number) {
    await openCase(ctx, attempt.id, 'wrongAnswer');
    return false;
  }
  await closeCases(ctx, attempt.id, ['wrongAnswer']);
  return true;
};

/** The order was looked at. @param news how many pieces of news were known when it was asked for */
const looked = async (ctx: Ctx, number: string, news: number, answer: Answer<ProviderOrder | null>): Promise<Checked> => {
  const locked = await lockPayment(ctx, number);
  if (!answer.ok || !(await isAbout(ctx, locked, answer.value))) return silence(ctx, locked);
  const told = answer.value;
  if (told === null) {
    await noteNewsAnswered(ctx, locked.attempt, news);
    return moveAttempt(ctx, locked.attempt, 'declined', { reason: 'RESOURCE_NOT_FOUND' });
  }
  const end = await follow(ctx, locked, told);
  if (await recordReversals(ctx, locked.attempt, told)) await noteNewsAnswered(ctx, locked.attempt, news);
  if (end !== null && told.state === 'created' && !isActive(end.state)) return close(ctx, end, told.id);
  return end ?? capture(ctx, locked, told.id);
};

/** Does what follows from how the provider's order stands. @returns null when the payer agreed and nothing was taken yet */
const follow = async (ctx: Ctx, locked: LockedPayment, told: ProviderOrder): Promise<Attempt | null> => {
  const { attempt } = locked;
  const came = told.captures.filter((c) => c.state === 'completed');
  for (const one of came) await settleCapture(ctx, await lockPayment(ctx, attempt.number), one);
  if (came.length > 0) return (await attemptByNumber(ctx.db, attempt.number)) ?? attempt;
  if (isSettled(attempt.state)) return attempt;
  if (told.captures.some((c) => c.state === 'pending')) return unknownNow(ctx, locked);
  // It came and went while nobody here knew of it: it never was in our books, and its orders may still be paid.
  if (told.captures.some((c) => c.state === 'refunded')) return moveAttempt(ctx, attempt, 'returned', { unknownSince: null, reason: null });
  if (told.captures.some((c) => c.state === 'declined')) return moveAttempt(ctx, attempt, 'declined', { reason: 'CAPTURE_DECLINED' });
  if (told.state === 'voided') return moveAttempt(ctx, attempt, 'declined', { reason: 'ORDER_VOIDED' });
  if (told.state === 'approved') return null;
  return told.state === 'created' ? stillWaiting(ctx, locked) : silence(ctx, locked);
};

const unknownNow = async (ctx: Ctx, locked: LockedPayment): Promise<Attempt> => {
  const attempt = await moveAttempt(ctx, locked.attempt, 'asked', { unknownSince: ctx.now });
  return silence(ctx, { ...locked, attempt });
};

const isAllPayable = ({ dues }: LockedPayment): boolean => dues.every(isPayable);
/** It was given up here: where the payer's word alone moves the money, nobody may agree to it there any more. */
const close = (ctx: Ctx, attempt: Attempt, providerId: string): Checked => {
  const provider = providerNamed(ctx, attempt.provider);
  if (provider?.closeOrder === undefined) return attempt;
  return outside(
    () => provider.closeOrder?.(providerId) ?? Promise.resolve(),
    // Refused, or not heard: she may have agreed just now. It is asked about again, as planned.
    () => Promise.resolve(attempt),
  );
};

/** Clocks differ, and an answer may have been on its way; a provider may never have heard of what was begun there. */
const graceMs = 5 * 60_000;

/** The payer has not agreed. Once an order is closed he need not any more. */
const stillWaiting = async (ctx: Ctx, locked: LockedPayment): Promise<Attempt> => {
  if (!isAllPayable(locked)) return moveAttempt(ctx, locked.attempt, 'givenUp', { unknownSince: null });
  if (hasEnded(ctx, locked.attempt, graceMs))
    return moveAttempt(ctx, locked.attempt, 'declined', { reason: 'ORDER_VOIDED', unknownSince: null });
  const attempt = await moveAttempt(ctx, locked.attempt, 'notAgreed', { unknownSince: null });
  if (attempt.state === 'waiting') planCheck(ctx, attempt);
  return attempt;
};

/** The payer agreed: the money is taken if it still pays for something. From here until an answer it may be ours. */
const capture = async (ctx: Ctx, locked: LockedPayment, providerId: string): Promise<Checked> => {
  const provider = providerNamed(ctx, locked.attempt.provider);
  if (provider === null || !isActive(locked.attempt.state)) return locked.attempt;
  if (!isAllPayable(locked)) return moveAttempt(ctx, locked.attempt, 'givenUp', { unknownSince: null });
  const { number } = locked.attempt;
  const attempt = await moveAttempt(ctx, locked.attempt, 'asked', { unknownSince: ctx.now });
  planCheck(ctx, attempt);
  return outside(
    () => provider.captureOrder(providerId, `capture-${number}`),
    (next, answer: Answer<ProviderOrder>) => captured(next, number, answer),
  );
};

const captured = async (ctx: Ctx, number: string, answer: Answer<ProviderOrder>): Promise<Checked> => {
  const refused = !answer.ok && answer.error instanceof ProviderRefused ? answer.error.reason : null;
  const locked = await lockPayment(ctx, number);
  if (refused === null || ofOurs.includes(refused)) {
    if (!answer.ok || !(await isAbout(ctx, locked, answer.value))) return silence(ctx, locked);
    return (await follow(ctx, locked, answer.value)) ?? silence(ctx, locked);
  }
  if (ofNotAgreed.includes(refused)) return stillWaiting(ctx, locked);
  return moveAttempt(ctx, locked.attempt, 'declined', { reason: refused, unknownSince: null });
};

/** The buyer comes back from the provider, or asks again. */
export const checkPayment = async (
  ctx: CtxFor<'POST /p/order/payCheck'>,
  input: Parsed<'POST /p/order/payCheck'>,
): Promise<Result<'POST /p/order/payCheck'> | Outside<Result<'POST /p/order/payCheck'>>> => {
  const numbers = [...new Set(input.orderNumbers.split(','))];
  const dues = await lockOwnPayables(ctx, ctx.actor.id, numbers);
  const attempts = await latestAttempts(
    ctx.db,
    dues.map((d) => d.reference),
  );
  const attempt = attempts.find((a) => isActive(a.state)) ?? attempts[0];
  if (attempt === undefined) return { paid: false, payAttemptId: '', state: 'canceled', redirectUrl: null, codeUrl: null, reason: null };
  return isSettled(attempt.state)
    ? answerOf(ctx, attempt)
    : withEnd(await checkAttempt(ctx, attempt.number), (checked) => answerOf(ctx, checked));
};
