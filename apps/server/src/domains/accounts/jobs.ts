import { addDays } from '../../runtime/clock.ts';
import type { Jobs } from '../../runtime/context.ts';
import { mailCode } from './actions/codes.ts';
import { deleteOld } from './store.ts';

export const accountJobs = {
  'accounts.mailCode': (ctx, payload) => mailCode(ctx, payload),
  /** Forgets ended sessions and used codes after thirty days, tries and ciphertexts after one. */
  'accounts.retention': async (ctx) => {
    await deleteOld(ctx.db, { month: addDays(ctx.now, -30), week: addDays(ctx.now, -7), day: addDays(ctx.now, -1) });
    ctx.later({ kind: 'accounts.retention', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
  },
} satisfies Jobs;
