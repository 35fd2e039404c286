-- Written by bin/generate.mjs from the migrations. Do not edit.

create table addresses (
  id integer not null generated always as identity,
  user_id integer not null,
  receiver text not null,
  mobile text not null,
  country text not null,
  province text not null,
  city text not null,
  area text not null,
  addr text not null,
  post_code text not null,
  is_default boolean not null default false,
  created_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id integer,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text,
  PRIMARY KEY (id)
);

create table balances (
  account text not null,
  currency text not null,
  balance bigint not null,
  CHECK ((balance >= 0)),
  PRIMARY KEY (account, currency)
);

create table carriers (
  id integer not null generated always as identity,
  name text not null,
  home_url text,
  PRIMARY KEY (id)
);

create table cart_items (
  id integer not null generated always as identity,
  user_id integer not null,
  sku_id integer not null,
  product_id integer not null,
  store_id integer not null,
  count integer not null,
  is_checked boolean not null default true,
  created_at timestamp with time zone not null,
  CHECK ((count > 0)),
  FOREIGN KEY (product_id) REFERENCES products(id),
  FOREIGN KEY (sku_id) REFERENCES skus(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (user_id, sku_id)
);

create table categories (
  id integer not null generated always as identity,
  parent_id integer,
  level smallint not null,
  position integer not null,
  icon text,
  names jsonb not null,
  CHECK (((level >= 1) AND (level <= 3))),
  FOREIGN KEY (parent_id) REFERENCES categories(id),
  PRIMARY KEY (id)
);

create table changes (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  key text not null,
  at timestamp with time zone not null default now(),
  PRIMARY KEY (id)
);

create table currencies (
  code text not null,
  name text not null,
  symbol text not null,
  exchange_rate text not null,
  enabled boolean not null default true,
  is_default boolean not null default false,
  PRIMARY KEY (code)
);

create table files (
  id integer not null generated always as identity,
  owner_kind text not null,
  owner_id integer not null,
  purpose text not null,
  state smallint not null default 1,
  path text not null,
  is_public boolean not null default false,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_for text,
  CHECK (((NOT is_public) OR (state = 2))),
  CHECK (((state >= 1) AND (state <= 3))),
  CHECK ((owner_kind = ANY (ARRAY['buyer'::text, 'seller'::text, 'operator'::text]))),
  PRIMARY KEY (id),
  UNIQUE (path)
);

create table idempotency (
  caller text not null,
  route text not null,
  key_hash bytea not null,
  body_hash bytea not null,
  answer text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (caller, route, key_hash)
);

create table import_faults (
  id bigint not null generated always as identity,
  import_id integer not null,
  line integer not null,
  product text not null,
  col text,
  value text not null,
  reason text not null,
  reason_values jsonb not null,
  FOREIGN KEY (import_id) REFERENCES imports(id),
  PRIMARY KEY (id)
);

create table imports (
  id integer not null generated always as identity,
  store_id integer not null,
  account_id integer not null,
  file_name text not null,
  bytes integer not null,
  upload text not null,
  state smallint not null,
  kind text,
  header jsonb not null default '[]'::jsonb,
  columns jsonb not null default '[]'::jsonb,
  sample jsonb not null default '[]'::jsonb,
  refusal jsonb,
  row_count integer not null default 0,
  position integer not null default 0,
  is_grouped boolean not null default false,
  created integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  refused_rows integer not null default 0,
  categories_made integer not null default 0,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  CHECK (((state >= 0) AND (state <= 5))),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id),
  UNIQUE (upload)
);

create table instance (
  only_row boolean not null default true,
  demo boolean not null,
  clock_offset_seconds bigint not null default 0,
  filled_at timestamp with time zone not null,
  CHECK (only_row),
  PRIMARY KEY (only_row)
);

create table journal (
  id bigint not null generated always as identity,
  key text not null,
  kind text not null,
  reference text not null,
  at timestamp with time zone not null,
  reverses bigint,
  FOREIGN KEY (reverses) REFERENCES journal(id),
  PRIMARY KEY (id),
  UNIQUE (key)
);

