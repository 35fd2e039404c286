import { z } from 'zod';
import { accountEndpoints } from './accounts/index.ts';
import { auditEndpoints } from './audit/index.ts';
import { catalogEndpoints } from './catalog/index.ts';
import { inquiryEndpoints } from './inquiries/index.ts';
import { invoiceEndpoints } from './invoices/index.ts';
import { ledgerEndpoints } from './ledger/index.ts';
import { orderEndpoints } from './orders/index.ts';
import { paymentEndpoints } from './payments/index.ts';
import { proposalEndpoints } from './proposals/index.ts';
import { refundEndpoints } from './refunds/index.ts';
import { reviewEndpoints } from './reviews/index.ts';
import { settlementEndpoints } from './settlement/index.ts';
import { siteEndpoints } from './site/index.ts';
import { stockEndpoints } from './stock/index.ts';
import { storeEndpoints } from './stores/index.ts';
import { type AreaBy, endpointFor, everyArea, fileAnswer } from './endpoint.ts';
import { textOptional, timeZoneOptional } from './fields.ts';
import type { Failure } from './values/codes.ts';

/** A link carries no header: the language is said in the address, with the zone of the times. */
const told = { timeZone: timeZoneOptional(), lang: textOptional(10) };
/** All pages at once. */
const paged = { current: true, size: true } as const;

const sheetFor = <W extends 'seller' | 'operator', I extends z.ZodType>(
  who: W,
  area: AreaBy[W],
  summary: string,
  input: I,
  ...errors: Failure[]
) =>
  endpointFor(who, area, {
    summary,
    perMinute: 30,
    file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    input,
    output: fileAnswer,
    errors: ['exportTooLarge', ...errors],
  });
const sheet = <I extends z.ZodType>(area: AreaBy['operator'], what: string, input: I) =>
  sheetFor('operator', area, `${what} as a spreadsheet, as the filters show them; who took it out is kept`, input);
const storeSheet = <I extends z.ZodType>(area: AreaBy['seller'], what: string, input: I, ...errors: Failure[]) =>
  sheetFor('seller', area, `${what} of the store as a spreadsheet, as the filters show them`, input, ...errors);

/** Each list of the operators as a spreadsheet: the filters of the list without its paging, and its rights. */
export const exportEndpoints = {
  'GET /platform/order/export': sheet(
    'trade',
    'Orders, a row for each line,',
    orderEndpoints['GET /platform/order/page'].input.omit({ ...paged, status: true, sort: true }).extend(told),
  ),
  'GET /platform/order/overdue/export': sheet(
    'trade',
    'Overdue orders',
    orderEndpoints['GET /platform/order/overdue'].input.omit(paged).extend(told),
  ),
  'GET /platform/intervention/export': sheet(
    'trade',
    'Refunds',
    refundEndpoints['GET /platform/intervention/page'].input.omit(paged).extend(told),
  ),
  'GET /platform/ledger/export': sheet(
    'money',
    'Journal entries, a row for each posting,',
    ledgerEndpoints['GET /platform/ledger/page'].input.omit(paged).extend(told),
  ),
  'GET /platform/invoice/export': sheet('money', 'Invoices', invoiceEndpoints['GET /platform/invoice/page'].input.omit(paged).extend(told)),
  'GET /platform/payment/transfers/export': sheet(
    'money',
    'Bank transfers',
    paymentEndpoints['GET /platform/payment/transfers'].input.omit(paged).extend(told),
  ),
  'GET /platform/payment/cases/export': sheet(
    'money',
    'Payment cases',
    paymentEndpoints['GET /platform/payment/cases'].input.omit(paged).extend(told),
  ),
  'GET /platform/proposal/export': sheet(
    everyArea,
    'Proposals',
    proposalEndpoints['GET /platform/proposal/page'].input.omit(paged).extend(told),
  ),
  'GET /platform/settlement/payouts/export': sheet(
    'money',
    'Payouts',
    settlementEndpoints['GET /platform/settlement/payouts'].input.omit(paged).extend(told),
  ),
  'GET /platform/inquiry/export': sheet(
    'people',
    'Inquiries',
    inquiryEndpoints['GET /platform/inquiry/page'].input.omit(paged).extend(told),
  ),
  'GET /platform/user/export': sheet('people', 'Buyers', accountEndpoints['GET /platform/user/page'].input.omit(paged).extend(told)),
  'GET /platform/comment/export': sheet('people', 'Reviews', reviewEndpoints['GET /platform/comment/page'].input.omit(paged).extend(told)),
  'GET /platform/shop/export': sheet('stores', 'Stores', storeEndpoints['GET /platform/shop/page'].input.omit(paged).extend(told)),
  'GET /platform/shopAudit/export': sheet(
    'stores',
    'Applications for stores',
    storeEndpoints['GET /platform/shopAudit/page'].input.omit(paged).extend(told),
  ),
  'GET /platform/prodAudit/export': sheet(
    'goods',
    'Goods that stores submitted',
    catalogEndpoints['GET /platform/prodAudit/page'].input.omit(paged).extend(told),
  ),
  'GET /platform/notice/export': sheet('content', 'Notices', siteEndpoints['GET /platform/notice/page'].input.omit(paged).extend(told)),
  'GET /platform/synonym/export': sheet(
    'content',
    'Synonyms',
    catalogEndpoints['GET /platform/synonym/page'].input.omit(paged).extend(told),
  ),
  'GET /platform/jobs/export': sheet(
    'settings',
    'Background work',
    siteEndpoints['GET /platform/jobs/page'].input.omit(paged).extend(told),
  ),
  'GET /platform/audit/export': sheet(
    'staff',
    'The record of changes',
    auditEndpoints['GET /platform/audit/page'].input.omit(paged).extend(told),
  ),
  'GET /platform/staff/export': sheet('staff', 'The operators', z.object(told)),
} as const;

