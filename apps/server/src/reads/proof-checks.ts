import { invoiceStatus, mold, orderStatus, orderType } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { voucherStatus } from '../domains/vouchers/index.ts';

/** A rule of the books, and the query that finds what breaks it. */
export interface Check {
  readonly invariant: string;
  readonly what: string;
  readonly broken: Sql;
}

/** An order that is closed or completed: no money is waited for under its references. */
const isOver = sql`o.status in (${sql.raw([orderStatus.completed, orderStatus.canceled].join(', '))})`;
/** A day ago, by the clock of the marketplace. */
const yesterday = sql`now() + make_interval(secs => coalesce((select clock_offset_seconds from instance), 0)::float8) - interval '1 day'`;
/** What of it a provider has been asked to send back, and has not confirmed: operators see it as an open case. */
const unconfirmed = sql`coalesce((select sum(r.amount) from payment_refunds r join payments y on y.id = r.payment_id where y.number = j.reference and r.currency = p.currency and r.state = 'asked'
        and exists (select 1 from payment_cases c where c.payment_id = y.id and c.kind = 'refundUnconfirmed' and c.closed_at is null)), 0)`;
/**
 * What of it had paid for its orders and goes back for refunds, by a transfer that only an operator can make: an open case until that is recorded,
 * however long it takes, and no fault of the books.
 */
const refundDue = sql`coalesce((select sum(x.amount) from payment_cases c join payments y on y.id = c.payment_id join journal e on e.reference = y.number and e.kind = 'refund' and e.at >= c.opened_at
        join postings x on x.journal_id = e.id and x.account = 'platform:suspense' and x.currency = p.currency and x.amount > 0
        where y.number = j.reference and c.kind = 'refundDue' and c.closed_at is null), 0)`;
/**
 * Money that has been in suspense for longer than a day, unless its buyer is expected to send the rest of what can still be paid, a provider to confirm
 * that it was sent back, or an operator to send what a refund gives back of a bank transfer or a provider would not send: that waits in an open case.
 */
const oldSuspense = sql`select j.reference, p.currency, sum(p.amount)::text as sum from postings p join journal j on j.id = p.journal_id where p.account = 'platform:suspense' group by j.reference, p.currency
      having sum(p.amount) - ${unconfirmed} - ${refundDue} not between 0 and coalesce(sum(p.amount) filter (where p.amount > 0 and j.at >= ${yesterday}), 0)
        and not exists (select 1 from payment_cases c join payments y on y.id = c.payment_id where y.number = j.reference and c.closed_at is null
          and (c.kind = 'refundFailed' or c.kind = 'short'
            and exists (select 1 from payment_parts x left join orders o on o.number = split_part(x.reference, '-', 1) where x.payment_id = y.id and x.is_active and not coalesce(${isOver}, false))))`;
/** Whether one operator has said what it is for, and another has yet to agree. */
const waitsForSecond = sql`exists (select 1 from bank_transfers t join proposals q on q.kind = 'transfer' and q.subject = 'transfer:' || t.id and q.state = 'proposed'
        where t.state = 'unmatched' and j.reference = 'bank:' || t.transaction_id)`;

/** What leaves an account by an entry that takes another back and did not come to it by that other. */
const takenBackTooMuch: Check = {
  invariant: 'I1',
  what: 'an entry takes back more than the one it takes back had brought',
  broken: sql`select j.reverses::text as entry, p.account, p.currency, sum(-p.amount)::text as "takenBack" from journal j join postings p on p.journal_id = j.id and p.amount < 0
      where j.reverses is not null group by j.reverses, p.account, p.currency
      having sum(-p.amount) > coalesce((select sum(q.amount) from postings q where q.journal_id = j.reverses and q.account = p.account and q.currency = p.currency), 0)`,
};

