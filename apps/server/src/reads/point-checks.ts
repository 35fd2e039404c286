import { orderStatus, returnMoneyStatus } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { Check } from './proof-checks.ts';

/** The rules about points: each lot is its entries, and each order's points are what its entries, lines and refunds say. */
export const pointChecks: readonly Check[] = [
  {
    invariant: 'I7',
    what: 'points that remain in a lot are not what its entries say',
    broken: sql`select l.id as lot, l.remaining, coalesce(sum(e.amount), 0)::int as entries from point_lots l left join point_entries e on e.lot_id = l.id
      group by l.id having l.remaining <> coalesce(sum(e.amount), 0) or l.remaining < 0`,
  },
  {
    invariant: 'I7',
    what: 'a lot of points that is not what was granted for it',
    broken: sql`select l.id as lot, l.source, l.amount, coalesce(sum(e.amount), 0)::int as granted, count(e.id)::int as entries from point_lots l
      left join point_entries e on e.lot_id = l.id and e.reference = l.reference and e.amount > 0 and e.kind = case l.source when 'order' then 'grant' else 'correction' end
      group by l.id having count(e.id) <> 1 or l.amount <> sum(e.amount)
      union all select e.lot_id, e.reference, e.amount, null, null from point_entries e join point_lots l on l.id = e.lot_id where e.kind = 'grant' and (l.source <> 'order' or l.reference <> e.reference)`,
  },
  {
    invariant: 'I7',
    what: 'points granted for an order that is not completed, or to somebody else',
    broken: sql`select l.reference as "order", l.user_id as "user", l.amount, o.status from point_lots l left join orders o on o.number = l.reference
      where l.source = 'order' and (o.id is null or o.status <> ${sql.lit(orderStatus.completed)} or o.user_id <> l.user_id)`,
  },
  {
    invariant: 'I7',
    what: 'points used on an order, or come back of it, are not what it says',
    broken: sql`select coalesce(o.number, e.reference) as "order", o.points, e.spent::int, o.refunded_points as refunded, e.back::int from orders o
      full join (select x.reference, l.user_id, -coalesce(sum(x.amount) filter (where x.kind = 'spend'), 0) as spent, coalesce(sum(x.amount) filter (where x.kind = 'giveBack'), 0) as back
        from point_entries x join point_lots l on l.id = x.lot_id where x.kind in ('spend', 'giveBack') group by x.reference, l.user_id) e on e.reference = o.number
      where o.id is null and e.reference is not null or o.user_id <> e.user_id or o.points <> coalesce(e.spent, 0)
        or coalesce(e.back, 0) <> case when o.status = ${sql.lit(orderStatus.canceled)} and o.paid_at is null then o.points else o.refunded_points end`,
  },
  {
    invariant: 'I7',
    what: 'points of an order’s lines or refunds do not add up to the order’s',
    broken: sql`select o.number as "order", o.points, o.points_amount::text as amount, coalesce(i.points, 0)::int as lines, o.refunded_points as refunded, coalesce(r.points, 0)::int as refunds from orders o
      left join (select order_id, sum(points) as points, sum(points_amount) as amount, sum(refunded_points) as refunded, sum(refunded_points_amount) as refunded_amount from order_items group by order_id) i on i.order_id = o.id
      left join (select f.order_id, sum(l.points) as points, sum(l.points_amount) as amount from refunds f join refund_lines l on l.refund_id = f.id where f.status = ${sql.lit(returnMoneyStatus.success)} group by f.order_id) r on r.order_id = o.id
      where o.points <> coalesce(i.points, 0) or o.points_amount <> coalesce(i.amount, 0) or o.refunded_points <> coalesce(i.refunded, 0) or o.refunded_points_amount <> coalesce(i.refunded_amount, 0)
        or o.refunded_points <> coalesce(r.points, 0) or o.refunded_points_amount <> coalesce(r.amount, 0)
      union all select f.number, f.points, f.points_amount::text, coalesce(sum(l.points), 0)::int, null, null from refunds f left join refund_lines l on l.refund_id = f.id group by f.id
        having f.points <> coalesce(sum(l.points), 0) or f.points_amount <> coalesce(sum(l.points_amount), 0)`,
  },
  {
    invariant: 'I7',
    what: 'what points cost the platform is not what the paid orders say',
    broken: sql`select coalesce(o.number, p.reference) as "order", o.points_amount::text as amount, o.refunded_points_amount::text as refunded, coalesce(p.sum, 0)::text as posted from orders o
      full join (select j.reference, -sum(t.amount) as sum from journal j join postings t on t.journal_id = j.id where t.account = 'platform:points-cost' group by j.reference) p on p.reference = o.number
      where coalesce(p.sum, 0) <> case when o.paid_at is null then 0 else o.points_amount - o.refunded_points_amount end`,
  },
  {
    invariant: 'I7',
    what: 'a correction of points is booked otherwise than it was decided',
    broken: sql`select coalesce(c.booked_as, e.reference) as correction, c.state, c.amount::int as amount, coalesce(e.sum, 0)::int as booked from (select * from proposals where kind = 'points') c
      full join (select x.reference, l.user_id, sum(x.amount) as sum from point_entries x join point_lots l on l.id = x.lot_id where x.kind = 'correction' group by x.reference, l.user_id) e on e.reference = c.booked_as
      where c.id is null or coalesce(e.sum, 0) <> case when c.state = 'done' then c.amount else 0 end or 'user:' || e.user_id <> c.subject`,
  },
];
