import { z } from 'zod';
import { minorUnits, nothing, type PayloadsOf } from '../../runtime/later.ts';

const attempt = z.object({ payNumber: z.string() });
const refund = z.object({ refundNumber: z.string() });

/** Job kinds that this domain handles, with their payloads. */
export const paymentWork = {
  'payments.check': attempt,
  'payments.mailTransfer': attempt,
  'payments.lapseTransfer': attempt,
  'payments.mailShort': attempt,
  /** What came, as it was reported from outside. */
  'payments.mailUnfit': attempt.extend({ value: z.string(), currency: z.string() }),
  'payments.mailTransferUnfit': attempt.extend({ isOver: z.boolean(), amount: minorUnits.nullable() }),
  'payments.refund': refund,
  'payments.mailReturned': refund,
  'payments.mailHeldUp': refund,
  'payments.mailTopUpTakenBack': attempt.extend({ state: z.enum(['held', 'covered', 'released']), amount: minorUnits }),
  'payments.retention': nothing,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof paymentWork> {}
}
