import { sql } from '../runtime/sql.ts';
import { addDays } from '../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';

type Call = 'GET /platform/visits';
type Figures = Result<Call>;

/** Visits of so many days up to today, from what was counted: as fast with ten million visits as with ten. */
export const visitFigures = async (ctx: CtxFor<Call>, input: Parsed<Call>): Promise<Figures> => {
  const to = ctx.now.toISOString().slice(0, 10);
  const from = addDays(ctx.now, 1 - input.days)
    .toISOString()
    .slice(0, 10);
  const [{ rows: days }, { rows: pages }] = await Promise.all([
    sql<Figures['days'][number]>`
      select g.day::date as day, coalesce(v.visits, 0)::float8 as visits, coalesce(v.visitors, 0) as visitors
      from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') as g (day)
      left join visit_days v on v.day = g.day::date and v.page_id = 0 order by 1`.execute(ctx.db),
    sql<Figures['pages'][number]>`
      select page_id as "pageId", sum(visits)::float8 as visits, sum(visitors)::float8 as visitors from visit_days
      where page_id > 0 and day between ${from}::date and ${to}::date group by page_id order by 2 desc, 1`.execute(ctx.db),
  ]);
  return { from, to, visits: days.reduce((sum, { visits }) => sum + visits, 0), days, pages };
};
