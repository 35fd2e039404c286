import { sql } from '../runtime/sql.ts';
import { endedUnpaid } from '../domains/orders/index.ts';
import type { Check } from './proof-checks.ts';

/** What a buyer pays less for the pieces of a line `i` because of an offer of the platform. */
const byPlatform = sql`coalesce((select sum(s.amount) from order_item_shares s where s.order_item_id = i.id and s.kind = 'offer' and s.source = i.offer_id::text), 0)`;

/** Whether the store of an item `k` never said what it thinks of the offer: an answer that it took back later holds for orders from then on. */
const neverAgreed = sql`(not k.agreed and not exists (select 1 from offer_consents c where c.offer_id = k.offer_id and c.store_id = k.store_id))`;

/** The rules about offers: pieces that were taken are those of orders, never more than there are, and each line's price is what its offer says. */
export const offerChecks: readonly Check[] = [
  {
    invariant: 'I7',
    what: 'pieces taken at the price of an offer are not those that orders have, or more than there are',
    broken: sql`select i.id as item, i.taken, i.quota, coalesce(t.count, 0)::int as "ofOrders" from offer_items i
      left join (select offer_item_id, sum(count) as count from offer_takes where returned_at is null group by offer_item_id) t on t.offer_item_id = i.id
      where i.taken <> coalesce(t.count, 0) or i.taken > i.quota`,
  },
  {
    invariant: 'I7',
    what: 'a buyer has more pieces at the price of an offer than one buyer may have',
    broken: sql`select t.offer_item_id as item, t.user_id as buyer, sum(t.count)::int as count, i.per_buyer as most from offer_takes t join offer_items i on i.id = t.offer_item_id
      where t.returned_at is null group by t.offer_item_id, t.user_id, i.per_buyer having sum(t.count) > i.per_buyer`,
  },
  {
    invariant: 'I7',
    what: 'the lines of an order with an offer are not what it took, or took pieces come back while it goes on or not when it ended unpaid',
    broken: sql`select coalesce(l.number, t.number) as "order", coalesce(l.item, t.item) as item, l.count, t.count as taken, t.returned::text as returned from (
        select o.number, k.id as item, sum(i.count)::int as count, ${endedUnpaid()} as ended, o.user_id from order_items i join orders o on o.id = i.order_id
        left join offer_items k on k.offer_id = i.offer_id and k.sku_id = i.sku_id where i.offer_id is not null group by o.id, k.id
      ) l full join (
        select order_number as number, offer_item_id as item, count, user_id, returned_at is not null as returned from offer_takes
      ) t on t.number = l.number and t.item = l.item
      where l.count is distinct from t.count or l.user_id <> t.user_id or l.ended <> t.returned`,
  },
  {
    invariant: 'I7',
    what: 'a line with an offer has another price than the offer says, another pays for it, or its store did not agree',
    broken: sql`select o.number as "order", i.id as line, i.price::text as price, i.price_before::text as before, ${byPlatform}::text as "platformPays" from order_items i join orders o on o.id = i.order_id
      join offers f on f.id = i.offer_id left join offer_items k on k.offer_id = i.offer_id and k.sku_id = i.sku_id
      where k.id is null or ${neverAgreed} or (f.store_id is not null and f.store_id <> o.store_id)
        or coalesce(k.price, i.price_before - (i.price_before * k.percent + 50) / 100) <> i.price - ${byPlatform} / i.count
        or case when f.store_id is null then i.price <> i.price_before or ${byPlatform} <= 0 or ${byPlatform} % i.count <> 0 else i.price >= i.price_before or ${byPlatform} <> 0 end
      union all select o.number, i.id, i.price::text, null, ${byPlatform}::text from order_items i join orders o on o.id = i.order_id
        join order_item_shares s on s.order_item_id = i.id and s.kind = 'offer' where s.source <> '' and s.source is distinct from i.offer_id::text`,
  },
];
