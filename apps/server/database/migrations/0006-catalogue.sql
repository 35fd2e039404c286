-- What a product is proved to conform to, as printed on its papers: 'EAC', 'CE', 'RoHS'.
alter table products add column certificates text[] not null default '{}';
-- Fed by the reviews; kept here because lists and cards show them.
alter table products add column review_count int not null default 0 check (review_count >= 0);
alter table products add column review_score_sum int not null default 0 check (review_score_sum >= 0);

create table reviews (
  id int generated always as identity primary key,
  -- One review for a line of an order.
  order_item_id int not null unique references order_items,
  product_id int not null references products,
  sku_id int not null,
  store_id int not null references stores,
  user_id int not null references users,
  score smallint not null check (score between 1 and 5),
  content text not null,
  pictures text[] not null default '{}',
  is_anonymous boolean not null default false,
  is_shown boolean not null default true,
  created_at timestamptz not null,
  reply text,
  replied_at timestamptz
);
create index reviews_product on reviews (product_id, id desc) where is_shown;

-- One row for each product that can be opened: what lists filter, sort and count by, written with the product itself.
create table listed_products (
  product_id int primary key references products,
  store_id int not null references stores,
  category1 int not null,
  category2 int,
  category3 int,
  min_price bigint not null,
  max_price bigint not null,
  minimum int not null,
  delivery_days smallint not null,
  certificates text[] not null,
  sold bigint not null,
  reviews int not null,
  -- Mean of the reviews in hundredths of a star, 0 without any.
  score smallint not null,
  created_at timestamptz not null
);
create index listed_products_price on listed_products (min_price, product_id);
create index listed_products_price1 on listed_products (category1, min_price, product_id);
create index listed_products_price2 on listed_products (category2, min_price, product_id);
create index listed_products_price3 on listed_products (category3, min_price, product_id);
create index listed_products_store on listed_products (store_id, min_price, product_id);
create index listed_products_created on listed_products (created_at, product_id);
create index listed_products_sold on listed_products (sold, product_id);
create index listed_products_reviews on listed_products (reviews, product_id);

-- What a listed product is found by. It follows the texts; `analyzer` 0 says that it is behind. Apart from the
-- list's row, because that changes with every price and sale and words are dear to write.
create table product_search (
  product_id int primary key references listed_products on delete cascade,
  analyzer smallint not null default 0,
  words tsvector not null default '',
  -- Distinct words of names, categories and parameters as they are written, for the vocabulary.
  vocabulary text[] not null default '{}'
);
create index product_search_words on product_search using gin (words);
create index product_search_behind on product_search (product_id) where analyzer = 0;

-- Words that stand in goods, and in how many: what typing errors are mended by.
create table search_words (
  word text primary key,
  -- The dictionary form that `product_search.words` holds.
  lexeme text not null,
  products int not null
);
create index search_words_prefix on search_words (word collate "C");
create index search_words_lexeme on search_words (lexeme);
create index search_words_likeness on search_words using gin (word gin_trgm_ops);

-- Words that mean the same in any of the languages, kept by operators.
create table search_synonyms (
  id int generated always as identity primary key,
  words text[] not null check (cardinality(words) between 2 and 30),
  changed_at timestamptz not null
);
