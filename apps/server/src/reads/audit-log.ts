import { type RawBuilder, sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

interface Row {
  readonly auditId: string;
  readonly at: Date;
  readonly actorKind: string;
  readonly actorName: string | null;
  readonly action: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly count: number;
}

/** Values are shown as far as somebody would read: a product's texts may be long, and a page has many entries. */
const shownMax = 4000;

/** Who changed what from the consoles, and on what account people changed their own. The latest first. */
export const auditPage = async (
  ctx: CtxFor<'GET /platform/audit/page'>,
  input: Parsed<'GET /platform/audit/page'>,
): Promise<Result<'GET /platform/audit/page'>> => {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (input.subject !== undefined) {
    // A number alone means the order of it, whatever it is an audit subject as.
    const { subject } = input;
    conditions.push(
      subject.includes(':')
        ? sql`l.subject = ${subject}`
        : sql`l.subject = any(${['order', 'payment', 'store', 'user', 'sku'].map((k) => `${k}:${subject}`)}::text[])`,
    );
  }
  if (input.actorKind !== undefined) conditions.push(sql`l.actor_kind = ${input.actorKind}`);
  if (input.actorId !== undefined) conditions.push(sql`l.actor_id = ${input.actorId}`);
  const { rows } = await sql<Row>`
    select l.id::text as "auditId", l.at, l.actor_kind as "actorKind", l.action, l.subject, left(l.before::text, ${shownMax}) as before, left(l.after::text, ${shownMax}) as after, count(*) over ()::int as count,
      case l.actor_kind when 'operator' then (select user_name from operators where id = l.actor_id)
        when 'seller' then (select user_name from store_accounts where id = l.actor_id)
        when 'buyer' then (select nick_name from users where id = l.actor_id) end as "actorName"
    from audit_log l where ${sql.join(conditions, sql` and `)} order by l.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map(({ count: _, at, actorName, ...r }) => ({ ...r, at: at.toISOString(), actorName: actorName ?? '' })),
    rows[0]?.count ?? 0,
    input,
  );
};
