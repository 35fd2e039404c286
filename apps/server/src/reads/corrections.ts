import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

interface Row {
  readonly correctionId: number;
  readonly userId: number;
  readonly nickName: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly balance: bigint;
  readonly reason: string;
  readonly state: 'proposed' | 'done' | 'refused';
  readonly proposedAt: Date;
  readonly proposedBy: string;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly note: string;
  readonly own: boolean;
  readonly total: number;
}

/** Corrections of balances: the open ones oldest first, the decided ones newest first. */
export const corrections = async (
  ctx: CtxFor<'GET /platform/user/corrections'>,
  input: Parsed<'GET /platform/user/corrections'>,
): Promise<Result<'GET /platform/user/corrections'>> => {
  const isOpen = input.view === 'open';
  const { rows } = await sql<Row>`
    select c.id as "correctionId", c.user_id as "userId", u.nick_name as "nickName", c.amount, c.currency, coalesce(b.balance, 0)::bigint as balance, c.reason, c.state,
      c.proposed_at as "proposedAt", a.user_name as "proposedBy", c.decided_at as "decidedAt", d.user_name as "decidedBy", c.note,
      c.proposed_by = ${ctx.actor.id} as own, count(*) over ()::int as total
    from balance_corrections c join users u on u.id = c.user_id join operators a on a.id = c.proposed_by left join operators d on d.id = c.decided_by
      left join balances b on b.account = 'buyer:' || c.user_id || ':available' and b.currency = c.currency
    where (c.state = 'proposed') = ${isOpen} and (${input.userId ?? null}::int is null or c.user_id = ${input.userId ?? null})
    order by ${isOpen ? sql`c.id` : sql`c.decided_at desc, c.id desc`} limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const { rows: counted } = await sql<{
    open: number;
  }>`select count(*)::int as open from balance_corrections where state = 'proposed'`.execute(ctx.db);
  const records = rows.map(({ total: _, ...r }) => {
    const wire = (amount: bigint): ReturnType<typeof toWire> => toWire(money(amount, currencyOf(r.currency)));
    return {
      ...r,
      amount: wire(r.amount),
      balance: wire(r.balance),
      proposedAt: r.proposedAt.toISOString(),
      decidedAt: r.decidedAt?.toISOString() ?? null,
    };
  });
  return { ...pageOf(records, rows[0]?.total ?? 0, input), open: counted[0]?.open ?? 0 };
};
