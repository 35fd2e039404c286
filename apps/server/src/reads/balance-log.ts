import { type BalanceKind, orderTimeStatus } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { account } from '../domains/ledger/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

type Verb = 'GET /p/userBalanceLog/page';
interface Row {
  readonly id: string;
  readonly kind: BalanceKind;
  readonly at: Date;
  readonly amount: bigint;
  readonly after: bigint;
  readonly references: string | null;
  readonly payoutNumber: string | null;
  readonly total: number;
}

/** What an entry of the journal is to the buyer whose balance it moves. */
const kind = sql`case when j.kind = 'capture' then case when o.amount > 0 then 'topUp' else 'payment' end
  when j.kind = 'hold' and j.key like 'takenBack%' then 'takenBack'
  when j.kind = 'hold' then case when o.amount > 0 then 'refund' else 'payment' end
  when j.kind = 'lateCash' then 'refund' when j.kind in ('gift', 'refund', 'correction', 'payout', 'payoutBack', 'opening') then j.kind else 'other' end`;

const during = (status: number, now: Date): Sql => {
  if (status === orderTimeStatus.last7Days) return sql`j.at > ${addDays(now, -7)}`;
  if (status === orderTimeStatus.last3Months) return sql`j.at > ${addDays(now, -90)}`;
  if (status === orderTimeStatus.older) return sql`j.at <= ${addDays(now, -90)}`;
  return sql`true`;
};

/** What has moved a buyer's balance, from the books themselves; the balance after each is summed before any filter. */
export const balanceLog = async (ctx: CtxFor<Verb>, input: Parsed<Verb>): Promise<Result<Verb>> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const currency = currencyOf(settlementCurrency);
  const { rows } = await sql<Row>`
    with own as (
      select p.journal_id as id, p.amount, (sum(p.amount) over (order by p.journal_id))::bigint as after
      from postings p where p.account = ${account.buyerAvailable(ctx.actor.id)} and p.currency = ${currency}
    ), shown as (
      select o.id, o.amount, o.after, j.at, j.reference, ${kind} as kind from own o join journal j on j.id = o.id where ${during(input.orderTimeStatus, ctx.now)}
    ), paged as (
      select *, count(*) over ()::int as total from shown where ${input.kind === '' ? sql`true` : sql`kind = ${input.kind}`}
      order by id desc limit ${input.size} offset ${offsetOf(input)}
    )
    select s.id::text as id, s.kind, s.at, s.amount, s.after, s.total, coalesce(
      (select string_agg(distinct split_part(x.reference, '-', 1), ',') from payments p join payment_parts x on x.payment_id = p.id where p.number = s.reference),
      (select t.number from top_ups t where t.number = s.reference), (select r.number from orders r where r.number = s.reference)) as "references",
      case when s.kind in ('payout', 'payoutBack') then s.reference end as "payoutNumber"
    from paged s order by s.id desc`.execute(ctx.db);
  return pageOf(
    rows.map((r) => {
      const references = (r.references ?? '').split(',').filter((text) => text !== '');
      return {
        logId: r.id,
        kind: r.kind,
        at: r.at.toISOString(),
        changeBalance: toWire(money(r.amount, currency)),
        balanceAfter: toWire(money(r.after, currency)),
        currency,
        orderNumbers: references.filter((text) => !text.startsWith('T')).join(','),
        rechargeNumber: references.find((text) => text.startsWith('T')) ?? null,
        payoutNumber: r.payoutNumber,
      };
    }),
    rows[0]?.total ?? 0,
    input,
  );
};
