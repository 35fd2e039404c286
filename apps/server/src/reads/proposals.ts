import {
  hasArea,
  type LateCashEnd,
  type OperatorArea,
  type ProposalHindrance,
  pickText,
  type ProposalKind,
  type ProposalState,
  type ProposalVerb,
} from '@kyakhta/contract';
import { currencyOf, money, parseAmount, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { areTwoPeople, peopleBehind } from '../domains/accounts/index.ts';
import { mayPropose, type ProposalPreview, standsBy } from '../domains/proposals/index.ts';
import { type SiteSettings, siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

type Verb = 'GET /platform/proposal/page';
type Wire = Result<Verb>['records'][number];
type Areas = readonly OperatorArea[] | null;
interface Row {
  readonly proposalId: number;
  readonly kind: ProposalKind;
  readonly userId: number | null;
  readonly nickName: string | null;
  readonly orderNumber: string | null;
  readonly shopId: number | null;
  readonly shopName: string | null;
  readonly amount: bigint;
  readonly currency: string | null;
  readonly balance: bigint;
  readonly score: number;
  readonly toBuyer: string | null;
  readonly goodsBack: boolean | null;
  readonly reference: string | null;
  readonly goesTo: LateCashEnd | null;
  readonly preview: ProposalPreview | null;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>> | null;
  readonly transfer: { orderNumbers: string[]; expected: string; expectedCurrency: string; payer: string; transactionId: string } | null;
  readonly bank: SiteSettings['bankDetails'] | null;
  readonly done: { readonly refundSn?: string | null; readonly payNumber?: string; readonly reference?: string } | null;
  readonly reason: string;
  readonly state: ProposalState;
  readonly proposedAt: Date;
  readonly proposedBy: string;
  readonly takenFrom: string | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly note: string;
  readonly own: boolean;
  readonly total: number;
}
/** What of a row says who may decide it. */
interface Standing {
  readonly by: number;
  readonly byHands: readonly number[];
  readonly byAreas: Areas;
  readonly byLocked: boolean;
  readonly peopleThen: readonly number[];
  readonly ownHands: readonly number[];
}

const hindranceOf = (ctx: CtxFor<Verb>, r: Row & Standing): ProposalHindrance | null => {
  if (r.state !== 'proposed') return null;
  if (r.own) return 'own';
  if (!hasArea(ctx.actor.areas, 'money')) return 'notPermitted';
  if (!standsBy(r.kind, { isLocked: r.byLocked, areas: r.byAreas })) return 'abandoned';
  const then = [...r.peopleThen, ...peopleBehind({ id: r.by, hands: r.byHands })];
  return areTwoPeople(then, peopleBehind({ id: ctx.actor.id, hands: r.ownHands })) ? null : 'sameHands';
};

const verbsOf = (
  ctx: CtxFor<Verb>,
  { state, kind, own }: Pick<Row, 'state' | 'kind' | 'own'>,
  hindrance: ProposalHindrance | null,
): ProposalVerb[] => {
  if (state !== 'proposed') return [];
  const takesOver = hindrance === 'abandoned' && mayPropose(kind, ctx.actor.areas);
  return [
    ...(hindrance === null ? (['agree'] as const) : []),
    ...(takesOver ? (['takeOver'] as const) : []),
    ...(own || hasArea(ctx.actor.areas, 'money') ? (['refuse'] as const) : []),
  ];
};

const wireOf =
  (ctx: CtxFor<Verb>, now: SiteSettings) =>
  (row: Row & Standing): Wire => {
    const { total: _, names, preview, transfer, done, bank, ...rest } = row;
    const { by: _by, byHands: _h, byAreas: _a, byLocked: _l, peopleThen: _t, ownHands: _o, ...r } = rest;
    const { currency, amount, balance, score } = r;
    const wire = (n: bigint): ReturnType<typeof toWire> | null => (currency === null ? null : toWire(money(n, currencyOf(currency))));
    const told = (text: string | null | undefined): ReturnType<typeof toWire> | null => {
      const read = text === null || text === undefined || currency === null ? null : parseAmount(text, currencyOf(currency));
      return read?.ok === true ? toWire(read.money) : null;
    };
    const hindrance = hindranceOf(ctx, row);
    const isOpen = r.state === 'proposed';
    return {
      ...r,
      amount: wire(amount),
      currency,
      points: currency === null && bank === null ? Number(amount) : null,
      balance: isOpen && r.kind === 'balance' ? wire(balance) : null,
      balanceAfter: isOpen && r.kind === 'balance' ? wire(balance + amount) : null,
      score: isOpen && r.kind === 'points' ? score : null,
      scoreAfter: isOpen && r.kind === 'points' ? score + Number(amount) : null,
      toBuyer: told(r.toBuyer),
      shares: preview?.shares
        ? { store: told(preview.shares.store), commission: told(preview.shares.commission), freight: told(preview.shares.freight) }
        : null,
      storeReason: preview?.words?.storeText || null,
      lines:
        preview?.lines?.map((l) => ({
          prodName: pickText(names?.[String(l.orderItemId)] ?? {}, ctx.locale) ?? '',
          count: l.count,
          amount: wire(BigInt(l.amount)),
        })) ?? null,
      transfer:
        transfer === null
          ? null
          : { ...transfer, expected: toWire(money(BigInt(transfer.expected), currencyOf(transfer.expectedCurrency))) },
      limitNow: isOpen && r.kind === 'limit' ? told(String(now.secondOperatorFrom)) : null,
      bank: bank === null ? null : { wanted: bank, now: isOpen ? now.bankDetails : null },
      done:
        done === null ? null : { refundSn: done.refundSn ?? null, payNumber: done.payNumber ?? null, reference: done.reference ?? null },
      proposedAt: r.proposedAt.toISOString(),
      decidedAt: r.decidedAt?.toISOString() ?? null,
      hindrance,
      can: verbsOf(ctx, r, hindrance),
    };
  };

/** Proposals: the open ones oldest first, the decided ones newest first. Who may not decide sees her own, also when another has taken it over. */
export const proposals = async (ctx: CtxFor<Verb>, input: Parsed<Verb>): Promise<Result<Verb>> => {
  const isOpen = input.view === 'open';
  const subject = input.userId === undefined ? null : `user:${input.userId}`;
  const about = input.orderNumber === undefined ? subject : `order:${input.orderNumber}`;
  const seen = hasArea(ctx.actor.areas, 'money') ? sql`true` : sql`(p.proposed_by = ${ctx.actor.id} or p.taken_from = ${ctx.actor.id})`;
  const settings = await siteSettings(ctx.db);
  const { rows } = await sql<Row & Standing>`
    select p.id as "proposalId", p.kind, u.id as "userId", u.nick_name as "nickName", o.number as "orderNumber", s.id as "shopId", s.name as "shopName",
      p.amount, p.currency, coalesce(b.balance, 0)::bigint as balance,
      (select coalesce(sum(remaining), 0)::float8 from point_lots l where p.kind = 'points' and l.user_id = u.id and l.expires_at > ${ctx.now}) as score,
      p.input->>'toBuyer' as "toBuyer", (p.input->>'goodsBack')::boolean as "goodsBack", p.input->>'goesTo' as "goesTo",
      case when p.kind in ('cash', 'transfer', 'lateCash') then p.input->>'reference' end as reference, p.preview,
      (select jsonb_object_agg(i.id::text, i.names) from order_items i where p.kind = 'grant' and i.order_id = o.id) as names,
      case when p.kind = 'transfer' then jsonb_build_object('orderNumbers', coalesce((select jsonb_agg(distinct split_part(x.reference, '-', 1)) from payment_parts x where x.payment_id = y.id), '[]'),
        'expected', y.amount::text, 'expectedCurrency', y.currency, 'payer', t.payer, 'transactionId', t.transaction_id) end as transfer,
      case when p.kind = 'bank' then p.input->'bankDetails' end as bank, p.done,
      p.reason, p.state, p.proposed_at as "proposedAt", a.user_name as "proposedBy", f.user_name as "takenFrom", p.decided_at as "decidedAt", d.user_name as "decidedBy", p.note,
      p.proposed_by = ${ctx.actor.id} as own, a.id as by, a.hands as "byHands", a.areas as "byAreas", a.locked_at is not null as "byLocked",
      p.proposed_hands as "peopleThen", me.hands as "ownHands", count(*) over ()::int as total
    from proposals p join operators a on a.id = p.proposed_by join operators me on me.id = ${ctx.actor.id}
      left join operators d on d.id = p.decided_by left join operators f on f.id = p.taken_from
      left join orders o on o.number = case when p.subject like 'order:%' then split_part(p.subject, ':', 2) end
      left join stores s on s.id = o.store_id
      left join bank_transfers t on t.id = case when p.kind = 'transfer' then split_part(p.subject, ':', 2)::int end
      left join payments y on y.number = case when p.kind = 'transfer' then split_part(p.waits, ':', 2) end
      left join users u on u.id = coalesce(o.user_id, y.user_id, case when p.subject like 'user:%' then split_part(p.subject, ':', 2)::int end)
      left join balances b on p.kind = 'balance' and b.account = 'buyer:' || u.id || ':available' and b.currency = p.currency
    where ${input.proposalId === undefined ? sql`(p.state = 'proposed') = ${isOpen}` : sql`p.id = ${input.proposalId}`} and (${about}::text is null or p.subject = ${about}) and ${seen}
    order by ${isOpen ? sql`p.id` : sql`p.decided_at desc, p.id desc`} limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const { rows: counted } = await sql<{
    open: number;
  }>`select count(*)::int as open from proposals p where p.state = 'proposed' and ${seen}`.execute(ctx.db);
  return { ...pageOf(rows.map(wireOf(ctx, settings)), rows[0]?.total ?? 0, input), open: counted[0]?.open ?? 0 };
};
