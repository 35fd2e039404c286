import { sql } from '../runtime/sql.ts';
import { byCoupon, somethingLeft } from '../domains/orders/index.ts';
import type { Check } from './proof-checks.ts';

/** The rules about coupons: what is counted is what buyers have, and one is used exactly while something that it was used on is left. */
export const couponChecks: readonly Check[] = [
  {
    invariant: 'I7',
    what: 'coupons that were issued, or what they promise, are not those that buyers have',
    broken: sql`select c.id as coupon, c.issued, coalesce(u.count, 0)::int as received, c.promised::text as promised, coalesce(u.worth, 0)::text as worth from coupons c
      left join (select coupon_id, count(*) as count, sum(worth) filter (where expired_at is null) as worth from user_coupons group by coupon_id) u on u.coupon_id = c.id
      where c.issued <> coalesce(u.count, 0) or c.promised <> coalesce(u.worth, 0)`,
  },
  {
    invariant: 'I7',
    what: 'a coupon is used though nothing is left that it was used on, or unused though something is',
    broken: sql`select u.id as "couponOfBuyer", u.used_at::text as "usedAt" from user_coupons u
      where (u.used_at is not null) <> exists (select 1 from order_item_shares s join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id
        where ${byCoupon()} and s.source = u.id::text and ${somethingLeft()})`,
  },
  {
    invariant: 'I7',
    what: 'a coupon took something off an order of another buyer, of a store it is not for, or at the cost of another',
    broken: sql`select o.number as "order", s.source as "couponOfBuyer", s.owner from order_item_shares s join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id
      left join user_coupons u on u.id::text = s.source left join coupons c on c.id = u.coupon_id
      where ${byCoupon()} and (u.id is null or u.user_id <> o.user_id or (c.store_id is not null and c.store_id <> o.store_id)
        or s.owner <> case when c.store_id is null then 'platform' else 'store' end or s.kind <> case when c.store_id is null then 'platformCoupon' else 'storeCoupon' end or c.currency <> o.currency)`,
  },
  {
    invariant: 'I7',
    what: 'one of several uses of a coupon took more off than the coupon does, or two placings stand on one coupon',
    broken: sql`select u.id as "couponOfBuyer", sum(s.amount)::text as taken, c.amount::text as amount, c.max_reduce::text as most from user_coupons u join coupons c on c.id = u.coupon_id
      join order_item_shares s on s.source = u.id::text and ${byCoupon()} join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id
      where ${somethingLeft()} group by u.id, c.id having sum(s.amount) > coalesce(c.amount, c.max_reduce, sum(s.amount)) or count(distinct o.created_at) > 1`,
  },
];