/** Which list each spreadsheet is of. */
export const exportedList = {
  'GET /platform/order/export': 'GET /platform/order/page',
  'GET /platform/order/overdue/export': 'GET /platform/order/overdue',
  'GET /platform/intervention/export': 'GET /platform/intervention/page',
  'GET /platform/ledger/export': 'GET /platform/ledger/page',
  'GET /platform/invoice/export': 'GET /platform/invoice/page',
  'GET /platform/payment/transfers/export': 'GET /platform/payment/transfers',
  'GET /platform/payment/cases/export': 'GET /platform/payment/cases',
  'GET /platform/proposal/export': 'GET /platform/proposal/page',
  'GET /platform/settlement/payouts/export': 'GET /platform/settlement/payouts',
  'GET /platform/inquiry/export': 'GET /platform/inquiry/page',
  'GET /platform/user/export': 'GET /platform/user/page',
  'GET /platform/comment/export': 'GET /platform/comment/page',
  'GET /platform/shop/export': 'GET /platform/shop/page',
  'GET /platform/shopAudit/export': 'GET /platform/shopAudit/page',
  'GET /platform/prodAudit/export': 'GET /platform/prodAudit/page',
  'GET /platform/notice/export': 'GET /platform/notice/page',
  'GET /platform/synonym/export': 'GET /platform/synonym/page',
  'GET /platform/jobs/export': 'GET /platform/jobs/page',
  'GET /platform/audit/export': 'GET /platform/audit/page',
  'GET /platform/staff/export': 'GET /platform/staff/list',
} as const satisfies Readonly<Record<keyof typeof exportEndpoints, string>>;
export type ExportKey = keyof typeof exportEndpoints;

/** The lists of a store that are not orders or products, in the same way. */
export const storeExportEndpoints = {
  'GET /shop/admin/refund/export': storeSheet(
    'orders',
    'Refunds',
    refundEndpoints['GET /shop/admin/refund/page'].input.omit(paged).extend(told),
  ),
  'GET /shop/admin/comment/export': storeSheet(
    'orders',
    'Reviews',
    reviewEndpoints['GET /shop/admin/comment/page'].input.omit(paged).extend(told),
  ),
  'GET /shop/admin/inquiry/export': storeSheet(
    'orders',
    'Inquiries',
    inquiryEndpoints['GET /shop/admin/inquiry/page'].input.omit(paged).extend(told),
  ),
  'GET /shop/admin/stock/export': storeSheet('goods', 'Stock', stockEndpoints['GET /shop/admin/stock/page'].input.omit(paged).extend(told)),
  'GET /shop/admin/stock/movements/export': storeSheet(
    'goods',
    'All that happened to the pieces of a variant',
    stockEndpoints['GET /shop/admin/stock/movements'].input.omit({ before: true, size: true }).extend(told),
    'skuUnknown',
  ),
  'GET /shop/admin/import/export': storeSheet('goods', 'Imports', z.object(told)),
  'GET /shop/admin/settlement/export': storeSheet(
    'money',
    'The whole statement',
    settlementEndpoints['GET /shop/admin/settlement/page'].input.omit(paged).extend(told),
  ),
  'GET /shop/admin/settlement/held/export': storeSheet(
    'money',
    'Orders whose money is held',
    settlementEndpoints['GET /shop/admin/settlement/held'].input.omit(paged).extend(told),
  ),
  'GET /shop/admin/settlement/payouts/export': storeSheet(
    'money',
    'Payouts',
    settlementEndpoints['GET /shop/admin/settlement/payouts'].input.omit(paged).extend(told),
  ),
  'GET /shop/admin/staff/export': storeSheet('owner', 'The accounts', z.object(told)),
} as const;

/** Which list of a store each spreadsheet is of. */
export const storeExportedList = {
  'GET /shop/admin/refund/export': 'GET /shop/admin/refund/page',
  'GET /shop/admin/comment/export': 'GET /shop/admin/comment/page',
  'GET /shop/admin/inquiry/export': 'GET /shop/admin/inquiry/page',
  'GET /shop/admin/stock/export': 'GET /shop/admin/stock/page',
  'GET /shop/admin/stock/movements/export': 'GET /shop/admin/stock/movements',
  'GET /shop/admin/import/export': 'GET /shop/admin/import/page',
  'GET /shop/admin/settlement/export': 'GET /shop/admin/settlement/page',
  'GET /shop/admin/settlement/held/export': 'GET /shop/admin/settlement/held',
  'GET /shop/admin/settlement/payouts/export': 'GET /shop/admin/settlement/payouts',
  'GET /shop/admin/staff/export': 'GET /shop/admin/staff/list',
} as const satisfies Readonly<Record<keyof typeof storeExportEndpoints, string>>;
export type StoreExportKey = keyof typeof storeExportEndpoints;
