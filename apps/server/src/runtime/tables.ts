// Written by bin/generate.mjs from the migrations. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AddressesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  receiver: string;
  mobile: string;
  country: string;
  province: string;
  city: string;
  area: string;
  addr: string;
  post_code: string;
  is_default: Generated<boolean>;
  created_at: Date;
}

export interface AuditLogTable {
  id: GeneratedAlways<bigint>;
  at: Date;
  actor_kind: string;
  actor_id: number | null;
  action: string;
  subject: string;
  before: ColumnType<unknown, string | null, string | null>;
  after: ColumnType<unknown, string | null, string | null>;
  request_id: string | null;
}

export interface BalancesTable {
  account: string;
  currency: string;
  balance: bigint;
}

export interface CarriersTable {
  id: GeneratedAlways<number>;
  name: string;
  home_url: string | null;
}

export interface CartItemsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  sku_id: number;
  product_id: number;
  store_id: number;
  count: number;
  is_checked: Generated<boolean>;
  created_at: Date;
}

export interface CategoriesTable {
  id: GeneratedAlways<number>;
  parent_id: number | null;
  level: number;
  position: number;
  icon: string | null;
  names: ColumnType<unknown, string, string>;
}

export interface ChangesTable {
  id: GeneratedAlways<bigint>;
  xid: Generated<string>;
  key: string;
  at: Generated<Date>;
}

export interface CurrenciesTable {
  code: string;
  name: string;
  symbol: string;
  exchange_rate: string;
  enabled: Generated<boolean>;
  is_default: Generated<boolean>;
}

export interface FilesTable {
  id: GeneratedAlways<number>;
  owner_kind: string;
  owner_id: number;
  purpose: string;
  state: Generated<number>;
  path: string;
  is_public: Generated<boolean>;
  bytes: number;
  width: number;
  height: number;
  created_at: Date;
  used_at: Date | null;
  used_for: string | null;
}

export interface IdempotencyTable {
  caller: string;
  route: string;
  key_hash: Buffer;
  body_hash: Buffer;
  answer: string;
  at: Date;
}

export interface ImportFaultsTable {
  id: GeneratedAlways<bigint>;
  import_id: number;
  line: number;
  product: string;
  col: string | null;
  value: string;
  reason: string;
  reason_values: ColumnType<unknown, string, string>;
}

export interface ImportsTable {
  id: GeneratedAlways<number>;
  store_id: number;
  account_id: number;
  file_name: string;
  bytes: number;
  upload: string;
  state: number;
  kind: string | null;
  header: Generated<ColumnType<unknown, string, string>>;
  columns: Generated<ColumnType<unknown, string, string>>;
  sample: Generated<ColumnType<unknown, string, string>>;
  refusal: ColumnType<unknown, string | null, string | null>;
  row_count: Generated<number>;
  position: Generated<number>;
  is_grouped: Generated<boolean>;
  created: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  refused_rows: Generated<number>;
  categories_made: Generated<number>;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

export interface InstanceTable {
  only_row: Generated<boolean>;
  demo: boolean;
  clock_offset_seconds: Generated<bigint>;
  filled_at: Date;
}

export interface JournalTable {
  id: GeneratedAlways<bigint>;
  key: string;
  kind: string;
  reference: string;
  at: Date;
  reverses: bigint | null;
}

export interface ListedProductsTable {
  product_id: number;
  store_id: number;
  category1: number;
  category2: number | null;
  category3: number | null;
  min_price: bigint;
  max_price: bigint;
  minimum: number;
  delivery_days: number;
  certificates: string[];
  sold: bigint;
  reviews: number;
  score: number;
  created_at: Date;
}

export interface LoginKeysTable {
  id: string;
  private_key: string;
  public_key: string;
  created_at: Date;
}

export interface LoginTriesTable {
  subject: string;
  at: Date;
}

export interface MailCodesTable {
  id: GeneratedAlways<number>;
  mail: string;
  purpose: string;
  code_hash: Buffer;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  at: Date;
  sent_at: Date | null;
  channel: Generated<string>;
}

export interface MigrationsTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface OperatorsTable {
  id: GeneratedAlways<number>;
  user_name: string;
  password_hash: string;
  created_at: Date;
}

export interface OrderItemsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  product_id: number;
  sku_id: number;
  names: ColumnType<unknown, string, string>;
  properties: ColumnType<unknown, string, string>;
  units: ColumnType<unknown, string, string>;
  article: string;
  picture: string | null;
  count: number;
  carton_quantity: number;
  carton_weight_grams: number;
  carton_volume_cm3: number;
  price: bigint;
  goods_amount: bigint;
  reduction: Generated<bigint>;
  freight_unit: bigint;
  freight_amount: bigint;
  shipped: Generated<number>;
}

export interface OrderMovesTable {
  id: GeneratedAlways<bigint>;
  order_id: number;
  from_status: number | null;
  to_status: number;
  actor_kind: string;
  actor_id: number | null;
  why: string;
  at: Date;
}

