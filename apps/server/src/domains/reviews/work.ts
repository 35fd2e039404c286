import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const reviewWork = {
  'reviews.showNameAnew': z.object({ userId: z.number() }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof reviewWork> {}
}
