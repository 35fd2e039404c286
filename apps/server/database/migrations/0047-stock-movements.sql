-- What happened to the stock of a variant: each row is written by the statement that changes the stock.
create table stock_movements (
  id bigint generated always as identity,
  sku_id int not null,
  kind text not null check (kind in ('opening', 'set', 'imported', 'received', 'counted', 'damaged', 'returned', 'other', 'reserved', 'released', 'shipped')),
  on_hand_change int not null,
  reserved_change int not null,
  -- After it.
  on_hand int not null check (on_hand >= 0),
  reserved int not null check (reserved between 0 and on_hand),
  -- Who holds the pieces, such as an order number; empty when nobody does.
  reference text not null default '',
  -- What else it came from: refund:<number> or import:<id>.
  cause text not null default '',
  note text not null default '',
  actor_kind text not null,
  actor_id int,
  at timestamptz not null,
  -- In the order in which the rows of the stock were locked; it serves the history of a variant.
  primary key (sku_id, id),
  check (on_hand_change <> 0 or reserved_change <> 0 or kind = 'opening')
);
create index stock_movements_at on stock_movements using brin (at);
create trigger stock_movements_insert_only before update or truncate on stock_movements
  for each statement execute function refuse_change();
-- Old ones go once their sum is kept; by the database's own clock, whatever the demo's says.
create trigger stock_movements_kept before delete on stock_movements
  for each row when (old.at > now() - interval '1 year') execute function refuse_change();

-- The sum of the movements that are kept no longer.
create table stock_carried (
  sku_id int primary key,
  on_hand int not null,
  reserved int not null
);

-- From how few free pieces on a variant is told as low: of all of a store, or of one variant.
alter table stores add column low_stock int not null default 20 check (low_stock between 0 and 1000000);
alter table stock add column low_at int check (low_at between 0 and 1000000);

-- What stood before movements were written down.
insert into stock_movements (sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, actor_kind, at)
select sku_id, 'opening', on_hand, reserved, on_hand, reserved, 'platform', now() from stock;
