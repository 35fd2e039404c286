import type { Jobs } from '../../runtime/context.ts';
import { termsTag } from './actions/terms.ts';

export const siteJobs = {
  /** A version of the terms becomes valid: what shows the one before is out of date. */
  'site.turnTerms': (ctx) => {
    ctx.changed(termsTag);
    return Promise.resolve();
  },
} satisfies Jobs;
