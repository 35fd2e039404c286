import type { Jobs } from '../../runtime/context.ts';
import { emptyDraft } from './actions/apply.ts';

export const storeJobs = {
  'stores.emptyDraft': (ctx, payload) => emptyDraft(ctx, Number(payload['userId'])),
} satisfies Jobs;
