import { z } from 'zod';
import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Kinds of later work that this domain answers for, with what each is told. */
export const analyticsWork = {
  'analytics.keepPartitions': nothing,
  'analytics.countDays': nothing,
  'analytics.countSales': nothing,
  'analytics.recountStore': z.object({ storeId: z.number() }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof analyticsWork> {}
}
