-- Cash that a courier brought when its order was over already: it pays for nothing, and is the store's or the buyer's.
create table late_cash (
  -- What the bank calls it; of all cash each counts once.
  reference text primary key,
  order_number text not null references orders (number),
  currency text not null,
  amount bigint not null check (amount > 0),
  goes_to text not null check (goes_to in ('store', 'buyer')),
  reason text not null,
  recorded_at timestamptz not null,
  recorded_by int not null references operators
);
create index late_cash_order on late_cash (order_number);
-- Why an operator closed an order, in the words both sides read.
alter table orders add column close_reason text;
