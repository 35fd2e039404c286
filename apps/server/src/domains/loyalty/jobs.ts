import { addHours } from '../../runtime/clock.ts';
import type { Jobs } from '../../runtime/context.ts';
import { expirePoints } from './actions/points.ts';

export const loyaltyJobs = {
  'loyalty.expirePoints': async (ctx) => {
    const more = await expirePoints(ctx);
    ctx.later({ kind: 'loyalty.expirePoints', key: 'again', dueAt: more ? ctx.now : addHours(ctx.now, 1), payload: {} });
  },
} satisfies Jobs;
