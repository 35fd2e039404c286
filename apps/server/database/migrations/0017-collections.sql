-- What a buyer keeps.
create table product_collections (
  user_id int not null references users,
  product_id int not null references products,
  created_at timestamptz not null,
  primary key (user_id, product_id)
);
create index product_collections_newest on product_collections (user_id, created_at desc, product_id desc);
create table store_collections (
  user_id int not null references users,
  store_id int not null references stores,
  created_at timestamptz not null,
  primary key (user_id, store_id)
);
create index store_collections_newest on store_collections (user_id, created_at desc, store_id desc);

-- What a buyer has looked at: each product once, at its latest look.
create table browse_log (
  user_id int not null references users,
  product_id int not null references products,
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create index browse_log_newest on browse_log (user_id, viewed_at desc, product_id desc);
create index browse_log_old on browse_log (viewed_at);

-- Goods by rank: over everything (category 0) and in each category of the first level. All rows are of one round.
create table product_rankings (
  category_id int not null,
  -- 0 best-selling, 1 good reviews, 2 new arrivals, 3 ordered more often than before.
  rank_type smallint not null check (rank_type between 0 and 3),
  position smallint not null check (position > 0),
  product_id int not null references products,
  made_at timestamptz not null,
  primary key (category_id, rank_type, position)
);

-- Pictures of the home page that lead to a product or a store.
create table banners (
  id int generated always as identity primary key,
  -- Empty: the picture of the product itself.
  picture text,
  type smallint not null check (type in (0, 1)),
  relation int not null,
  position smallint not null default 0,
  is_hidden boolean not null default false
);

create index orders_paid on orders (paid_at) where paid_at is not null;
create index reviews_created on reviews (created_at) where is_shown;
