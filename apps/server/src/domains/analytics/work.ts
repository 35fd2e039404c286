import { z } from 'zod';
import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const analyticsWork = {
  'analytics.keepPartitions': nothing,
  'analytics.countDays': nothing,
  'analytics.countSales': nothing,
  'analytics.recountStore': z.object({ storeId: z.number() }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof analyticsWork> {}
}
