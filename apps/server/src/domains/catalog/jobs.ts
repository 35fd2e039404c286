import { countReviewsOf } from '../../flows/count-reviews.ts';
import { countSoldOf } from '../../flows/count-sold.ts';
import type { Jobs } from '../../runtime/context.ts';
import { indexWords, takeOverPopularity } from './actions/index-words.ts';

export const catalogJobs = {
  'catalog.countSold': {
    together: (ctx, payloads) =>
      countSoldOf(
        ctx,
        payloads.map((p) => Number(p['orderId'])),
      ),
  },
  'catalog.indexWords': (ctx) => indexWords(ctx),
  'catalog.refreshPopularity': (ctx) => takeOverPopularity(ctx),
  'catalog.countReview': (ctx, payload) => countReviewsOf(ctx, Number(payload['productId'])),
} satisfies Jobs;
