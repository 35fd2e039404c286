import { sql } from './sql.ts';
import { addDays } from './clock.ts';
import type { Job } from './jobs.ts';

/** Days that rows of the processes themselves are kept. */
const idempotencyDays = 30;
const changesDays = 1;

/** Removes what the processes no longer need, then plans the next day's round. */
export const forgetOldRows: Job = async (ctx) => {
  await sql`delete from idempotency where at < ${addDays(ctx.now, -idempotencyDays)}`.execute(ctx.db);
  await sql`delete from changes where at < ${addDays(ctx.now, -changesDays)}`.execute(ctx.db);
  ctx.later({ kind: 'runtime.retention', key: 'again', dueAt: addDays(ctx.now, 1), payload: {} });
};
