import { loyaltyWork } from '../../domains/loyalty/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { addHours } from '../../runtime/clock.ts';
import { expirePoints } from '../../domains/loyalty/actions/points.ts';

export const loyaltyJobs = jobsOf(loyaltyWork, {
  'loyalty.expirePoints': async (ctx) => {
    const more = await expirePoints(ctx);
    ctx.later({ kind: 'loyalty.expirePoints', key: 'again', dueAt: more ? ctx.now : addHours(ctx.now, 1), payload: {} });
  },
});
