import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const shippingWork = {
  'shipping.track': z.object({ packageId: z.number(), transportType: z.number() }),
  'shipping.mailParcel': z.object({ packageId: z.number(), what: z.enum(['problem', 'overdue']) }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof shippingWork> {}
}
