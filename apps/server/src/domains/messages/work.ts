import { z } from 'zod';
import type { PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const messageWork = {
  'messages.deliver': z.object({ mailId: z.number() }),
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof messageWork> {}
}
