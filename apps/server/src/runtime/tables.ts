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
  lat: number | null;
  lng: number | null;
}

export interface AgreementSignaturesTable {
  id: GeneratedAlways<number>;
  agreement_id: number;
  signer_kind: string;
  signer_id: number;
  signer_name: string;
  signed_at: Date;
  consent: string;
  code_sent_to: string;
  document: string;
  previous: string;
  seal: string;
}

export interface AgreementsTable {
  id: GeneratedAlways<number>;
  number: string;
  order_id: number;
  party: string;
  state: Generated<number>;
  paper: ColumnType<unknown, string, string>;
  created_at: Date;
  sign_before: Date;
  ended_at: Date | null;
  refusal: string | null;
  document: string | null;
  certificate: string | null;
  signatory: string | null;
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

export interface BackupRunsTable {
  id: GeneratedAlways<number>;
  at: Date;
  bytes: bigint;
}

export interface BalanceCorrectionsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  currency: string;
  amount: bigint;
  reason: string;
  state: string;
  proposed_at: Date;
  proposed_by: number;
  decided_at: Date | null;
  decided_by: number | null;
  note: Generated<string>;
}

export interface BalancesTable {
  account: string;
  currency: string;
  balance: bigint;
}

export interface BankTransfersTable {
  id: GeneratedAlways<number>;
  transaction_id: string;
  told_currency: string;
  told_value: string;
  told_reference: string;
  payer: string;
  currency: string | null;
  amount: bigint | null;
  payment_id: number | null;
  state: string;
  recorded_at: Date;
  note: Generated<string>;
}

export interface BannersTable {
  id: GeneratedAlways<number>;
  picture: string | null;
  type: number;
  relation: number;
  position: Generated<number>;
  is_hidden: Generated<boolean>;
  titles: Generated<ColumnType<unknown, string, string>>;
  locales: Generated<string[]>;
  starts_at: Date | null;
  ends_at: Date | null;
  version: Generated<number>;
}

export interface BrowseLogTable {
  user_id: number;
  product_id: number;
  viewed_at: Date;
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
  by_import: Generated<boolean>;
  is_hidden: Generated<boolean>;
  version: Generated<number>;
  merged_into: number | null;
}

export interface ChangesTable {
  id: GeneratedAlways<bigint>;
  xid: Generated<string>;
  key: string;
  at: Generated<Date>;
}

export interface ConfirmedOrdersTable {
  user_id: number;
  session: Buffer;
  wanted: ColumnType<unknown, string, string>;
  lines: ColumnType<unknown, string, string>;
  confirmed_at: Date;
  order_numbers: string | null;
  shown: ColumnType<unknown, string | null, string | null>;
}

export interface CurrenciesTable {
  code: string;
  name: string;
  symbol: string;
  exchange_rate: string;
  enabled: Generated<boolean>;
  is_default: Generated<boolean>;
}

export interface DemoStepsTable {
  key: string;
  answer: string;
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
  name: string | null;
}

export interface FormerWaybillsTable {
  package_id: number;
  correction: number;
  carrier_id: number | null;
  waybill: string;
  until: Date;
}

export interface FreightTemplatesTable {
  id: GeneratedAlways<number>;
  store_id: number;
  name: string;
  measure: number;
  ordinary_first: number;
  ordinary_first_fee: bigint;
  ordinary_further: number;
  ordinary_further_fee: bigint;
  express_first: number | null;
  express_first_fee: bigint | null;
  express_further: number | null;
  express_further_fee: bigint | null;
  version: Generated<number>;
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
  stock_raised: ColumnType<unknown, string | null, string | null>;
  file_changed_at: Date | null;
}

