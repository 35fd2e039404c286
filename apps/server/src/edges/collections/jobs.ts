import { collectionWork } from '../../domains/collections/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { addDays } from '../../runtime/clock.ts';
import { forgetOldLooks } from '../../domains/collections/actions.ts';

export const collectionJobs = jobsOf(collectionWork, {
  'collections.retention': async (ctx) => {
    await forgetOldLooks(ctx);
    ctx.later({ kind: 'collections.retention', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
  },
});