export interface OrdersTable {
  id: GeneratedAlways<number>;
  number: string;
  user_id: number;
  store_id: number;
  status: number;
  order_type: Generated<number>;
  mold: Generated<number>;
  payment_term: number;
  transport_type: number;
  delivery_type: number;
  currency: string;
  goods_total: bigint;
  freight: bigint;
  reduction: Generated<bigint>;
  total: bigint;
  commission_basis_points: number;
  days_min: number;
  days_max: number;
  remarks: Generated<string>;
  address: ColumnType<unknown, string, string>;
  quote_version: string;
  pay_type: number | null;
  created_at: Date;
  pay_before: Date | null;
  paid_at: Date | null;
  shipped_at: Date | null;
  receipt_due_at: Date | null;
  received_at: Date | null;
  claim_until: Date | null;
  completed_at: Date | null;
  canceled_at: Date | null;
  close_type: number | null;
  hidden_at: Date | null;
}

export interface OutdatedWordsTable {
  product_id: number;
}

export interface PackageItemsTable {
  package_id: number;
  order_item_id: number;
  count: number;
}

export interface PackagesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  delivery_type: number;
  carrier_id: number | null;
  waybill: Generated<string>;
  state: Generated<number>;
  shipped_at: Date;
  signed_at: Date | null;
  overdue_at: Date | null;
}

export interface PaymentCasesTable {
  id: GeneratedAlways<number>;
  payment_id: number;
  kind: string;
  opened_at: Date;
  closed_at: Date | null;
  closed_by: number | null;
  note: Generated<string>;
}

export interface PaymentPartsTable {
  payment_id: number;
  reference: string;
  amount: bigint;
  is_active: Generated<boolean>;
}

export interface PaymentRefundsTable {
  id: GeneratedAlways<number>;
  number: string;
  payment_id: number;
  provider: string;
  capture_id: string;
  currency: string;
  amount: bigint;
  state: string;
  provider_refund_id: string | null;
  reason: string | null;
  created_at: Date;
  done_at: Date | null;
}

export interface PaymentsTable {
  id: GeneratedAlways<number>;
  number: string;
  user_id: number;
  attempt_id: string;
  pay_type: number;
  currency: string;
  amount: bigint;
  state: string;
  created_at: Date;
  paid_at: Date | null;
  provider: string | null;
  provider_id: string | null;
  approve_url: string | null;
  return_url: string | null;
  language: string | null;
  reason: string | null;
  unknown_since: Date | null;
  news: Generated<number>;
  news_asked: Generated<number>;
  over_at: Date | null;
}

export interface PostingsTable {
  journal_id: bigint;
  line: number;
  account: string;
  currency: string;
  amount: bigint;
}

export interface ProductSearchTable {
  product_id: number;
  analyzer: Generated<number>;
  words: Generated<string>;
  vocabulary: Generated<string[]>;
  headline: Generated<string>;
}

export interface ProductTextsTable {
  product_id: number;
  locale: string;
  name: string;
  brief: Generated<string>;
  content: Generated<string>;
  unit: string;
  specifications: Generated<ColumnType<unknown, string, string>>;
}

export interface ProductTiersTable {
  product_id: number;
  start_quantity: number;
  price: bigint;
}

export interface ProductsTable {
  id: GeneratedAlways<number>;
  store_id: number;
  category_id: number;
  code: string;
  status: number;
  product_type: Generated<number>;
  pre_sell: Generated<boolean>;
  mold: Generated<number>;
  pricing_mode: number;
  currency: string;
  minimum: number;
  carton_quantity: number;
  carton_weight_grams: number;
  carton_volume_cm3: number;
  pictures: Generated<string[]>;
  delivery_tiers: ColumnType<unknown, string, string>;
  min_price: bigint;
  max_price: bigint;
  sold: Generated<bigint>;
  created_at: Date;
  certificates: Generated<string[]>;
  review_count: Generated<number>;
  review_score_sum: Generated<number>;
}

export interface ProviderCapturesTable {
  provider: string;
  id: string;
  payment_id: number;
  told_currency: string;
  told_value: string;
  currency: string | null;
  amount: bigint | null;
  applied: bigint;
  at: Date;
}

export interface ProviderEventsTable {
  provider: string;
  id: string;
  type: string;
  at: Date;
}

export interface ProviderReversalsTable {
  provider: string;
  id: string;
  payment_id: number;
  capture_id: string;
  told_currency: string;
  told_value: string;
  amount: bigint | null;
  from_suspense: Generated<bigint>;
  at: Date;
}

export interface ReviewsTable {
  id: GeneratedAlways<number>;
  order_item_id: number;
  product_id: number;
  sku_id: number;
  store_id: number;
  user_id: number;
  score: number;
  content: string;
  pictures: Generated<string[]>;
  is_anonymous: Generated<boolean>;
  is_shown: Generated<boolean>;
  created_at: Date;
  reply: string | null;
  replied_at: Date | null;
  hidden_at: Date | null;
  hide_reason: string | null;
}

