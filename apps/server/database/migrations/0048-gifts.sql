-- Gifts of an order: lines that cost nothing, and came with a line or with the whole order.
alter table order_items
  add column is_gift boolean not null default false,
  -- The line it came with; null: the whole order.
  add column gift_of int references order_items,
  -- What all its pieces are worth, in minor units of the order's currency.
  add column gift_value bigint not null default 0 check (gift_value >= 0),
  -- Pieces whose value was taken off a refund: they stay with the buyer.
  add column gift_kept int not null default 0,
  add check (is_gift or (gift_of is null and gift_value = 0)),
  add check (not is_gift or goods_amount = 0),
  add check (gift_kept between 0 and count - refunded_count),
  add check (is_gift or gift_kept = 0);
alter table refund_lines
  add column gift_kept int not null default 0 check (gift_kept >= 0),
  -- What was taken off the refund for them.
  add column gift_value bigint not null default 0 check (gift_value >= 0);

-- A category that an import made is on the site once goods that buyers may see stand in it, and as long as they do.
alter table categories add column by_import boolean not null default false;
