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
  lat double precision,
  lng double precision,
  CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table agreement_signatures (
  id integer not null generated always as identity,
  agreement_id integer not null,
  signer_kind text not null,
  signer_id integer not null,
  signer_name text not null,
  signed_at timestamp with time zone not null,
  consent text not null,
  code_sent_to text not null,
  document text not null,
  previous text not null,
  seal text not null,
  CHECK ((signer_kind = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  PRIMARY KEY (id),
  UNIQUE (agreement_id),
  UNIQUE (seal)
);

create table agreements (
  id integer not null generated always as identity,
  number text not null,
  order_id integer not null,
  party text not null,
  state smallint not null default 1,
  paper jsonb not null,
  created_at timestamp with time zone not null,
  sign_before timestamp with time zone not null,
  ended_at timestamp with time zone,
  refusal text,
  document text,
  certificate text,
  signatory text,
  CHECK (((state <> 2) OR (document IS NOT NULL))),
  CHECK (((state = 1) = (ended_at IS NULL))),
  CHECK (((state >= 1) AND (state <= 4))),
  CHECK ((party = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (id),
  UNIQUE (number),
  UNIQUE (order_id, party)
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

create table backup_runs (
  id integer not null generated always as identity,
  at timestamp with time zone not null,
  bytes bigint not null,
  CHECK ((bytes >= 0)),
  PRIMARY KEY (id)
);

create table balance_corrections (
  id integer not null generated always as identity,
  user_id integer not null,
  currency text not null,
  amount bigint not null,
  reason text not null,
  state text not null,
  proposed_at timestamp with time zone not null,
  proposed_by integer not null,
  decided_at timestamp with time zone,
  decided_by integer,
  note text not null default ''::text,
  CHECK (((decided_by <> proposed_by) OR (state = 'refused'::text))),
  CHECK (((state = 'proposed'::text) = (decided_by IS NULL))),
  CHECK ((amount <> 0)),
  CHECK ((state = ANY (ARRAY['proposed'::text, 'done'::text, 'refused'::text]))),
  FOREIGN KEY (decided_by) REFERENCES operators(id),
  FOREIGN KEY (proposed_by) REFERENCES operators(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table balances (
  account text not null,
  currency text not null,
  balance bigint not null,
  CHECK ((balance >= 0)),
  PRIMARY KEY (account, currency)
);

create table bank_transfers (
  id integer not null generated always as identity,
  transaction_id text not null,
  told_currency text not null,
  told_value text not null,
  told_reference text not null,
  payer text not null,
  currency text,
  amount bigint,
  payment_id integer,
  state text not null,
  recorded_at timestamp with time zone not null,
  note text not null default ''::text,
  CHECK (((currency IS NULL) = (amount IS NULL))),
  CHECK (((payment_id IS NOT NULL) = (state = 'matched'::text))),
  CHECK ((amount > 0)),
  CHECK ((state = ANY (ARRAY['matched'::text, 'unmatched'::text, 'returned'::text]))),
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  PRIMARY KEY (id),
  UNIQUE (transaction_id)
);

create table banners (
  id integer not null generated always as identity,
  picture text,
  type smallint not null,
  relation integer not null,
  position smallint not null default 0,
  is_hidden boolean not null default false,
  titles jsonb not null default '{}'::jsonb,
  locales text[] not null default '{}'::text[],
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer not null default 1,
  CHECK ((type = ANY (ARRAY[0, 1]))),
  PRIMARY KEY (id)
);

create table browse_log (
  user_id integer not null,
  product_id integer not null,
  viewed_at timestamp with time zone not null,
  FOREIGN KEY (product_id) REFERENCES products(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, product_id)
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
  by_import boolean not null default false,
  is_hidden boolean not null default false,
  version integer not null default 1,
  merged_into integer,
  CHECK (((level >= 1) AND (level <= 3))),
  FOREIGN KEY (merged_into) REFERENCES categories(id) ON DELETE CASCADE,
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

create table confirmed_orders (
  user_id integer not null,
  session bytea not null,
  wanted jsonb not null,
  lines jsonb not null,
  confirmed_at timestamp with time zone not null,
  order_numbers text,
  shown jsonb,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, session)
);

create table coupon_codes (
  code text not null,
  coupon_id integer not null,
  user_coupon_id integer,
  taken_at timestamp with time zone,
  CHECK (((user_coupon_id IS NULL) = (taken_at IS NULL))),
  FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  FOREIGN KEY (user_coupon_id) REFERENCES user_coupons(id),
  PRIMARY KEY (code),
  UNIQUE (user_coupon_id)
);

create table coupon_moves (
  id bigint not null generated always as identity,
  user_coupon_id integer not null,
  kind text not null,
  order_number text not null default ''::text,
  at timestamp with time zone not null,
  CHECK ((kind = ANY (ARRAY['received'::text, 'used'::text, 'returned'::text, 'expired'::text]))),
  FOREIGN KEY (user_coupon_id) REFERENCES user_coupons(id),
  PRIMARY KEY (id)
);

create table coupon_products (
  coupon_id integer not null,
  product_id integer not null,
  FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  FOREIGN KEY (product_id) REFERENCES products(id),
  PRIMARY KEY (coupon_id, product_id)
);

create table coupon_tries (
  user_id integer not null,
  tries integer not null,
  since timestamp with time zone not null,
  CHECK ((tries >= 0)),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id)
);

create table coupons (
  id integer not null generated always as identity,
  scope smallint not null,
  store_id integer,
  names jsonb not null,
  coupon_type smallint not null,
  currency text not null,
  least bigint not null,
  amount bigint,
  basis_points integer,
  max_reduce bigint,
  category_id integer,
  issue_total integer,
  issued integer not null default 0,
  per_buyer integer not null,
  claim_from timestamp with time zone not null,
  claim_to timestamp with time zone not null,
  validity smallint not null,
  valid_from timestamp with time zone,
  valid_to timestamp with time zone,
  valid_days integer,
  budget bigint,
  promised bigint not null default 0,
  by_code boolean not null default false,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  CHECK (("least" >= 0)),
  CHECK ((((coupon_type = 1) = (amount IS NOT NULL)) AND ((coupon_type = 2) = (basis_points IS NOT NULL)))),
  CHECK ((((validity = 1) = (valid_to IS NOT NULL)) AND ((validity = 1) = (valid_from IS NOT NULL)) AND ((validity = 2) = (valid_days IS NOT NULL)))),
  CHECK (((basis_points >= 1) AND (basis_points <= 9999))),
  CHECK (((budget IS NULL) OR (amount IS NOT NULL) OR (max_reduce IS NOT NULL))),
  CHECK (((coupon_type = 2) OR (max_reduce IS NULL))),
  CHECK (((issued >= 0) AND (issued <= issue_total))),
  CHECK (((promised >= 0) AND (promised <= budget))),
  CHECK (((scope <> 2) OR (store_id IS NOT NULL))),
  CHECK (((scope <> ALL (ARRAY[0, 1])) OR (store_id IS NULL))),
  CHECK (((scope = 1) = (category_id IS NOT NULL))),
  CHECK (((scope >= 0) AND (scope <= 3))),
  CHECK ((amount > 0)),
  CHECK ((budget > 0)),
  CHECK ((claim_to > claim_from)),
  CHECK ((coupon_type = ANY (ARRAY[1, 2]))),
  CHECK ((issue_total > 0)),
  CHECK ((max_reduce > 0)),
  CHECK ((per_buyer > 0)),
  CHECK ((valid_days > 0)),
  CHECK ((valid_to > valid_from)),
  CHECK ((validity = ANY (ARRAY[1, 2]))),
  FOREIGN KEY (currency) REFERENCES currencies(code),
  FOREIGN KEY (store_id) REFERENCES stores(id),
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

create table demo_steps (
  key text not null,
  answer text not null,
  PRIMARY KEY (key)
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
  name text,
  CHECK (((NOT is_public) OR (state = 2))),
  CHECK (((state >= 1) AND (state <= 3))),
  CHECK ((owner_kind = ANY (ARRAY['buyer'::text, 'seller'::text, 'operator'::text]))),
  PRIMARY KEY (id),
  UNIQUE (path)
);

create table former_waybills (
  package_id integer not null,
  correction smallint not null,
  carrier_id integer,
  waybill text not null,
  until timestamp with time zone not null,
  FOREIGN KEY (carrier_id) REFERENCES carriers(id),
  FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE CASCADE,
  PRIMARY KEY (package_id, correction)
);

create table freight_templates (
  id integer not null generated always as identity,
  store_id integer not null,
  name text not null,
  measure smallint not null,
  ordinary_first integer not null,
  ordinary_first_fee bigint not null,
  ordinary_further integer not null,
  ordinary_further_fee bigint not null,
  express_first integer,
  express_first_fee bigint,
  express_further integer,
  express_further_fee bigint,
  version integer not null default 1,
  CHECK (((measure >= 0) AND (measure <= 2))),
  CHECK ((express_first > 0)),
  CHECK ((express_first_fee >= 0)),
  CHECK ((express_further > 0)),
  CHECK ((express_further_fee >= 0)),
  CHECK ((name <> ''::text)),
  CHECK ((num_nulls(express_first, express_first_fee, express_further, express_further_fee) = ANY (ARRAY[0, 4]))),
  CHECK ((ordinary_first > 0)),
  CHECK ((ordinary_first_fee >= 0)),
  CHECK ((ordinary_further > 0)),
  CHECK ((ordinary_further_fee >= 0)),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id)
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
  stock_raised jsonb,
  file_changed_at timestamp with time zone,
  CHECK (((state >= 0) AND (state <= 5))),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id),
  UNIQUE (upload)
);

create table inquiries (
  id integer not null generated always as identity,
  user_id integer not null,
  store_id integer,
  product_id integer,
  sku_id integer,
  state smallint not null,
  name text not null,
  message text not null,
  quantity integer not null,
  unit text not null,
  country text,
  city text not null default ''::text,
  target_price bigint,
  currency text not null,
  files text[] not null default '{}'::text[],
  created_at timestamp with time zone not null,
  passed_at timestamp with time zone,
  category_id integer,
  valid_days integer,
  delivery_days integer,
  CHECK (((state = 1) = (store_id IS NULL))),
  CHECK (((state >= 1) AND (state <= 3))),
  CHECK ((delivery_days > 0)),
  CHECK ((quantity > 0)),
  CHECK ((target_price > 0)),
  CHECK ((valid_days > 0)),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL,
  FOREIGN KEY (product_id) REFERENCES products(id),
  FOREIGN KEY (sku_id) REFERENCES skus(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table inquiry_answers (
  inquiry_id integer not null,
  message text not null,
  price bigint not null,
  minimum integer not null,
  valid_until timestamp with time zone not null,
  answered_at timestamp with time zone not null,
  lead_days integer,
  CHECK ((lead_days > 0)),
  CHECK ((minimum > 0)),
  CHECK ((price > 0)),
  FOREIGN KEY (inquiry_id) REFERENCES inquiries(id) ON DELETE CASCADE,
  PRIMARY KEY (inquiry_id)
);

create table instance (
  only_row boolean not null default true,
  demo boolean not null,
  clock_offset_seconds bigint not null default 0,
  filled_at timestamp with time zone not null,
  archived_until timestamp with time zone,
  archive_failed_at timestamp with time zone,
  backed_up_at timestamp with time zone,
  CHECK (only_row),
  PRIMARY KEY (only_row)
);

create table invoice_moves (
  id integer not null generated always as identity,
  invoice_id integer not null,
  status smallint not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id integer not null,
  reason text not null default ''::text,
  title jsonb not null,
  CHECK (((status >= 1) AND (status <= 3))),
  CHECK ((actor_kind = ANY (ARRAY['buyer'::text, 'operator'::text]))),
  FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  PRIMARY KEY (id)
);

create table invoice_numbers (
  issuer text not null,
  year smallint not null,
  last integer not null,
  CHECK ((last > 0)),
  PRIMARY KEY (issuer, year)
);

create table invoice_orders (
  invoice_id integer not null,
  order_id integer not null,
  order_number text not null,
  amount bigint not null,
  is_living boolean not null default true,
  CHECK ((amount > 0)),
  FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (invoice_id, order_id)
);

create table invoice_titles (
  id integer not null generated always as identity,
  user_id integer not null,
  header_type smallint not null,
  name text not null,
  country text not null,
  tax_number text not null,
  registration_code text not null,
  address text not null,
  is_default boolean not null default false,
  used_at timestamp with time zone not null,
  signatory text not null default ''::text,
  basis text not null default ''::text,
  CHECK (((header_type = 1) = (tax_number <> ''::text))),
  CHECK ((header_type = ANY (ARRAY[1, 2]))),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (user_id, header_type, name, country, tax_number, registration_code)
);

create table invoices (
  id integer not null generated always as identity,
  user_id integer not null,
  status smallint not null default 1,
  header_type smallint not null,
  name text not null,
  country text not null,
  tax_number text not null,
  registration_code text not null,
  address text not null,
  locale text not null,
  currency text not null,
  amount bigint not null,
  applied_at timestamp with time zone not null,
  issuer text not null default 'platform'::text,
  year smallint,
  sequence integer,
  number text,
  issued_at timestamp with time zone,
  issued_by integer,
  failed_at timestamp with time zone,
  reason text not null default ''::text,
  paper jsonb,
  document text,
  CHECK (((document IS NULL) OR (status = 2))),
  CHECK (((status = 2) = ((issued_at IS NOT NULL) AND (issued_by IS NOT NULL) AND (year IS NOT NULL) AND (sequence IS NOT NULL) AND (paper IS NOT NULL)))),
  CHECK (((status = 2) = (number IS NOT NULL))),
  CHECK (((status = 3) = (failed_at IS NOT NULL))),
  CHECK (((status >= 1) AND (status <= 3))),
  CHECK ((amount > 0)),
  CHECK ((header_type = ANY (ARRAY[1, 2]))),
  CHECK ((sequence > 0)),
  FOREIGN KEY (issued_by) REFERENCES operators(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (issuer, year, sequence),
  UNIQUE (number)
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

create table known_browsers (
  id integer not null generated always as identity,
  kind text not null,
  holder_id integer not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  CHECK ((kind = ANY (ARRAY['buyer'::text, 'seller'::text, 'operator'::text]))),
  PRIMARY KEY (id),
  UNIQUE (kind, token_hash, holder_id)
);

create table late_cash (
  reference text not null,
  order_number text not null,
  currency text not null,
  amount bigint not null,
  goes_to text not null,
  reason text not null,
  recorded_at timestamp with time zone not null,
  recorded_by integer not null,
  CHECK ((amount > 0)),
  CHECK ((goes_to = ANY (ARRAY['store'::text, 'buyer'::text]))),
  FOREIGN KEY (order_number) REFERENCES orders(number),
  FOREIGN KEY (recorded_by) REFERENCES operators(id),
  PRIMARY KEY (reference)
);

create table list_views (
  audience text not null,
  account_id integer not null,
  list text not null,
  columns text[] not null default '{}'::text[],
  views jsonb not null default '[]'::jsonb,
  default_view integer,
  version integer not null default 1,
  CHECK ((audience = ANY (ARRAY['seller'::text, 'operator'::text]))),
  PRIMARY KEY (audience, account_id, list)
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
  holder_kind text,
  holder_id integer,
  CHECK (((holder_kind IS NULL) = (holder_id IS NULL))),
  CHECK ((holder_kind = ANY (ARRAY['buyer'::text, 'seller'::text, 'operator'::text]))),
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

create table notices (
  id integer not null generated always as identity,
  texts jsonb not null,
  is_top boolean not null default false,
  published_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  CHECK (((jsonb_typeof(texts) = 'object'::text) AND (texts <> '{}'::jsonb))),
  PRIMARY KEY (id)
);

create table offer_consents (
  offer_id integer not null,
  store_id integer not null,
  terms_version integer not null,
  agreed boolean not null,
  answered_at timestamp with time zone not null,
  account_id integer not null,
  FOREIGN KEY (account_id) REFERENCES store_accounts(id),
  FOREIGN KEY (offer_id) REFERENCES offers(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (offer_id, store_id, terms_version)
);

create table offer_items (
  id integer not null generated always as identity,
  offer_id integer not null,
  sku_id integer not null,
  product_id integer not null,
  store_id integer not null,
  price bigint,
  percent smallint,
  quota integer,
  taken integer not null default 0,
  per_buyer integer,
  agreed boolean not null,
  price_limit bigint,
  CHECK (((percent >= 1) AND (percent <= 99))),
  CHECK (((price IS NULL) <> (percent IS NULL))),
  CHECK (((taken >= 0) AND (taken <= quota))),
  CHECK ((per_buyer > 0)),
  CHECK ((price > 0)),
  CHECK ((price_limit > 0)),
  CHECK ((quota > 0)),
  FOREIGN KEY (offer_id) REFERENCES offers(id),
  FOREIGN KEY (product_id) REFERENCES products(id),
  FOREIGN KEY (sku_id) REFERENCES skus(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id),
  UNIQUE (offer_id, sku_id)
);

create table offer_takes (
  id bigint not null generated always as identity,
  offer_item_id integer not null,
  user_id integer not null,
  order_number text not null,
  count integer not null,
  taken_at timestamp with time zone not null,
  returned_at timestamp with time zone,
  CHECK ((count > 0)),
  FOREIGN KEY (offer_item_id) REFERENCES offer_items(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (offer_item_id, order_number)
);

create table offers (
  id integer not null generated always as identity,
  offer_kind smallint not null,
  store_id integer,
  titles jsonb not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  paused_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  terms_version integer not null default 1,
  CHECK ((ends_at > starts_at)),
  CHECK ((offer_kind = ANY (ARRAY[1, 2]))),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id)
);

create table operators (
  id integer not null generated always as identity,
  user_name text not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  mail text,
  areas text[],
  locked_at timestamp with time zone,
  lock_reason text,
  hands integer[] not null default '{}'::integer[],
  own_password boolean not null default true,
  CHECK (((cardinality(areas) > 0) AND (areas <@ ARRAY['trade'::text, 'money'::text, 'people'::text, 'stores'::text, 'goods'::text, 'content'::text, 'settings'::text, 'staff'::text]))),
  CHECK (((locked_at IS NULL) = (lock_reason IS NULL))),
  PRIMARY KEY (id),
  UNIQUE (user_name)
);

create table order_instalments (
  order_id integer not null,
  sequence smallint not null,
  stage smallint not null,
  percent smallint not null,
  amount bigint not null,
  reference text not null,
  due_at timestamp with time zone,
  paid_at timestamp with time zone,
  overdue_at timestamp with time zone,
  CHECK (((percent >= 1) AND (percent <= 100))),
  CHECK (((sequence >= 1) AND (sequence <= 3))),
  CHECK (((stage >= 1) AND (stage <= 3))),
  CHECK ((amount > 0)),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (order_id, sequence),
  UNIQUE (reference)
);

create table order_item_shares (
  order_item_id integer not null,
  kind text not null,
  owner text not null,
  source text not null default ''::text,
  amount bigint not null,
  CHECK ((amount > 0)),
  CHECK ((kind = ANY (ARRAY['offer'::text, 'combo'::text, 'storeCoupon'::text, 'platformCoupon'::text, 'member'::text, 'points'::text, 'freight'::text]))),
  CHECK ((owner = ANY (ARRAY['store'::text, 'platform'::text]))),
  FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  PRIMARY KEY (order_item_id, kind, owner, source)
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
  freight_unit bigint,
  freight_amount bigint not null,
  shipped integer not null default 0,
  canceled integer not null default 0,
  refunded_count integer not null default 0,
  refunded bigint not null default 0,
  refunded_freight bigint not null default 0,
  points integer not null default 0,
  points_amount bigint not null default 0,
  refunded_points integer not null default 0,
  refunded_points_amount bigint not null default 0,
  voucher jsonb,
  is_gift boolean not null default false,
  gift_of integer,
  gift_value bigint not null default 0,
  gift_kept integer not null default 0,
  no_reason boolean not null default true,
  origin text not null default ''::text,
  promotion_paid bigint not null default 0,
  freight_platform bigint not null default 0,
  freight_store bigint not null default 0,
  refunded_promotion_paid bigint not null default 0,
  refunded_freight_platform bigint not null default 0,
  refunded_freight_store bigint not null default 0,
  sold integer not null default 0,
  offer_id integer,
  price_before bigint,
  CHECK (((canceled >= 0) AND ((shipped + canceled) <= count))),
  CHECK (((freight_amount >= 0) AND ((freight_unit IS NULL) OR (((freight_amount + freight_platform) + freight_store) = (freight_unit * count))))),
  CHECK (((gift_kept >= 0) AND (gift_kept <= (count - refunded_count)))),
  CHECK (((NOT is_gift) OR (goods_amount = 0))),
  CHECK (((offer_id IS NULL) = (price_before IS NULL))),
  CHECK (((points_amount >= 0) AND (points_amount <= reduction))),
  CHECK (((promotion_paid >= 0) AND ((points_amount + promotion_paid) <= reduction) AND ((refunded_promotion_paid >= 0) AND (refunded_promotion_paid <= promotion_paid)) AND ((refunded_freight_platform >= 0) AND (refunded_freight_platform <= freight_platform)) AND ((refunded_freight_store >= 0) AND (refunded_freight_store <= freight_store)))),
  CHECK (((refunded >= 0) AND (refunded <= (goods_amount - reduction)))),
  CHECK (((refunded_count >= canceled) AND (refunded_count <= count))),
  CHECK (((refunded_freight >= 0) AND (refunded_freight <= freight_amount))),
  CHECK (((refunded_points >= 0) AND (refunded_points <= points))),
  CHECK (((refunded_points_amount >= 0) AND (refunded_points_amount <= points_amount))),
  CHECK (((shipped >= 0) AND (shipped <= count))),
  CHECK ((count > 0)),
  CHECK ((gift_value >= 0)),
  CHECK ((goods_amount = (price * count))),
  CHECK ((is_gift OR ((gift_of IS NULL) AND (gift_value = 0)))),
  CHECK ((is_gift OR (gift_kept = 0))),
  CHECK ((points >= 0)),
  CHECK ((price_before >= price)),
  CHECK ((sold >= 0)),
  FOREIGN KEY (gift_of) REFERENCES order_items(id),
  FOREIGN KEY (offer_id) REFERENCES offers(id),
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
  address jsonb,
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
  ship_days smallint not null default 3,
  claim_days smallint not null default 7,
  pay_extended boolean not null default false,
  refunded bigint not null default 0,
  refunded_freight bigint not null default 0,
  delivery_fee bigint not null default 0,
  pickup_place jsonb,
  points integer not null default 0,
  points_amount bigint not null default 0,
  refunded_points integer not null default 0,
  refunded_points_amount bigint not null default 0,
  close_reason text,
  group_completed_at timestamp with time zone,
  buyer jsonb,
  packing_at timestamp with time zone,
  invoice_type smallint not null default 1,
  promotion_paid bigint not null default 0,
  freight_platform bigint not null default 0,
  freight_store bigint not null default 0,
  refunded_promotion_paid bigint not null default 0,
  refunded_freight_platform bigint not null default 0,
  refunded_freight_store bigint not null default 0,
  door_term text,
  CHECK (((address IS NULL) = (mold = 1))),
  CHECK (((commission_basis_points >= 0) AND (commission_basis_points <= 10000))),
  CHECK (((delivery_fee >= 0) AND (delivery_fee <= freight))),
  CHECK (((group_completed_at IS NULL) OR ((order_type = 1) AND (status <> 7)))),
  CHECK (((pickup_place IS NOT NULL) = (delivery_type = 2))),
  CHECK (((points = 0) OR (payment_term = 1))),
  CHECK (((points > 0) = (points_amount > 0))),
  CHECK (((points_amount >= 0) AND (points_amount <= reduction))),
  CHECK (((promotion_paid >= 0) AND ((points_amount + promotion_paid) <= reduction) AND ((refunded_promotion_paid >= 0) AND (refunded_promotion_paid <= promotion_paid)) AND ((refunded_freight_platform >= 0) AND (refunded_freight_platform <= freight_platform)) AND ((refunded_freight_store >= 0) AND (refunded_freight_store <= freight_store)))),
  CHECK (((refunded_freight >= 0) AND (refunded_freight <= freight))),
  CHECK (((refunded_points >= 0) AND (refunded_points <= points))),
  CHECK (((refunded_points_amount >= 0) AND (refunded_points_amount <= points_amount))),
  CHECK (((status >= 1) AND (status <= 11))),
  CHECK ((claim_days > 0)),
  CHECK ((door_term = ANY (ARRAY['DAP'::text, 'DDP'::text]))),
  CHECK ((freight >= 0)),
  CHECK ((goods_total >= 0)),
  CHECK ((invoice_type = ANY (ARRAY[1, 2]))),
  CHECK ((points >= 0)),
  CHECK ((reduction >= 0)),
  CHECK ((refunded >= 0)),
  CHECK ((ship_days >= 0)),
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
  order_id integer,
  delivery_type smallint not null,
  carrier_id integer,
  waybill text not null default ''::text,
  state smallint not null default 0,
  shipped_at timestamp with time zone not null,
  signed_at timestamp with time zone,
  overdue_at timestamp with time zone,
  corrections smallint not null default 0,
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
  refunded bigint not null default 0,
  balance_amount bigint not null default 0,
  CHECK (((balance_amount >= 0) AND (balance_amount <= amount))),
  CHECK (((refunded >= 0) AND (refunded <= amount))),
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
  code_url text,
  expires_at timestamp with time zone,
  balance_amount bigint not null default 0,
  CHECK (((balance_amount = 0) OR ((balance_amount >= 1) AND (balance_amount <= (amount - 1))))),
  CHECK ((amount >= 0)),
  CHECK ((state = ANY (ARRAY['created'::text, 'waiting'::text, 'unknown'::text, 'paid'::text, 'declined'::text, 'canceled'::text, 'returned'::text, 'suspense'::text]))),
  PRIMARY KEY (id),
  UNIQUE (number)
);

create table payouts (
  id integer not null generated always as identity,
  number text not null,
  store_id integer,
  currency text not null,
  amount bigint not null,
  state text not null,
  bank jsonb not null,
  asked_at timestamp with time zone not null,
  asked_by integer not null,
  approved_at timestamp with time zone,
  approved_by integer,
  ended_at timestamp with time zone,
  ended_by integer,
  bank_reference text,
  reason text not null default ''::text,
  approved_hands integer[] not null default '{}'::integer[],
  user_id integer,
  account_since timestamp with time zone,
  CHECK (((state <> 'paid'::text) OR (approved_by <> ended_by))) NOT VALID,
  CHECK (((state = ANY (ARRAY['paid'::text, 'returned'::text])) = (bank_reference IS NOT NULL))),
  CHECK ((amount > 0)),
  CHECK ((num_nonnulls(store_id, user_id) = 1)),
  CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'paid'::text, 'refused'::text, 'canceled'::text, 'returned'::text]))),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (number)
);

create table pickup_codes (
  order_id integer not null,
  code text not null,
  issued_at timestamp with time zone not null,
  tries smallint not null default 0,
  locked_until timestamp with time zone,
  used_at timestamp with time zone,
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (order_id)
);

create table pickup_places (
  id integer not null generated always as identity,
  store_id integer not null,
  name text not null,
  address text not null,
  hours text not null,
  phone text not null,
  closed_at timestamp with time zone,
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id)
);

create table point_corrections (
  id integer not null generated always as identity,
  user_id integer not null,
  amount integer not null,
  reason text not null,
  state text not null,
  proposed_at timestamp with time zone not null,
  proposed_by integer not null,
  decided_at timestamp with time zone,
  decided_by integer,
  note text not null default ''::text,
  CHECK (((decided_by <> proposed_by) OR (state = 'refused'::text))),
  CHECK (((state = 'proposed'::text) = (decided_by IS NULL))),
  CHECK ((amount <> 0)),
  CHECK ((state = ANY (ARRAY['proposed'::text, 'done'::text, 'refused'::text]))),
  FOREIGN KEY (decided_by) REFERENCES operators(id),
  FOREIGN KEY (proposed_by) REFERENCES operators(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table point_entries (
  id bigint not null generated always as identity,
  lot_id integer not null,
  kind text not null,
  amount integer not null,
  reference text not null,
  cause text not null default ''::text,
  at timestamp with time zone not null,
  CHECK (((kind = 'correction'::text) OR ((amount > 0) = (kind = ANY (ARRAY['grant'::text, 'giveBack'::text]))))),
  CHECK ((amount <> 0)),
  CHECK ((kind = ANY (ARRAY['grant'::text, 'spend'::text, 'giveBack'::text, 'takeBack'::text, 'expire'::text, 'correction'::text]))),
  FOREIGN KEY (lot_id) REFERENCES point_lots(id),
  PRIMARY KEY (id)
);

create table point_lots (
  id integer not null generated always as identity,
  user_id integer not null,
  source text not null,
  reference text not null,
  amount integer not null,
  remaining integer not null,
  obtained_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  CHECK (((remaining >= 0) AND (remaining <= amount))),
  CHECK ((amount > 0)),
  CHECK ((expires_at > obtained_at)),
  CHECK ((source = ANY (ARRAY['order'::text, 'correction'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (source, reference)
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

create table product_certificates (
  id integer not null generated always as identity,
  product_id integer not null,
  name text not null,
  number text not null,
  issued_on date not null,
  valid_until date,
  body text not null,
  holder text,
  document text,
  changed_at timestamp with time zone not null,
  CHECK ((body <> ''::text)),
  CHECK ((issued_on >= '1990-01-01'::date)),
  CHECK ((number <> ''::text)),
  CHECK ((valid_until >= issued_on)),
  FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (product_id, name)
);

create table product_collections (
  user_id integer not null,
  product_id integer not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (product_id) REFERENCES products(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, product_id)
);

create table product_rankings (
  category_id integer not null,
  rank_type smallint not null,
  position smallint not null,
  product_id integer not null,
  made_at timestamp with time zone not null,
  CHECK (("position" > 0)),
  CHECK (((rank_type >= 0) AND (rank_type <= 3))),
  FOREIGN KEY (product_id) REFERENCES products(id),
  PRIMARY KEY (category_id, rank_type, "position")
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

create table product_submissions (
  id integer not null generated always as identity,
  product_id integer not null,
  round integer not null,
  state smallint not null default 1,
  is_first boolean not null,
  face jsonb not null,
  submitted_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by integer,
  remarks jsonb not null default '{}'::jsonb,
  told_at timestamp with time zone,
  CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  CHECK (((state <> ALL (ARRAY[2, 3])) OR (decided_at IS NOT NULL))),
  CHECK (((state >= 1) AND (state <= 4))),
  CHECK ((round > 0)),
  FOREIGN KEY (decided_by) REFERENCES operators(id),
  FOREIGN KEY (product_id) REFERENCES products(id),
  PRIMARY KEY (id),
  UNIQUE (product_id, round)
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
  voucher jsonb,
  freight_template_id integer,
  is_freight_free boolean not null default false,
  no_reason boolean not null default true,
  origin text not null default ''::text,
  CHECK ((((mold = 1) = (voucher IS NOT NULL)) AND ((mold <> 1) OR (carton_quantity = 1)))),
  CHECK (((freight_template_id IS NULL) OR (NOT is_freight_free))),
  CHECK ((carton_quantity > 0)),
  CHECK ((carton_volume_cm3 >= 0)),
  CHECK ((carton_weight_grams >= 0)),
  CHECK ((max_price >= min_price)),
  CHECK ((min_price >= 0)),
  CHECK ((minimum > 0)),
  CHECK ((origin ~ '^([A-Z]{2})?$'::text)),
  CHECK ((pricing_mode = ANY (ARRAY[0, 1]))),
  CHECK ((review_count >= 0)),
  CHECK ((review_score_sum >= 0)),
  FOREIGN KEY (category_id) REFERENCES categories(id),
  FOREIGN KEY (freight_template_id) REFERENCES freight_templates(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id),
  UNIQUE (store_id, code)
);

create table proof_runs (
  id integer not null generated always as identity,
  at timestamp with time zone not null,
  differences jsonb not null,
  PRIMARY KEY (id)
);

create table proposals (
  id integer not null generated always as identity,
  kind text not null,
  subject text not null,
  input jsonb not null,
  amount bigint not null,
  currency text,
  reason text not null,
  waits text,
  state text not null default 'proposed'::text,
  proposed_at timestamp with time zone not null,
  proposed_by integer not null,
  decided_at timestamp with time zone,
  decided_by integer,
  note text not null default ''::text,
  former text,
  booked_as text not null default COALESCE(former, ('proposal:'::text || (id)::text)),
  proposed_hands integer[] not null default '{}'::integer[],
  taken_from integer,
  locale text not null default 'en'::text,
  preview jsonb,
  done jsonb,
  taken_locale text,
  CHECK (((amount = 0) = (kind = 'bank'::text))),
  CHECK (((currency IS NULL) = (kind = ANY (ARRAY['points'::text, 'level'::text, 'bank'::text])))),
  CHECK (((decided_by <> proposed_by) OR (state = 'refused'::text))),
  CHECK (((state = 'proposed'::text) = (decided_by IS NULL))),
  CHECK ((kind = ANY (ARRAY['balance'::text, 'points'::text, 'grant'::text, 'settle'::text, 'cash'::text, 'transfer'::text, 'limit'::text, 'lateCash'::text, 'level'::text, 'bank'::text]))),
  CHECK ((state = ANY (ARRAY['proposed'::text, 'done'::text, 'refused'::text]))),
  FOREIGN KEY (decided_by) REFERENCES operators(id),
  FOREIGN KEY (proposed_by) REFERENCES operators(id),
  FOREIGN KEY (taken_from) REFERENCES operators(id),
  PRIMARY KEY (id)
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
  held bigint not null default 0,
  covered bigint not null default 0,
  CHECK (((from_suspense >= 0) AND (from_suspense <= COALESCE(amount, (0)::bigint)))),
  CHECK ((amount > 0)),
  CHECK ((covered >= 0)),
  CHECK ((held >= 0)),
  FOREIGN KEY (payment_id) REFERENCES payments(id),
  FOREIGN KEY (provider, capture_id) REFERENCES provider_captures(provider, id),
  PRIMARY KEY (provider, id)
);

create table refund_evidence (
  id integer not null generated always as identity,
  refund_id integer not null,
  side text not null,
  description text not null,
  pictures text[] not null,
  at timestamp with time zone not null,
  CHECK ((side = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  FOREIGN KEY (refund_id) REFERENCES refunds(id),
  PRIMARY KEY (id)
);

create table refund_interventions (
  id integer not null generated always as identity,
  refund_id integer not null,
  reason text not null,
  description text not null,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  decided_by integer,
  outcome text,
  ruling text not null default ''::text,
  ruling_locale text,
  store_ruling text not null default ''::text,
  store_ruling_locale text,
  CHECK ((outcome = ANY (ARRAY['agreed'::text, 'refused'::text, 'withdrawn'::text]))),
  FOREIGN KEY (decided_by) REFERENCES operators(id),
  FOREIGN KEY (refund_id) REFERENCES refunds(id),
  PRIMARY KEY (id)
);

create table refund_lines (
  refund_id integer not null,
  order_item_id integer not null,
  count integer not null,
  canceled integer not null,
  goods bigint not null,
  freight bigint not null,
  points integer not null default 0,
  points_amount bigint not null default 0,
  gift_kept integer not null default 0,
  gift_value bigint not null default 0,
  fault_freight bigint not null default 0,
  promotion_paid bigint not null default 0,
  freight_platform bigint not null default 0,
  freight_store bigint not null default 0,
  CHECK (((canceled >= 0) AND (canceled <= count))),
  CHECK (((fault_freight >= 0) AND (fault_freight <= freight))),
  CHECK ((count >= 0)),
  CHECK ((freight >= 0)),
  CHECK ((freight_platform >= 0)),
  CHECK ((freight_store >= 0)),
  CHECK ((gift_kept >= 0)),
  CHECK ((gift_value >= 0)),
  CHECK ((goods >= 0)),
  CHECK ((points >= 0)),
  CHECK ((points_amount >= 0)),
  CHECK ((promotion_paid >= 0)),
  FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  FOREIGN KEY (refund_id) REFERENCES refunds(id) ON DELETE CASCADE,
  PRIMARY KEY (refund_id, order_item_id)
);

create table refund_moves (
  id integer not null generated always as identity,
  refund_id integer not null,
  from_status smallint,
  to_status smallint not null,
  actor_kind text not null,
  actor_id integer,
  why text not null,
  note text not null default ''::text,
  at timestamp with time zone not null,
  locale text,
  store_note text not null default ''::text,
  store_locale text,
  FOREIGN KEY (refund_id) REFERENCES refunds(id),
  PRIMARY KEY (id)
);

create table refund_offer_lines (
  offer_id integer not null,
  order_item_id integer not null,
  count integer not null,
  canceled integer not null default 0,
  CHECK (((canceled >= 0) AND (canceled <= count))),
  CHECK ((count > 0)),
  FOREIGN KEY (offer_id) REFERENCES refund_offers(id),
  FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  PRIMARY KEY (offer_id, order_item_id)
);

create table refund_offers (
  id integer not null generated always as identity,
  refund_id integer not null,
  amount bigint not null,
  pieces integer,
  words text not null,
  at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  answer_by timestamp with time zone,
  effect text,
  CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  CHECK ((amount > 0)),
  CHECK ((effect = ANY (ARRAY['reduction'::text, 'kept'::text, 'notSent'::text, 'partNotSent'::text]))),
  CHECK ((outcome = ANY (ARRAY['accepted'::text, 'declined'::text, 'lapsed'::text, 'withdrawn'::text]))),
  CHECK ((pieces > 0)),
  FOREIGN KEY (refund_id) REFERENCES refunds(id),
  PRIMARY KEY (id)
);

create table refund_parcels (
  refund_id integer not null,
  number smallint not null,
  carrier_id integer not null,
  carrier_name text not null,
  waybill text not null,
  mobile text not null,
  remarks text not null,
  pictures text[] not null,
  package_id integer,
  at timestamp with time zone not null,
  CHECK ((number > 0)),
  FOREIGN KEY (package_id) REFERENCES packages(id),
  FOREIGN KEY (refund_id) REFERENCES refunds(id),
  PRIMARY KEY (refund_id, number)
);

create table refund_wish_lines (
  refund_id integer not null,
  number smallint not null,
  order_item_id integer not null,
  count integer not null,
  goods bigint not null,
  freight bigint not null,
  gift_kept integer not null,
  gift_value bigint not null,
  CHECK ((count >= 0)),
  CHECK ((freight >= 0)),
  CHECK ((gift_kept >= 0)),
  CHECK ((gift_value >= 0)),
  CHECK ((goods >= 0)),
  FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  FOREIGN KEY (refund_id, number) REFERENCES refund_wishes(refund_id, number),
  PRIMARY KEY (refund_id, number, order_item_id)
);

create table refund_wishes (
  refund_id integer not null,
  number smallint not null,
  apply_number text not null,
  apply_type smallint not null,
  is_received boolean not null,
  goods bigint not null,
  freight bigint not null,
  points integer not null,
  points_amount bigint not null,
  reason text not null,
  description text not null,
  mobile text not null,
  pictures text[] not null,
  at timestamp with time zone not null,
  CHECK ((apply_type = ANY (ARRAY[1, 2]))),
  CHECK ((freight >= 0)),
  CHECK ((goods >= 0)),
  CHECK ((number > 0)),
  FOREIGN KEY (refund_id) REFERENCES refunds(id),
  PRIMARY KEY (refund_id, number),
  UNIQUE (refund_id, apply_number)
);

create table refunds (
  id integer not null generated always as identity,
  number text not null,
  apply_number text not null,
  order_id integer not null,
  order_number text not null,
  order_item_id integer,
  user_id integer not null,
  store_id integer not null,
  apply_type smallint not null,
  is_received boolean not null,
  status smallint not null,
  currency text not null,
  goods bigint not null,
  freight bigint not null,
  count integer not null,
  reason text not null,
  description text not null default ''::text,
  mobile text not null default ''::text,
  pictures text[] not null default '{}'::text[],
  seller_note text not null default ''::text,
  return_address text,
  parcel jsonb,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  due_at timestamp with time zone,
  done_at timestamp with time zone,
  points integer not null default 0,
  points_amount bigint not null default 0,
  package_id integer,
  rule_by timestamp with time zone,
  promotion_paid bigint not null default 0,
  freight_platform bigint not null default 0,
  freight_store bigint not null default 0,
  CHECK (((((((goods + freight) + points_amount) + promotion_paid) + freight_platform) + freight_store) > 0)),
  CHECK ((apply_type = ANY (ARRAY[1, 2]))),
  CHECK ((count >= 0)),
  CHECK ((freight >= 0)),
  CHECK ((freight_platform >= 0)),
  CHECK ((freight_store >= 0)),
  CHECK ((goods >= 0)),
  CHECK ((points >= 0)),
  CHECK ((points_amount >= 0)),
  CHECK ((promotion_paid >= 0)),
  CHECK ((status = ANY (ARRAY['-1'::integer, 1, 2, 3, 4, 5, 6, 7, 10]))),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  FOREIGN KEY (package_id) REFERENCES packages(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (number)
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

create table sales_days (
  store_id integer not null,
  day date not null,
  orders integer not null,
  amount bigint not null,
  refunded bigint not null,
  PRIMARY KEY (store_id, day)
);

create table sales_goods (
  store_id integer not null,
  day date not null,
  product_id integer not null,
  pieces integer not null,
  amount bigint not null,
  PRIMARY KEY (store_id, day, product_id)
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
  market_price bigint,
  CHECK ((express_freight >= 0)),
  CHECK ((market_price >= price)),
  CHECK ((ordinary_freight >= 0)),
  CHECK ((price > 0)),
  FOREIGN KEY (product_id) REFERENCES products(id),
  PRIMARY KEY (id)
);

create table social_accounts (
  id integer not null generated always as identity,
  user_id integer not null,
  social_type smallint not null,
  issuer text not null,
  subject text not null,
  mail text,
  created_at timestamp with time zone not null,
  CHECK ((social_type = ANY (ARRAY[3, 4]))),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (social_type, issuer, subject),
  UNIQUE (user_id, social_type)
);

create table social_tickets (
  token_hash bytea not null,
  browser_hash bytea not null,
  social_type smallint not null,
  issuer text not null,
  subject text not null,
  mail text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  CHECK ((social_type = ANY (ARRAY[3, 4]))),
  PRIMARY KEY (token_hash)
);

create table stock (
  sku_id integer not null,
  on_hand integer not null,
  reserved integer not null default 0,
  low_at integer,
  CHECK (((low_at >= 0) AND (low_at <= 1000000))),
  CHECK ((on_hand >= 0)),
  CHECK ((reserved <= on_hand)),
  CHECK ((reserved >= 0)),
  PRIMARY KEY (sku_id)
);

create table stock_carried (
  sku_id integer not null,
  on_hand integer not null,
  reserved integer not null,
  PRIMARY KEY (sku_id)
);

create table stock_movements (
  id bigint not null generated always as identity,
  sku_id integer not null,
  kind text not null,
  on_hand_change integer not null,
  reserved_change integer not null,
  on_hand integer not null,
  reserved integer not null,
  reference text not null default ''::text,
  cause text not null default ''::text,
  note text not null default ''::text,
  actor_kind text not null,
  actor_id integer,
  at timestamp with time zone not null,
  CHECK (((on_hand_change <> 0) OR (reserved_change <> 0) OR (kind = 'opening'::text))),
  CHECK (((reserved >= 0) AND (reserved <= on_hand))),
  CHECK ((kind = ANY (ARRAY['opening'::text, 'set'::text, 'imported'::text, 'received'::text, 'counted'::text, 'damaged'::text, 'returned'::text, 'other'::text, 'reserved'::text, 'released'::text, 'shipped'::text, 'unshipped'::text]))),
  CHECK ((on_hand >= 0)),
  PRIMARY KEY (sku_id, id)
);

create table stock_reservations (
  reference text not null,
  sku_id integer not null,
  count integer not null,
  fulfilled integer not null default 0,
  released_at timestamp with time zone,
  created_at timestamp with time zone not null,
  returned integer not null default 0,
  CHECK (((fulfilled >= 0) AND (fulfilled <= count))),
  CHECK (((returned >= 0) AND (returned <= fulfilled))),
  CHECK ((count >= 0)),
  FOREIGN KEY (sku_id) REFERENCES stock(sku_id),
  PRIMARY KEY (reference, sku_id)
);

create table store_accounts (
  id integer not null generated always as identity,
  store_id integer not null,
  user_name text not null,
  password_hash text not null,
  created_at timestamp with time zone not null,
  mail text,
  areas text[],
  locked_at timestamp with time zone,
  lock_reason text,
  CHECK (((cardinality(areas) > 0) AND (areas <@ ARRAY['orders'::text, 'goods'::text, 'money'::text, 'store'::text, 'owner'::text]))),
  CHECK (((locked_at IS NULL) = (lock_reason IS NULL))),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id),
  UNIQUE (user_name)
);

create table store_application_moves (
  id integer not null generated always as identity,
  application_id integer not null,
  round integer not null,
  state smallint not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id integer not null,
  remarks jsonb not null default '{}'::jsonb,
  CHECK (((state >= 2) AND (state <= 4))),
  CHECK ((actor_kind = ANY (ARRAY['buyer'::text, 'operator'::text]))),
  FOREIGN KEY (application_id) REFERENCES store_applications(id),
  PRIMARY KEY (id)
);

create table store_applications (
  id integer not null generated always as identity,
  user_id integer not null,
  state smallint not null default 1,
  round integer not null default 0,
  locale text not null,
  shop_name text not null default ''::text,
  intro text not null default ''::text,
  receive_mobile text not null default ''::text,
  tel text not null default ''::text,
  province text not null default ''::text,
  city text not null default ''::text,
  area text not null default ''::text,
  shop_address text not null default ''::text,
  shop_lng double precision,
  shop_lat double precision,
  country text not null default 'CN'::text,
  firm_name text not null default ''::text,
  credit_code text not null default ''::text,
  shop_logo text not null default ''::text,
  business_license text not null default ''::text,
  identity_card_front text not null default ''::text,
  identity_card_later text not null default ''::text,
  scope text not null default ''::text,
  remarks jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by integer,
  store_id integer,
  account_id integer,
  CHECK (((account_id IS NULL) OR (state = 4))),
  CHECK (((shop_lat >= ('-90'::integer)::double precision) AND (shop_lat <= (90)::double precision))),
  CHECK (((shop_lng >= ('-180'::integer)::double precision) AND (shop_lng <= (180)::double precision))),
  CHECK (((state = 1) OR ((round > 0) AND (submitted_at IS NOT NULL)))),
  CHECK (((state = 4) = (store_id IS NOT NULL))),
  CHECK (((state >= 1) AND (state <= 4))),
  FOREIGN KEY (account_id) REFERENCES store_accounts(id),
  FOREIGN KEY (decided_by) REFERENCES operators(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (account_id),
  UNIQUE (store_id),
  UNIQUE (user_id)
);

create table store_bank_accounts (
  store_id integer not null,
  holder text not null,
  bank text not null,
  account text not null,
  swift text not null,
  country text not null,
  changed_at timestamp with time zone not null,
  usable_from timestamp with time zone not null,
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (store_id)
);

create table store_collections (
  user_id integer not null,
  store_id integer not null,
  created_at timestamp with time zone not null,
  FOREIGN KEY (store_id) REFERENCES stores(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, store_id)
);

create table store_paper_looks (
  token_hash bytea not null,
  application_id integer not null,
  paper text not null,
  actor_kind text not null,
  actor_id integer not null,
  reason text not null,
  at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  CHECK ((actor_kind = ANY (ARRAY['buyer'::text, 'operator'::text]))),
  FOREIGN KEY (application_id) REFERENCES store_applications(id),
  PRIMARY KEY (token_hash)
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
  delivers_to text[] not null default '{}'::text[],
  mail text,
  mail_locale text not null default 'zh_CN'::text,
  payment_terms smallint[] not null default '{1}'::smallint[],
  delivery_types smallint[] not null default '{1}'::smallint[],
  city_names text[] not null default '{}'::text[],
  city_fee bigint not null default 0,
  owner_id integer,
  phone text not null default ''::text,
  goods_reviewed boolean not null default false,
  low_stock integer not null default 20,
  transfer_hold_percent smallint not null default 50,
  identity jsonb not null default '{}'::jsonb,
  time_zone text not null default 'Asia/Shanghai'::text,
  offline_since timestamp with time zone,
  photos jsonb not null default '[]'::jsonb,
  CHECK (((cardinality(delivery_types) > 0) AND (delivery_types <@ '{1,2,3,4}'::smallint[]))),
  CHECK (((commission_basis_points >= 0) AND (commission_basis_points <= 10000))),
  CHECK (((low_stock >= 0) AND (low_stock <= 1000000))),
  CHECK (((offline_since IS NULL) OR (status = ANY (ARRAY['-1'::integer, 0, 2])))),
  CHECK (((payment_terms <@ '{1,2,3}'::smallint[]) AND (1 = ANY (payment_terms)))),
  CHECK (((transfer_hold_percent >= 0) AND (transfer_hold_percent <= 100))),
  CHECK ((city_fee >= 0)),
  CHECK ((jsonb_typeof(photos) = 'array'::text)),
  FOREIGN KEY (owner_id) REFERENCES users(id),
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

create table terms_consents (
  user_id integer not null,
  document smallint not null,
  version integer not null,
  agreed_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (user_id, document, version)
);

create table terms_versions (
  document smallint not null,
  version integer not null,
  texts jsonb not null default '{}'::jsonb,
  asks_consent boolean not null default true,
  revision integer not null default 1,
  valid_from timestamp with time zone,
  CHECK (((document >= 0) AND (document <= 2))),
  CHECK ((version > 1)),
  PRIMARY KEY (document, version)
);

create table top_ups (
  id integer not null generated always as identity,
  number text not null,
  user_id integer not null,
  currency text not null,
  amount bigint not null,
  gift bigint not null default 0,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  pay_type smallint,
  CHECK (((paid_at IS NULL) = (pay_type IS NULL))),
  CHECK ((amount > 0)),
  CHECK ((gift >= 0)),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (number)
);

create table tracking_events (
  package_id integer not null,
  sequence smallint not null,
  state smallint not null,
  lane text not null,
  station text not null,
  at timestamp with time zone not null,
  correction smallint not null default 0,
  words jsonb,
  FOREIGN KEY (package_id) REFERENCES packages(id),
  PRIMARY KEY (package_id, sequence)
);

create table undone_packages (
  package_id integer not null,
  order_id integer not null,
  carrier_id integer,
  waybill text not null,
  shipped_at timestamp with time zone not null,
  at timestamp with time zone not null,
  FOREIGN KEY (carrier_id) REFERENCES carriers(id),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  PRIMARY KEY (package_id)
);

create table upload_secret (
  only_row boolean not null default true,
  secret bytea not null,
  CHECK (only_row),
  PRIMARY KEY (only_row)
);

create table used_ciphertexts (
  hash bytea not null,
  at timestamp with time zone not null,
  PRIMARY KEY (hash)
);

create table user_bank_accounts (
  id integer not null generated always as identity,
  user_id integer not null,
  holder text not null,
  bank text not null,
  account text not null,
  swift text not null,
  country text not null,
  added_at timestamp with time zone not null,
  usable_from timestamp with time zone not null,
  forgotten_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id)
);

create table user_coupons (
  id integer not null generated always as identity,
  coupon_id integer not null,
  user_id integer not null,
  nth integer not null,
  source text not null,
  received_at timestamp with time zone not null,
  valid_from timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  worth bigint not null,
  used_at timestamp with time zone,
  expired_at timestamp with time zone,
  CHECK (((used_at IS NULL) OR (expired_at IS NULL))),
  CHECK ((nth > 0)),
  CHECK ((source = ANY (ARRAY['claim'::text, 'code'::text, 'given'::text]))),
  CHECK ((worth >= 0)),
  FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  FOREIGN KEY (user_id) REFERENCES users(id),
  PRIMARY KEY (id),
  UNIQUE (coupon_id, user_id, nth)
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

create table visit_days (
  day date not null,
  page_id smallint not null,
  visits bigint not null,
  visitors integer not null,
  PRIMARY KEY (day, page_id)
);

create table visits (
  visited_at timestamp with time zone not null,
  id bigint not null,
  page_id smallint not null,
  prev_page_id smallint,
  biz_type smallint,
  biz_data text,
  visit_type smallint not null,
  system_type smallint not null,
  nums integer not null,
  step integer not null,
  uuid text not null,
  uuid_session text not null,
  user_id integer,
  PRIMARY KEY (visited_at, id)
);

create table voucher_tries (
  store_id integer not null,
  tries smallint not null,
  locked_until timestamp with time zone,
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (store_id)
);

create table vouchers (
  id integer not null generated always as identity,
  order_id integer not null,
  order_item_id integer not null,
  store_id integer not null,
  code text not null,
  code_hash bytea not null,
  state smallint not null default 1,
  unused text not null,
  issued_at timestamp with time zone not null,
  valid_until timestamp with time zone not null,
  revealed_at timestamp with time zone,
  redeemed_at timestamp with time zone,
  redeemed_by integer,
  expired_at timestamp with time zone,
  voided_at timestamp with time zone,
  CHECK ((((state = 2) = (redeemed_at IS NOT NULL)) AND ((state = 2) = (redeemed_by IS NOT NULL)))),
  CHECK ((((state = 3) = (expired_at IS NOT NULL)) AND ((state = 4) = (voided_at IS NOT NULL)))),
  CHECK (((state <> 2) OR (revealed_at IS NOT NULL))),
  CHECK (((state >= 1) AND (state <= 4))),
  CHECK ((unused = ANY (ARRAY['refund'::text, 'pay'::text]))),
  FOREIGN KEY (order_id) REFERENCES orders(id),
  FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  FOREIGN KEY (redeemed_by) REFERENCES store_accounts(id),
  FOREIGN KEY (store_id) REFERENCES stores(id),
  PRIMARY KEY (id),
  UNIQUE (code_hash)
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
CREATE INDEX audit_log_action_at ON public.audit_log USING btree (action, at DESC, id DESC);
CREATE INDEX audit_log_actor_at ON public.audit_log USING btree (actor_kind, actor_id, at DESC, id DESC);
CREATE INDEX audit_log_actors_at ON public.audit_log USING btree (actor_kind, at DESC, id DESC);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at DESC, id DESC);
CREATE INDEX audit_log_kind_at ON public.audit_log USING btree (split_part(subject, ':'::text, 1), at DESC, id DESC);
CREATE INDEX audit_log_subject_at ON public.audit_log USING btree (subject, at DESC, id DESC);
CREATE INDEX backup_runs_at ON public.backup_runs USING btree (at);
CREATE INDEX balance_corrections_state ON public.balance_corrections USING btree (state, id);
CREATE INDEX balance_corrections_user ON public.balance_corrections USING btree (user_id, id DESC);
CREATE INDEX bank_transfers_open ON public.bank_transfers USING btree (id) WHERE (state = 'unmatched'::text);
CREATE INDEX bank_transfers_payment ON public.bank_transfers USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX bank_transfers_told_reference ON public.bank_transfers USING btree (regexp_replace(upper(told_reference), '[^0-9A-Z]'::text, ''::text, 'g'::text)) WHERE (told_reference <> ''::text);
CREATE INDEX browse_log_newest ON public.browse_log USING btree (user_id, viewed_at DESC, product_id DESC);
CREATE INDEX browse_log_old ON public.browse_log USING btree (viewed_at);
CREATE INDEX categories_merged ON public.categories USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX categories_parent ON public.categories USING btree (parent_id, "position");
CREATE INDEX changes_xid ON public.changes USING btree (xid);
CREATE INDEX confirmed_orders_at ON public.confirmed_orders USING btree (confirmed_at);
CREATE INDEX coupon_codes_of_coupon ON public.coupon_codes USING btree (coupon_id);
CREATE INDEX coupon_moves_of_coupon ON public.coupon_moves USING btree (user_coupon_id);
CREATE INDEX coupon_products_by_product ON public.coupon_products USING btree (product_id);
CREATE INDEX coupons_of_owner ON public.coupons USING btree (store_id, id);
CREATE INDEX coupons_to_claim ON public.coupons USING btree (claim_to) WHERE ((ended_at IS NULL) AND (NOT by_code));
CREATE INDEX files_owner ON public.files USING btree (owner_kind, owner_id, created_at);
CREATE INDEX files_unused ON public.files USING btree (created_at) WHERE (state <> 2);
CREATE INDEX files_used_for ON public.files USING btree (used_for) WHERE (used_for IS NOT NULL);
CREATE UNIQUE INDEX freight_templates_name ON public.freight_templates USING btree (store_id, lower(name));
CREATE INDEX idempotency_at ON public.idempotency USING btree (at);
CREATE INDEX import_faults_line ON public.import_faults USING btree (import_id, line, id);
CREATE INDEX imports_open ON public.imports USING btree (created_at) WHERE (state = ANY (ARRAY[0, 1, 2]));
CREATE UNIQUE INDEX imports_running ON public.imports USING btree (store_id) WHERE (state = 2);
CREATE INDEX imports_store ON public.imports USING btree (store_id, id DESC);
CREATE INDEX inquiries_category ON public.inquiries USING btree (category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX inquiries_store ON public.inquiries USING btree (store_id, id DESC) WHERE (store_id IS NOT NULL);
CREATE INDEX inquiries_user ON public.inquiries USING btree (user_id, id DESC);
CREATE INDEX inquiries_waiting ON public.inquiries USING btree (id) WHERE (state = 1);
CREATE INDEX invoice_moves_invoice ON public.invoice_moves USING btree (invoice_id, id);
CREATE UNIQUE INDEX invoice_orders_living ON public.invoice_orders USING btree (order_id) WHERE is_living;
CREATE INDEX invoice_orders_order ON public.invoice_orders USING btree (order_id, invoice_id DESC);
CREATE UNIQUE INDEX invoice_titles_default ON public.invoice_titles USING btree (user_id) WHERE is_default;
CREATE INDEX invoice_titles_registration_code ON public.invoice_titles USING btree (registration_code) WHERE (registration_code <> ''::text);
CREATE INDEX invoice_titles_tax_number ON public.invoice_titles USING btree (tax_number) WHERE (tax_number <> ''::text);
CREATE UNIQUE INDEX invoices_number ON public.invoices USING btree (number) WHERE (number IS NOT NULL);
CREATE INDEX invoices_registration_code ON public.invoices USING btree (registration_code) WHERE (registration_code <> ''::text);
CREATE INDEX invoices_status ON public.invoices USING btree (status, id);
CREATE INDEX invoices_tax_number ON public.invoices USING btree (tax_number) WHERE (tax_number <> ''::text);
CREATE INDEX invoices_user ON public.invoices USING btree (user_id, id DESC);
CREATE INDEX journal_reference ON public.journal USING btree (reference);
CREATE INDEX known_browsers_holder ON public.known_browsers USING btree (kind, holder_id);
CREATE INDEX late_cash_order ON public.late_cash USING btree (order_number);
CREATE INDEX listed_products_created ON public.listed_products USING btree (created_at, product_id);
CREATE INDEX listed_products_price ON public.listed_products USING btree (min_price, product_id);
CREATE INDEX listed_products_price1 ON public.listed_products USING btree (category1, min_price, product_id);
CREATE INDEX listed_products_price2 ON public.listed_products USING btree (category2, min_price, product_id);
CREATE INDEX listed_products_price3 ON public.listed_products USING btree (category3, min_price, product_id);
CREATE INDEX listed_products_reviews ON public.listed_products USING btree (reviews, product_id);
CREATE INDEX listed_products_sold ON public.listed_products USING btree (sold, product_id);
CREATE INDEX listed_products_store ON public.listed_products USING btree (store_id, min_price, product_id);
CREATE INDEX login_tries_subject ON public.login_tries USING btree (subject, at);
CREATE INDEX mail_codes_holder ON public.mail_codes USING btree (holder_kind, holder_id) WHERE ((holder_id IS NOT NULL) AND (used_at IS NULL));
CREATE INDEX mail_codes_mail ON public.mail_codes USING btree (mail, purpose, created_at DESC);
CREATE INDEX mails_at ON public.mails USING btree (at DESC);
CREATE INDEX notices_published ON public.notices USING btree (published_at DESC, id DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX offer_items_by_product ON public.offer_items USING btree (product_id);
CREATE INDEX offer_items_by_sku ON public.offer_items USING btree (sku_id);
CREATE INDEX offer_items_by_store ON public.offer_items USING btree (store_id, offer_id);
CREATE INDEX offer_takes_of_buyer ON public.offer_takes USING btree (user_id, offer_item_id) WHERE (returned_at IS NULL);
CREATE INDEX offer_takes_of_order ON public.offer_takes USING btree (order_number);
CREATE INDEX offers_by_end ON public.offers USING btree (ends_at) WHERE (ended_at IS NULL);
CREATE INDEX offers_of_owner ON public.offers USING btree (store_id, id);
CREATE INDEX operators_name ON public.operators USING btree (lower(user_name));
CREATE INDEX order_item_shares_by_coupon ON public.order_item_shares USING btree (source) WHERE ((kind = ANY (ARRAY['storeCoupon'::text, 'platformCoupon'::text])) AND (source <> ''::text));
CREATE INDEX order_items_by_offer ON public.order_items USING btree (offer_id) WHERE (offer_id IS NOT NULL);
CREATE INDEX order_items_order ON public.order_items USING btree (order_id);
CREATE INDEX order_moves_order ON public.order_moves USING btree (order_id, id);
CREATE INDEX orders_country ON public.orders USING btree (((address ->> 'country'::text)), id);
CREATE INDEX orders_created ON public.orders USING btree (created_at DESC);
CREATE INDEX orders_delivered_otherwise ON public.orders USING btree (delivery_type, id) WHERE ((delivery_type <> 1) AND (mold <> 1));
CREATE INDEX orders_in_store ON public.orders USING btree (store_id, id DESC);
CREATE INDEX orders_may_be_overdue ON public.orders USING btree (id) WHERE ((status = ANY (ARRAY[3, 4, 11])) AND ((payment_term <> 1) OR (delivery_type = 2)));
CREATE INDEX orders_number_beginning ON public.orders USING btree (number text_pattern_ops);
CREATE INDEX orders_on_transfer ON public.orders USING btree (store_id) WHERE ((status = 1) AND pay_extended);
CREATE INDEX orders_paid ON public.orders USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX orders_pay_type ON public.orders USING btree (pay_type, id);
CREATE INDEX orders_status ON public.orders USING btree (status, id DESC);
CREATE INDEX orders_store ON public.orders USING btree (store_id, status, id DESC);
CREATE INDEX orders_total ON public.orders USING btree (total, id);
CREATE INDEX orders_unpaid ON public.orders USING btree (user_id) WHERE ((status = ANY (ARRAY[1, 8, 9])) OR ((status = 2) AND (payment_term = 2)));
CREATE INDEX orders_unpaid_in_store ON public.orders USING btree (store_id) WHERE ((status = ANY (ARRAY[1, 8, 9])) OR ((status = 2) AND (payment_term = 2)));
CREATE INDEX orders_user ON public.orders USING btree (user_id, id DESC);
CREATE INDEX orders_virtual ON public.orders USING btree (id) WHERE (mold = 1);
CREATE INDEX packages_order ON public.packages USING btree (order_id);
CREATE INDEX packages_waybill ON public.packages USING btree (lower(waybill)) WHERE (waybill <> ''::text);
CREATE INDEX packages_waybill_plain ON public.packages USING btree (lower(translate(waybill, ' -‐‑–—'::text, ''::text))) WHERE (waybill <> ''::text);
CREATE INDEX payment_cases_list ON public.payment_cases USING btree (opened_at, id);
CREATE UNIQUE INDEX payment_cases_open ON public.payment_cases USING btree (payment_id, kind) WHERE (closed_at IS NULL);
CREATE INDEX payment_cases_payment ON public.payment_cases USING btree (payment_id, id);
CREATE UNIQUE INDEX payment_parts_one_active ON public.payment_parts USING btree (reference) WHERE is_active;
CREATE INDEX payment_parts_reference ON public.payment_parts USING btree (reference, payment_id DESC);
CREATE INDEX payment_refunds_payment ON public.payment_refunds USING btree (payment_id);
CREATE UNIQUE INDEX payments_attempt ON public.payments USING btree (user_id, attempt_id) WHERE (provider IS NOT NULL);
CREATE INDEX payments_holding ON public.payments USING btree (user_id) WHERE ((balance_amount > 0) AND (state = ANY (ARRAY['created'::text, 'waiting'::text, 'unknown'::text])));
CREATE UNIQUE INDEX payments_provider_id ON public.payments USING btree (provider, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX payments_unknown ON public.payments USING btree (unknown_since) WHERE (state = 'unknown'::text);
CREATE INDEX payments_user ON public.payments USING btree (user_id, id DESC);
CREATE UNIQUE INDEX payouts_bank_reference ON public.payouts USING btree (bank_reference);
CREATE INDEX payouts_state ON public.payouts USING btree (state, asked_at, id);
CREATE INDEX payouts_store ON public.payouts USING btree (store_id, id DESC);
CREATE INDEX payouts_user ON public.payouts USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX pickup_places_store ON public.pickup_places USING btree (store_id) WHERE (closed_at IS NULL);
CREATE INDEX point_corrections_state ON public.point_corrections USING btree (state, id);
CREATE INDEX point_corrections_user ON public.point_corrections USING btree (user_id, id DESC);
CREATE INDEX point_entries_lot ON public.point_entries USING btree (lot_id, id);
CREATE INDEX point_entries_reference ON public.point_entries USING btree (reference);
CREATE INDEX point_lots_expiring ON public.point_lots USING btree (expires_at, id) WHERE (remaining > 0);
CREATE INDEX point_lots_user ON public.point_lots USING btree (user_id, expires_at, id);
CREATE INDEX postings_account ON public.postings USING btree (account, currency);
CREATE INDEX product_certificates_end ON public.product_certificates USING btree (valid_until) WHERE (valid_until IS NOT NULL);
CREATE INDEX product_collections_newest ON public.product_collections USING btree (user_id, created_at DESC, product_id DESC);
CREATE INDEX product_search_behind ON public.product_search USING btree (product_id) WHERE (analyzer = 0);
CREATE INDEX product_search_first ON public.product_search USING gin (ts_filter(words, '{a,b,c}'::"char"[]));
CREATE INDEX product_search_words ON public.product_search USING gin (words);
CREATE UNIQUE INDEX product_submissions_open ON public.product_submissions USING btree (product_id) WHERE (state = 1);
CREATE INDEX product_submissions_state ON public.product_submissions USING btree (state, submitted_at, id);
CREATE INDEX product_submissions_untold ON public.product_submissions USING btree (product_id) WHERE ((decided_at IS NOT NULL) AND (told_at IS NULL));
CREATE INDEX products_category ON public.products USING btree (category_id, id DESC) WHERE (status = 1);
CREATE INDEX products_freight_template ON public.products USING btree (freight_template_id) WHERE (freight_template_id IS NOT NULL);
CREATE INDEX products_in_category ON public.products USING btree (category_id, id);
CREATE INDEX products_price ON public.products USING btree (min_price, id) WHERE (status = 1);
CREATE INDEX products_sold ON public.products USING btree (sold DESC, id) WHERE (status = 1);
CREATE INDEX products_store ON public.products USING btree (store_id, id DESC);
CREATE INDEX proof_runs_at ON public.proof_runs USING btree (at);
CREATE UNIQUE INDEX proposals_booked_as ON public.proposals USING btree (kind, booked_as);
CREATE INDEX proposals_by ON public.proposals USING btree (proposed_by, id DESC);
CREATE INDEX proposals_state ON public.proposals USING btree (state, id);
CREATE INDEX proposals_subject ON public.proposals USING btree (subject, id DESC);
CREATE INDEX proposals_waits ON public.proposals USING btree (waits) WHERE (state = 'proposed'::text);
CREATE INDEX provider_captures_id ON public.provider_captures USING btree (id);
CREATE INDEX provider_captures_payment ON public.provider_captures USING btree (payment_id);
CREATE INDEX provider_events_at ON public.provider_events USING btree (at);
CREATE INDEX provider_reversals_payment ON public.provider_reversals USING btree (payment_id);
CREATE INDEX refund_evidence_refund ON public.refund_evidence USING btree (refund_id, id);
CREATE UNIQUE INDEX refund_interventions_one_open ON public.refund_interventions USING btree (refund_id) WHERE (ended_at IS NULL);
CREATE INDEX refund_interventions_refund ON public.refund_interventions USING btree (refund_id);
CREATE INDEX refund_lines_item ON public.refund_lines USING btree (order_item_id);
CREATE INDEX refund_moves_refund ON public.refund_moves USING btree (refund_id, id);
CREATE UNIQUE INDEX refund_offers_one_open ON public.refund_offers USING btree (refund_id) WHERE (ended_at IS NULL);
CREATE INDEX refund_offers_refund ON public.refund_offers USING btree (refund_id);
CREATE INDEX refund_parcels_waybill ON public.refund_parcels USING btree (lower(waybill));
CREATE INDEX refund_parcels_waybill_plain ON public.refund_parcels USING btree (lower(translate(waybill, ' -‐‑–—'::text, ''::text))) WHERE (waybill <> ''::text);
CREATE INDEX refund_wishes_apply_number ON public.refund_wishes USING btree (apply_number);
CREATE INDEX refunds_apply_number ON public.refunds USING btree (apply_number);
CREATE INDEX refunds_done ON public.refunds USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX refunds_due ON public.refunds USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX refunds_one_open ON public.refunds USING btree (order_id, COALESCE(order_item_id, 0)) WHERE (status = ANY (ARRAY[1, 2, 3, 4, 7, 10]));
CREATE INDEX refunds_order ON public.refunds USING btree (order_id);
CREATE UNIQUE INDEX refunds_package ON public.refunds USING btree (package_id) WHERE (package_id IS NOT NULL);
CREATE INDEX refunds_ruling ON public.refunds USING btree (rule_by) WHERE (status = 10);
CREATE INDEX refunds_store ON public.refunds USING btree (store_id, status, id DESC);
CREATE INDEX refunds_user ON public.refunds USING btree (user_id, id DESC);
CREATE INDEX reviews_created ON public.reviews USING btree (created_at) WHERE is_shown;
CREATE INDEX reviews_product ON public.reviews USING btree (product_id, id DESC) WHERE is_shown;
CREATE INDEX reviews_store ON public.reviews USING btree (store_id, id DESC);
CREATE INDEX reviews_user ON public.reviews USING btree (user_id, id DESC);
CREATE INDEX sales_days_day ON public.sales_days USING btree (day);
CREATE INDEX sales_goods_day ON public.sales_goods USING btree (day);
CREATE INDEX search_words_lexeme ON public.search_words USING btree (lexeme);
CREATE INDEX search_words_likeness ON public.search_words USING gin (word gin_trgm_ops);
CREATE INDEX search_words_pinyin ON public.search_words USING btree (pinyin COLLATE "C");
CREATE INDEX search_words_prefix ON public.search_words USING btree (word COLLATE "C");
CREATE INDEX sessions_expires ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_holder ON public.sessions USING btree (kind, holder_id);
CREATE UNIQUE INDEX skus_article ON public.skus USING btree (article, product_id) WHERE (NOT is_deleted);
CREATE INDEX skus_product ON public.skus USING btree (product_id, "position");
CREATE INDEX social_tickets_expires ON public.social_tickets USING btree (expires_at);
CREATE INDEX stock_movements_at ON public.stock_movements USING brin (at);
CREATE INDEX store_accounts_name ON public.store_accounts USING btree (lower(user_name));
CREATE INDEX store_accounts_store ON public.store_accounts USING btree (store_id);
CREATE INDEX store_application_moves_application ON public.store_application_moves USING btree (application_id, id);
CREATE INDEX store_applications_code ON public.store_applications USING btree (credit_code) WHERE (credit_code <> ''::text);
CREATE UNIQUE INDEX store_applications_name ON public.store_applications USING btree (lower(shop_name)) WHERE ((state = 2) OR ((state = 3) AND (NOT (remarks ? 'shopName'::text))));
CREATE INDEX store_applications_state ON public.store_applications USING btree (state, submitted_at);
CREATE INDEX store_collections_newest ON public.store_collections USING btree (user_id, created_at DESC, store_id DESC);
CREATE INDEX store_paper_looks_application ON public.store_paper_looks USING btree (application_id, at);
CREATE UNIQUE INDEX stores_name ON public.stores USING btree (lower(name)) WHERE (status <> '-1'::integer);
CREATE INDEX stores_names ON public.stores USING gin (((((' '::text || lower(name)) || ' '::text) || lower(display_name))) gin_trgm_ops);
CREATE UNIQUE INDEX stores_owner ON public.stores USING btree (owner_id) WHERE (status <> '-1'::integer);
CREATE INDEX terms_consents_version ON public.terms_consents USING btree (document, version);
CREATE UNIQUE INDEX terms_versions_draft ON public.terms_versions USING btree (document) WHERE (valid_from IS NULL);
CREATE INDEX top_ups_user ON public.top_ups USING btree (user_id, id DESC);
CREATE INDEX undone_packages_order ON public.undone_packages USING btree (order_id);
CREATE INDEX user_bank_accounts_user ON public.user_bank_accounts USING btree (user_id, id);
CREATE INDEX user_coupons_of_user ON public.user_coupons USING btree (user_id, expires_at);
CREATE INDEX user_coupons_to_expire ON public.user_coupons USING btree (expires_at) WHERE ((used_at IS NULL) AND (expired_at IS NULL));
CREATE INDEX users_created ON public.users USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX users_mail ON public.users USING btree (lower(mail));
CREATE UNIQUE INDEX users_mobile ON public.users USING btree (mobile) WHERE (mobile IS NOT NULL);
CREATE UNIQUE INDEX users_user_name ON public.users USING btree (lower(user_name));
CREATE INDEX visits_user ON ONLY public.visits USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX vouchers_order ON public.vouchers USING btree (order_id);
CREATE INDEX work_due ON public.work USING btree (due_at, id);
CREATE INDEX work_failed ON public.work USING btree (failed_at) WHERE (failed_at IS NOT NULL);
