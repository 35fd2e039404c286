import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

/** Kinds of later work that this domain answers for, with what each is told. */
export const proposalWork = {
  'proposals.mailDecided': z.object({ proposalId: z.number() }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof proposalWork> {}
}
