import { refundWork } from '../../domains/refunds/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { decideByClock } from '../../flows/refund/deadlines.ts';
import { tellOfRefund } from '../../flows/tell/tell-refund.ts';
import { waitingOfRefund } from '../../reads/on-its-way.ts';

export const refundJobs = jobsOf(refundWork, {
  'refunds.due': (ctx, payload) => decideByClock(ctx, payload.refundNumber),
  'refunds.mail': async (ctx, payload) => tellOfRefund(ctx, { ...payload, onItsWay: await waitingOfRefund(ctx.db, payload.refundNumber) }),
});
