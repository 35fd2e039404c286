import { stockWork } from '../../domains/stock/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { addDays } from '../../runtime/clock.ts';
import { forgetOldMovements } from '../../domains/stock/actions.ts';

export const stockJobs = jobsOf(stockWork, {
  'stock.foldMovements': async (ctx) => {
    const more = await forgetOldMovements(ctx);
    ctx.later({ kind: 'stock.foldMovements', key: 'again', dueAt: more ? ctx.now : addDays(ctx.now, 1), payload: {} });
  },
});
