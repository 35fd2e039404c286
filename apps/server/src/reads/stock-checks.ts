import { orderStatus } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { Check } from './proof-checks.ts';

/** What of the proof is about pieces: those of the shelf, those promised, and what is shown of both. */
export const stockChecks: readonly Check[] = [
  {
    invariant: 'I3',
    what: 'reserved stock differs from the open reservations',
    broken: sql`select s.sku_id as sku, s.reserved, coalesce(r.open, 0)::int as open from stock s left join (select sku_id, sum(count - fulfilled) as open from stock_reservations where released_at is null group by sku_id) r on r.sku_id = s.sku_id where s.reserved <> coalesce(r.open, 0)`,
  },
  {
    invariant: 'I3',
    what: 'movements of stock do not add up to what is on hand and reserved',
    broken: sql`select coalesce(s.sku_id, m.sku_id) as sku, s.on_hand as "onHand", coalesce(m.on_hand, 0)::int as "movedOnHand", s.reserved, coalesce(m.reserved, 0)::int as "movedReserved" from stock s
      full join (
        select sku_id, sum(on_hand) as on_hand, sum(reserved) as reserved from (
          select sku_id, on_hand_change as on_hand, reserved_change as reserved from stock_movements union all select sku_id, on_hand, reserved from stock_carried
        ) x group by sku_id
      ) m on m.sku_id = s.sku_id where (s.on_hand, s.reserved) is distinct from (coalesce(m.on_hand, 0)::int, coalesce(m.reserved, 0)::int)`,
  },
  {
    invariant: 'I3',
    what: 'reservations of an order do not match its lines',
    broken: sql`select o.number as "order", i.sku_id as sku, sum(i.count - i.canceled)::int as ordered, coalesce(max(r.count), 0)::int as reserved from orders o join order_items i on i.order_id = o.id left join stock_reservations r on r.reference = o.number and r.sku_id = i.sku_id
      group by o.number, i.sku_id having sum(i.count - i.canceled) <> coalesce(max(r.count), 0) or sum(i.shipped) <> coalesce(max(r.fulfilled), 0)`,
  },
  {
    invariant: 'I3',
    what: 'an open reservation of a closed order',
    broken: sql`select o.number as "order", r.sku_id as sku from orders o join stock_reservations r on r.reference = o.number where o.status = ${sql.lit(orderStatus.canceled)} and r.released_at is null and r.fulfilled < r.count`,
  },
];
