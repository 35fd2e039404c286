-- Terms of payment: before delivery always, cash on delivery (2) and instalments (3) where a store offers them.
alter table stores add column payment_terms smallint[] not null default '{1}' check (payment_terms <@ '{1,2,3}' and 1 = any (payment_terms));

-- Parts of a price with times of their own. An order that is paid at once has none; cash on delivery is one part, due on arrival.
create table order_instalments (
  order_id int not null references orders,
  sequence smallint not null check (sequence between 1 and 3),
  -- 1 before shipment, 2 after shipment, 3 on arrival
  stage smallint not null check (stage between 1 and 3),
  percent smallint not null check (percent between 1 and 100),
  amount bigint not null check (amount > 0),
  reference text not null unique,
  due_at timestamptz,
  paid_at timestamptz,
  overdue_at timestamptz,
  primary key (order_id, sequence)
);

-- Pieces that left the stock and came back, such as goods refused at the door.
alter table stock_reservations add column returned int not null default 0 check (returned between 0 and fulfilled);