export interface InquiriesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  store_id: number | null;
  product_id: number | null;
  sku_id: number | null;
  state: number;
  name: string;
  message: string;
  quantity: number;
  unit: string;
  country: string | null;
  city: Generated<string>;
  target_price: bigint | null;
  currency: string;
  files: Generated<string[]>;
  created_at: Date;
  passed_at: Date | null;
  category_id: number | null;
  valid_days: number | null;
  delivery_days: number | null;
}

export interface InquiryAnswersTable {
  inquiry_id: number;
  message: string;
  price: bigint;
  minimum: number;
  valid_until: Date;
  answered_at: Date;
  lead_days: number | null;
}

export interface InstanceTable {
  only_row: Generated<boolean>;
  demo: boolean;
  clock_offset_seconds: Generated<bigint>;
  filled_at: Date;
  archived_until: Date | null;
  archive_failed_at: Date | null;
}

export interface InvoiceMovesTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  status: number;
  at: Date;
  actor_kind: string;
  actor_id: number;
  reason: Generated<string>;
  title: ColumnType<unknown, string, string>;
}

export interface InvoiceNumbersTable {
  issuer: string;
  year: number;
  last: number;
}

export interface InvoiceOrdersTable {
  invoice_id: number;
  order_id: number;
  order_number: string;
  amount: bigint;
  is_living: Generated<boolean>;
}

export interface InvoiceTitlesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  header_type: number;
  name: string;
  country: string;
  tax_number: string;
  registration_code: string;
  address: string;
  is_default: Generated<boolean>;
  used_at: Date;
  signatory: Generated<string>;
  basis: Generated<string>;
}

export interface InvoicesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  status: Generated<number>;
  header_type: number;
  name: string;
  country: string;
  tax_number: string;
  registration_code: string;
  address: string;
  locale: string;
  currency: string;
  amount: bigint;
  applied_at: Date;
  issuer: Generated<string>;
  year: number | null;
  sequence: number | null;
  number: string | null;
  issued_at: Date | null;
  issued_by: number | null;
  failed_at: Date | null;
  reason: Generated<string>;
  paper: ColumnType<unknown, string | null, string | null>;
  document: string | null;
}

export interface JournalTable {
  id: GeneratedAlways<bigint>;
  key: string;
  kind: string;
  reference: string;
  at: Date;
  reverses: bigint | null;
}

export interface KnownBrowsersTable {
  id: GeneratedAlways<number>;
  kind: string;
  holder_id: number;
  token_hash: Buffer;
  created_at: Date;
  used_at: Date;
}

export interface LateCashTable {
  reference: string;
  order_number: string;
  currency: string;
  amount: bigint;
  goes_to: string;
  reason: string;
  recorded_at: Date;
  recorded_by: number;
}

