-- Every amount that was taken off a line, with who pays for it: frozen with the order.
create table order_item_shares (
  order_item_id int not null references order_items,
  kind text not null check (kind in ('offer', 'combo', 'storeCoupon', 'platformCoupon', 'member', 'points', 'freight')),
  owner text not null check (owner in ('store', 'platform')),
  -- What it came from, such as the number of a coupon; empty where there is one of its kind.
  source text not null default '',
  -- Minor units of the order's currency.
  amount bigint not null check (amount > 0),
  primary key (order_item_id, kind, owner, source)
);
create trigger order_item_shares_insert_only before update or delete or truncate on order_item_shares
  for each statement execute function refuse_change();

-- Beside points, what the platform pays of the reductions of the goods; what was taken off the freight, which is no part of
-- `freight` any more, by who pays for it. And what of each has gone back.
alter table orders
  add column promotion_paid bigint not null default 0,
  add column freight_platform bigint not null default 0,
  add column freight_store bigint not null default 0,
  add column refunded_promotion_paid bigint not null default 0,
  add column refunded_freight_platform bigint not null default 0,
  add column refunded_freight_store bigint not null default 0;
alter table order_items
  add column promotion_paid bigint not null default 0,
  add column freight_platform bigint not null default 0,
  add column freight_store bigint not null default 0,
  add column refunded_promotion_paid bigint not null default 0,
  add column refunded_freight_platform bigint not null default 0,
  add column refunded_freight_store bigint not null default 0;
alter table refunds
  add column promotion_paid bigint not null default 0 check (promotion_paid >= 0),
  add column freight_platform bigint not null default 0 check (freight_platform >= 0),
  add column freight_store bigint not null default 0 check (freight_store >= 0);
alter table refund_lines
  add column promotion_paid bigint not null default 0 check (promotion_paid >= 0),
  add column freight_platform bigint not null default 0 check (freight_platform >= 0),
  add column freight_store bigint not null default 0 check (freight_store >= 0);

-- Until now points were all that anybody but the store paid.
insert into order_item_shares (order_item_id, kind, owner, amount)
  select id, 'points', 'platform', points_amount from order_items where points_amount > 0;

-- Nothing was ever taken off by coupons and members: what was announced for them is kept as shares.
alter table order_items drop constraint order_items_shares_of_reduction;
alter table order_items drop column store_coupon, drop column platform_coupon, drop column member_discount;

alter table order_items drop constraint order_items_freight_check;
alter table order_items
  add constraint order_items_freight_check check (freight_amount >= 0 and (freight_unit is null or freight_amount + freight_platform + freight_store = freight_unit * count)),
  add constraint order_items_paid_by_others check (
    promotion_paid >= 0 and points_amount + promotion_paid <= reduction and refunded_promotion_paid between 0 and promotion_paid
    and refunded_freight_platform between 0 and freight_platform and refunded_freight_store between 0 and freight_store);
alter table orders
  add constraint orders_paid_by_others check (
    promotion_paid >= 0 and points_amount + promotion_paid <= reduction and refunded_promotion_paid between 0 and promotion_paid
    and refunded_freight_platform between 0 and freight_platform and refunded_freight_store between 0 and freight_store);
alter table refunds drop constraint refunds_check;
alter table refunds add constraint refunds_check check (goods + freight + points_amount + promotion_paid + freight_platform + freight_store > 0);
