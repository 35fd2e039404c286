import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

const agreement = z.object({ agreementId: z.number() });

/** Job kinds that this domain handles, with their payloads. */
export const agreementWork = {
  'agreements.draw': agreement,
  'agreements.certify': agreement,
  'agreements.remind': agreement,
  'agreements.lapse': agreement,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof agreementWork> {}
}