create table listed_products (
  product_id integer not null,
  store_id integer not null,
  category1 integer not null,
  category2 integer,
  category3 integer,
  min_price bigint not null,
  max_price bigint not null,
  minimum integer not null,
  delivery_days smallint not null,
  certificates text[] not null,
  sold bigint not null,
  reviews integer not null,
  score smallint not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (product_id) REFERENCES products(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (product_id)
);

create table login_keys (
  id text not null,
  private_key text not null,
  public_key text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id)
);

create table login_tries (
  subject text not null,
  at timestamp with time zone not null
);

create table mail_codes (
  id integer not null generated always as identity,
  mail text not null,
  purpose text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id)
);

create table mails (
  id integer not null generated always as identity,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamp with time zone not null,
  sent_at timestamp with time zone,
  channel text not null default 'mail'::text,
  CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  PRIMARY KEY (id)
);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

create table operators (
  id integer not null generated always as identity,
  user_name text not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (user_name)
);

create table order_items (
  id integer not null generated always as identity,
  order_id integer not null,
  product_id integer not null,
  sku_id integer not null,
  names jsonb not null,
  properties jsonb not null,
  units jsonb not null,
  article text not null,
  picture text,
  count integer not null,
  carton_quantity integer not null,
  carton_weight_grams integer not null,
  carton_volume_cm3 integer not null,
  price bigint not null,
  goods_amount bigint not null,
  reduction bigint not null default 0,
  freight_unit bigint not null,
  freight_amount bigint not null,
  shipped integer not null default 0,
  CHECK (((shipped >= 0) AND (shipped <= count))),
  CHECK ((count > 0)),
  CHECK ((freight_amount = (freight_unit * count))),
  CHECK ((goods_amount = (price * count))),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (id)
);

create table order_moves (
  id bigint not null generated always as identity,
  order_id integer not null,
  from_status smallint,
  to_status smallint not null,
  actor_kind text not null,
  actor_id integer,
  why text not null,
  at timestamp with time zone not null,
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (id)
);

create table orders (
  id integer not null generated always as identity,
  number text not null,
  user_id integer not null,
  store_id integer not null,
  status smallint not null,
  order_type smallint not null default 0,
  mold smallint not null default 0,
  payment_term smallint not null,
  transport_type smallint not null,
  delivery_type smallint not null,
  currency text not null,
  goods_total bigint not null,
  freight bigint not null,
  reduction bigint not null default 0,
  total bigint not null,
  commission_basis_points integer not null,
  days_min smallint not null,
  days_max smallint not null,
  remarks text not null default ''::text,
  address jsonb not null,
  quote_version text not null,
  pay_type smallint,
  created_at timestamp with time zone not null,
  pay_before timestamp with time zone,
  paid_at timestamp with time zone,
  shipped_at timestamp with time zone,
  receipt_due_at timestamp with time zone,
  received_at timestamp with time zone,
  claim_until timestamp with time zone,
  completed_at timestamp with time zone,
  canceled_at timestamp with time zone,
  close_type smallint,
  hidden_at timestamp with time zone,
  CHECK (((commission_basis_points >= 0) AND (commission_basis_points <= 10000))),
  CHECK (((status >= 1) AND (status <= 11))),
  CHECK ((freight >= 0)),
  CHECK ((goods_total >= 0)),
  CHECK ((reduction >= 0)),
  CHECK ((total = ((goods_total + freight) - reduction))),
  CHECK ((total >= 0)),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (number)
);

create table outdated_words (
  product_id integer not null,
  FOREIGN KEY (product_id) REFERENCES listed_products(product_id) ON DELETE CASCADE,
  PRIMARY KEY (product_id)
);

create table package_items (
  package_id integer not null,
  order_item_id integer not null,
  count integer not null,
  CHECK ((count > 0)),
  FOREIGN KEY (package_id) REFERENCES packages(id),
  PRIMARY KEY (package_id, order_item_id)
);

create table packages (
  id integer not null generated always as identity,
  order_id integer not null,
  delivery_type smallint not null,
  carrier_id integer,
  waybill text not null default ''::text,
  state smallint not null default 0,
  shipped_at timestamp with time zone not null,
  signed_at timestamp with time zone,
  overdue_at timestamp with time zone,
  FOREIGN KEY (carrier_id) REFERENCES carriers(id),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (id)
);

