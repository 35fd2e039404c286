import { agreementState, orderStatus, paymentTerm, payType, returnMoneyStatus } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { firstPrevious } from '../domains/agreements/index.ts';
import { escrowed, moves } from '../domains/orders/index.ts';
import { openStatuses } from '../domains/refunds/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { inSnapshot } from '../runtime/transaction.ts';
import { captured, platformAdded, platformPaid } from './captured.ts';
import { pointChecks } from './point-checks.ts';
import { couponChecks } from './coupon-checks.ts';
import { offerChecks } from './offer-checks.ts';
import { promotionChecks } from './promotion-checks.ts';
import { type Check, laterChecks } from './proof-checks.ts';
import { proofWaiting } from './proof-waiting.ts';
import { stockChecks } from './stock-checks.ts';

type Proof = Result<'GET /platform/ledger/proof'>;
export type Difference = Proof['differences'][number];

const open = sql.raw(escrowed.join(', '));

const knownMoves = Object.entries(moves).map(([why, move]) => ({ why, ...move }));

/**
 * The invariants of the books, each as the query that finds what breaks it. Names I1 to I12 are the
 * ones `docs/domains.md` explains. Only rows that break a rule come back.
 */
export const checks: readonly Check[] = [
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
    what: 'escrow of an open order differs from what was paid for it, with what the platform paid of it, and has not gone back',
    broken: sql`select o.number as "order", o.status, ${captured}::text as paid, (o.refunded + o.refunded_freight)::text as refunded, ${platformAdded}::text as points, coalesce(b.balance, 0)::text as escrow
      from orders o left join balances b on b.account = 'escrow:' || o.number and b.currency = o.currency where o.status in (${open}) and coalesce(b.balance, 0) <> ${captured} - o.refunded - o.refunded_freight + ${platformAdded}`,
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
  ...stockChecks,
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
    what: 'what a payment stands for differs from what it brought into escrow or onto a balance',
    broken: sql`select p.number, p.state, coalesce(x.sum, 0)::text as parts, coalesce(c.sum, 0)::text as captured from payments p
      left join (select payment_id, sum(amount) as sum from payment_parts where is_active group by payment_id) x on x.payment_id = p.id
      left join (select j.reference, sum(t.amount) as sum from journal j join postings t on t.journal_id = j.id where j.kind = 'capture' and (t.account like 'escrow:%' or t.account like 'buyer:%' and t.amount > 0) group by j.reference) c on c.reference = p.number
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
    invariant: 'I2',
    what: 'payouts in transit differ from what stores and buyers have asked for',
    broken: sql`select coalesce(p.currency, t.currency) as currency, coalesce(p.sum, 0)::text as asked, coalesce(t.sum, 0)::text as "inTransit"
      from (select currency, sum(amount) as sum from payouts where state in ('asked', 'approved') group by currency) p
      full join (select currency, sum(amount) as sum from postings where account = 'platform:payouts-in-transit' group by currency) t on t.currency = p.currency where coalesce(p.sum, 0) <> coalesce(t.sum, 0)`,
  },
  {
    invariant: 'I2',
    what: 'a payout is booked otherwise than its state says',
    broken: sql`select p.number, p.state, p.amount::text as amount, coalesce(t.owner, 0)::text as owner, coalesce(t.bank, 0)::text as bank from payouts p
      left join (select j.reference, x.currency, sum(x.amount) filter (where x.account = 'clearing:bank') as bank,
        sum(x.amount) filter (where x.account = coalesce('store:' || q.store_id, 'buyer:' || q.user_id) || ':available') as owner
        from journal j join postings x on x.journal_id = j.id join payouts q on q.number = j.reference where j.kind in ('payout', 'payoutBack') group by j.reference, x.currency) t
        on t.reference = p.number and t.currency = p.currency
      where coalesce(t.owner, 0) <> case when p.state in ('asked', 'approved', 'paid') then -p.amount else 0 end or coalesce(t.bank, 0) <> case when p.state = 'paid' then p.amount else 0 end`,
  },
  {
    invariant: 'I4',
    what: 'a correction of a balance is booked otherwise than it was decided',
    broken: sql`select c.id, c.state, c.amount::text as amount, coalesce(t.sum, 0)::text as booked from proposals c
      left join (select j.reference, sum(x.amount) as sum from journal j join postings x on x.journal_id = j.id where j.kind = 'correction' and x.account like 'buyer:%' group by j.reference) t on t.reference = c.booked_as
      where c.kind = 'balance' and coalesce(t.sum, 0) <> case when c.state = 'done' then c.amount else 0 end`,
  },
  {
    invariant: 'I5',
    what: 'a completed order without exactly one release, or a release of an order that is not completed',
    broken: sql`select o.number as "order", o.status, count(j.id)::int as releases from orders o left join journal j on j.kind = 'release' and j.reference = o.number group by o.id
      having count(j.id) <> case when o.status = ${sql.lit(orderStatus.completed)} and o.total + ${platformPaid} > 0 then 1 else 0 end and not (o.status = ${sql.lit(orderStatus.canceled)} and count(j.id) = 0)`,
  },
  {
    invariant: 'I4',
    what: 'what has gone back of a line, an order or a payment is not what its refunds say, or more than was paid',
    broken: sql`select o.number as "order", (o.refunded + o.refunded_freight)::text as noted, coalesce(r.sum, 0)::text as refunds, coalesce(i.sum, 0)::text as lines, coalesce(p.sum, 0)::text as payments, ${captured}::text as paid from orders o
      left join (select f.order_id, sum(l.goods + l.freight) as sum, sum(l.count) as count from refunds f join refund_lines l on l.refund_id = f.id where f.status = ${sql.lit(returnMoneyStatus.success)} group by f.order_id) r on r.order_id = o.id
      left join (select order_id, sum(refunded + refunded_freight) as sum, sum(refunded_count) as count from order_items where refunded_count > 0 or refunded > 0 or refunded_freight > 0 group by order_id) i on i.order_id = o.id
      left join (select split_part(reference, '-', 1) as number, sum(refunded) as sum from payment_parts where refunded > 0 group by 1) p on p.number = o.number
      where o.refunded + o.refunded_freight <> coalesce(r.sum, 0) or coalesce(r.sum, 0) <> coalesce(i.sum, 0) or coalesce(r.sum, 0) <> coalesce(p.sum, 0) or coalesce(r.count, 0) <> coalesce(i.count, 0) or coalesce(r.sum, 0) > ${captured}`,
  },
  {
    invariant: 'I4',
    what: 'an amount asked back differs from its lines, or what is asked back exceeds what is held',
    broken: sql`select f.number, (f.goods + f.freight)::text as asked, coalesce(l.sum, 0)::text as lines from refunds f left join (select refund_id, sum(goods + freight) as sum from refund_lines group by refund_id) l on l.refund_id = f.id
      where f.goods + f.freight <> coalesce(l.sum, 0)
      union all select o.number, sum(f.goods + f.freight)::text, (${captured} - o.refunded - o.refunded_freight)::text from orders o join refunds f on f.order_id = o.id where f.status in (${sql.raw(openStatuses.join(', '))}) group by o.id
        having sum(f.goods + f.freight) > ${captured} - o.refunded - o.refunded_freight`,
  },
  {
    invariant: 'I8',
    what: 'the moves of a refund do not lead to its state, or one does not start where the one before ended',
    broken: sql`select f.number, f.status, m.to_status as "lastMove" from refunds f left join lateral (select to_status from refund_moves where refund_id = f.id order by id desc limit 1) m on true where m.to_status is distinct from f.status
      union all select 'refund ' || refund_id, from_status, before from (select refund_id, from_status, lag(to_status) over (partition by refund_id order by id) as before from refund_moves) m where from_status is distinct from before`,
  },
  {
    invariant: 'I5',
    what: 'a refund is under way for an order that is closed or completed',
    broken: sql`select o.number as "order", o.status, f.number as refund from refunds f join orders o on o.id = f.order_id where f.status in (${sql.raw(openStatuses.join(', '))}) and o.status in (${sql.lit(orderStatus.completed)}, ${sql.lit(orderStatus.canceled)})`,
  },
  {
    invariant: 'I5',
    what: 'a completed order of which a part was not paid',
    broken: sql`select o.number as "order", i.sequence from orders o join order_instalments i on i.order_id = o.id where o.status = ${sql.lit(orderStatus.completed)} and i.paid_at is null`,
  },
  {
    invariant: 'I6',
    what: 'a paid order without a payment, or a payment of an order that is not paid',
    broken: sql`select o.number as "order", o.status from orders o left join (select x.reference from payment_parts x join payments p on p.id = x.payment_id where x.is_active and p.state = 'paid') x on x.reference = o.number
      where (o.paid_at is not null and o.total > 0) <> (x.reference is not null)`,
  },
  {
    invariant: 'I6',
    what: 'an order that costs its buyer nothing waits to be paid, or one is said to be paid with points that owes money',
    broken: sql`select number as "order", status, total::text as total, pay_type as "payType" from orders
      where total = 0 and (status = ${sql.lit(orderStatus.pendingPayment)} or paid_at is not null and pay_type <> ${payType.points}) or pay_type = ${payType.points} and (total > 0 or paid_at is null)`,
  },
  {
    invariant: 'I6',
    what: 'a paid part of a price without a payment of just that, or a payment of a part that is not paid',
    broken: sql`select i.reference, i.amount::text as amount, x.amount::text as paid from order_instalments i
      left join (select x.reference, x.amount from payment_parts x join payments p on p.id = x.payment_id where x.is_active and p.state = 'paid') x on x.reference = i.reference
      where (i.paid_at is not null) <> (x.reference is not null) or x.amount <> i.amount`,
  },
  {
    invariant: 'I6',
    what: 'money without an order that nobody looks after',
    broken: sql`select j.reference, p.currency, sum(p.amount)::text as sum from postings p join journal j on j.id = p.journal_id where p.account = 'platform:suspense' group by j.reference, p.currency
      having sum(p.amount) <> 0 and not exists (select 1 from payment_cases c join payments y on y.id = c.payment_id where y.number = j.reference and c.closed_at is null)
        and not exists (select 1 from bank_transfers t where j.reference = 'bank:' || t.transaction_id and t.state = 'unmatched')
        and not exists (select 1 from payment_refunds r join payments y on y.id = r.payment_id where y.number = j.reference and r.state = 'asked')`,
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
    what: 'the parts of a price do not add up to it, or do not follow its terms',
    broken: sql`select o.number as "order", o.payment_term as term, o.total::text as total, coalesce(sum(i.amount), 0)::text as parts, coalesce(sum(i.percent), 0)::int as percent
      from orders o left join order_instalments i on i.order_id = o.id group by o.id
      having case when o.payment_term = ${sql.lit(paymentTerm.beforeDelivery)} then count(i.sequence) > 0
        else coalesce(sum(i.amount), 0) <> o.total or coalesce(sum(i.percent), 0) <> 100 or (o.payment_term = ${sql.lit(paymentTerm.cashOnDelivery)}) <> (count(i.sequence) = 1) end`,
  },
  {
    invariant: 'I9',
    what: 'an order’s lines do not add up to what it was charged',
    broken: sql`select o.number as "order", o.total::text as total, sum(i.goods_amount - i.reduction + i.freight_amount)::text as lines from orders o join order_items i on i.order_id = o.id group by o.id
      having o.goods_total <> sum(i.goods_amount) or o.freight <> sum(i.freight_amount) + o.delivery_fee or o.reduction <> sum(i.reduction) or o.total <> sum(i.goods_amount - i.reduction + i.freight_amount) + o.delivery_fee`,
  },
  {
    invariant: 'I10',
    what: 'an order waits for a contract that does not wait, or went on without both signatures',
    broken: sql`select o.number as "order", o.status, b.state as buyer, s.state as seller from orders o left join agreements b on b.order_id = o.id and b.party = 'buyer' left join agreements s on s.order_id = o.id and s.party = 'seller'
      where case o.status when ${sql.lit(orderStatus.waitingBuyerContract)} then b.state is distinct from ${sql.lit(agreementState.waiting)} or s.state is not null when ${sql.lit(orderStatus.waitingSupplierContract)} then b.state is distinct from ${sql.lit(agreementState.signed)} or s.state is distinct from ${sql.lit(agreementState.waiting)} when ${sql.lit(orderStatus.canceled)} then b.state = ${sql.lit(agreementState.waiting)} or s.state = ${sql.lit(agreementState.waiting)} else b.state is not null and (b.state <> ${sql.lit(agreementState.signed)} or s.state is distinct from ${sql.lit(agreementState.signed)}) end`,
  },
  {
    invariant: 'I10',
    what: 'a signed contract without its one signature, or a signature of other bytes or of the other side',
    broken: sql`select a.number, a.state, a.document, s.document as signed from agreements a left join agreement_signatures s on s.agreement_id = a.id where (a.state = ${sql.lit(agreementState.signed)}) <> (s.id is not null) or s.document <> a.document or s.signer_kind <> a.party`,
  },
  {
    invariant: 'I10',
    what: 'a seal that does not fit its record, or does not follow the seal before it',
    broken: sql`select a.number, s.seal from (select *, coalesce(lag(seal) over (order by id), ${firstPrevious}) as before from agreement_signatures) s join agreements a on a.id = s.agreement_id
      where s.previous <> s.before or s.seal <> encode(sha256(convert_to(concat_ws(E'\\n', s.previous, s.document, a.number, s.signer_kind || ':' || s.signer_id, s.signer_name, to_char(s.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), s.consent), 'UTF8')), 'hex')`,
  },
  ...laterChecks,
  ...pointChecks,
  ...promotionChecks,
  ...couponChecks,
  ...offerChecks,
];
export const rowsMax = 20;
export type PlainRow = Record<string, string | number | null>;

/** Everything that breaks an invariant now, in one snapshot; an empty list is the proof. */
export const brokenInvariants = (db: Db): Promise<Proof['differences']> =>
  inSnapshot(db, async (snapshot) => {
    // Asked together, so that they travel together.
    const found = await Promise.all(
      checks.map(({ broken }) => sql<PlainRow>`select * from (${broken}) as broken limit ${rowsMax}`.execute(snapshot)),
    );
    return checks.flatMap(({ invariant, what }, i) => {
      const rows = found[i]?.rows ?? [];
      return rows.length > 0 ? [{ invariant, what, rows }] : [];
    });
  });

/** The proof of the books: invariants, balances by kind of account, and escrow against open orders. */
export const ledgerProof = async (ctx: CtxFor<'GET /platform/ledger/proof'>): Promise<Proof> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const differences = await brokenInvariants(ctx.db);
  const { rows: accounts } = await sql<{ code: string; currency: string; balance: bigint }>`
    select case when account ~ '^(buyer|store):' then split_part(account, ':', 1) || ':' || split_part(account, ':', 3) when account ~ '^(escrow|fee):' then split_part(account, ':', 1) else account end as code, currency, sum(amount)::bigint as balance
    from postings group by 1, 2 order by 1, 2`.execute(ctx.db);
  const { rows: escrow } = await sql<{ held: bigint; orders: number }>`
    select coalesce((select sum(balance) from balances where account like 'escrow:%' and currency = ${settlementCurrency}), 0)::bigint as held, (select count(*)::int from orders where status in (${open})) as orders`.execute(
    ctx.db,
  );
  const names = [...new Set(checks.map((c) => c.invariant))];
  return {
    balanced: differences.length === 0,
    differences,
    waiting: await proofWaiting(ctx.db),
    accounts: accounts.map((a) => ({ code: a.code, currency: a.currency, balance: toWire(money(a.balance, currencyOf(a.currency))) })),
    escrow: { held: toWire(money(escrow[0]?.held ?? 0n, currencyOf(settlementCurrency))), openOrders: escrow[0]?.orders ?? 0 },
    checkedAt: ctx.now.toISOString(),
    checked: names.map((invariant) => ({ invariant, ok: !differences.some((d) => d.invariant === invariant) })),
  };
};
