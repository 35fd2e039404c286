import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const invoiceWork = {
  'invoices.draw': z.object({ orderInvoiceId: z.number() }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof invoiceWork> {}
}
