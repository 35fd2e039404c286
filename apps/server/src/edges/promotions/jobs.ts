import { expireCoupons } from '../../domains/promotions/index.ts';
import { promotionWork } from '../../domains/promotions/work.ts';
import { addHours } from '../../runtime/clock.ts';
import { jobsOf } from '../../runtime/jobs.ts';

export const promotionJobs = jobsOf(promotionWork, {
  'promotions.expireCoupons': async (ctx) => {
    const more = await expireCoupons(ctx);
    ctx.later({ kind: 'promotions.expireCoupons', key: 'again', dueAt: more ? ctx.now : addHours(ctx.now, 1), payload: {} });
  },
});
