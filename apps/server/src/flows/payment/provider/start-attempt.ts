import { languageTag, payType } from '@kyakhta/contract';
import { currencyOf, type Money, money, toDecimal } from '@kyakhta/money';
import { account, balanceOf, Shortfall } from '../../../domains/ledger/index.ts';
import {
  type Attempt,
  attemptByNumber,
  holdBalance,
  isActive,
  lockAttempt,
  moveAttempt,
  newPayment,
  noteProviderId,
  type Payment,
  planCheck,
  planEnd,
  recordAttempt,
  refuseCardTesting,
} from '../../../domains/payments/index.ts';
import { type Means, type PaymentProvider, type ProviderOrder, ProviderRefused } from '../../../outside/payments/provider.ts';
import { providerFor } from '../../../outside/services.ts';
import type { Answer, Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { outside, type Outside } from '../../../runtime/outside.ts';
import { amountOf, duesIn, type Payable } from '../../dues/payables.ts';
import { answerOf } from './locked-payment.ts';
import { endOutside } from './end-outside.ts';
import { takePlace } from './take-place.ts';
import { refuseField } from '../../../runtime/wrong-fields.ts';

type Started = Result<'POST /p/order/pay'>;
const means: Readonly<Record<number, Means>> = {
  [payType.cardViaPayPal]: 'card',
  [payType.card]: 'card',
  [payType.onlineBank]: 'bank',
};

/** Asks the provider for its order; the key is the attempt's own, so that asking again makes no second one. */
const create = (provider: PaymentProvider, attempt: Attempt): Outside<Started> => {
  const returnUrl = attempt.returnUrl ?? '';
  return outside(
    () =>
      provider.createOrder({
        key: `create-${attempt.number}`,
        reference: attempt.number,
        amount: money(attempt.amount - attempt.balanceAmount, currencyOf(attempt.currency)),
        description: attempt.parts.map((p) => p.reference).join(', '),
        language: attempt.language ?? 'en',
        means: means[attempt.payType] ?? 'account',
        expiresAt: attempt.expiresAt,
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
    // Noted even when the attempt was given up meanwhile: should money come of it, it is known what for, and found.
    await noteProviderId(ctx, attempt, answer.value.id);
    const known = await moveAttempt(ctx, attempt, 'known', {
      approveUrl: answer.value.approveUrl,
      codeUrl: answer.value.codeUrl ?? null,
    });
    if (known.state === 'waiting') planCheck(ctx, known);
    // Under a separate key: a call that gives it up just now holds its plan, and waits for this attempt.
    else if (!isActive(known.state))
      ctx.later({ kind: 'payments.check', key: `${number} begun`, dueAt: ctx.now, payload: { payNumber: number } });
    return answerOf(ctx, known);
  }
  if (answer.error instanceof ProviderRefused)
    return answerOf(ctx, await moveAttempt(ctx, attempt, 'declined', { reason: answer.error.reason }));
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
  return refuseField(ctx, 'returnUrl', 'field.ourAddress');
};

/** Holds the part that comes from the balance until the provider's part is known to have come, or not to come. */
const hold = async (ctx: Ctx, payment: Payment): Promise<void> => {
  try {
    await holdBalance(ctx, payment);
  } catch (error) {
    if (!(error instanceof Shortfall)) throw error;
    const has = await balanceOf(ctx.db, account.buyerAvailable(payment.userId), payment.balance.currency);
    refuse('balanceInsufficient', { balance: toDecimal(has), needed: toDecimal(payment.balance), currency: payment.balance.currency });
  }
};

/**
 * Pays locked, payable dues through the provider. One attempt stands for an order: the same press again, and the
 * same method in another tab, go on with it; another method takes its place unless the money may be on its way.
 * @param standing the attempts that stand for these dues, locked like them
 * @param balance what of them is paid from the balance; null where the provider takes all
 */
export const startAttempt = async (
  ctx: CtxFor<'POST /p/order/pay'>,
  input: Parsed<'POST /p/order/pay'>,
  dues: readonly Payable[],
  standing: readonly Attempt[],
  balance: Money | null,
): Promise<Started | Outside<Started>> => {
  const provider = providerFor(ctx, input.payType) ?? refuse('payMethodOff');
  if (dues.some((d) => !provider.takes(amountOf(d).currency))) refuse('payMethodOff');
  const goOn = (attempt: Attempt): Started | Outside<Started> =>
    attempt.state === 'created' ? create(provider, attempt) : answerOf(ctx, attempt);

  const earlier = await takePlace(ctx, input, dues, standing, balance?.amount);
  if (earlier !== null) return goOn(earlier);
  await refuseCardTesting(ctx, ctx.actor.id);
  const payment = newPayment(
    {
      userId: ctx.actor.id,
      payType: input.payType,
      attemptId: input.payAttemptId,
      parts: dues.map((d) => ({ reference: d.reference, amount: amountOf(d) })),
      balance: balance ?? undefined,
    },
    ctx.now,
  );
  const how = {
    provider: provider.name,
    returnUrl: wayBack(ctx, input.returnUrl),
    language: languageTag[ctx.locale],
    expiresAt: endOutside(duesIn(dues), ctx.now),
  };
  // Another call of this browser's may have been first with the same id, for other orders.
  if (!(await recordAttempt(ctx.db, payment, how, ctx.now))) return refuse('keyUsedForOtherInput');
  await hold(ctx, payment);
  const attempt = await attemptByNumber(ctx.db, payment.number);
  if (attempt === null) throw new Error('an attempt was not written');
  // Should the provider never answer, what is held of the balance is not held for ever.
  planEnd(ctx, attempt);
  return create(provider, attempt);
};
