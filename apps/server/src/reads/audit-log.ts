import { auditSubjects } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { countsTo } from './order-heads.ts';
import { offsetOf, pageOf } from './paging.ts';

interface Row {
  readonly auditId: string;
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Values are shown as far as somebody would read: a product's texts may be long, and a page has many entries. */
const shownMax = 4000;

type Filter = Omit<Parsed<'GET /platform/audit/page'>, 'current' | 'size'>;
const conditionsOf = (f: Filter): Sql[] => {
  const conditions: Sql[] = [sql`true`];
  if (f.subject !== undefined) {
    // A number alone means whatever goes by it: as few kinds as are asked for.
    const { subject } = f;
    const kinds = f.subjectKind === undefined ? auditSubjects : [f.subjectKind];
    const named = subject.includes(':') ? [subject] : kinds.map((kind) => `${kind}:${subject}`);
    conditions.push(named.length === 1 ? sql`l.subject = ${named[0]}` : sql`l.subject = any(${named}::text[])`);
  }
  if (f.subjectKind !== undefined) conditions.push(sql`split_part(l.subject, ':', 1) = ${f.subjectKind}`);
  if (f.action !== undefined) conditions.push(sql`l.action = ${f.action}`);
  if (f.actorKind !== undefined) conditions.push(sql`l.actor_kind = ${f.actorKind}`);
  if (f.actorId !== undefined) conditions.push(sql`l.actor_id = ${f.actorId}`);
  if (f.since !== undefined) conditions.push(sql`l.at >= ${new Date(f.since)}`);
  if (f.before !== undefined) conditions.push(sql`l.at < ${new Date(f.before)}`);
  return conditions;
};

/** Who changed what from the consoles, and on what account people changed their own. The latest first. */
export const auditPage = async (
  ctx: CtxFor<'GET /platform/audit/page'>,
  input: Parsed<'GET /platform/audit/page'>,
): Promise<Result<'GET /platform/audit/page'>> => {
  const meeting = sql.join(conditionsOf(input), sql` and `);
  const { rows } = await sql<Row>`
    select l.id::text as "auditId", l.at, l.actor_kind as "actorKind", l.actor_id as "actorId", l.action, l.subject, left(l.before::text, ${shownMax}) as before, left(l.after::text, ${shownMax}) as after,
      case l.actor_kind when 'operator' then (select user_name from operators where id = l.actor_id)
        when 'seller' then (select user_name from store_accounts where id = l.actor_id)
        when 'buyer' then (select nick_name from users where id = l.actor_id) end as "actorName"
    from audit_log l where ${meeting} order by l.at desc, l.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  // Counted in the same order: a statement planned once for all values would read the whole table for the few rows of somebody.
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from audit_log l where ${meeting} order by l.at desc, l.id desc limit ${countsTo(input)}) x`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map(({ at, actorName, ...r }) => ({ ...r, at: at.toISOString(), actorName: actorName ?? '' })),
    counted[0]?.count ?? 0,
    input,
  );
};
