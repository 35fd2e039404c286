import { currencyOf, money, parseAmount, toWire } from '@kyakhta/money';
import type { ProposalKind, ProposalState } from '@kyakhta/contract';
import { sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

type Wire = Result<'GET /platform/proposal/page'>['records'][number];
interface Row {
  readonly proposalId: number;
  readonly kind: ProposalKind;
  readonly userId: number | null;
  readonly nickName: string | null;
  readonly orderNumber: string | null;
  readonly amount: bigint;
  readonly currency: string | null;
  readonly balance: bigint;
  readonly score: number;
  readonly toBuyer: string | null;
  readonly goodsBack: boolean | null;
  readonly reference: string | null;
  readonly reason: string;
  readonly state: ProposalState;
  readonly proposedAt: Date;
  readonly proposedBy: string;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly note: string;
  readonly own: boolean;
  readonly total: number;
}

const wireOf = ({ total: _, amount, currency, balance, score, toBuyer, ...r }: Row): Wire => {
  const wire = (n: bigint): ReturnType<typeof toWire> | null => (currency === null ? null : toWire(money(n, currencyOf(currency))));
  const back = toBuyer === null || currency === null ? null : parseAmount(toBuyer, currencyOf(currency));
  return {
    ...r,
    amount: wire(amount),
    currency,
    points: currency === null ? Number(amount) : null,
    balance: r.kind === 'balance' ? wire(balance) : null,
    score: r.kind === 'points' ? score : null,
    toBuyer: back?.ok === true ? toWire(back.money) : null,
    proposedAt: r.proposedAt.toISOString(),
    decidedAt: r.decidedAt?.toISOString() ?? null,
  };
};

/** Proposals: the open ones oldest first, the decided ones newest first. */
export const proposals = async (
  ctx: CtxFor<'GET /platform/proposal/page'>,
  input: Parsed<'GET /platform/proposal/page'>,
): Promise<Result<'GET /platform/proposal/page'>> => {
  const isOpen = input.view === 'open';
  const subject = input.userId === undefined ? null : `user:${input.userId}`;
  const about = input.orderNumber === undefined ? subject : `order:${input.orderNumber}`;
  const { rows } = await sql<Row>`
    select p.id as "proposalId", p.kind, u.id as "userId", u.nick_name as "nickName", o.number as "orderNumber", p.amount, p.currency, coalesce(b.balance, 0)::bigint as balance,
      (select coalesce(sum(remaining), 0)::float8 from point_lots l where p.kind = 'points' and l.user_id = u.id and l.expires_at > ${ctx.now}) as score,
      p.input->>'toBuyer' as "toBuyer", (p.input->>'goodsBack')::boolean as "goodsBack", case when p.kind in ('cash', 'transfer') then p.input->>'reference' end as reference,
      p.reason, p.state, p.proposed_at as "proposedAt", a.user_name as "proposedBy", p.decided_at as "decidedAt", d.user_name as "decidedBy", p.note,
      p.proposed_by = ${ctx.actor.id} as own, count(*) over ()::int as total
    from proposals p join operators a on a.id = p.proposed_by left join operators d on d.id = p.decided_by
      left join orders o on o.number = case when p.subject like 'order:%' then split_part(p.subject, ':', 2) end
      left join users u on u.id = coalesce(o.user_id, case when p.subject like 'user:%' then split_part(p.subject, ':', 2)::int end)
      left join balances b on p.kind = 'balance' and b.account = 'buyer:' || u.id || ':available' and b.currency = p.currency
    where (p.state = 'proposed') = ${isOpen} and (${about}::text is null or p.subject = ${about})
    order by ${isOpen ? sql`p.id` : sql`p.decided_at desc, p.id desc`} limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const { rows: counted } = await sql<{ open: number }>`select count(*)::int as open from proposals where state = 'proposed'`.execute(
    ctx.db,
  );
  return { ...pageOf(rows.map(wireOf), rows[0]?.total ?? 0, input), open: counted[0]?.open ?? 0 };
};
