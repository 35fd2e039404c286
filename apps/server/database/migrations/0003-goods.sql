create table currencies (
  code text primary key,
  name text not null,
  symbol text not null,
  exchange_rate text not null,
  enabled boolean not null default true,
  is_default boolean not null default false
);

create table settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

create table files (
  path text primary key,
  original_name text,
  bytes int not null,
  kind text not null,
  is_private boolean not null default false,
  created_at timestamptz not null
);

create table categories (
  id int generated always as identity primary key,
  parent_id int references categories,
  level smallint not null check (level between 1 and 3),
  position int not null,
  icon text,
  names jsonb not null
);
create index categories_parent on categories (parent_id, position);

create table products (
  id int generated always as identity primary key,
  store_id int not null references stores,
  category_id int not null references categories,
  code text not null,
  status smallint not null,
  product_type smallint not null default 0,
  pre_sell boolean not null default false,
  mold smallint not null default 0,
  pricing_mode smallint not null check (pricing_mode in (0, 1)),
  currency text not null,
  minimum int not null check (minimum > 0),
  carton_quantity int not null check (carton_quantity > 0),
  carton_weight_grams int not null check (carton_weight_grams >= 0),
  carton_volume_cm3 int not null check (carton_volume_cm3 >= 0),
  pictures text[] not null default '{}',
  delivery_tiers jsonb not null,
  -- Shown in lists and kept with the variants and tiers in one transaction.
  min_price bigint not null check (min_price >= 0),
  max_price bigint not null check (max_price >= min_price),
  sold bigint not null default 0,
  created_at timestamptz not null,
  unique (store_id, code)
);
create index products_category on products (category_id, id desc) where status = 1;
create index products_store on products (store_id, id desc);
create index products_price on products (min_price, id) where status = 1;
create index products_sold on products (sold desc, id) where status = 1;

create table product_texts (
  product_id int not null references products,
  locale text not null,
  name text not null,
  brief text not null default '',
  content text not null default '',
  unit text not null,
  specifications jsonb not null default '[]',
  primary key (product_id, locale)
);

create table product_tiers (
  product_id int not null references products,
  start_quantity int not null check (start_quantity > 0),
  price bigint not null check (price > 0),
  primary key (product_id, start_quantity)
);

create table skus (
  id int generated always as identity primary key,
  product_id int not null references products,
  position int not null,
  article text not null,
  price bigint not null check (price > 0),
  ordinary_freight bigint not null check (ordinary_freight >= 0),
  express_freight bigint not null check (express_freight >= 0),
  properties jsonb not null,
  picture text,
  is_deleted boolean not null default false
);
create index skus_product on skus (product_id, position);

create table stock (
  sku_id int primary key,
  on_hand int not null check (on_hand >= 0),
  reserved int not null default 0 check (reserved >= 0),
  check (reserved <= on_hand)
);

create table stock_reservations (
  reference text not null,
  sku_id int not null references stock,
  count int not null check (count > 0),
  fulfilled int not null default 0 check (fulfilled between 0 and count),
  released_at timestamptz,
  created_at timestamptz not null,
  primary key (reference, sku_id)
);

create table carriers (
  id int generated always as identity primary key,
  name text not null,
  home_url text
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null,
  actor_id int,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text
);

create extension if not exists pg_trgm;
create index product_texts_name on product_texts using gin (lower(name) gin_trgm_ops);
