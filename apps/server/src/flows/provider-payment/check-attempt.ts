import {
  type Attempt,
  attemptByNumber,
  followedMs,
  isActive,
  isSettled,
  latestAttempts,
  moveAttempt,
  openCase,
  planCheck,
  unknownLongMs,
} from '../../domains/payments/index.ts';
import { can, lockAllOwn } from '../../domains/orders/index.ts';
import { type ProviderOrder, ProviderRefused } from '../../outside/payments/provider.ts';
import { paymentProvider } from '../../outside/payments/providers.ts';
import type { Answer, Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { outside, type Outside, withEnd } from '../../runtime/outside.ts';
import { answerOf, type LockedPayment, lockPayment } from './locked-payment.ts';
import { settleCapture } from './settle-capture.ts';

type Checked = Attempt | Outside<Attempt>;
/** Refusals that tell of our standing with the provider, not of the payer: like silence, they are asked again. */
const ofOurs: readonly string[] = ['AUTHENTICATION_FAILURE', 'NOT_AUTHORIZED', 'PERMISSION_DENIED', 'invalid_client'];
/** Refusals after which the payer may still agree. */
const ofNotAgreed: readonly string[] = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];

/**
 * Asks the provider how an attempt stands and does what follows: takes the money the payer agreed to, books what
 * came, gives up what cannot come any more. Whoever brings the news, return page, webhook or timer, calls this; what
 * the provider itself answers decides.
 */
export const checkAttempt = async (ctx: Ctx, number: string): Promise<Checked> => {
  const attempt = await attemptByNumber(ctx.db, number);
  if (attempt === null) throw new Error(`there is no payment ${number}`);
  const provider = paymentProvider();
  const { providerId } = attempt;
  if (isSettled(attempt.state) || providerId === null) return attempt;
  if (provider === null) return silence(ctx, await lockPayment(ctx, number));
  // Planned before asking: a process that dies on the way leaves the plan.
  if (isActive(attempt.state) || ctx.now.getTime() - attempt.createdAt.getTime() < followedMs) planCheck(ctx, attempt);
  return outside(
    () => provider.findOrder(providerId),
    (next, answer: Answer<ProviderOrder | null>) => learn(next, number, answer, true),
  );
};

/** Nothing was learnt: asked again later. An attempt that stays unknown for long is shown to operators. */
const silence = async (ctx: Ctx, { attempt }: LockedPayment): Promise<Attempt> => {
  const since = attempt.unknownSince;
  if (attempt.state === 'unknown' && since !== null && ctx.now.getTime() - since.getTime() >= unknownLongMs)
    await openCase(ctx.db, attempt.id, 'unknownLong', ctx.now);
  if (!isSettled(attempt.state)) planCheck(ctx, attempt);
  return attempt;
};

const learn = async (ctx: Ctx, number: string, answer: Answer<ProviderOrder | null>, mayCapture: boolean): Promise<Checked> => {
  const locked = await lockPayment(ctx, number);
  if (!answer.ok) return silence(ctx, locked);
  const { attempt } = locked;
  const told = answer.value;
  if (told === null) return moveAttempt(ctx, attempt, 'declined', { reason: 'RESOURCE_NOT_FOUND' });
  if (told.reference !== attempt.number)
    throw new Error(`the provider answers about ${told.reference ?? 'nothing'} when asked about ${number}`);

  const came = told.captures.filter((c) => c.state === 'completed');
  if (came.length > 0) {
    for (const capture of came) await settleCapture(ctx, await lockPayment(ctx, number), capture);
    return (await attemptByNumber(ctx.db, number)) ?? attempt;
  }
  if (told.captures.some((c) => c.state === 'pending')) return unknownNow(ctx, locked);
  if (told.captures.some((c) => c.state === 'declined' || c.state === 'refunded'))
    return moveAttempt(ctx, attempt, 'declined', { reason: 'CAPTURE_DECLINED' });
  if (told.state === 'voided') return moveAttempt(ctx, attempt, 'declined', { reason: 'ORDER_VOIDED' });
  if (told.state === 'approved' && mayCapture) return capture(ctx, locked, told.id);
  if (told.state === 'created') return stillWaiting(ctx, locked);
  return silence(ctx, locked);
};

const unknownNow = async (ctx: Ctx, locked: LockedPayment): Promise<Attempt> => {
  const attempt = await moveAttempt(ctx, locked.attempt, 'asked', { unknown_since: ctx.now });
  return silence(ctx, { ...locked, attempt });
};

const isPayable = ({ orders }: LockedPayment): boolean => orders.every((o) => can('paid', o.status));

/** The payer has not agreed. Once an order is closed he need not any more. */
const stillWaiting = async (ctx: Ctx, locked: LockedPayment): Promise<Attempt> => {
  if (!isPayable(locked)) return moveAttempt(ctx, locked.attempt, 'givenUp', { unknown_since: null });
  const attempt = await moveAttempt(ctx, locked.attempt, 'notAgreed', { unknown_since: null });
  if (attempt.state === 'waiting') planCheck(ctx, attempt);
  return attempt;
};

/** The payer agreed: the money is taken if it still pays for something. From here until an answer it may be ours. */
const capture = async (ctx: Ctx, locked: LockedPayment, providerId: string): Promise<Checked> => {
  const provider = paymentProvider();
  if (provider === null || !isActive(locked.attempt.state)) return locked.attempt;
  if (!isPayable(locked)) return moveAttempt(ctx, locked.attempt, 'givenUp', { unknown_since: null });
  const { number } = locked.attempt;
  const attempt = await moveAttempt(ctx, locked.attempt, 'asked', { unknown_since: ctx.now });
  planCheck(ctx, attempt);
  return outside(
    () => provider.captureOrder(providerId, `capture-${number}`),
    (next, answer: Answer<ProviderOrder>) => captured(next, number, answer),
  );
};

const captured = async (ctx: Ctx, number: string, answer: Answer<ProviderOrder>): Promise<Checked> => {
  const refused = !answer.ok && answer.error instanceof ProviderRefused ? answer.error.reason : null;
  if (refused === null || ofOurs.includes(refused)) return learn(ctx, number, answer, false);
  const locked = await lockPayment(ctx, number);
  if (ofNotAgreed.includes(refused)) return stillWaiting(ctx, locked);
  return moveAttempt(ctx, locked.attempt, 'declined', { reason: refused, unknown_since: null });
};

/** The buyer comes back from the provider, or asks again. */
export const checkPayment = async (
  ctx: CtxFor<'POST /p/order/payCheck'>,
  input: Parsed<'POST /p/order/payCheck'>,
): Promise<Result<'POST /p/order/payCheck'> | Outside<Result<'POST /p/order/payCheck'>>> => {
  const numbers = [...new Set(input.orderNumbers.split(','))];
  const orders = await lockAllOwn(ctx.db, { userId: ctx.actor.id }, numbers);
  const attempts = await latestAttempts(
    ctx.db,
    orders.map((o) => o.number),
  );
  const attempt = attempts.find((a) => isActive(a.state)) ?? attempts[0];
  if (attempt === undefined) return { paid: false, payAttemptId: '', state: 'canceled', approveUrl: null, reason: null };
  return withEnd(await checkAttempt(ctx, attempt.number), answerOf);
};
