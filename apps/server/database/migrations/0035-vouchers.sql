-- What is bought by voucher: until when it can be used, in days from payment or to the end of a date, and what becomes of an unused one.
alter table products
  add column voucher jsonb,
  add constraint products_voucher check ((mold = 1) = (voucher is not null) and (mold <> 1 or carton_quantity = 1));
alter table order_items add column voucher jsonb;

-- Nothing is sent to the buyer of vouchers.
alter table orders
  alter column address drop not null,
  add constraint orders_address check ((address is null) = (mold = 1));

-- A piece of a virtual line, once it is paid. The code is read for its buyer alone; a store proves that it knows it, by its hash.
create table vouchers (
  id int generated always as identity primary key,
  order_id int not null references orders,
  order_item_id int not null references order_items,
  store_id int not null references stores,
  code text not null,
  code_hash bytea not null unique,
  -- 1 ready, 2 redeemed, 3 expired, 4 void
  state smallint not null default 1 check (state between 1 and 4),
  unused text not null check (unused in ('refund', 'pay')),
  issued_at timestamptz not null,
  valid_until timestamptz not null,
  revealed_at timestamptz,
  redeemed_at timestamptz,
  redeemed_by int references store_accounts,
  expired_at timestamptz,
  voided_at timestamptz,
  check ((state = 2) = (redeemed_at is not null) and (state = 2) = (redeemed_by is not null)),
  check ((state = 3) = (expired_at is not null) and (state = 4) = (voided_at is not null)),
  check (state <> 2 or revealed_at is not null)
);
create index vouchers_order on vouchers (order_id);

-- Wrong codes that somebody of a store has typed.
create table voucher_tries (
  store_id int primary key references stores,
  tries smallint not null,
  locked_until timestamptz
);
