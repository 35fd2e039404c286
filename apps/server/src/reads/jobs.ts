import type { WorkState } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

/** Work waiting, due or failed, the failed first; or those of a state or of a kind alone. */
export const listJobs = async (
  ctx: CtxFor<'GET /platform/jobs/page'>,
  input: Parsed<'GET /platform/jobs/page'>,
): Promise<Result<'GET /platform/jobs/page'>> => {
  const conditions: Sql[] = [sql`true`];
  if (input.failed === 1 || input.state === 'failed') conditions.push(sql`failed_at is not null`);
  if (input.state === 'due') conditions.push(sql`failed_at is null and due_at <= ${ctx.now}`);
  if (input.state === 'waiting') conditions.push(sql`failed_at is null and due_at > ${ctx.now}`);
  if (input.kind !== undefined) conditions.push(sql`kind = ${input.kind}`);
  const { rows } = await sql<{
    id: bigint;
    kind: string;
    key: string;
    dueAt: Date;
    attempts: number;
    failedAt: Date | null;
    lastError: string | null;
    total: number;
  }>`
    select id, kind, key, due_at as "dueAt", attempts, failed_at as "failedAt", last_error as "lastError", count(*) over ()::int as total
    from work where ${sql.join(conditions, sql` and `)} order by failed_at is null, due_at, id limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const state = (r: { failedAt: Date | null; dueAt: Date }): WorkState =>
    r.failedAt !== null ? 'failed' : r.dueAt <= ctx.now ? 'due' : 'waiting';
  return pageOf(
    rows.map((r) => ({
      workId: String(r.id),
      kind: r.kind,
      key: r.key,
      state: state(r),
      dueAt: r.dueAt.toISOString(),
      attempts: r.attempts,
      lastError: r.lastError,
    })),
    rows[0]?.total ?? 0,
    input,
  );
};
