-- Questions of buyers for a price, and what the stores answer.
create table inquiries (
  id int generated always as identity primary key,
  user_id int not null references users,
  -- The store that is asked; none while the platform looks for one.
  store_id int references stores,
  product_id int references products,
  sku_id int references skus,
  -- 1 with the platform, 2 with a store, 3 answered.
  state smallint not null check (state between 1 and 3),
  name text not null,
  message text not null,
  quantity int not null check (quantity > 0),
  unit text not null,
  country text,
  city text not null default '',
  -- What she would like to pay for a piece, in minor units.
  target_price bigint check (target_price > 0),
  currency text not null,
  pictures text[] not null default '{}',
  created_at timestamptz not null,
  passed_at timestamptz,
  check ((state = 1) = (store_id is null))
);
create index inquiries_user on inquiries (user_id, id desc);
create index inquiries_store on inquiries (store_id, id desc) where store_id is not null;
create index inquiries_waiting on inquiries (id) where state = 1;

create table inquiry_answers (
  inquiry_id int primary key references inquiries on delete cascade,
  message text not null,
  -- For a piece, in minor units of the inquiry's currency.
  price bigint not null check (price > 0),
  minimum int not null check (minimum > 0),
  valid_until timestamptz not null,
  answered_at timestamptz not null
);