/** The rules about top-ups of balances, invoices and vouchers, and about money that comes late. */
export const laterChecks: readonly Check[] = [
  takenBackTooMuch,
  {
    invariant: 'I6',
    what: 'money without an order older than a day',
    broken: sql`${oldSuspense} and not ${waitsForSecond}`,
  },
  {
    invariant: 'I6',
    what: 'bank money that has waited for a second operator for longer than a day',
    broken: sql`${oldSuspense} and ${waitsForSecond}`,
  },
  {
    invariant: 'I4',
    what: 'cash that came for an order that was over is booked otherwise than it was recorded',
    broken: sql`select coalesce(c.order_number, j.reference) as "order", c.amount::text as amount, coalesce(j.sum, 0)::text as booked from late_cash c
      full join (select j.key, j.reference, -sum(p.amount) filter (where p.account = 'clearing:bank') as sum, count(*) filter (where p.account like 'buyer:%') as buyers from journal j join postings p on p.journal_id = j.id where j.kind = 'lateCash' group by j.key, j.reference) j on j.key = 'lateCash:' || c.reference
      where c.reference is null or j.reference is distinct from c.order_number or c.amount <> coalesce(j.sum, 0) or (c.goes_to = 'buyer') <> (j.buyers > 0)`,
  },
  {
    invariant: 'I4',
    what: 'a paid top-up without exactly one credit of just that to its buyer, or a credit without a paid top-up',
    broken: sql`select coalesce(t.number, c.reference) as "topUp", t.amount::text as amount, c.entries, c.sum::text as credited from top_ups t
      full join (select x.reference, count(distinct j.id)::int as entries, sum(q.amount) as sum, min(q.account) as account, min(q.currency) as currency
        from journal j join postings q on q.journal_id = j.id join payments p on p.number = j.reference join payment_parts x on x.payment_id = p.id
        where j.kind = 'capture' and q.account like 'buyer:%' and q.amount > 0 group by x.reference) c on c.reference = t.number
      where t.number is null or (t.paid_at is not null) <> (c.reference is not null)
        or c.entries <> 1 or c.sum <> t.amount or c.account <> 'buyer:' || t.user_id || ':available' or c.currency <> t.currency`,
  },
  {
    invariant: 'I4',
    what: 'what the platform adds to a top-up is booked otherwise than it was offered',
    broken: sql`select coalesce(t.number, g.reference) as "topUp", t.gift::text as gift, g.sum::text as booked from top_ups t
      full join (select j.reference, sum(q.amount) as sum from journal j join postings q on q.journal_id = j.id where j.kind = 'gift' and q.account like 'buyer:%' group by j.reference) g on g.reference = t.number
      where t.number is null or coalesce(g.sum, 0) <> case when t.paid_at is null then 0 else t.gift end`,
  },
  {
    invariant: 'I4',
    what: 'what stores owe is not what the platform has paid first for them',
    broken: sql`select d.currency, d.debts::text as debts, r.risk::text as risk from
      (select currency, sum(balance) as debts from balances where account like 'store:%:debt' group by currency) d
      full join (select p.currency, sum(p.amount) as risk from journal j join postings p on p.journal_id = j.id where j.kind in ('grant', 'faultFreight', 'debt') and p.account = 'platform:risk' group by p.currency) r on r.currency = d.currency
      where coalesce(d.debts, 0) <> -coalesce(r.risk, 0)`,
  },
  {
    invariant: 'I4',
    what: 'freight that went back for a fault of a store is not what the store has borne',
    broken: sql`select coalesce(f.number, j.reference) as refund, coalesce(f.sum, 0)::text as "wentBack", coalesce(j.sum, 0)::text as borne from
      (select r.number, sum(l.fault_freight) as sum from refunds r join refund_lines l on l.refund_id = r.id where l.fault_freight > 0 group by r.number) f
      full join (select e.reference, sum(p.amount) as sum from journal e join postings p on p.journal_id = e.id where e.kind = 'faultFreight' and p.account = 'platform:freight' group by e.reference) j on j.reference = f.number
      where coalesce(f.sum, 0) <> coalesce(j.sum, 0)`,
  },
  {
    invariant: 'I4',
    what: 'what is held of a balance is not what its attempts hold, and what was taken back of its top-ups',
    broken: sql`select coalesce(b.account, p.account) as account, coalesce(b.balance, 0)::text as held, coalesce(p.sum, 0)::text as expected
      from (select account, currency, balance from balances where account like 'buyer:%:held') b
      full join (select 'buyer:' || x.user_id || ':held' as account, x.currency, sum(x.amount) as sum from (
          select user_id, currency, balance_amount as amount from payments where balance_amount > 0 and state in ('created', 'waiting', 'unknown')
          union all select y.user_id, y.currency, v.held from provider_reversals v join payments y on y.id = v.payment_id where v.held > 0
        ) x group by 1, 2) p
        on p.account = b.account and p.currency = b.currency where coalesce(b.balance, 0) <> coalesce(p.sum, 0)`,
  },
  {
    invariant: 'I4',
    what: 'an attempt that is not paid still stands for an order that is over',
    broken: sql`select p.number, p.state, x.reference, p.balance_amount::text as held from payments p join payment_parts x on x.payment_id = p.id join orders o on o.number = split_part(x.reference, '-', 1)
      where x.is_active and p.state in ('created', 'waiting', 'unknown') and ${isOver}`,
  },
  {
    invariant: 'I11',
    what: 'numbers of invoices that do not run from one to the last without a gap',
    broken: sql`select coalesce(i.issuer, n.issuer) as issuer, coalesce(i.year, n.year)::int as year, i.count, i.highest, n.last from
      (select issuer, year, count(*)::int as count, max(sequence) as highest from invoices where status = ${sql.lit(invoiceStatus.issued)} group by issuer, year) i
      full join invoice_numbers n on n.issuer = i.issuer and n.year = i.year where i.count is distinct from n.last or i.highest is distinct from n.last`,
  },
  {
    invariant: 'I11',
    what: 'an invoice that is not the sum of its buyer’s orders, or a failed one that still stands for an order',
    broken: sql`select i.id, i.amount::text as amount, sum(x.amount)::text as orders from invoices i left join invoice_orders x on x.invoice_id = i.id left join orders o on o.id = x.order_id group by i.id
      having i.amount is distinct from sum(x.amount) or bool_or(x.amount > o.total or o.user_id <> i.user_id or o.currency <> i.currency or x.is_living <> (i.status <> ${sql.lit(invoiceStatus.failed)}))`,
  },
  {
    invariant: 'I11',
    what: 'the moves of an invoice do not lead to its state',
    broken: sql`select i.id, i.status, m.status as "lastMove" from invoices i left join lateral (select status from invoice_moves where invoice_id = i.id order by id desc limit 1) m on true where m.status is distinct from i.status`,
  },
  {
    invariant: 'I12',
    what: 'a paid line that waits for no group has not one voucher for each piece bought by voucher, or another has some',
    broken: sql`select o.number as "order", i.id as line, i.count, coalesce(v.count, 0)::int as vouchers from orders o join order_items i on i.order_id = o.id left join (select order_item_id, count(*) as count from vouchers group by order_item_id) v on v.order_item_id = i.id
      where (o.mold = ${sql.lit(mold.virtual)}) <> (i.voucher is not null) or coalesce(v.count, 0) <> case when o.mold = ${sql.lit(mold.virtual)} and o.paid_at is not null and (o.order_type <> ${sql.lit(orderType.group)} or o.group_completed_at is not null) then i.count else 0 end`,
  },
  {
    invariant: 'I12',
    what: 'an order of vouchers waits though none can be used, or is over though one can',
    broken: sql`select o.number as "order", o.status, coalesce(v.ready, 0)::int as ready from orders o left join (select order_id, count(*) filter (where state = ${sql.lit(voucherStatus.ready)}) as ready from vouchers group by order_id) v on v.order_id = o.id
      where o.mold = ${sql.lit(mold.virtual)} and (o.status = ${sql.lit(orderStatus.pendingReceipt)}) <> (coalesce(v.ready, 0) > 0)`,
  },
  {
    invariant: 'I12',
    what: 'a voucher is void, or expired with refund, and its price has not gone back',
    broken: sql`select o.number as "order", i.id as line, i.refunded_count as refunded, v.gone::int as gone from orders o join order_items i on i.order_id = o.id
      join (select order_item_id, count(*) filter (where state = ${sql.lit(voucherStatus.void)} or state = ${sql.lit(voucherStatus.expired)} and unused = 'refund') as gone from vouchers group by order_item_id) v on v.order_item_id = i.id where o.status <> ${sql.lit(orderStatus.canceled)} and v.gone > i.refunded_count`,
  },
];
