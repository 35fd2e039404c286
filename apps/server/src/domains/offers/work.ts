import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const offerWork = {
  /** The goods of an offer into the lists at the prices that hold then, from the product after `after`. */
  'offers.listPrices': z.object({ offerId: z.number(), after: z.number() }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof offerWork> {}
}
