import { sql } from '../runtime/sql.ts';
import { isAtNight } from '../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { checks, type Difference, type PlainRow, rowsMax } from './ledger-proof.ts';
import { offsetOf, pageOf } from './paging.ts';

/**
 * Everything that breaks an invariant, asked as one statement: that sees one instant within whatever transaction, and
 * may take its time at night.
 */
export const provenInOne = async (db: Db): Promise<readonly Difference[]> => {
  await sql`set local statement_timeout = '900s'`.execute(db);
  const each = checks.map(
    ({ broken }, n) => sql`(select ${sql.lit(n)}::int as n, to_jsonb(b) as row from (${broken}) as b limit ${sql.lit(rowsMax)})`,
  );
  const { rows } = await sql<{ n: number; row: PlainRow }>`${sql.join(each, sql` union all `)}`.execute(db);
  return checks.flatMap(({ invariant, what }, n) => {
    const own = rows.filter((r) => r.n === n).map((r) => r.row);
    return own.length > 0 ? [{ invariant, what, rows: own }] : [];
  });
};

type Verb = 'GET /platform/ledger/runs';
/** The proofs of the nights, and those made at a start, the latest first. */
export const proofRuns = async (ctx: CtxFor<Verb>, input: Parsed<Verb>): Promise<Result<Verb>> => {
  const { rows } = await sql<{ id: number; at: Date; differences: Difference[]; total: number }>`
    select id, at, differences, count(*) over ()::int as total from proof_runs order by id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map(({ id, at, differences }) => ({
      runId: id,
      at: at.toISOString(),
      isNightly: isAtNight(at),
      balanced: differences.length === 0,
      differences: differences.map((d) => ({ ...d, rows: [...d.rows] })),
    })),
    rows[0]?.total ?? 0,
    input,
  );
};
