-- A wrong waybill is put right, and goods that were noted as sent by mistake are with their store again.
-- How often the waybill was put right, and of which of them the carrier told something.
alter table packages add column corrections smallint not null default 0;
alter table tracking_events add column correction smallint not null default 0;
-- What a package's label was said to be before.
create table former_waybills (
  package_id int not null references packages on delete cascade,
  correction smallint not null,
  carrier_id int references carriers,
  waybill text not null,
  until timestamptz not null,
  primary key (package_id, correction)
);
-- Packages that never left: the row of the package is gone, this stays.
create table undone_packages (
  package_id int primary key,
  order_id int not null references orders,
  carrier_id int references carriers,
  waybill text not null,
  shipped_at timestamptz not null,
  at timestamptz not null
);
create index undone_packages_order on undone_packages (order_id);
-- Pieces that were said to have left, and had not.
alter table stock_movements drop constraint stock_movements_kind_check;
alter table stock_movements add constraint stock_movements_kind_check
  check (kind in ('opening', 'set', 'imported', 'received', 'counted', 'damaged', 'returned', 'other', 'reserved', 'released', 'shipped', 'unshipped'));
