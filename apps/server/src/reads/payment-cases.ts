import { type PaymentCaseKind, suspenseCaseKinds } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { refundOverdueMs } from '../domains/payments/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';
import { maskedMail } from './users.ts';

interface Sum {
  readonly amount: string;
  readonly currency: string;
}
interface Row {
  readonly caseId: number;
  readonly kind: PaymentCaseKind;
  readonly payNumber: string;
  readonly payType: number;
  readonly provider: string;
  readonly orderNumbers: string;
  readonly refundNumbers: string;
  readonly buyer: string;
  readonly buyerId: number;
  readonly buyerMail: string;
  readonly expected: bigint;
  readonly currency: string;
  readonly told: string | null;
  readonly held: readonly Sum[];
  readonly returned: readonly Sum[];
  readonly sameMoney: readonly number[];
  readonly takenBack: string | null;
  readonly lost: bigint | null;
  readonly lostCurrency: string | null;
  readonly balanceHeld: bigint | null;
  readonly refundState: 'none' | 'asked' | 'completed' | 'failed';
  readonly refundOverdue: boolean;
  readonly reason: string | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly note: string;
  readonly bankReference: string | null;
  readonly count: number;
}

/** Kinds of cases that are about what of a payment is in suspense. */
const suspended: readonly string[] = suspenseCaseKinds;
const wireSum = ({ amount, currency }: Sum) => ({ amount: toWire(money(BigInt(amount), currencyOf(currency))), currency });

/** Payments that do not fit their orders; open ones oldest first, closed ones as they were closed. */
export const paymentCases = async (
  ctx: CtxFor<'GET /platform/payment/cases'>,
  input: Parsed<'GET /platform/payment/cases'>,
): Promise<Result<'GET /platform/payment/cases'>> => {
  const isOpen = input.open === 1;
  const meant =
    input.caseId === undefined ? (isOpen ? sql`c.closed_at is null` : sql`c.closed_at is not null`) : sql`c.id = ${input.caseId}`;
  const order = isOpen ? sql`c.opened_at, c.id` : sql`c.closed_at desc, c.id desc`;
  const { rows } = await sql<Row>`
    with chosen as (
      select c.id, count(*) over ()::int as count from payment_cases c
      where ${meant} order by ${order} limit ${input.size} offset ${offsetOf(input)}
    )
    select c.id as "caseId", c.kind, p.number as "payNumber", p.pay_type as "payType", coalesce(p.provider, '') as provider,
      coalesce((select string_agg(distinct split_part(x.reference, '-', 1), ',') from payment_parts x where x.payment_id = p.id), '') as "orderNumbers",
      coalesce((select string_agg(distinct split_part(j.key, ':', 2), ',') from journal j join postings x on x.journal_id = j.id and x.account = 'platform:suspense' and x.amount > 0
        where c.kind = 'refundDue' and j.reference = p.number and j.kind = 'refund' and j.at >= c.opened_at and j.at <= coalesce(c.closed_at, j.at)), '') as "refundNumbers",
      u.nick_name as buyer, u.id as "buyerId", coalesce(u.mail, '') as "buyerMail", p.amount as expected, p.currency, t.told, case when c.closed_at is null then t.held else '[]'::jsonb end as held,
      (select coalesce(jsonb_agg(jsonb_build_object('amount', f.amount::text, 'currency', f.currency) order by f.currency), '[]') from (
        select f.currency, sum(f.amount) as amount from payment_refunds f where f.payment_id = p.id and f.state = 'completed' and f.done_at = c.closed_at group by f.currency) f) as returned,
      array(select o.id from payment_cases o where o.payment_id = p.id and o.id <> c.id and c.closed_at is null and o.closed_at is null and o.kind = any(${suspended}::text[]) and c.kind = any(${suspended}::text[]) order by o.id) as "sameMoney",
      b.told as "takenBack", b.lost, b.currency as "lostCurrency", b."balanceHeld",
      coalesce(r.state, 'none') as "refundState",
      exists (select 1 from payment_refunds o where o.payment_id = p.id and o.state = 'asked' and o.created_at <= ${new Date(ctx.now.getTime() - refundOverdueMs)}) as "refundOverdue", coalesce(r.reason, p.reason) as reason, c.opened_at as "openedAt", c.closed_at as "closedAt", c.note,
      (select string_agg(distinct f.reason, ', ') from payment_refunds f where f.payment_id = p.id and f.state = 'completed' and f.provider_refund_id is null and f.done_at = c.closed_at) as "bankReference", chosen.count
    from chosen join payment_cases c using (id) join payments p on p.id = c.payment_id join users u on u.id = p.user_id
    cross join lateral (
      select string_agg(k.told_value || ' ' || k.told_currency, ', ' order by k.id) as told, (
        select coalesce(jsonb_agg(jsonb_build_object('amount', h.amount::text, 'currency', h.currency) order by h.currency), '[]') from (
          select c.currency, sum(c.amount - c.applied
            - coalesce((select sum(f.amount) from payment_refunds f where f.provider = c.provider and f.capture_id = c.id and f.state = 'completed'), 0)
            - coalesce((select sum(v.from_suspense) from provider_reversals v where v.provider = c.provider and v.capture_id = c.id), 0)) as amount
          from provider_captures c where c.payment_id = p.id and c.amount is not null group by c.currency
        ) h where h.amount > 0
      ) as held
      from provider_captures k where k.payment_id = p.id
    ) t
    cross join lateral (
      select string_agg(v.told_value || ' ' || v.told_currency, ', ' order by v.at, v.id) as told, sum(v.amount - v.from_suspense - v.covered)::bigint as lost, sum(v.held)::bigint as "balanceHeld", min(k.currency) as currency
      from provider_reversals v join provider_captures k on k.provider = v.provider and k.id = v.capture_id where v.payment_id = p.id
    ) b
    left join lateral (select f.state, f.reason from payment_refunds f where f.payment_id = p.id
      and not (f.state = 'completed' and f.done_at < c.opened_at) and (c.closed_at is null or f.created_at <= c.closed_at) order by f.id desc limit 1) r on true
    order by ${order}`.execute(ctx.db);
  const records = rows.map(({ count: _, ...r }) => ({
    ...r,
    buyerMail: maskedMail(r.buyerMail),
    expected: toWire(money(r.expected, currencyOf(r.currency))),
    held: r.held.map(wireSum),
    returned: r.returned.map(wireSum),
    sameMoney: [...r.sameMoney],
    lost: r.lost === null || r.lostCurrency === null ? null : toWire(money(r.lost, currencyOf(r.lostCurrency))),
    balanceHeld: r.balanceHeld === null || r.balanceHeld === 0n ? null : toWire(money(r.balanceHeld, currencyOf(r.currency))),
    openedAt: r.openedAt.toISOString(),
    closedAt: r.closedAt?.toISOString() ?? null,
    ageMinutes: Math.max(0, Math.floor(((r.closedAt ?? ctx.now).getTime() - r.openedAt.getTime()) / 60_000)),
  }));
  return pageOf(records, rows[0]?.count ?? 0, input);
};
