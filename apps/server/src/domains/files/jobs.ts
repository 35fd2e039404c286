import type { Jobs } from '../../runtime/context.ts';
import { alignFile, forgetUnused, sweep } from './actions/tidy.ts';

export const fileJobs = {
  'files.align': (ctx, payload) => alignFile(ctx, String(payload['path'])),
  'files.forgetUnused': (ctx) => forgetUnused(ctx),
  'files.sweep': (ctx, payload) => sweep(ctx, Number(payload['place'] ?? 0)),
} satisfies Jobs;
