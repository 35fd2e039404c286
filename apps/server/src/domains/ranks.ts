/**
 * The rank line: a domain may import only the door (`index.ts`) of a domain in an earlier row.
 * The lint reads this file; changing the order of the house means changing it here, with a decision.
 */
export const ranks = [
  ['audit'],
  ['files', 'site', 'ledger', 'stock', 'messages'],
  ['accounts'],
  ['stores', 'payments', 'loyalty'],
  ['freight'],
  ['catalog'],
  ['promotions', 'collections'],
  ['pricing'],
  ['cart', 'orders'],
  ['shipping', 'agreements'],
  ['refunds', 'reviews'],
  ['invoices', 'settlement', 'inquiries'],
  ['chat'],
  ['analytics'],
] as const satisfies readonly (readonly string[])[];

/** Who writes which table. Only the owner's `store.ts` may name it in SQL that changes rows. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  audit: ['audit_log'],
  files: ['files'],
  site: ['currencies', 'settings'],
  ledger: ['journal', 'postings', 'balances'],
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
  ],
  stores: ['stores'],
  payments: ['payments', 'payment_parts', 'provider_captures', 'provider_reversals', 'payment_refunds', 'payment_cases', 'provider_events'],
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
    'imports',
    'import_faults',
  ],
  cart: ['cart_items'],
  orders: ['submits', 'orders', 'order_items', 'order_moves'],
  reviews: ['reviews'],
  shipping: ['carriers', 'packages', 'package_items', 'tracking_events'],
};

/** Tables of the processes themselves; only `runtime/` touches them. */
export const runtimeTables: readonly string[] = ['migrations', 'instance', 'work', 'idempotency', 'changes'];