export interface ListViewsTable {
  audience: string;
  account_id: number;
  list: string;
  columns: Generated<string[]>;
  views: Generated<ColumnType<unknown, string, string>>;
  default_view: number | null;
  version: Generated<number>;
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
  holder_kind: string | null;
  holder_id: number | null;
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

export interface NoticesTable {
  id: GeneratedAlways<number>;
  texts: ColumnType<unknown, string, string>;
  is_top: Generated<boolean>;
  published_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  changed_at: Date;
}

export interface OperatorsTable {
  id: GeneratedAlways<number>;
  user_name: string;
  password_hash: string;
  created_at: Date;
  mail: string | null;
  areas: string[] | null;
  locked_at: Date | null;
  lock_reason: string | null;
  hands: Generated<number[]>;
  own_password: Generated<boolean>;
}

export interface OrderInstalmentsTable {
  order_id: number;
  sequence: number;
  stage: number;
  percent: number;
  amount: bigint;
  reference: string;
  due_at: Date | null;
  paid_at: Date | null;
  overdue_at: Date | null;
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
  freight_unit: bigint | null;
  freight_amount: bigint;
  shipped: Generated<number>;
  canceled: Generated<number>;
  refunded_count: Generated<number>;
  refunded: Generated<bigint>;
  refunded_freight: Generated<bigint>;
  points: Generated<number>;
  points_amount: Generated<bigint>;
  refunded_points: Generated<number>;
  refunded_points_amount: Generated<bigint>;
  voucher: ColumnType<unknown, string | null, string | null>;
  is_gift: Generated<boolean>;
  gift_of: number | null;
  gift_value: Generated<bigint>;
  gift_kept: Generated<number>;
  store_coupon: Generated<bigint>;
  platform_coupon: Generated<bigint>;
  member_discount: Generated<bigint>;
  no_reason: Generated<boolean>;
  origin: Generated<string>;
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
  address: ColumnType<unknown, string | null, string | null>;
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
  ship_days: Generated<number>;
  claim_days: Generated<number>;
  pay_extended: Generated<boolean>;
  refunded: Generated<bigint>;
  refunded_freight: Generated<bigint>;
  delivery_fee: Generated<bigint>;
  pickup_place: ColumnType<unknown, string | null, string | null>;
  points: Generated<number>;
  points_amount: Generated<bigint>;
  refunded_points: Generated<number>;
  refunded_points_amount: Generated<bigint>;
  close_reason: string | null;
  group_completed_at: Date | null;
  buyer: ColumnType<unknown, string | null, string | null>;
  packing_at: Date | null;
  invoice_type: Generated<number>;
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
  order_id: number | null;
  delivery_type: number;
  carrier_id: number | null;
  waybill: Generated<string>;
  state: Generated<number>;
  shipped_at: Date;
  signed_at: Date | null;
  overdue_at: Date | null;
  corrections: Generated<number>;
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
  refunded: Generated<bigint>;
  balance_amount: Generated<bigint>;
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
  code_url: string | null;
  expires_at: Date | null;
  balance_amount: Generated<bigint>;
}

export interface PayoutsTable {
  id: GeneratedAlways<number>;
  number: string;
  store_id: number | null;
  currency: string;
  amount: bigint;
  state: string;
  bank: ColumnType<unknown, string, string>;
  asked_at: Date;
  asked_by: number;
  approved_at: Date | null;
  approved_by: number | null;
  ended_at: Date | null;
  ended_by: number | null;
  bank_reference: string | null;
  reason: Generated<string>;
  approved_hands: Generated<number[]>;
  user_id: number | null;
  account_since: Date | null;
}

export interface PickupCodesTable {
  order_id: number;
  code: string;
  issued_at: Date;
  tries: Generated<number>;
  locked_until: Date | null;
  used_at: Date | null;
}

export interface PickupPlacesTable {
  id: GeneratedAlways<number>;
  store_id: number;
  name: string;
  address: string;
  hours: string;
  phone: string;
  closed_at: Date | null;
}

export interface PointCorrectionsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  amount: number;
  reason: string;
  state: string;
  proposed_at: Date;
  proposed_by: number;
  decided_at: Date | null;
  decided_by: number | null;
  note: Generated<string>;
}

export interface PointEntriesTable {
  id: GeneratedAlways<bigint>;
  lot_id: number;
  kind: string;
  amount: number;
  reference: string;
  cause: Generated<string>;
  at: Date;
}

export interface PointLotsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  source: string;
  reference: string;
  amount: number;
  remaining: number;
  obtained_at: Date;
  expires_at: Date;
}

export interface PostingsTable {
  journal_id: bigint;
  line: number;
  account: string;
  currency: string;
  amount: bigint;
}

export interface ProductCollectionsTable {
  user_id: number;
  product_id: number;
  created_at: Date;
}

export interface ProductRankingsTable {
  category_id: number;
  rank_type: number;
  position: number;
  product_id: number;
  made_at: Date;
}

export interface ProductSearchTable {
  product_id: number;
  analyzer: Generated<number>;
  words: Generated<string>;
  vocabulary: Generated<string[]>;
  headline: Generated<string>;
}

