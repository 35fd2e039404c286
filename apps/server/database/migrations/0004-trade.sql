create table cart_items (
  id int generated always as identity primary key,
  user_id int not null references users,
  sku_id int not null references skus,
  product_id int not null references products,
  store_id int not null references stores,
  count int not null check (count > 0),
  is_checked boolean not null default true,
  created_at timestamptz not null,
  unique (user_id, sku_id)
);

create table submits (
  user_id int not null references users,
  uuid text not null,
  order_numbers text not null,
  at timestamptz not null,
  primary key (user_id, uuid)
);

create table orders (
  id int generated always as identity primary key,
  number text not null unique,
  user_id int not null references users,
  store_id int not null references stores,
  status smallint not null check (status between 1 and 11),
  order_type smallint not null default 0,
  mold smallint not null default 0,
  payment_term smallint not null,
  transport_type smallint not null,
  delivery_type smallint not null,
  currency text not null,
  goods_total bigint not null check (goods_total >= 0),
  freight bigint not null check (freight >= 0),
  reduction bigint not null default 0 check (reduction >= 0),
  total bigint not null check (total >= 0),
  commission_basis_points int not null check (commission_basis_points between 0 and 10000),
  days_min smallint not null,
  days_max smallint not null,
  remarks text not null default '',
  address jsonb not null,
  quote_version text not null,
  pay_type smallint,
  created_at timestamptz not null,
  pay_before timestamptz,
  paid_at timestamptz,
  shipped_at timestamptz,
  receipt_due_at timestamptz,
  received_at timestamptz,
  claim_until timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz,
  close_type smallint,
  hidden_at timestamptz,
  check (total = goods_total + freight - reduction)
);
create index orders_user on orders (user_id, id desc);
create index orders_store on orders (store_id, status, id desc);
create index orders_status on orders (status, id desc);

create table order_items (
  id int generated always as identity primary key,
  order_id int not null references orders,
  product_id int not null,
  sku_id int not null,
  names jsonb not null,
  properties jsonb not null,
  units jsonb not null,
  article text not null,
  picture text,
  count int not null check (count > 0),
  carton_quantity int not null,
  carton_weight_grams int not null,
  carton_volume_cm3 int not null,
  price bigint not null,
  goods_amount bigint not null,
  reduction bigint not null default 0,
  freight_unit bigint not null,
  freight_amount bigint not null,
  shipped int not null default 0 check (shipped between 0 and count),
  check (goods_amount = price * count),
  check (freight_amount = freight_unit * count)
);
create index order_items_order on order_items (order_id);

create table order_moves (
  id bigint generated always as identity primary key,
  order_id int not null references orders,
  from_status smallint,
  to_status smallint not null,
  actor_kind text not null,
  actor_id int,
  why text not null,
  at timestamptz not null
);
create index order_moves_order on order_moves (order_id, id);

-- What is owed and how it was met. One active attempt for a due amount at a time.
create table payments (
  id int generated always as identity primary key,
  number text not null unique,
  user_id int not null,
  attempt_id text not null,
  pay_type smallint not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('paid', 'refunded')),
  created_at timestamptz not null,
  paid_at timestamptz
);
create index payments_user on payments (user_id, id desc);
create table payment_parts (
  payment_id int not null references payments,
  reference text not null,
  amount bigint not null check (amount >= 0),
  is_active boolean not null default true,
  primary key (payment_id, reference)
);
create unique index payment_parts_one_active on payment_parts (reference) where is_active;

create table packages (
  id int generated always as identity primary key,
  order_id int not null references orders,
  delivery_type smallint not null,
  carrier_id int references carriers,
  waybill text not null default '',
  state smallint not null default 0,
  shipped_at timestamptz not null,
  signed_at timestamptz,
  overdue_at timestamptz
);
create index packages_order on packages (order_id);
create table package_items (
  package_id int not null references packages,
  order_item_id int not null,
  count int not null check (count > 0),
  primary key (package_id, order_item_id)
);
create table tracking_events (
  package_id int not null references packages,
  sequence smallint not null,
  state smallint not null,
  lane text not null,
  station text not null,
  at timestamptz not null,
  primary key (package_id, sequence)
);

-- The books. Positive is into the account; every journal entry sums to zero per currency.
create table journal (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  reference text not null,
  at timestamptz not null,
  reverses bigint references journal
);
create index journal_reference on journal (reference);
create table postings (
  journal_id bigint not null references journal,
  line smallint not null,
  account text not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  primary key (journal_id, line)
);
create index postings_account on postings (account, currency);
-- Accounts that must not go negative; the row is the lock.
create table balances (
  account text not null,
  currency text not null,
  balance bigint not null check (balance >= 0),
  primary key (account, currency)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only: correct it by a reversal', tg_table_name;
end $$;
create trigger journal_insert_only before update or delete or truncate on journal for each statement execute function refuse_change();
create trigger postings_insert_only before update or delete or truncate on postings for each statement execute function refuse_change();
