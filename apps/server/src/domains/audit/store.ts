import { sql } from '../../runtime/sql.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Appends to the record of who did what; rows are never changed. */
export const insertAudit = async (ctx: Ctx, action: string, subject: string, before: unknown, after: unknown): Promise<void> => {
  await sql`
    insert into audit_log (at, actor_kind, actor_id, action, subject, before, after, request_id)
    values (${ctx.now}, ${ctx.actor.kind}, ${ctx.actor.id}, ${action}, ${subject}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${ctx.requestId})`.execute(
    ctx.db,
  );
};
