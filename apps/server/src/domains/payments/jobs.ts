import { tellComing } from '../../flows/bank-transfer/settle-transfer.ts';
import { lapseTransfer, tellOfTransfer } from '../../flows/bank-transfer/start-transfer.ts';
import { checkAttempt } from '../../flows/provider-payment/check-attempt.ts';
import { refundMoney } from '../../flows/provider-payment/refund-money.ts';
import { tellHeldUp, tellReturned } from '../../flows/provider-payment/tell-returned.ts';
import { tellTransferUnfit, tellUnfit } from '../../flows/provider-payment/tell-unfit.ts';
import { tellTopUpTakenBack, type TopUpEnd } from '../../flows/provider-payment/top-up-taken-back.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx, Jobs } from '../../runtime/context.ts';
import { withEnd } from '../../runtime/outside.ts';
import { forgetEvents } from './store/money.ts';

/** Providers send an event again for some days; a month is long enough to know it. */
const eventDays = 30;

export const paymentJobs = {
  // Nobody waits for what a check comes to.
  'payments.check': { outside: async (ctx, payload) => withEnd(await checkAttempt(ctx, String(payload['payNumber'])), () => undefined) },
  'payments.mailTransfer': (ctx, payload) => tellOfTransfer(ctx, String(payload['payNumber'])),
  'payments.lapseTransfer': (ctx, payload) => lapseTransfer(ctx, String(payload['payNumber'])),
  'payments.mailShort': (ctx, payload) => tellComing(ctx, String(payload['payNumber'])),
  'payments.mailUnfit': (ctx, payload) =>
    tellUnfit(ctx, String(payload['payNumber']), { value: String(payload['value']), currency: String(payload['currency']) }),
  'payments.mailTransferUnfit': (ctx, payload) =>
    tellTransferUnfit(
      ctx,
      String(payload['payNumber']),
      payload['isOver'] === true,
      payload['amount'] === null ? null : BigInt(String(payload['amount'])),
    ),
  'payments.refund': { outside: (ctx, payload) => refundMoney(ctx, String(payload['refundNumber'])) },
  'payments.mailReturned': (ctx, payload) => tellReturned(ctx, String(payload['refundNumber'])),
  'payments.mailHeldUp': (ctx, payload) => tellHeldUp(ctx, String(payload['refundNumber'])),
  'payments.mailTopUpTakenBack': (ctx, payload) =>
    tellTopUpTakenBack(ctx, {
      payNumber: String(payload['payNumber']),
      state: payload['state'] as TopUpEnd,
      amount: BigInt(String(payload['amount'])),
    }),
  'payments.retention': async (ctx: Ctx) => {
    await forgetEvents(ctx.db, addDays(ctx.now, -eventDays));
    ctx.later({ kind: 'payments.retention', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
  },
} satisfies Jobs;