export interface ProductSubmissionsTable {
  id: GeneratedAlways<number>;
  product_id: number;
  round: number;
  state: Generated<number>;
  is_first: boolean;
  face: ColumnType<unknown, string, string>;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
  remarks: Generated<ColumnType<unknown, string, string>>;
  told_at: Date | null;
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
  voucher: ColumnType<unknown, string | null, string | null>;
  freight_template_id: number | null;
  is_freight_free: Generated<boolean>;
  no_reason: Generated<boolean>;
  origin: Generated<string>;
}

export interface ProofRunsTable {
  id: GeneratedAlways<number>;
  at: Date;
  differences: ColumnType<unknown, string, string>;
}

export interface ProposalsTable {
  id: GeneratedAlways<number>;
  kind: string;
  subject: string;
  input: ColumnType<unknown, string, string>;
  amount: bigint;
  currency: string | null;
  reason: string;
  waits: string | null;
  state: Generated<string>;
  proposed_at: Date;
  proposed_by: number;
  decided_at: Date | null;
  decided_by: number | null;
  note: Generated<string>;
  former: string | null;
  booked_as: Generated<string>;
  proposed_hands: Generated<number[]>;
  taken_from: number | null;
  locale: Generated<string>;
  preview: ColumnType<unknown, string | null, string | null>;
  done: ColumnType<unknown, string | null, string | null>;
  taken_locale: string | null;
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
  held: Generated<bigint>;
  covered: Generated<bigint>;
}

export interface RefundEvidenceTable {
  id: GeneratedAlways<number>;
  refund_id: number;
  side: string;
  description: string;
  pictures: string[];
  at: Date;
}

export interface RefundInterventionsTable {
  id: GeneratedAlways<number>;
  refund_id: number;
  reason: string;
  description: string;
  asked_at: Date;
  ended_at: Date | null;
  decided_by: number | null;
  outcome: string | null;
  ruling: Generated<string>;
  ruling_locale: string | null;
  store_ruling: Generated<string>;
  store_ruling_locale: string | null;
}

export interface RefundLinesTable {
  refund_id: number;
  order_item_id: number;
  count: number;
  canceled: number;
  goods: bigint;
  freight: bigint;
  points: Generated<number>;
  points_amount: Generated<bigint>;
  gift_kept: Generated<number>;
  gift_value: Generated<bigint>;
  fault_freight: Generated<bigint>;
}

export interface RefundMovesTable {
  id: GeneratedAlways<number>;
  refund_id: number;
  from_status: number | null;
  to_status: number;
  actor_kind: string;
  actor_id: number | null;
  why: string;
  note: Generated<string>;
  at: Date;
  locale: string | null;
  store_note: Generated<string>;
  store_locale: string | null;
}

export interface RefundOffersTable {
  id: GeneratedAlways<number>;
  refund_id: number;
  amount: bigint;
  pieces: number | null;
  words: string;
  at: Date;
  ended_at: Date | null;
  outcome: string | null;
}

export interface RefundParcelsTable {
  refund_id: number;
  number: number;
  carrier_id: number;
  carrier_name: string;
  waybill: string;
  mobile: string;
  remarks: string;
  pictures: string[];
  package_id: number | null;
  at: Date;
}

export interface RefundWishLinesTable {
  refund_id: number;
  number: number;
  order_item_id: number;
  count: number;
  goods: bigint;
  freight: bigint;
  gift_kept: number;
  gift_value: bigint;
}

export interface RefundWishesTable {
  refund_id: number;
  number: number;
  apply_number: string;
  apply_type: number;
  is_received: boolean;
  goods: bigint;
  freight: bigint;
  points: number;
  points_amount: bigint;
  reason: string;
  description: string;
  mobile: string;
  pictures: string[];
  at: Date;
}

