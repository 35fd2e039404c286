import { voucherWork } from '../../domains/vouchers/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { endVouchers, remindOfVouchers } from '../../flows/refund/end-vouchers.ts';

export const voucherJobs = jobsOf(voucherWork, {
  'vouchers.end': (ctx, payload) => endVouchers(ctx, payload.orderNumber),
  'vouchers.remind': (ctx, payload) => remindOfVouchers(ctx, payload.orderNumber),
});
