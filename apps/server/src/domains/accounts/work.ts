import { z } from 'zod';
import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Purposes for which it must not show whether an address has an account. */
export const secretivePurposes = ['login', 'register', 'updatePwd'] as const;

/** Job kinds that this domain handles, with their payloads. */
export const accountWork = {
  /** A code for an address, or what its owner should know instead. */
  'accounts.mailCode': z.object({ purpose: z.enum(secretivePurposes), mail: z.string(), code: z.string(), locale: z.string() }),
  'accounts.retention': nothing,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof accountWork> {}
}
