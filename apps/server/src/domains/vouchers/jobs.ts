import { endVouchers, remindOfVouchers } from '../../flows/vouchers/end-vouchers.ts';
import type { Jobs } from '../../runtime/context.ts';

export const voucherJobs = {
  'vouchers.end': (ctx, payload) => endVouchers(ctx, String(payload['orderNumber'])),
  'vouchers.remind': (ctx, payload) => remindOfVouchers(ctx, String(payload['orderNumber'])),
} satisfies Jobs;
