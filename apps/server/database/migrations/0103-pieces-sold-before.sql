-- What was counted as sold so far was never taken back: from now on it is. An order whose count is still due is counted by that.
with counted as (
  update order_items i set sold = i.count - i.refunded_count from orders o
  where o.id = i.order_id and o.paid_at is not null and not (o.order_type = 1 and o.group_completed_at is null)
    and not exists (select 1 from work w where w.kind = 'catalog.countSold' and w.payload ->> 'orderId' = o.id::text)
  returning i.product_id, i.refunded_count
), back as (
  select product_id, sum(refunded_count) as count from counted group by product_id having sum(refunded_count) > 0
)
update products p set sold = greatest(p.sold - b.count, 0) from back b where p.id = b.product_id;