export interface SearchSynonymsTable {
  id: GeneratedAlways<number>;
  words: string[];
  changed_at: Date;
}

export interface SearchWordsTable {
  word: string;
  lexeme: string;
  products: number;
  pinyin: string | null;
}

export interface SessionsTable {
  token_hash: Buffer;
  kind: string;
  holder_id: number;
  store_id: number | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  ip: string | null;
  user_agent: string | null;
  id: GeneratedAlways<number>;
}

export interface SettingsTable {
  name: string;
  value: ColumnType<unknown, string, string>;
  changed_at: Date;
}

export interface SkusTable {
  id: GeneratedAlways<number>;
  product_id: number;
  position: number;
  article: string;
  price: bigint;
  ordinary_freight: bigint;
  express_freight: bigint;
  properties: ColumnType<unknown, string, string>;
  picture: string | null;
  is_deleted: Generated<boolean>;
}

export interface StockTable {
  sku_id: number;
  on_hand: number;
  reserved: Generated<number>;
}

export interface StockReservationsTable {
  reference: string;
  sku_id: number;
  count: number;
  fulfilled: Generated<number>;
  released_at: Date | null;
  created_at: Date;
}

export interface StoreAccountsTable {
  id: GeneratedAlways<number>;
  store_id: number;
  user_name: string;
  password_hash: string;
  created_at: Date;
}

export interface StoresTable {
  id: GeneratedAlways<number>;
  name: string;
  display_name: string;
  firm_name: string;
  city: string;
  intro: ColumnType<unknown, string, string>;
  logo: string | null;
  type: Generated<number>;
  badge: Generated<number>;
  status: number;
  commission_basis_points: number | null;
  opened_at: Date;
  suspend_reason: string | null;
}

export interface SubmitsTable {
  user_id: number;
  uuid: string;
  order_numbers: string;
  at: Date;
}

export interface TrackingEventsTable {
  package_id: number;
  sequence: number;
  state: number;
  lane: string;
  station: string;
  at: Date;
}

export interface UsedCiphertextsTable {
  hash: Buffer;
  at: Date;
}

export interface UsersTable {
  id: GeneratedAlways<number>;
  user_name: string;
  mail: string;
  mobile: string | null;
  nick_name: string;
  password_hash: string | null;
  picture: string | null;
  sex: string | null;
  birth_date: string | null;
  level: Generated<number>;
  growth: Generated<number>;
  time_zone: Generated<string>;
  locale: Generated<string>;
  created_at: Date;
  deleted_at: Date | null;
}

export interface WorkTable {
  id: GeneratedAlways<bigint>;
  kind: string;
  key: string;
  payload: ColumnType<unknown, string, string>;
  due_at: Date;
  attempts: Generated<number>;
  failed_at: Date | null;
  last_error: string | null;
  request_id: string | null;
}

export interface Tables {
  addresses: AddressesTable;
  audit_log: AuditLogTable;
  balances: BalancesTable;
  carriers: CarriersTable;
  cart_items: CartItemsTable;
  categories: CategoriesTable;
  changes: ChangesTable;
  currencies: CurrenciesTable;
  files: FilesTable;
  idempotency: IdempotencyTable;
  import_faults: ImportFaultsTable;
  imports: ImportsTable;
  instance: InstanceTable;
  journal: JournalTable;
  listed_products: ListedProductsTable;
  login_keys: LoginKeysTable;
  login_tries: LoginTriesTable;
  mail_codes: MailCodesTable;
  mails: MailsTable;
  migrations: MigrationsTable;
  operators: OperatorsTable;
  order_items: OrderItemsTable;
  order_moves: OrderMovesTable;
  orders: OrdersTable;
  outdated_words: OutdatedWordsTable;
  package_items: PackageItemsTable;
  packages: PackagesTable;
  payment_cases: PaymentCasesTable;
  payment_parts: PaymentPartsTable;
  payment_refunds: PaymentRefundsTable;
  payments: PaymentsTable;
  postings: PostingsTable;
  product_search: ProductSearchTable;
  product_texts: ProductTextsTable;
  product_tiers: ProductTiersTable;
  products: ProductsTable;
  provider_captures: ProviderCapturesTable;
  provider_events: ProviderEventsTable;
  provider_reversals: ProviderReversalsTable;
  reviews: ReviewsTable;
  search_synonyms: SearchSynonymsTable;
  search_words: SearchWordsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  skus: SkusTable;
  stock: StockTable;
  stock_reservations: StockReservationsTable;
  store_accounts: StoreAccountsTable;
  stores: StoresTable;
  submits: SubmitsTable;
  tracking_events: TrackingEventsTable;
  used_ciphertexts: UsedCiphertextsTable;
  users: UsersTable;
  work: WorkTable;
}
