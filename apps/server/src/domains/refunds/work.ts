import { z } from 'zod';
import { minorUnits, type PayloadsOf } from '../../runtime/later.ts';

const refund = z.object({ refundNumber: z.string() });

/** Job kinds that this domain handles, with their payloads. */
export const refundWork = {
  'refunds.due': refund,
  /** `covered`: what of it the buyer has from her bank already. */
  'refunds.mail': refund.extend({
    template: z.string(),
    note: z.string(),
    covered: minorUnits.default(0n),
    /** The offer that it tells of. */ offerId: z.number().nullable().default(null),
    /** How many pieces are to leave by it. */ freed: z.number().default(0),
    /** How many must not leave any more. */ canceled: z.number().default(0),
  }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof refundWork> {}
}
