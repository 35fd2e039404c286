import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

const agreement = z.object({ agreementId: z.number() });

/** Kinds of later work that this domain answers for, with what each is told. */
export const agreementWork = {
  'agreements.draw': agreement,
  'agreements.certify': agreement,
  'agreements.remind': agreement,
  'agreements.lapse': agreement,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof agreementWork> {}
}
