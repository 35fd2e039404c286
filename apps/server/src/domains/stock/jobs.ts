import { addDays } from '../../runtime/clock.ts';
import type { Jobs } from '../../runtime/context.ts';
import { forgetOldMovements } from './actions.ts';

export const stockJobs = {
  'stock.foldMovements': async (ctx) => {
    const more = await forgetOldMovements(ctx);
    ctx.later({ kind: 'stock.foldMovements', key: 'again', dueAt: more ? ctx.now : addDays(ctx.now, 1), payload: {} });
  },
} satisfies Jobs;
