import { currencyOf, money, toWire } from '@kyakhta/money';
import { type RawBuilder, sql } from 'kysely';
import { escrowed, moves } from '../domains/orders/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { inSnapshot } from '../runtime/transaction.ts';

type Proof = Result<'GET /platform/ledger/proof'>;
interface Check {
  readonly invariant: string;
  readonly what: string;
  readonly broken: RawBuilder<unknown>;
}

const open = sql.raw(escrowed.join(', '));

const knownMoves = Object.entries(moves).map(([why, move]) => ({ why, ...move }));

/**
 * The invariants of the books, each as the query that finds what breaks it. Names I1 to I9 are the
 * ones `docs/domains.md` explains. Only rows that break a rule come back.
 */
const checks: readonly Check[] = [
  {
    invariant: 'I1',
    what: 'a journal entry does not sum to zero',
    broken: sql`select journal_id::text as entry, currency, sum(amount)::text as sum from postings group by journal_id, currency having sum(amount) <> 0`,
  },
  {
    invariant: 'I1',
    what: 'a currency does not sum to zero over all accounts',
    broken: sql`select currency, sum(amount)::text as sum from postings group by currency having sum(amount) <> 0`,
  },
  {
    invariant: 'I1',
    what: 'a journal entry has no postings',
    broken: sql`select j.id::text as entry, j.key from journal j where not exists (select 1 from postings p where p.journal_id = j.id)`,
  },
  {
    invariant: 'I2',
    what: 'escrow of an open order differs from what it was charged',
    broken: sql`select o.number as "order", o.status, o.total::text as charged, coalesce(b.balance, 0)::text as escrow from orders o left join balances b on b.account = 'escrow:' || o.number and b.currency = o.currency where o.status in (${open}) and coalesce(b.balance, 0) <> o.total`,
  },
  {
    invariant: 'I2',
    what: 'escrow of an order that is not open is not empty',
    broken: sql`select o.number as "order", o.status, b.balance::text as escrow from orders o join balances b on b.account = 'escrow:' || o.number where o.status not in (${open}) and b.balance <> 0`,
  },
  {
    invariant: 'I2',
    what: 'escrow without an order',
    broken: sql`select b.account, b.balance::text as escrow from balances b where b.account like 'escrow:%' and not exists (select 1 from orders o where b.account = 'escrow:' || o.number)`,
  },
  {
    invariant: 'I2',
    what: 'more of a capture has gone back than came, or came out of suspense than stood there',
    broken: sql`select c.provider, c.id, c.amount::text as amount, r.held::text as refunds, v.taken::text as taken, v.held::text as "fromSuspense" from provider_captures c
      cross join lateral (select coalesce(sum(amount) filter (where state <> 'failed'), 0) as held, coalesce(sum(amount) filter (where state = 'completed' and provider_refund_id is not null), 0) as gone from payment_refunds where provider = c.provider and capture_id = c.id) r
      cross join lateral (select coalesce(sum(amount), 0) as taken, coalesce(sum(from_suspense), 0) as held from provider_reversals where provider = c.provider and capture_id = c.id) v
      where v.taken + r.gone > coalesce(c.amount, 0) or r.held + v.held > coalesce(c.amount - c.applied, 0)`,
  },
  {
    invariant: 'I3',
    what: 'a balance differs from the sum of its postings',
    broken: sql`select coalesce(b.account, p.account) as account, coalesce(b.balance, 0)::text as balance, coalesce(p.sum, 0)::text as postings from balances b
      full join (select account, currency, sum(amount) as sum from postings where account ~ '^(buyer|escrow|store):' group by account, currency) p on p.account = b.account and p.currency = b.currency where coalesce(b.balance, 0) <> coalesce(p.sum, 0)`,
  },
  {
    invariant: 'I3',
    what: 'reserved stock differs from the open reservations',
    broken: sql`select s.sku_id as sku, s.reserved, coalesce(r.open, 0)::int as open from stock s left join (select sku_id, sum(count - fulfilled) as open from stock_reservations where released_at is null group by sku_id) r on r.sku_id = s.sku_id where s.reserved <> coalesce(r.open, 0)`,
  },
  {
    invariant: 'I3',
    what: 'reservations of an order do not match its lines',
    broken: sql`select o.number as "order", i.sku_id as sku, sum(i.count)::int as ordered, coalesce(max(r.count), 0)::int as reserved from orders o join order_items i on i.order_id = o.id left join stock_reservations r on r.reference = o.number and r.sku_id = i.sku_id
      group by o.number, i.sku_id having sum(i.count) <> coalesce(max(r.count), 0) or sum(i.shipped) <> coalesce(max(r.fulfilled), 0)`,
  },
  {
    invariant: 'I3',
    what: 'an open reservation of a closed order',
    broken: sql`select o.number as "order", r.sku_id as sku from orders o join stock_reservations r on r.reference = o.number where o.status = 6 and r.released_at is null and r.fulfilled < r.count`,
  },
  {
    invariant: 'I4',
    what: 'an order with two active payments',
    broken: sql`select reference, count(*)::int as payments from payment_parts where is_active group by reference having count(*) > 1`,
  },
  {
    invariant: 'I4',
    what: 'a payment differs from the sum of its parts',
    broken: sql`select p.number, p.amount::text as amount, coalesce(sum(x.amount), 0)::text as parts from payments p left join payment_parts x on x.payment_id = p.id group by p.id having p.amount <> coalesce(sum(x.amount), 0)`,
  },
  {
    invariant: 'I4',
    what: 'what a payment stands for differs from what it brought into escrow',
    broken: sql`select p.number, p.state, coalesce(x.sum, 0)::text as parts, coalesce(c.sum, 0)::text as captured from payments p
      left join (select payment_id, sum(amount) as sum from payment_parts where is_active group by payment_id) x on x.payment_id = p.id
      left join (select j.reference, sum(t.amount) as sum from journal j join postings t on t.journal_id = j.id where j.kind = 'capture' and t.account like 'escrow:%' group by j.reference) c on c.reference = p.number
      where case when p.state = 'paid' then coalesce(x.sum, 0) else 0 end <> coalesce(c.sum, 0)`,
  },
  {
    invariant: 'I4',
    what: 'an attempt that is over still stands for an order',
    broken: sql`select p.number, p.state, x.reference from payments p join payment_parts x on x.payment_id = p.id where x.is_active and p.state in ('declined', 'canceled', 'returned', 'suspense')`,
  },
  {
    invariant: 'I4',
    what: 'money that a provider took is booked otherwise than it was recorded',
    broken: sql`select c.provider, c.id, c.amount::text as amount, coalesce(sum(t.amount), 0)::text as booked from provider_captures c
      left join journal j on j.key = 'capture:' || c.provider || ':' || c.id left join postings t on t.journal_id = j.id and t.amount > 0
      group by c.provider, c.id having coalesce(c.amount, 0) <> coalesce(sum(t.amount), 0)`,
  },
  {
    invariant: 'I4',
    what: 'money that was taken back outside is booked otherwise than it was recorded',
    broken: sql`select v.provider, v.id, v.amount::text as amount, coalesce(sum(t.amount), 0)::text as booked from provider_reversals v
      left join journal j on j.key = 'reversal:' || v.provider || ':' || v.id left join postings t on t.journal_id = j.id and t.amount > 0
      group by v.provider, v.id having coalesce(v.amount, 0) <> coalesce(sum(t.amount), 0)`,
  },
  {
    invariant: 'I5',
    what: 'a completed order without exactly one release, or a release of an order that is not completed',
    broken: sql`select o.number as "order", o.status, count(j.id)::int as releases from orders o left join journal j on j.kind = 'release' and j.reference = o.number group by o.number, o.status, o.total
      having count(j.id) <> case when o.status = 5 and o.total > 0 then 1 else 0 end and not (o.status = 6 and count(j.id) = 0)`,
  },
  {
    invariant: 'I6',
    what: 'a paid order without a payment, or a payment of an order that is not paid',
    broken: sql`select o.number as "order", o.status from orders o left join (select x.reference from payment_parts x join payments p on p.id = x.payment_id where x.is_active and p.state = 'paid') x on x.reference = o.number where (o.paid_at is not null) <> (x.reference is not null)`,
  },
  {
    invariant: 'I6',
    what: 'money without an order that nobody looks after',
    broken: sql`select j.reference, p.currency, sum(p.amount)::text as sum from postings p join journal j on j.id = p.journal_id where p.account = 'platform:suspense' group by j.reference, p.currency
      having sum(p.amount) <> 0 and not exists (select 1 from payment_cases c join payments y on y.id = c.payment_id where y.number = j.reference and c.closed_at is null)`,
  },
  {
    invariant: 'I6',
    what: 'money without an order older than a day',
    broken: sql`select j.reference, p.currency, sum(p.amount)::text as sum from postings p join journal j on j.id = p.journal_id where p.account = 'platform:suspense' group by j.reference, p.currency
      having sum(p.amount) <> 0 and min(j.at) < now() + make_interval(secs => coalesce((select clock_offset_seconds from instance), 0)::float8) - interval '1 day'`,
  },
  {
    invariant: 'I8',
    what: 'the moves of an order do not lead to its state',
    broken: sql`select o.number as "order", o.status, m.to_status as "lastMove" from orders o left join lateral (select to_status from order_moves where order_id = o.id order by id desc limit 1) m on true where m.to_status is distinct from o.status`,
  },
  {
    invariant: 'I8',
    what: 'a move that the table of moves does not know',
    broken: sql`select order_id as "orderId", why, from_status as "from", to_status as "to", actor_kind as actor from order_moves m where why <> 'placed' and not exists (
      select 1 from jsonb_to_recordset(${JSON.stringify(knownMoves)}::jsonb) as k (why text, "from" int[], "to" int, by text[]) where k.why = m.why and m.from_status = any(k."from") and m.to_status = k."to" and m.actor_kind = any(k.by))`,
  },
  {
    invariant: 'I8',
    what: 'a move does not start where the one before ended',
    broken: sql`select order_id as "orderId", from_status as "from", before as "endedAt" from (select order_id, from_status, lag(to_status) over (partition by order_id order by id) as before from order_moves) m where from_status is distinct from before`,
  },
  {
    invariant: 'I9',
    what: 'an order’s lines do not add up to what it was charged',
    broken: sql`select o.number as "order", o.total::text as total, sum(i.goods_amount - i.reduction + i.freight_amount)::text as lines from orders o join order_items i on i.order_id = o.id group by o.id
      having o.goods_total <> sum(i.goods_amount) or o.freight <> sum(i.freight_amount) or o.reduction <> sum(i.reduction) or o.total <> sum(i.goods_amount - i.reduction + i.freight_amount)`,
  },
];
const rowsMax = 20;
type PlainRow = Record<string, string | number | null>;

