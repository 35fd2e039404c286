-- How goods come to a buyer: 1 courier, 2 collected by the buyer, 3 handed over without a carrier, 4 brought by the store within its city.
alter table stores
  add column delivery_types smallint[] not null default '{1}' check (cardinality(delivery_types) > 0 and delivery_types <@ '{1,2,3,4}'),
  -- Names of the cities that a store brings goods to itself, as buyers write them, and its fee in minor units of the settlement currency.
  add column city_names text[] not null default '{}',
  add column city_fee bigint not null default 0 check (city_fee >= 0);

-- Where a store's goods are collected. One that is closed is offered no more; orders keep their own copy.
create table pickup_places (
  id int generated always as identity primary key,
  store_id int not null references stores,
  name text not null,
  address text not null,
  hours text not null,
  phone text not null,
  closed_at timestamptz
);
create index pickup_places_store on pickup_places (store_id) where closed_at is null;

alter table orders
  -- The part of the freight that belongs to no line: what the store takes for bringing the goods itself.
  add column delivery_fee bigint not null default 0 check (delivery_fee between 0 and freight),
  -- The place as it was called when the order was placed.
  add column pickup_place jsonb check ((pickup_place is not null) = (delivery_type = 2));

-- What a buyer shows to be given her goods. Read for the buyer alone; everybody else only proves that he knows it.
create table pickup_codes (
  order_id int primary key references orders,
  code text not null,
  issued_at timestamptz not null,
  tries smallint not null default 0,
  locked_until timestamptz,
  used_at timestamptz
);
