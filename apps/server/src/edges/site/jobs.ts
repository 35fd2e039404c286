import { siteWork } from '../../domains/site/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { termsTag } from '../../domains/site/actions/terms.ts';

export const siteJobs = jobsOf(siteWork, {
  /** A version of the terms becomes valid: what shows the one before is out of date. */
  'site.turnTerms': (ctx) => {
    ctx.changed(termsTag);
    return Promise.resolve();
  },
});
