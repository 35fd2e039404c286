import { accountWork } from '../../domains/accounts/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { addDays } from '../../runtime/clock.ts';
import { mailCode } from '../../domains/accounts/actions/codes.ts';
import { forgetOld } from '../../domains/accounts/actions/erase.ts';

export const accountJobs = jobsOf(accountWork, {
  'accounts.mailCode': (ctx, payload) => mailCode(ctx, payload),
  /** Forgets ended sessions and used codes after thirty days, browsers that have not logged in after 180, tries and ciphertexts after one, letters after ninety. */
  'accounts.retention': async (ctx) => {
    await forgetOld(ctx);
    ctx.later({ kind: 'accounts.retention', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
  },
});
