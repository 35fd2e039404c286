-- What a session of a buyer confirmed last: a submit without lines orders it, once. Clients of the lineage submit so.
create table confirmed_orders (
  user_id int not null references users (id),
  -- The print of the session's token; empty for a caller without one.
  session bytea not null,
  -- What was asked for, as confirm reads it.
  wanted jsonb not null,
  -- The lines of the cart as they stood: id, variant and pieces.
  lines jsonb not null,
  confirmed_at timestamptz not null,
  -- The orders it became; null until then.
  order_numbers text,
  primary key (user_id, session)
);
create index confirmed_orders_at on confirmed_orders (confirmed_at);

-- Where an address lies, in degrees, as the client told it.
alter table addresses
  add column lat double precision check (lat between -90 and 90),
  add column lng double precision check (lng between -180 and 180);
