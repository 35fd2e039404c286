import type { Jobs } from '../../runtime/context.ts';
import { showNameAnew } from './actions.ts';

export const reviewJobs = {
  'reviews.showNameAnew': (ctx, payload) => showNameAnew(ctx, Number(payload['userId'])),
} satisfies Jobs;