create table payment_cases (
  id integer not null generated always as identity,
  payment_id integer not null,
  kind text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by integer,
  note text not null default ''::text,
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  PRIMARY KEY (id)
);

create table payment_parts (
  payment_id integer not null,
  reference text not null,
  amount bigint not null,
  is_active boolean not null default true,
  CHECK ((amount >= 0)),
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  PRIMARY KEY (payment_id, reference)
);

create table payment_refunds (
  id integer not null generated always as identity,
  number text not null,
  payment_id integer not null,
  provider text not null,
  capture_id text not null,
  currency text not null,
  amount bigint not null,
  state text not null,
  provider_refund_id text,
  reason text,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  CHECK ((amount > 0)),
  CHECK ((state = ANY (ARRAY['asked'::text, 'completed'::text, 'failed'::text]))),
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  FOREIGN KEY (provider, capture_id) REFERENCES provider_captures(provider, id),
  PRIMARY KEY (id),
  UNIQUE (number)
);

create table payments (
  id integer not null generated always as identity,
  number text not null,
  user_id integer not null,
  attempt_id text not null,
  pay_type smallint not null,
  currency text not null,
  amount bigint not null,
  state text not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  provider text,
  provider_id text,
  approve_url text,
  return_url text,
  language text,
  reason text,
  unknown_since timestamp with time zone,
  news integer not null default 0,
  news_asked integer not null default 0,
  over_at timestamp with time zone,
  CHECK ((amount >= 0)),
  CHECK ((state = ANY (ARRAY['created'::text, 'waiting'::text, 'unknown'::text, 'paid'::text, 'declined'::text, 'canceled'::text, 'returned'::text, 'suspense'::text]))),
  PRIMARY KEY (id),
  UNIQUE (number)
);

create table postings (
  journal_id bigint not null,
  line smallint not null,
  account text not null,
  currency text not null,
  amount bigint not null,
  CHECK ((amount <> 0)),
  FOREIGN KEY (journal_id) REFERENCES journal(id),
  PRIMARY KEY (journal_id, line)
);

create table product_search (
  product_id integer not null,
  analyzer smallint not null default 0,
  words tsvector not null default ''::tsvector,
  vocabulary text[] not null default '{}'::text[],
  headline tsvector not null default ''::tsvector,
  FOREIGN KEY (product_id) REFERENCES listed_products(product_id) ON DELETE CASCADE,
  PRIMARY KEY (product_id)
);

create table product_texts (
  product_id integer not null,
  locale text not null,
  name text not null,
  brief text not null default ''::text,
  content text not null default ''::text,
  unit text not null,
  specifications jsonb not null default '[]'::jsonb,
  FOREIGN KEY (product_id) REFERENCES products(id),
  PRIMARY KEY (product_id, locale)
);

create table product_tiers (
  product_id integer not null,
  start_quantity integer not null,
  price bigint not null,
  CHECK ((price > 0)),
  CHECK ((start_quantity > 0)),
  FOREIGN KEY (product_id) REFERENCES products(id),
  PRIMARY KEY (product_id, start_quantity)
);

create table products (
  id integer not null generated always as identity,
  store_id integer not null,
  category_id integer not null,
  code text not null,
  status smallint not null,
  product_type smallint not null default 0,
  pre_sell boolean not null default false,
  mold smallint not null default 0,
  pricing_mode smallint not null,
  currency text not null,
  minimum integer not null,
  carton_quantity integer not null,
  carton_weight_grams integer not null,
  carton_volume_cm3 integer not null,
  pictures text[] not null default '{}'::text[],
  delivery_tiers jsonb not null,
  min_price bigint not null,
  max_price bigint not null,
  sold bigint not null default 0,
  created_at timestamp with time zone not null,
  certificates text[] not null default '{}'::text[],
  review_count integer not null default 0,
  review_score_sum integer not null default 0,
  CHECK ((carton_quantity > 0)),
  CHECK ((carton_volume_cm3 >= 0)),
  CHECK ((carton_weight_grams >= 0)),
  CHECK ((max_price >= min_price)),
  CHECK ((min_price >= 0)),
  CHECK ((minimum > 0)),
  CHECK ((pricing_mode = ANY (ARRAY[0, 1]))),
  CHECK ((review_count >= 0)),
  CHECK ((review_score_sum >= 0)),
  FOREIGN KEY (category_id) REFERENCES categories(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id),
  UNIQUE (store_id, code)
);

