-- The share of a variant's free pieces that bank transfers may hold, in per cent, as the store allows it.
alter table stores add column transfer_hold_percent smallint not null default 50 check (transfer_hold_percent between 0 and 100);
-- A buyer's orders of which no money has come and nothing has left, and a store's orders that wait for a transfer.
create index orders_unpaid on orders (user_id) where status in (1, 8, 9) or (status = 2 and payment_term = 2);
create index orders_on_transfer on orders (store_id) where status = 1 and pay_extended;
