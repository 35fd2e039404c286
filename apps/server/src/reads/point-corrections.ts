import { sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

type Page = Result<'GET /platform/user/pointCorrections'>;
type Row = Omit<Page['records'][number], 'proposedAt' | 'decidedAt'> & {
  readonly proposedAt: Date;
  readonly decidedAt: Date | null;
  readonly total: number;
};

/** Corrections of points: the open ones oldest first, the decided ones newest first. */
export const pointCorrections = async (
  ctx: CtxFor<'GET /platform/user/pointCorrections'>,
  input: Parsed<'GET /platform/user/pointCorrections'>,
): Promise<Page> => {
  const isOpen = input.view === 'open';
  const { rows } = await sql<Row>`
    select c.id as "correctionId", c.user_id as "userId", u.nick_name as "nickName", c.amount as points,
      (select coalesce(sum(remaining), 0)::float8 from point_lots l where l.user_id = c.user_id and l.expires_at > ${ctx.now}) as score, c.reason, c.state,
      c.proposed_at as "proposedAt", a.user_name as "proposedBy", c.decided_at as "decidedAt", d.user_name as "decidedBy", c.note,
      c.proposed_by = ${ctx.actor.id} as own, count(*) over ()::int as total
    from point_corrections c join users u on u.id = c.user_id join operators a on a.id = c.proposed_by left join operators d on d.id = c.decided_by
    where (c.state = 'proposed') = ${isOpen} and (${input.userId ?? null}::int is null or c.user_id = ${input.userId ?? null})
    order by ${isOpen ? sql`c.id` : sql`c.decided_at desc, c.id desc`} limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const { rows: counted } = await sql<{ open: number }>`
    select count(*)::int as open from point_corrections where state = 'proposed'`.execute(ctx.db);
  const records = rows.map(({ total: _, ...r }) => ({
    ...r,
    proposedAt: r.proposedAt.toISOString(),
    decidedAt: r.decidedAt?.toISOString() ?? null,
  }));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), open: counted[0]?.open ?? 0 };
};