create table provider_captures (
  provider text not null,
  id text not null,
  payment_id integer not null,
  told_currency text not null,
  told_value text not null,
  currency text,
  amount bigint,
  applied bigint not null,
  at timestamp with time zone not null,
  CHECK (((applied >= 0) AND (applied <= COALESCE(amount, (0)::bigint)))),
  CHECK (((currency IS NULL) = (amount IS NULL))),
  CHECK ((amount > 0)),
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  PRIMARY KEY (provider, id)
);

create table provider_events (
  provider text not null,
  id text not null,
  type text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (provider, id)
);

create table provider_reversals (
  provider text not null,
  id text not null,
  payment_id integer not null,
  capture_id text not null,
  told_currency text not null,
  told_value text not null,
  amount bigint,
  from_suspense bigint not null default 0,
  at timestamp with time zone not null,
  CHECK (((from_suspense >= 0) AND (from_suspense <= COALESCE(amount, (0)::bigint)))),
  CHECK ((amount > 0)),
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  FOREIGN KEY (provider, capture_id) REFERENCES provider_captures(provider, id),
  PRIMARY KEY (provider, id)
);

create table reviews (
  id integer not null generated always as identity,
  order_item_id integer not null,
  product_id integer not null,
  sku_id integer not null,
  store_id integer not null,
  user_id integer not null,
  score smallint not null,
  content text not null,
  pictures text[] not null default '{}'::text[],
  is_anonymous boolean not null default false,
  is_shown boolean not null default true,
  created_at timestamp with time zone not null,
  reply text,
  replied_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hide_reason text,
  CHECK (((score >= 1) AND (score <= 5))),
  FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  FOREIGN KEY (product_id) REFERENCES products(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (order_item_id)
);

create table search_synonyms (
  id integer not null generated always as identity,
  words text[] not null,
  changed_at timestamp with time zone not null,
  CHECK (((cardinality(words) >= 2) AND (cardinality(words) <= 30))),
  PRIMARY KEY (id)
);

create table search_words (
  word text not null,
  lexeme text not null,
  products integer not null,
  pinyin text,
  PRIMARY KEY (word)
);

create table sessions (
  token_hash bytea not null,
  kind text not null,
  holder_id integer not null,
  store_id integer,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ip text,
  user_agent text,
  id integer not null generated always as identity,
  CHECK ((kind = ANY (ARRAY['buyer'::text, 'seller'::text, 'operator'::text]))),
  PRIMARY KEY (token_hash),
  UNIQUE (id)
);

create table settings (
  name text not null,
  value jsonb not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (name)
);

create table skus (
  id integer not null generated always as identity,
  product_id integer not null,
  position integer not null,
  article text not null,
  price bigint not null,
  ordinary_freight bigint not null,
  express_freight bigint not null,
  properties jsonb not null,
  picture text,
  is_deleted boolean not null default false,
  CHECK ((express_freight >= 0)),
  CHECK ((ordinary_freight >= 0)),
  CHECK ((price > 0)),
  FOREIGN KEY (product_id) REFERENCES products(id),
  PRIMARY KEY (id)
);

create table stock (
  sku_id integer not null,
  on_hand integer not null,
  reserved integer not null default 0,
  CHECK ((on_hand >= 0)),
  CHECK ((reserved <= on_hand)),
  CHECK ((reserved >= 0)),
  PRIMARY KEY (sku_id)
);

create table stock_reservations (
  reference text not null,
  sku_id integer not null,
  count integer not null,
  fulfilled integer not null default 0,
  released_at timestamp with time zone,
  created_at timestamp with time zone not null,
  CHECK (((fulfilled >= 0) AND (fulfilled <= count))),
  CHECK ((count > 0)),
  FOREIGN KEY (sku_id) REFERENCES stock(sku_id),
  PRIMARY KEY (reference, sku_id)
);

create table store_accounts (
  id integer not null generated always as identity,
  store_id integer not null,
  user_name text not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id),
  UNIQUE (user_name)
);

