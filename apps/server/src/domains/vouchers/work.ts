import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

const order = z.object({ orderNumber: z.string() });

/** Job kinds that this domain handles, with their payloads. */
export const voucherWork = {
  'vouchers.end': order,
  'vouchers.remind': order,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof voucherWork> {}
}
