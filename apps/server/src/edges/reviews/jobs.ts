import { reviewWork } from '../../domains/reviews/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { showNameAnew } from '../../domains/reviews/actions.ts';

export const reviewJobs = jobsOf(reviewWork, {
  'reviews.showNameAnew': (ctx, payload) => showNameAnew(ctx, payload.userId),
});
