-- Which part of a line's reduction is whose: told to who asks how much can go back. What is none of these is told as a reduction alone.
alter table order_items add column store_coupon bigint not null default 0;
alter table order_items add column platform_coupon bigint not null default 0;
alter table order_items add column member_discount bigint not null default 0;
alter table order_items add constraint order_items_shares_of_reduction check (
  least(store_coupon, platform_coupon, member_discount) >= 0 and store_coupon + platform_coupon + member_discount + points_amount <= reduction
) not valid;
alter table order_items validate constraint order_items_shares_of_reduction;

-- Lists of orders are narrowed and sorted by these.
create index orders_created on orders (created_at desc);
create index orders_total on orders (total, id);
create index orders_pay_type on orders (pay_type, id);
create index orders_country on orders ((address ->> 'country'), id);
