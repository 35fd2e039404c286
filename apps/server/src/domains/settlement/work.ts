import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

/** Kinds of later work that this domain answers for, with what each is told. */
export const settlementWork = {
  'settlement.mailPayout': z.object({ payoutNumber: z.string(), state: z.string() }),
  'settlement.mailToppedUp': z.object({ rechargeNumber: z.string() }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof settlementWork> {}
}
