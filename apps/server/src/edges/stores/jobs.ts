import { storeWork } from '../../domains/stores/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { emptyDraft } from '../../domains/stores/actions/apply.ts';

export const storeJobs = jobsOf(storeWork, {
  'stores.emptyDraft': (ctx, payload) => emptyDraft(ctx, payload.userId),
});