export interface RefundsTable {
  id: GeneratedAlways<number>;
  number: string;
  apply_number: string;
  order_id: number;
  order_number: string;
  order_item_id: number | null;
  user_id: number;
  store_id: number;
  apply_type: number;
  is_received: boolean;
  status: number;
  currency: string;
  goods: bigint;
  freight: bigint;
  count: number;
  reason: string;
  description: Generated<string>;
  mobile: Generated<string>;
  pictures: Generated<string[]>;
  seller_note: Generated<string>;
  return_address: string | null;
  parcel: ColumnType<unknown, string | null, string | null>;
  created_at: Date;
  changed_at: Date;
  due_at: Date | null;
  done_at: Date | null;
  points: Generated<number>;
  points_amount: Generated<bigint>;
  package_id: number | null;
  rule_by: Date | null;
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

export interface SalesDaysTable {
  store_id: number;
  day: string;
  orders: number;
  amount: bigint;
  refunded: bigint;
}

export interface SalesGoodsTable {
  store_id: number;
  day: string;
  product_id: number;
  pieces: number;
  amount: bigint;
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
  market_price: bigint | null;
}

export interface SocialAccountsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  social_type: number;
  issuer: string;
  subject: string;
  mail: string | null;
  created_at: Date;
}

export interface SocialTicketsTable {
  token_hash: Buffer;
  browser_hash: Buffer;
  social_type: number;
  issuer: string;
  subject: string;
  mail: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface StockTable {
  sku_id: number;
  on_hand: number;
  reserved: Generated<number>;
  low_at: number | null;
}

export interface StockCarriedTable {
  sku_id: number;
  on_hand: number;
  reserved: number;
}

export interface StockMovementsTable {
  id: GeneratedAlways<bigint>;
  sku_id: number;
  kind: string;
  on_hand_change: number;
  reserved_change: number;
  on_hand: number;
  reserved: number;
  reference: Generated<string>;
  cause: Generated<string>;
  note: Generated<string>;
  actor_kind: string;
  actor_id: number | null;
  at: Date;
}

export interface StockReservationsTable {
  reference: string;
  sku_id: number;
  count: number;
  fulfilled: Generated<number>;
  released_at: Date | null;
  created_at: Date;
  returned: Generated<number>;
}

export interface StoreAccountsTable {
  id: GeneratedAlways<number>;
  store_id: number;
  user_name: string;
  password_hash: string;
  created_at: Date;
  mail: string | null;
  areas: string[] | null;
  locked_at: Date | null;
  lock_reason: string | null;
}

export interface StoreApplicationMovesTable {
  id: GeneratedAlways<number>;
  application_id: number;
  round: number;
  state: number;
  at: Date;
  actor_kind: string;
  actor_id: number;
  remarks: Generated<ColumnType<unknown, string, string>>;
}

export interface StoreApplicationsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  state: Generated<number>;
  round: Generated<number>;
  locale: string;
  shop_name: Generated<string>;
  intro: Generated<string>;
  receive_mobile: Generated<string>;
  tel: Generated<string>;
  province: Generated<string>;
  city: Generated<string>;
  area: Generated<string>;
  shop_address: Generated<string>;
  shop_lng: number | null;
  shop_lat: number | null;
  country: Generated<string>;
  firm_name: Generated<string>;
  credit_code: Generated<string>;
  shop_logo: Generated<string>;
  business_license: Generated<string>;
  identity_card_front: Generated<string>;
  identity_card_later: Generated<string>;
  scope: Generated<string>;
  remarks: Generated<ColumnType<unknown, string, string>>;
  created_at: Date;
  changed_at: Date;
  submitted_at: Date | null;
  decided_at: Date | null;
  decided_by: number | null;
  store_id: number | null;
  account_id: number | null;
}

export interface StoreBankAccountsTable {
  store_id: number;
  holder: string;
  bank: string;
  account: string;
  swift: string;
  country: string;
  changed_at: Date;
  usable_from: Date;
}

export interface StoreCollectionsTable {
  user_id: number;
  store_id: number;
  created_at: Date;
}

