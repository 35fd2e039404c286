import { refundWork } from '../../domains/refunds/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { decideByClock } from '../../flows/refund/deadlines.ts';
import { tellOfRefund } from '../../flows/tell/tell-refund.ts';

export const refundJobs = jobsOf(refundWork, {
  'refunds.due': (ctx, payload) => decideByClock(ctx, payload.refundNumber),
  'refunds.mail': (ctx, payload) => tellOfRefund(ctx, payload),
});