create table stores (
  id integer not null generated always as identity,
  name text not null,
  display_name text not null,
  firm_name text not null,
  city text not null,
  intro jsonb not null,
  logo text,
  type smallint not null default 0,
  badge smallint not null default 0,
  status smallint not null,
  commission_basis_points integer,
  opened_at timestamp with time zone not null,
  suspend_reason text,
  CHECK (((commission_basis_points >= 0) AND (commission_basis_points <= 10000))),
  PRIMARY KEY (id)
);

create table submits (
  user_id integer not null,
  uuid text not null,
  order_numbers text not null,
  at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, uuid)
);

create table tracking_events (
  package_id integer not null,
  sequence smallint not null,
  state smallint not null,
  lane text not null,
  station text not null,
  at timestamp with time zone not null,
  FOREIGN KEY (package_id) REFERENCES packages(id),
  PRIMARY KEY (package_id, sequence)
);

create table used_ciphertexts (
  hash bytea not null,
  at timestamp with time zone not null,
  PRIMARY KEY (hash)
);

create table users (
  id integer not null generated always as identity,
  user_name text not null,
  mail text not null,
  mobile text,
  nick_name text not null,
  password_hash text,
  picture text,
  sex text,
  birth_date date,
  level integer not null default 1,
  growth integer not null default 0,
  time_zone text not null default 'Europe/Moscow'::text,
  locale text not null default 'en'::text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  PRIMARY KEY (id)
);

create table work (
  id bigint not null generated always as identity,
  kind text not null,
  key text not null,
  payload jsonb not null,
  due_at timestamp with time zone not null,
  attempts smallint not null default 0,
  failed_at timestamp with time zone,
  last_error text,
  request_id text,
  PRIMARY KEY (id),
  UNIQUE (kind, key)
);