export interface StorePaperLooksTable {
  token_hash: Buffer;
  application_id: number;
  paper: string;
  actor_kind: string;
  actor_id: number;
  reason: string;
  at: Date;
  expires_at: Date;
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
  delivers_to: Generated<string[]>;
  mail: string | null;
  mail_locale: Generated<string>;
  payment_terms: Generated<number[]>;
  delivery_types: Generated<number[]>;
  city_names: Generated<string[]>;
  city_fee: Generated<bigint>;
  owner_id: number | null;
  phone: Generated<string>;
  goods_reviewed: Generated<boolean>;
  low_stock: Generated<number>;
  transfer_hold_percent: Generated<number>;
  identity: Generated<ColumnType<unknown, string, string>>;
  time_zone: Generated<string>;
  offline_since: Date | null;
}

export interface SubmitsTable {
  user_id: number;
  uuid: string;
  order_numbers: string;
  at: Date;
}

export interface TermsConsentsTable {
  user_id: number;
  document: number;
  version: number;
  agreed_at: Date;
}

export interface TermsVersionsTable {
  document: number;
  version: number;
  texts: Generated<ColumnType<unknown, string, string>>;
  asks_consent: Generated<boolean>;
  revision: Generated<number>;
  valid_from: Date | null;
}

export interface TopUpsTable {
  id: GeneratedAlways<number>;
  number: string;
  user_id: number;
  currency: string;
  amount: bigint;
  gift: Generated<bigint>;
  created_at: Date;
  paid_at: Date | null;
  pay_type: number | null;
}

export interface TrackingEventsTable {
  package_id: number;
  sequence: number;
  state: number;
  lane: string;
  station: string;
  at: Date;
  correction: Generated<number>;
  words: ColumnType<unknown, string | null, string | null>;
}

export interface UndonePackagesTable {
  package_id: number;
  order_id: number;
  carrier_id: number | null;
  waybill: string;
  shipped_at: Date;
  at: Date;
}

export interface UploadSecretTable {
  only_row: Generated<boolean>;
  secret: Buffer;
}

export interface UsedCiphertextsTable {
  hash: Buffer;
  at: Date;
}

export interface UserBankAccountsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  holder: string;
  bank: string;
  account: string;
  swift: string;
  country: string;
  added_at: Date;
  usable_from: Date;
  forgotten_at: Date | null;
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

export interface VisitDaysTable {
  day: string;
  page_id: number;
  visits: bigint;
  visitors: number;
}

export interface VisitsTable {
  visited_at: Date;
  id: bigint;
  page_id: number;
  prev_page_id: number | null;
  biz_type: number | null;
  biz_data: string | null;
  visit_type: number;
  system_type: number;
  nums: number;
  step: number;
  uuid: string;
  uuid_session: string;
  user_id: number | null;
}

export interface VoucherTriesTable {
  store_id: number;
  tries: number;
  locked_until: Date | null;
}

