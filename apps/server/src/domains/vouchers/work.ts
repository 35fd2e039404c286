import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

const order = z.object({ orderNumber: z.string() });

/** Kinds of later work that this domain answers for, with what each is told. */
export const voucherWork = {
  'vouchers.end': order,
  'vouchers.remind': order,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof voucherWork> {}
}
