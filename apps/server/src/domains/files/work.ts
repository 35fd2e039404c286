import { z } from 'zod';
import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const fileWork = {
  'files.align': z.object({ path: z.string() }),
  'files.forgetUnused': nothing,
  /** The next of the folders that are looked through. */
  'files.sweep': z.object({ place: z.number().default(0) }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof fileWork> {}
}
