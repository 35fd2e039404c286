-- Whether goods can be sent back within seven days without a reason, their cartons unopened: said by the store of a
-- product, and frozen with each line of an order.
alter table products add column no_reason boolean not null default true;
alter table order_items add column no_reason boolean not null default true;
