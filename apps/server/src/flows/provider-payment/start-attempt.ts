import { languageTag, payType } from '@kyakhta/contract';
import { currencyOf, money } from '@kyakhta/money';
import {
  type Attempt,
  attemptByNumber,
  attemptOfBrowser,
  isActive,
  lockAttempt,
  moveAttempt,
  newPayment,
  noteProviderId,
  planCheck,
  recordAttempt,
} from '../../domains/payments/index.ts';
import type { OrderRow } from '../../domains/orders/index.ts';
import { type PaymentProvider, type ProviderOrder, ProviderRefused } from '../../outside/payments/provider.ts';
import { paymentProvider } from '../../outside/payments/providers.ts';
import type { Answer, Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { Refusal, refuse } from '../../runtime/errors.ts';
import { outside, type Outside } from '../../runtime/outside.ts';
import { say } from '../../runtime/words/index.ts';
import { answerOf } from './locked-payment.ts';

type Started = Result<'POST /p/order/pay'>;

/** Asks the provider for its order; the key is the attempt's own, so that asking again makes no second one. */
const create = (provider: PaymentProvider, attempt: Attempt): Outside<Started> => {
  const returnUrl = attempt.returnUrl ?? '';
  return outside(
    () =>
      provider.createOrder({
        key: `create-${attempt.number}`,
        reference: attempt.number,
        amount: money(attempt.amount, currencyOf(attempt.currency)),
        description: attempt.parts.map((p) => p.reference).join(', '),
        language: attempt.language ?? 'en',
        byCard: attempt.payType === payType.cardViaPayPal,
        returnUrl,
        cancelUrl: returnUrl,
      }),
    (ctx, answer) => created(ctx, attempt.number, answer),
  );
};

const created = async (ctx: Ctx, number: string, answer: Answer<ProviderOrder>): Promise<Started> => {
  const attempt = await lockAttempt(ctx.db, number);
  if (attempt === null) throw new Error(`payment ${number} is gone`);
  if (answer.ok) {
    // Noted even when the attempt was given up meanwhile: should money come of it, it is known what for.
    await noteProviderId(ctx.db, attempt.id, answer.value.id);
    const known = await moveAttempt(ctx, attempt, 'known', { approve_url: answer.value.approveUrl });
    if (known.state === 'waiting') planCheck(ctx, known);
    return answerOf(known);
  }
  if (answer.error instanceof ProviderRefused)
    return answerOf(await moveAttempt(ctx, attempt, 'declined', { reason: answer.error.reason }));
  // Not known whether the provider has it: without its address nobody can pay it, and the same press asks again.
  return refuse('providerDown');
};

/**
 * Where the provider sends the payer back to: a page of ours. With any other address this call would make the provider
 * vouch for a stranger's site.
 */
const wayBack = (ctx: Ctx, address: string | undefined): string => {
  if (address === undefined) return refuse('payMethodOff');
  const { origin, username, password } = new URL(address);
  if (ctx.origins.includes(origin) && username === '' && password === '') return address;
  const word = say(ctx.locale, 'field.ourAddress');
  throw new Refusal('argumentNotValid', { first: `returnUrl: ${word}` }, { fields: { returnUrl: word } });
};

const sameOrders = (attempt: Attempt, orders: readonly OrderRow[]): boolean =>
  attempt.parts.length === orders.length && orders.every((o) => attempt.parts.some((p) => p.reference === o.number));

/**
 * Pays locked, payable orders through the provider. One attempt stands for an order: the same press again, and the
 * same method in another tab, go on with it; another method takes its place unless the money may be on its way.
 * @param standing the attempts that stand for these orders, locked like them
 */
export const startAttempt = async (
  ctx: CtxFor<'POST /p/order/pay'>,
  input: Parsed<'POST /p/order/pay'>,
  orders: readonly OrderRow[],
  standing: readonly Attempt[],
): Promise<Started | Outside<Started>> => {
  const provider = paymentProvider() ?? refuse('payMethodOff');
  if (orders.some((o) => !provider.takes(o.currency))) refuse('payMethodOff');
  const goOn = (attempt: Attempt): Started | Outside<Started> =>
    attempt.state === 'created' ? create(provider, attempt) : answerOf(attempt);

  const earlier = input.payAttemptId === undefined ? null : await attemptOfBrowser(ctx.db, ctx.actor.id, input.payAttemptId);
  // An attempt's id stands for one way of paying these orders.
  if (earlier !== null)
    return earlier.payType === input.payType && sameOrders(earlier, orders) ? goOn(earlier) : refuse('keyUsedForOtherInput');
  for (const attempt of standing) {
    if (attempt.payType === input.payType && sameOrders(attempt, orders) && isActive(attempt.state)) return goOn(attempt);
    if (attempt.state === 'unknown') return refuse('paymentBeingChecked');
    await moveAttempt(ctx, attempt, 'givenUp');
  }
  const payment = newPayment(
    {
      userId: ctx.actor.id,
      payType: input.payType,
      attemptId: input.payAttemptId,
      parts: orders.map((o) => ({ reference: o.number, amount: money(o.total, currencyOf(o.currency)) })),
    },
    ctx.now,
  );
  const how = { provider: provider.name, returnUrl: wayBack(ctx, input.returnUrl), language: languageTag[ctx.locale] };
  // Another call of this browser's may have been first with the same id, for other orders.
  if (!(await recordAttempt(ctx.db, payment, how, ctx.now))) return refuse('keyUsedForOtherInput');
  const attempt = await attemptByNumber(ctx.db, payment.number);
  if (attempt === null) throw new Error('an attempt was not written');
  return create(provider, attempt);
};
