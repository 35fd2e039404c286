import { countSoldOf } from '../../flows/count-sold.ts';
import type { Jobs } from '../../runtime/context.ts';
import { indexWords, takeOverPopularity } from './actions/index-words.ts';

export const catalogJobs = {
  'catalog.countSold': (ctx, payload) => countSoldOf(ctx, Number(payload['orderId'])),
  'catalog.indexWords': (ctx) => indexWords(ctx),
  'catalog.refreshPopularity': (ctx) => takeOverPopularity(ctx),
} satisfies Jobs;
