import { randomInt } from 'node:crypto';
import { languageTag } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../../domains/accounts/index.ts';
import { sendMail } from '../../../domains/messages/index.ts';
import { extendPayBefore, isFirstDue, orderNumberOf } from '../../../domains/orders/index.ts';
import {
  type Attempt,
  attemptByNumber,
  bank,
  moveAttempt,
  newPayment,
  newTransferReference,
  noteProviderId,
  recordAttempt,
  writtenReference,
} from '../../../domains/payments/index.ts';
import { offeredTo, siteSettings } from '../../../domains/site/index.ts';
import { addDays } from '../../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { amountOf, duesIn, type Payable, topUpsIn } from '../../dues/payables.ts';
import { answerOf, lockPayment } from '../provider/locked-payment.ts';
import { takePlace } from '../provider/take-place.ts';
import { endTimeToPay } from '../../dues/time-to-pay.ts';
import { checkTransferShare } from './transfer-share.ts';

type PayCtx = CtxFor<'POST /p/order/pay'>;

/**
 * Pays locked, payable dues by bank transfer: the attempt waits under its own reference until operators record the
 * money. Orders that wait for payment get the days a transfer takes, once.
 */
export const startTransfer = async (
  ctx: PayCtx,
  input: Parsed<'POST /p/order/pay'>,
  dues: readonly Payable[],
  standing: readonly Attempt[],
): Promise<Result<'POST /p/order/pay'>> => {
  const earlier = await takePlace(ctx, input, dues, standing);
  if (earlier !== null) return answerOf(ctx, earlier);
  const payment = newPayment(
    {
      userId: ctx.actor.id,
      payType: input.payType,
      attemptId: input.payAttemptId,
      parts: dues.map((d) => ({ reference: d.reference, amount: amountOf(d) })),
    },
    ctx.now,
  );
  const how = { provider: bank, returnUrl: '', language: languageTag[ctx.locale] };
  if (!(await recordAttempt(ctx.db, payment, how, ctx.now))) return refuse('keyUsedForOtherInput');
  const attempt = await attemptByNumber(ctx.db, payment.number);
  if (attempt === null) throw new Error('an attempt was not written');
  await noteProviderId(ctx, attempt, newTransferReference(randomInt));
  const waiting = await moveAttempt(ctx, attempt, 'known');
  await lengthen(ctx, dues);
  if (topUpsIn(dues).length > 0)
    ctx.later({
      kind: 'payments.lapseTransfer',
      key: attempt.number,
      dueAt: await transferEnd(ctx, ctx.now),
      payload: { payNumber: attempt.number },
    });
  ctx.later({ kind: 'payments.mailTransfer', key: attempt.number, dueAt: ctx.now, payload: { payNumber: attempt.number } });
  return answerOf(ctx, waiting);
};

/** Until when a transfer chosen at some time is waited for. */
export const transferEnd = async ({ db }: Pick<Ctx, 'db'>, chosenAt: Date): Promise<Date> =>
  addDays(chosenAt, (await siteSettings(db)).bankTransferDays);

/** A top-up has no time limit: its transfer is waited for so long, and what came of it by then goes back. */
export const lapseTransfer = async (ctx: Ctx, payNumber: string): Promise<void> => {
  const { attempt } = await lockPayment(ctx, payNumber);
  if (attempt.state === 'waiting') await moveAttempt(ctx, attempt, 'givenUp');
};

/**
 * Gives orders the time a transfer takes, as far as their stores let goods wait so long. Choosing it again gives no more:
 * goods are not held for ever.
 */
const lengthen = async (ctx: PayCtx, dues: readonly Payable[]): Promise<void> => {
  const until = await transferEnd(ctx, ctx.now);
  const orders = duesIn(dues)
    .filter(isFirstDue)
    .map((d) => d.order);
  const numbers = await extendPayBefore(
    ctx.db,
    orders.map((o) => o.id),
    until,
  );
  await checkTransferShare(
    ctx,
    orders.filter((o) => numbers.includes(o.number)),
  );
  for (const orderNumber of numbers) endTimeToPay(ctx, orderNumber, until);
};

/** Mails the buyer what to write on the transfer; while it waits. */
export const tellOfTransfer = async (ctx: Ctx, payNumber: string): Promise<void> => {
  const attempt = await attemptByNumber(ctx.db, payNumber);
  if (attempt === null || attempt.state !== 'waiting' || attempt.providerId === null) return;
  const user = await userOf(ctx, attempt.userId);
  const locale = await offeredTo(ctx, user.locale);
  await sendMail(ctx, user.mail, locale, 'transferWaits', {
    orders: [...new Set(attempt.parts.map((p) => orderNumberOf(p.reference)))],
    amount: toDecimal(money(attempt.amount, currencyOf(attempt.currency))),
    currency: attempt.currency,
    reference: writtenReference(attempt.providerId),
  });
};