/** Everything that breaks an invariant now, in one snapshot; an empty list is the proof. */
export const brokenInvariants = async (db: Db): Promise<Proof['differences']> => {
  const differences: Proof['differences'] = [];
  await inSnapshot(db, async (snapshot) => {
    for (const { invariant, what, broken } of checks) {
      const { rows } = await sql<PlainRow>`select * from (${broken}) as broken limit ${rowsMax}`.execute(snapshot);
      if (rows.length > 0) differences.push({ invariant, what, rows });
    }
  });
  return differences;
};

/** The proof of the books: invariants, balances by kind of account, and escrow against open orders. */
export const ledgerProof = async (ctx: CtxFor<'GET /platform/ledger/proof'>): Promise<Proof> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const differences = await brokenInvariants(ctx.db);
  const { rows: accounts } = await sql<{ code: string; currency: string; balance: bigint }>`
    select case when account ~ '^(buyer|store):' then split_part(account, ':', 1) || ':' || split_part(account, ':', 3) when account like 'escrow:%' then 'escrow' else account end as code, currency, sum(amount)::bigint as balance
    from postings group by 1, 2 order by 1, 2`.execute(ctx.db);
  const { rows: escrow } = await sql<{ held: bigint; orders: number }>`
    select coalesce((select sum(balance) from balances where account like 'escrow:%' and currency = ${settlementCurrency}), 0)::bigint as held, (select count(*)::int from orders where status in (${open})) as orders`.execute(
    ctx.db,
  );
  const names = [...new Set(checks.map((c) => c.invariant))];
  return {
    balanced: differences.length === 0,
    differences,
    accounts: accounts.map((a) => ({ code: a.code, currency: a.currency, balance: toWire(money(a.balance, currencyOf(a.currency))) })),
    escrow: { held: toWire(money(escrow[0]?.held ?? 0n, currencyOf(settlementCurrency))), openOrders: escrow[0]?.orders ?? 0 },
    checkedAt: ctx.now.toISOString(),
    checked: names.map((invariant) => ({ invariant, ok: !differences.some((d) => d.invariant === invariant) })),
  };
};
