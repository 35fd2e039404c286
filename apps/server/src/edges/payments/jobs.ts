import { paymentWork } from '../../domains/payments/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { tellComing } from '../../flows/payment/bank/settle-transfer.ts';
import { lapseTransfer, tellOfTransfer } from '../../flows/payment/bank/start-transfer.ts';
import { checkAttempt } from '../../flows/payment/provider/check-attempt.ts';
import { refundMoney } from '../../flows/payment/provider/refund-money.ts';
import { tellHeldUp, tellReturned } from '../../flows/payment/provider/tell-returned.ts';
import { tellTransferUnfit, tellUnfit } from '../../flows/payment/provider/tell-unfit.ts';
import { tellTopUpTakenBack } from '../../flows/payment/provider/top-up-taken-back.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import { withEnd } from '../../runtime/outside.ts';
import { forgetEvents } from '../../domains/payments/store/money.ts';

/** Providers send an event again for some days; a month is long enough to know it. */
const eventDays = 30;

export const paymentJobs = jobsOf(paymentWork, {
  // Nobody waits for what a check comes to.
  'payments.check': { outside: async (ctx, payload) => withEnd(await checkAttempt(ctx, payload.payNumber), () => undefined) },
  'payments.mailTransfer': (ctx, payload) => tellOfTransfer(ctx, payload.payNumber),
  'payments.lapseTransfer': (ctx, payload) => lapseTransfer(ctx, payload.payNumber),
  'payments.mailShort': (ctx, payload) => tellComing(ctx, payload.payNumber),
  'payments.mailUnfit': (ctx, payload) => tellUnfit(ctx, payload.payNumber, { value: payload.value, currency: payload.currency }),
  'payments.mailTransferUnfit': (ctx, payload) => tellTransferUnfit(ctx, payload.payNumber, payload.isOver, payload.amount),
  'payments.refund': { outside: (ctx, payload) => refundMoney(ctx, payload.refundNumber) },
  'payments.mailReturned': (ctx, payload) => tellReturned(ctx, payload.refundNumber),
  'payments.mailHeldUp': (ctx, payload) => tellHeldUp(ctx, payload.refundNumber),
  'payments.mailTopUpTakenBack': (ctx, payload) => tellTopUpTakenBack(ctx, payload),
  'payments.retention': async (ctx: Ctx) => {
    await forgetEvents(ctx.db, addDays(ctx.now, -eventDays));
    ctx.later({ kind: 'payments.retention', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
  },
});
