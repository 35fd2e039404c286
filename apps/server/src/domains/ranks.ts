/**
 * The rank line: a domain may import only the door (`index.ts`) of a domain in an earlier row.
 * The lint reads this file; changing the order of the house means changing it here, with a decision.
 */
export const ranks = [
  ['audit'],
  ['files', 'site', 'ledger', 'stock', 'messages'],
  ['accounts', 'proposals'],
  ['stores', 'payments', 'loyalty'],
  ['freight'],
  ['catalog'],
  ['promotions', 'collections'],
  ['pricing'],
  ['cart', 'orders'],
  ['shipping', 'agreements', 'vouchers'],
  ['refunds', 'reviews'],
  ['invoices', 'settlement', 'inquiries'],
  ['chat'],
  ['analytics'],
] as const satisfies readonly (readonly string[])[];

/** Who writes which table. Only the owner's `store.ts` may name it in SQL that changes rows. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  audit: ['audit_log'],
  files: ['files'],
  site: ['currencies', 'settings', 'notices', 'banners'],
  ledger: ['journal', 'postings', 'balances', 'proof_runs'],
  stock: ['stock', 'stock_reservations'],
  messages: ['mails'],
  accounts: [
    'users',
    'addresses',
    'store_accounts',
    'operators',
    'sessions',
    'login_keys',
    'used_ciphertexts',
    'mail_codes',
    'login_tries',
    'social_accounts',
    'social_tickets',
  ],
  // The two tables of corrections are read by nobody any more; a later release drops them.
  proposals: ['proposals', 'balance_corrections', 'point_corrections'],
  stores: ['stores', 'pickup_places', 'store_applications', 'store_application_moves', 'store_paper_looks'],
  payments: [
    'payments',
    'payment_parts',
    'provider_captures',
    'provider_reversals',
    'payment_refunds',
    'payment_cases',
    'provider_events',
    'bank_transfers',
  ],
  loyalty: ['point_lots', 'point_entries'],
  catalog: [
    'categories',
    'products',
    'product_texts',
    'product_tiers',
    'skus',
    'listed_products',
    'product_search',
    'outdated_words',
    'search_words',
    'search_synonyms',
    'product_rankings',
    'product_submissions',
    'imports',
    'import_faults',
  ],
  collections: ['product_collections', 'store_collections', 'browse_log'],
  cart: ['cart_items'],
  orders: ['submits', 'orders', 'order_items', 'order_moves', 'order_instalments', 'pickup_codes'],
  refunds: ['refunds', 'refund_lines', 'refund_moves', 'refund_evidence', 'refund_interventions'],
  reviews: ['reviews'],
  inquiries: ['inquiries', 'inquiry_answers'],
  analytics: ['visits', 'visit_days', 'sales_days', 'sales_goods'],
  invoices: ['invoice_titles', 'invoices', 'invoice_orders', 'invoice_moves', 'invoice_numbers'],
  settlement: ['store_bank_accounts', 'payouts', 'top_ups'],
  agreements: ['agreements', 'agreement_signatures'],
  vouchers: ['vouchers', 'voucher_tries'],
  shipping: ['carriers', 'packages', 'package_items', 'tracking_events'],
};

/** Tables of the processes themselves; only `runtime/` touches them. */
export const runtimeTables: readonly string[] = ['migrations', 'instance', 'work', 'idempotency', 'changes'];
