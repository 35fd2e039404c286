import { type WorkState, workStates } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

/** What a piece of work is, as SQL: one that failed before is retried, whether that is due or not. */
const stateAt = (now: Date): Sql =>
  sql`case when failed_at is not null then 'failed' when attempts > 0 then 'retrying' when due_at <= ${now} then 'due' else 'waiting' end`;

/** Work that failed, is retried, due or waiting, the failed first; or those of a state or of a kind alone. */
export const listJobs = async (
  ctx: CtxFor<'GET /platform/jobs/page'>,
  input: Parsed<'GET /platform/jobs/page'>,
): Promise<Result<'GET /platform/jobs/page'>> => {
  const ofKind = input.kind === undefined ? sql`true` : sql`kind = ${input.kind}`;
  const state = input.failed === 1 ? 'failed' : input.state;
  const { rows } = await sql<{
    id: bigint;
    kind: string;
    key: string;
    state: WorkState;
    dueAt: Date;
    attempts: number;
    lastError: string | null;
  }>`
    select id, kind, key, ${stateAt(ctx.now)} as state, due_at as "dueAt", attempts, last_error as "lastError"
    from work where ${ofKind} and ${state === undefined ? sql`true` : sql`${stateAt(ctx.now)} = ${state}`}
    order by failed_at is null, attempts = 0, due_at, id limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const { rows: counted } = await sql<{ state: WorkState; count: number }>`
    select ${stateAt(ctx.now)} as state, count(*)::int as count from work where ${ofKind} group by 1`.execute(ctx.db);
  const counts = Object.fromEntries(workStates.map((one) => [one, counted.find((c) => c.state === one)?.count ?? 0])) as Record<
    WorkState,
    number
  >;
  const total = state === undefined ? workStates.reduce((sum, one) => sum + counts[one], 0) : counts[state];
  const records = rows.map(({ id, dueAt, ...row }) => ({ workId: String(id), ...row, dueAt: dueAt.toISOString() }));
  return { ...pageOf(records, total, input), counts };
};
