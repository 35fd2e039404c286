-- Offers: lower prices of variants for a time. A store's own lowers its price; the platform's leaves the store its price, and only holds
-- for goods of stores that agreed to it. Whether one holds is asked of the clock whenever a price is read.
create table offers (
  id int generated always as identity primary key,
  -- 1 limited time · 2 special.
  offer_kind smallint not null check (offer_kind in (1, 2)),
  -- Whose it is, and so who pays for it; null is the platform.
  store_id int references stores,
  -- By language.
  titles jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  paused_at timestamptz,
  -- Ended by its owner before its time.
  ended_at timestamptz,
  created_at timestamptz not null,
  -- Of every change, and of those that stores agree to anew.
  version int not null default 1,
  terms_version int not null default 1,
  check (ends_at > starts_at)
);
create index offers_of_owner on offers (store_id, id);
create index offers_by_end on offers (ends_at) where ended_at is null;

create table offer_items (
  id int generated always as identity primary key,
  offer_id int not null references offers,
  sku_id int not null references skus,
  -- The product and the store of the variant, which never change.
  product_id int not null references products,
  store_id int not null references stores,
  -- Minor units of a piece, or whole percent off its price.
  price bigint check (price > 0),
  percent smallint check (percent between 1 and 99),
  -- Pieces in all, those of them that orders have taken, and what one buyer may take; null: without an end.
  quota int check (quota > 0),
  taken int not null default 0,
  per_buyer int check (per_buyer > 0),
  -- Whether its store agreed to these terms; to its own it has.
  agreed boolean not null,
  unique (offer_id, sku_id),
  -- Of the platform's: the highest price of the variant when its terms were written. Above it the offer does not hold, so that no store
  -- raises what the platform pays.
  price_limit bigint check (price_limit > 0),
  check ((price is null) <> (percent is null)),
  check (taken >= 0 and taken <= quota)
);
create index offer_items_by_sku on offer_items (sku_id);
create index offer_items_by_product on offer_items (product_id);
create index offer_items_by_store on offer_items (store_id, offer_id);

-- What a store said to an offer of the platform on its goods; the last answer holds.
create table offer_consents (
  offer_id int not null references offers,
  store_id int not null references stores,
  terms_version int not null,
  agreed boolean not null,
  answered_at timestamptz not null,
  account_id int not null references store_accounts,
  primary key (offer_id, store_id, terms_version)
);

-- Pieces that orders took at the price of an offer. They go back when an order ends before it was paid.
create table offer_takes (
  id bigint generated always as identity primary key,
  offer_item_id int not null references offer_items,
  user_id int not null references users,
  order_number text not null,
  count int not null check (count > 0),
  taken_at timestamptz not null,
  returned_at timestamptz,
  unique (offer_item_id, order_number)
);
create index offer_takes_of_order on offer_takes (order_number);
create index offer_takes_of_buyer on offer_takes (user_id, offer_item_id) where returned_at is null;

-- A line keeps the offer that it was bought under, and what a piece cost without it.
alter table order_items
  add column offer_id int references offers,
  add column price_before bigint,
  add check ((offer_id is null) = (price_before is null)),
  add check (price_before >= price);
create index order_items_by_offer on order_items (offer_id) where offer_id is not null;
