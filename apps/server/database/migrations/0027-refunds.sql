-- What of an order has gone back. Amounts are minor units of its currency.
alter table order_items
  -- Pieces that were given up before they left: they are not sent any more.
  add column canceled int not null default 0,
  add column refunded_count int not null default 0,
  add column refunded bigint not null default 0,
  add column refunded_freight bigint not null default 0,
  add check (canceled >= 0 and shipped + canceled <= count),
  add check (refunded_count between canceled and count),
  add check (refunded between 0 and goods_amount - reduction),
  add check (refunded_freight between 0 and freight_amount);
alter table orders
  add column refunded bigint not null default 0 check (refunded >= 0),
  add column refunded_freight bigint not null default 0 check (refunded_freight between 0 and freight);
alter table payment_parts
  add column refunded bigint not null default 0 check (refunded between 0 and amount);

-- A reservation may be given up whole before anything leaves.
alter table stock_reservations drop constraint stock_reservations_count_check;
alter table stock_reservations add check (count >= 0);

create table refunds (
  id int generated always as identity primary key,
  number text not null unique,
  -- A new one each time it is applied for.
  apply_number text not null,
  order_id int not null references orders,
  -- Its number never changes.
  order_number text not null,
  -- Null: the whole order.
  order_item_id int references order_items,
  user_id int not null references users,
  store_id int not null references stores,
  apply_type smallint not null check (apply_type in (1, 2)),
  is_received boolean not null,
  status smallint not null check (status in (-1, 1, 2, 3, 4, 5, 6, 7, 10)),
  currency text not null,
  goods bigint not null check (goods >= 0),
  freight bigint not null check (freight >= 0),
  count int not null check (count > 0),
  reason text not null,
  description text not null default '',
  mobile text not null default '',
  pictures text[] not null default '{}',
  seller_note text not null default '',
  return_address text,
  parcel jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the clock decides; null where nothing is waited for, or an operator is.
  due_at timestamptz,
  done_at timestamptz,
  check (goods + freight > 0)
);
create unique index refunds_one_open on refunds (order_id, coalesce(order_item_id, 0)) where status in (1, 2, 3, 4, 7, 10);
create index refunds_order on refunds (order_id);
create index refunds_user on refunds (user_id, id desc);
create index refunds_store on refunds (store_id, status, id desc);
create index refunds_due on refunds (due_at) where due_at is not null;
create index refunds_intervening on refunds (changed_at) where status = 10;

create table refund_lines (
  refund_id int not null references refunds on delete cascade,
  order_item_id int not null references order_items,
  count int not null check (count > 0),
  -- Of these pieces, those that had not left when it was applied for.
  canceled int not null check (canceled between 0 and count),
  goods bigint not null check (goods >= 0),
  freight bigint not null check (freight >= 0),
  primary key (refund_id, order_item_id)
);
create index refund_lines_item on refund_lines (order_item_id);

create table refund_moves (
  id int generated always as identity primary key,
  refund_id int not null references refunds,
  from_status smallint,
  to_status smallint not null,
  actor_kind text not null,
  actor_id int,
  why text not null,
  note text not null default '',
  at timestamptz not null
);
create index refund_moves_refund on refund_moves (refund_id, id);

-- What the parties lay before the platform; nothing of it is changed or removed.
create table refund_evidence (
  id int generated always as identity primary key,
  refund_id int not null references refunds,
  side text not null check (side in ('buyer', 'seller')),
  description text not null,
  pictures text[] not null,
  at timestamptz not null
);
create index refund_evidence_refund on refund_evidence (refund_id, id);

-- One row each time the platform is asked to step in.
create table refund_interventions (
  id int generated always as identity primary key,
  refund_id int not null references refunds,
  reason text not null,
  description text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  decided_by int references operators,
  outcome text check (outcome in ('agreed', 'refused', 'withdrawn')),
  ruling text not null default ''
);
create unique index refund_interventions_one_open on refund_interventions (refund_id) where ended_at is null;