export interface VouchersTable {
  id: GeneratedAlways<number>;
  order_id: number;
  order_item_id: number;
  store_id: number;
  code: string;
  code_hash: Buffer;
  state: Generated<number>;
  unused: string;
  issued_at: Date;
  valid_until: Date;
  revealed_at: Date | null;
  redeemed_at: Date | null;
  redeemed_by: number | null;
  expired_at: Date | null;
  voided_at: Date | null;
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
  agreement_signatures: AgreementSignaturesTable;
  agreements: AgreementsTable;
  audit_log: AuditLogTable;
  backup_runs: BackupRunsTable;
  balance_corrections: BalanceCorrectionsTable;
  balances: BalancesTable;
  bank_transfers: BankTransfersTable;
  banners: BannersTable;
  browse_log: BrowseLogTable;
  carriers: CarriersTable;
  cart_items: CartItemsTable;
  categories: CategoriesTable;
  changes: ChangesTable;
  confirmed_orders: ConfirmedOrdersTable;
  currencies: CurrenciesTable;
  demo_steps: DemoStepsTable;
  files: FilesTable;
  former_waybills: FormerWaybillsTable;
  freight_templates: FreightTemplatesTable;
  idempotency: IdempotencyTable;
  import_faults: ImportFaultsTable;
  imports: ImportsTable;
  inquiries: InquiriesTable;
  inquiry_answers: InquiryAnswersTable;
  instance: InstanceTable;
  invoice_moves: InvoiceMovesTable;
  invoice_numbers: InvoiceNumbersTable;
  invoice_orders: InvoiceOrdersTable;
  invoice_titles: InvoiceTitlesTable;
  invoices: InvoicesTable;
  journal: JournalTable;
  known_browsers: KnownBrowsersTable;
  late_cash: LateCashTable;
  list_views: ListViewsTable;
  listed_products: ListedProductsTable;
  login_keys: LoginKeysTable;
  login_tries: LoginTriesTable;
  mail_codes: MailCodesTable;
  mails: MailsTable;
  migrations: MigrationsTable;
  notices: NoticesTable;
  operators: OperatorsTable;
  order_instalments: OrderInstalmentsTable;
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
  payouts: PayoutsTable;
  pickup_codes: PickupCodesTable;
  pickup_places: PickupPlacesTable;
  point_corrections: PointCorrectionsTable;
  point_entries: PointEntriesTable;
  point_lots: PointLotsTable;
  postings: PostingsTable;
  product_collections: ProductCollectionsTable;
  product_rankings: ProductRankingsTable;
  product_search: ProductSearchTable;
  product_submissions: ProductSubmissionsTable;
  product_texts: ProductTextsTable;
  product_tiers: ProductTiersTable;
  products: ProductsTable;
  proof_runs: ProofRunsTable;
  proposals: ProposalsTable;
  provider_captures: ProviderCapturesTable;
  provider_events: ProviderEventsTable;
  provider_reversals: ProviderReversalsTable;
  refund_evidence: RefundEvidenceTable;
  refund_interventions: RefundInterventionsTable;
  refund_lines: RefundLinesTable;
  refund_moves: RefundMovesTable;
  refund_offers: RefundOffersTable;
  refund_parcels: RefundParcelsTable;
  refund_wish_lines: RefundWishLinesTable;
  refund_wishes: RefundWishesTable;
  refunds: RefundsTable;
  reviews: ReviewsTable;
  sales_days: SalesDaysTable;
  sales_goods: SalesGoodsTable;
  search_synonyms: SearchSynonymsTable;
  search_words: SearchWordsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  skus: SkusTable;
  social_accounts: SocialAccountsTable;
  social_tickets: SocialTicketsTable;
  stock: StockTable;
  stock_carried: StockCarriedTable;
  stock_movements: StockMovementsTable;
  stock_reservations: StockReservationsTable;
  store_accounts: StoreAccountsTable;
  store_application_moves: StoreApplicationMovesTable;
  store_applications: StoreApplicationsTable;
  store_bank_accounts: StoreBankAccountsTable;
  store_collections: StoreCollectionsTable;
  store_paper_looks: StorePaperLooksTable;
  stores: StoresTable;
  submits: SubmitsTable;
  terms_consents: TermsConsentsTable;
  terms_versions: TermsVersionsTable;
  top_ups: TopUpsTable;
  tracking_events: TrackingEventsTable;
  undone_packages: UndonePackagesTable;
  upload_secret: UploadSecretTable;
  used_ciphertexts: UsedCiphertextsTable;
  user_bank_accounts: UserBankAccountsTable;
  users: UsersTable;
  visit_days: VisitDaysTable;
  visits: VisitsTable;
  voucher_tries: VoucherTriesTable;
  vouchers: VouchersTable;
  work: WorkTable;
}
