-- When the group of an order was complete. Whoever pays after that waits for nobody.
alter table orders
  add column group_completed_at timestamptz,
  add constraint orders_group_completed_check check (group_completed_at is null or order_type = 1 and status <> 7) not valid;
alter table orders validate constraint orders_group_completed_check;
