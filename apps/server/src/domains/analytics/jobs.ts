import { addDays, addMinutes } from '../../runtime/clock.ts';
import type { Jobs } from '../../runtime/context.ts';
import { countDays, keepPartitions } from './actions.ts';
import { countSales, recountStore } from './actions/sales.ts';

export const analyticsJobs = {
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
  'analytics.recountStore': (ctx, payload) => recountStore(ctx, Number(payload['storeId'])),
} satisfies Jobs;
