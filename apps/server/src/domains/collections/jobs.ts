import { addDays } from '../../runtime/clock.ts';
import type { Jobs } from '../../runtime/context.ts';
import { forgetOldLooks } from './actions.ts';

export const collectionJobs = {
  'collections.retention': async (ctx) => {
    await forgetOldLooks(ctx);
    ctx.later({ kind: 'collections.retention', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
  },
} satisfies Jobs;
