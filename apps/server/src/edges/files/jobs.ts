import { fileWork } from '../../domains/files/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { alignFile, forgetUnused, sweep } from '../../domains/files/actions/tidy.ts';

export const fileJobs = jobsOf(fileWork, {
  'files.align': (ctx, payload) => alignFile(ctx, payload.path),
  'files.forgetUnused': (ctx) => forgetUnused(ctx),
  'files.sweep': (ctx, payload) => sweep(ctx, payload.place),
});
