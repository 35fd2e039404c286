import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const settlementWork = {
  'settlement.mailPayout': z.object({ payoutNumber: z.string(), state: z.string() }),
  'settlement.mailToppedUp': z.object({ rechargeNumber: z.string() }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof settlementWork> {}
}