CREATE UNIQUE INDEX addresses_one_default ON public.addresses USING btree (user_id) WHERE is_default;
CREATE INDEX addresses_user ON public.addresses USING btree (user_id);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject, id DESC);
CREATE INDEX categories_parent ON public.categories USING btree (parent_id, "position");
CREATE INDEX changes_xid ON public.changes USING btree (xid);
CREATE INDEX files_owner ON public.files USING btree (owner_kind, owner_id, created_at);
CREATE INDEX files_unused ON public.files USING btree (created_at) WHERE (state <> 2);
CREATE INDEX files_used_for ON public.files USING btree (used_for) WHERE (used_for IS NOT NULL);
CREATE INDEX idempotency_at ON public.idempotency USING btree (at);
CREATE INDEX import_faults_line ON public.import_faults USING btree (import_id, line, id);
CREATE INDEX imports_open ON public.imports USING btree (created_at) WHERE (state = ANY (ARRAY[0, 1, 2]));
CREATE UNIQUE INDEX imports_running ON public.imports USING btree (store_id) WHERE (state = 2);
CREATE INDEX imports_store ON public.imports USING btree (store_id, id DESC);
CREATE INDEX journal_reference ON public.journal USING btree (reference);
CREATE INDEX listed_products_created ON public.listed_products USING btree (created_at, product_id);
CREATE INDEX listed_products_price ON public.listed_products USING btree (min_price, product_id);
CREATE INDEX listed_products_price1 ON public.listed_products USING btree (category1, min_price, product_id);
CREATE INDEX listed_products_price2 ON public.listed_products USING btree (category2, min_price, product_id);
CREATE INDEX listed_products_price3 ON public.listed_products USING btree (category3, min_price, product_id);
CREATE INDEX listed_products_reviews ON public.listed_products USING btree (reviews, product_id);
CREATE INDEX listed_products_sold ON public.listed_products USING btree (sold, product_id);
CREATE INDEX listed_products_store ON public.listed_products USING btree (store_id, min_price, product_id);
CREATE INDEX login_tries_subject ON public.login_tries USING btree (subject, at);
CREATE INDEX mail_codes_mail ON public.mail_codes USING btree (mail, purpose, created_at DESC);
CREATE INDEX mails_at ON public.mails USING btree (at DESC);
CREATE INDEX order_items_order ON public.order_items USING btree (order_id);
CREATE INDEX order_moves_order ON public.order_moves USING btree (order_id, id);
CREATE INDEX orders_status ON public.orders USING btree (status, id DESC);
CREATE INDEX orders_store ON public.orders USING btree (store_id, status, id DESC);
CREATE INDEX orders_user ON public.orders USING btree (user_id, id DESC);
CREATE INDEX packages_order ON public.packages USING btree (order_id);
CREATE INDEX payment_cases_list ON public.payment_cases USING btree (opened_at, id);
CREATE UNIQUE INDEX payment_cases_open ON public.payment_cases USING btree (payment_id, kind) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX payment_parts_one_active ON public.payment_parts USING btree (reference) WHERE is_active;
CREATE INDEX payment_parts_reference ON public.payment_parts USING btree (reference, payment_id DESC);
CREATE INDEX payment_refunds_payment ON public.payment_refunds USING btree (payment_id);
CREATE UNIQUE INDEX payments_attempt ON public.payments USING btree (user_id, attempt_id) WHERE (provider IS NOT NULL);
CREATE UNIQUE INDEX payments_provider_id ON public.payments USING btree (provider, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX payments_unknown ON public.payments USING btree (unknown_since) WHERE (state = 'unknown'::text);
CREATE INDEX payments_user ON public.payments USING btree (user_id, id DESC);
CREATE INDEX postings_account ON public.postings USING btree (account, currency);
CREATE INDEX product_search_behind ON public.product_search USING btree (product_id) WHERE (analyzer = 0);
CREATE INDEX product_search_first ON public.product_search USING gin (ts_filter(words, '{a,b,c}'::"char"[]));
CREATE INDEX product_search_words ON public.product_search USING gin (words);
CREATE INDEX product_texts_name ON public.product_texts USING gin (lower(name) gin_trgm_ops);
CREATE INDEX products_category ON public.products USING btree (category_id, id DESC) WHERE (status = 1);
CREATE INDEX products_price ON public.products USING btree (min_price, id) WHERE (status = 1);
CREATE INDEX products_sold ON public.products USING btree (sold DESC, id) WHERE (status = 1);
CREATE INDEX products_store ON public.products USING btree (store_id, id DESC);
CREATE INDEX provider_captures_payment ON public.provider_captures USING btree (payment_id);
CREATE INDEX provider_events_at ON public.provider_events USING btree (at);
CREATE INDEX provider_reversals_payment ON public.provider_reversals USING btree (payment_id);
CREATE INDEX reviews_product ON public.reviews USING btree (product_id, id DESC) WHERE is_shown;
CREATE INDEX reviews_store ON public.reviews USING btree (store_id, id DESC);
CREATE INDEX reviews_user ON public.reviews USING btree (user_id, id DESC);
CREATE INDEX search_words_lexeme ON public.search_words USING btree (lexeme);
CREATE INDEX search_words_likeness ON public.search_words USING gin (word gin_trgm_ops);
CREATE INDEX search_words_pinyin ON public.search_words USING btree (pinyin COLLATE "C");
CREATE INDEX search_words_prefix ON public.search_words USING btree (word COLLATE "C");
CREATE INDEX sessions_expires ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_holder ON public.sessions USING btree (kind, holder_id);
CREATE UNIQUE INDEX skus_article ON public.skus USING btree (article, product_id) WHERE (NOT is_deleted);
CREATE INDEX skus_product ON public.skus USING btree (product_id, "position");
CREATE UNIQUE INDEX stores_name ON public.stores USING btree (lower(name)) WHERE (status <> '-1'::integer);
CREATE INDEX users_created ON public.users USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX users_mail ON public.users USING btree (lower(mail));
CREATE UNIQUE INDEX users_mobile ON public.users USING btree (mobile) WHERE (mobile IS NOT NULL);
CREATE UNIQUE INDEX users_user_name ON public.users USING btree (lower(user_name));
CREATE INDEX work_due ON public.work USING btree (due_at, id);
