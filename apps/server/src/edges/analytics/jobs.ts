import { analyticsWork } from '../../domains/analytics/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { addDays, addMinutes } from '../../runtime/clock.ts';
import { countDays, keepPartitions } from '../../domains/analytics/actions.ts';
import { countSales, recountStore } from '../../domains/analytics/actions/sales.ts';

export const analyticsJobs = jobsOf(analyticsWork, {
  'analytics.keepPartitions': async (ctx) => {
    await keepPartitions(ctx);
    ctx.later({ kind: 'analytics.keepPartitions', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
  },
  'analytics.countDays': async (ctx) => {
    await countDays(ctx);
    ctx.later({ kind: 'analytics.countDays', key: 'again', dueAt: addMinutes(ctx.now, 10), payload: {} });
  },
  'analytics.countSales': async (ctx) => {
    await countSales(ctx);
    ctx.later({ kind: 'analytics.countSales', key: 'again', dueAt: addMinutes(ctx.now, 10), payload: {} });
  },
  'analytics.recountStore': (ctx, payload) => recountStore(ctx, payload.storeId),
});
