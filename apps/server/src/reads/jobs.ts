import { sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

/** Work waiting, due or failed, the failed first; or those alone. */
export const listJobs = async (
  ctx: CtxFor<'GET /platform/jobs/page'>,
  input: Parsed<'GET /platform/jobs/page'>,
): Promise<Result<'GET /platform/jobs/page'>> => {
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
    from work where ${input.failed === 1 ? sql`failed_at is not null` : sql`true`} order by failed_at is null, due_at, id limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const state = (r: { failedAt: Date | null; dueAt: Date }): 'failed' | 'due' | 'waiting' =>
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
