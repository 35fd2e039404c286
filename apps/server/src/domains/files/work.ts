import { z } from 'zod';
import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Kinds of later work that this domain answers for, with what each is told. */
export const fileWork = {
  'files.align': z.object({ path: z.string() }),
  'files.forgetUnused': nothing,
  /** The next of the folders that are looked through. */
  'files.sweep': z.object({ place: z.number().default(0) }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof fileWork> {}
}
