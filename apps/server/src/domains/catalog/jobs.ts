import { countSoldOf } from '../../flows/count-sold.ts';
import type { Jobs } from '../../runtime/context.ts';

export const catalogJobs = {
  'catalog.countSold': (ctx, payload) => countSoldOf(ctx, Number(payload['orderId'])),
} satisfies Jobs;
