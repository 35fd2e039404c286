/**
 * What the tables hold about a buyer. For each: which columns say something about her, which texts do not, under which name she
 * gets it in the file of her data (`reads/export-person.ts`), and what becomes of it when she leaves (`flows/people/forget-buyer.ts`).
 * `test/personal.test.ts` compares this with the database, so that a new table or column about a person cannot be forgotten.
 */
export interface Personal {
  /** Sections of her file; none: `unsaid` says why she does not get it. */
  readonly sections: readonly string[];
  readonly unsaid?: string;
  /** Text columns about her. */
  readonly about: readonly string[];
  /** Text columns that say nothing about her: states, numbers, words of others. */
  readonly other: readonly string[];
  /** removed: no row is left · emptied: the row stays, these columns are empty · kept: for the reason it says. */
  readonly leaving: 'removed' | { readonly emptied: readonly string[] } | { readonly kept: string };
}

const law = 'orders, papers and books are kept as the law demands';
const both = 'it is the other side’s record, too';
const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');
const personal = (sections: string, about: string, other: string, leaving: Personal['leaving'], unsaid?: string): Personal => ({
  sections: words(sections),
  about: words(about),
  other: words(other),
  leaving,
  ...(unsaid === undefined ? {} : { unsaid }),
});

export const personalData: Readonly<Record<string, Personal>> = {
  users: personal('account', 'user_name mail mobile nick_name picture sex time_zone locale', 'password_hash', {
    emptied: ['mobile', 'password_hash', 'picture', 'sex', 'birth_date'],
  }),
  addresses: personal('addresses', 'receiver mobile country province city area addr post_code', '', 'removed'),
  social_accounts: personal('socialAccounts', 'subject mail', 'issuer', 'removed'),
  social_tickets: personal('', 'subject mail', 'token_hash browser_hash issuer', { kept: 'it lives for minutes' }, 'it lives for minutes'),
  sessions: personal('sessions', 'ip user_agent', 'token_hash kind', { emptied: ['ip', 'user_agent'] }),
  known_browsers: personal('knownBrowsers', '', 'kind token_hash', 'removed'),
  mail_codes: personal(
    '',
    'mail',
    'purpose code_hash holder_kind',
    { kept: 'removed by her addresses; the one that let her leave ends within a day' },
    'a code lives for minutes',
  ),
  mails: personal('messages', 'recipient subject text html', 'channel', {
    kept: 'removed by her addresses; the farewell is kept for ninety days',
  }),
  terms_consents: personal('agreedTerms', '', '', { kept: law }),
  cart_items: personal('cart', '', '', 'removed'),
  confirmed_orders: personal('confirmed', 'wanted lines shown order_numbers', 'session', 'removed'),
  submits: personal('', '', 'uuid order_numbers', { kept: 'it keeps a repeated submit from making a second order' }, 'the orders say it'),
  product_collections: personal('keptProducts', '', '', 'removed'),
  store_collections: personal('keptStores', '', '', 'removed'),
  browse_log: personal('lookedAt', '', '', 'removed'),
  visits: personal('visits', 'biz_data uuid uuid_session', '', { emptied: ['user_id'] }),
  files: personal('pictures', 'name path', 'owner_kind purpose used_for', { kept: 'marked as removed; the daily round takes them away' }),
  orders: personal('orders', 'remarks address buyer', 'number currency quote_version pickup_place close_reason door_term', { kept: law }),
  order_items: personal('orderLines', '', 'names properties units article picture voucher origin', { kept: law }),
  order_item_shares: personal('', '', 'kind owner source', { kept: law }, 'the lines say it'),
  order_instalments: personal('', '', 'reference', { kept: law }, 'the payments say it'),
  order_moves: personal('', '', 'actor_kind why', { kept: law }, 'the order says it'),
  late_cash: personal('', '', 'reference order_number currency goes_to reason', { kept: law }, 'it is the courier’s'),
  vouchers: personal('', 'code', 'code_hash unused', { kept: law }, 'its code is money: she reads it in the order'),
  pickup_codes: personal('', '', 'code', { kept: law }, 'the order says it'),
  packages: personal('parcels', 'waybill', '', { kept: law }),
  package_items: personal('', '', '', { kept: law }, 'the order says it'),
  former_waybills: personal('formerWaybills', 'waybill', '', { kept: law }),
  undone_packages: personal('formerWaybills', 'waybill', '', { kept: law }),
  tracking_events: personal('', '', 'lane station words', { kept: both }, 'the order shows it'),
  agreements: personal('contracts', 'refusal signatory', 'number party paper document certificate', { kept: law }),
  agreement_signatures: personal('contracts', 'signer_name consent code_sent_to', 'signer_kind document previous seal', { kept: law }),
  payments: personal(
    'payments',
    'language',
    'number attempt_id currency state provider provider_id approve_url return_url reason code_url',
    { kept: law },
  ),
  payment_parts: personal('', '', 'reference', { kept: law }, 'the payments say it'),
  payment_cases: personal('', '', 'kind note', { kept: law }, 'it is a note of operators'),
  payment_refunds: personal(
    '',
    '',
    'number provider capture_id currency state provider_refund_id reason',
    { kept: law },
    'the refunds say it',
  ),
  provider_captures: personal('', '', 'provider id told_currency told_value currency', { kept: law }, 'the payments say it'),
  provider_reversals: personal('', '', 'provider id capture_id told_currency told_value', { kept: law }, 'the balance says it'),
  bank_transfers: personal(
    '',
    'payer told_reference',
    'transaction_id told_currency told_value currency state note',
    { kept: law },
    'it is what the bank said',
  ),
  top_ups: personal('topUps', '', 'number currency', { kept: law }),
  user_bank_accounts: personal('bankAccounts', 'holder bank account swift country', '', 'removed'),
  payouts: personal('payouts', 'bank reason', 'number state currency bank_reference', {
    kept: 'the account of one that was paid is in the books; of others only its end is left',
  }),
  balance_corrections: personal('balance', '', 'currency reason state note', { kept: law }),
  user_coupons: personal('coupons', '', 'source', { kept: law }),
  coupon_moves: personal('', '', 'kind order_number', { kept: law }, 'the coupons say it'),
  coupon_codes: personal('', '', 'code', { kept: law }, 'the coupons say it'),
  coupon_tries: personal('', '', '', { kept: 'it counts wrong codes of an hour' }, 'it counts wrong codes of an hour'),
  offer_takes: personal('offers', '', 'order_number', { kept: law }),
  point_lots: personal('points', '', 'source reference', { kept: law }),
  point_entries: personal('points', '', 'kind reference cause', { kept: law }),
  point_corrections: personal('points', '', 'reason state note', { kept: law }),
  invoice_titles: personal('invoiceTitles', 'name country tax_number registration_code address signatory basis', '', 'removed'),
  invoices: personal(
    'invoices',
    'name country tax_number registration_code address locale',
    'currency issuer number reason paper document',
    { kept: law },
  ),
  invoice_orders: personal('', '', 'order_number', { kept: law }, 'the invoices say it'),
  invoice_moves: personal('', 'title', 'actor_kind reason', { kept: law }, 'the invoices say it'),
  refunds: personal(
    'refunds',
    'description mobile pictures parcel',
    'number apply_number order_number currency reason seller_note return_address',
    { emptied: ['mobile'] },
  ),
  refund_wishes: personal('refundApplications', 'description mobile pictures', 'apply_number reason', { emptied: ['mobile'] }),
  refund_wish_lines: personal('', '', '', { kept: law }, 'the applications say it'),
  refund_lines: personal('', '', '', { kept: law }, 'the refunds say it'),
  refund_offers: personal('', '', 'words outcome effect', { kept: both }, 'it is the store’s'),
  refund_offer_lines: personal('', '', '', { kept: law }, 'the refunds say it'),
  refund_moves: personal('', '', 'actor_kind why note locale store_note store_locale', { kept: both }, 'the refunds say it'),
  refund_parcels: personal('refundParcels', 'carrier_name waybill mobile remarks pictures', '', { emptied: ['mobile'] }),
  refund_evidence: personal('refundEvidence', 'description pictures', 'side', { kept: both }),
  refund_interventions: personal(
    'refundInterventions',
    'description',
    'reason outcome ruling ruling_locale store_ruling store_ruling_locale',
    { kept: both },
  ),
  reviews: personal('reviews', 'content pictures', 'reply hide_reason', { emptied: ['pictures'] }),
  inquiries: personal('inquiries', 'name message country city files', 'unit currency', 'removed'),
  inquiry_answers: personal('inquiries', '', 'message', 'removed'),
  store_applications: personal(
    'storeApplication',
    'shop_name intro receive_mobile tel province city area shop_address country firm_name credit_code shop_logo business_license identity_card_front identity_card_later',
    'locale scope remarks',
    { kept: 'emptied unless a store was opened by it; who owns a store cannot leave' },
  ),
  store_application_moves: personal('', '', 'actor_kind remarks', { kept: law }, 'the application says it'),
  store_paper_looks: personal('storePaperLooks', '', 'token_hash paper actor_kind reason', { kept: 'who looked at papers stays known' }),
};

/** Tables that name people by another way than a buyer's number, and are no buyer's. */
export const notBuyers: Readonly<Record<string, string>> = {
  operators: 'accounts of the platform',
  store_accounts: 'accounts of stores',
  stores: 'a store is a business; its owner cannot leave while it is hers',
  audit_log: 'what operators and stores did; a buyer is in it by her number alone',
  stock_movements: 'goods; a buyer is in it by her number alone',
};
