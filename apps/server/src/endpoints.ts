import { proposalJobs } from './domains/proposals/jobs.ts';
import { agreementJobs } from './domains/agreements/jobs.ts';
import { agreementRoutes } from './domains/agreements/routes.ts';
import { accountJobs } from './domains/accounts/jobs.ts';
import { accountRoutes } from './domains/accounts/routes.ts';
import { collectionJobs } from './domains/collections/jobs.ts';
import { collectionRoutes } from './domains/collections/routes.ts';
import { cartRoutes } from './domains/cart/routes.ts';
import { siteJobs } from './domains/site/jobs.ts';
import { catalogJobs } from './domains/catalog/jobs.ts';
import { catalogRoutes } from './domains/catalog/routes.ts';
import { chatRoutes } from './domains/chat/routes.ts';
import { fileJobs } from './domains/files/jobs.ts';
import { fileRoutes } from './domains/files/routes.ts';
import { invoiceJobs } from './domains/invoices/jobs.ts';
import { invoiceRoutes } from './domains/invoices/routes.ts';
import { freightRoutes } from './domains/freight/routes.ts';
import { inquiryRoutes } from './domains/inquiries/routes.ts';
import { ledgerJobs } from './domains/ledger/jobs.ts';
import { ledgerRoutes } from './domains/ledger/routes.ts';
import { loyaltyJobs } from './domains/loyalty/jobs.ts';
import { loyaltyRoutes } from './domains/loyalty/routes.ts';
import { messageJobs } from './domains/messages/jobs.ts';
import { orderJobs } from './domains/orders/jobs.ts';
import { orderRoutes } from './domains/orders/routes.ts';
import { paymentJobs } from './domains/payments/jobs.ts';
import { paymentRoutes } from './domains/payments/routes.ts';
import { refundJobs } from './domains/refunds/jobs.ts';
import { refundRoutes } from './domains/refunds/routes.ts';
import { proposalRoutes } from './domains/proposals/routes.ts';
import { reviewJobs } from './domains/reviews/jobs.ts';
import { reviewRoutes } from './domains/reviews/routes.ts';
import { shippingJobs } from './domains/shipping/jobs.ts';
import { shippingRoutes } from './domains/shipping/routes.ts';
import { voucherJobs } from './domains/vouchers/jobs.ts';
import { voucherRoutes } from './domains/vouchers/routes.ts';
import { writeVisits } from './domains/analytics/index.ts';
import { analyticsJobs } from './domains/analytics/jobs.ts';
import { analyticsRoutes } from './domains/analytics/routes.ts';
import { auditRoutes } from './domains/audit/routes.ts';
import { settlementJobs } from './domains/settlement/jobs.ts';
import { settlementRoutes } from './domains/settlement/routes.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { stockJobs } from './domains/stock/jobs.ts';
import { stockRoutes } from './domains/stock/routes.ts';
import { storeJobs } from './domains/stores/jobs.ts';
import { storeRoutes } from './domains/stores/routes.ts';
import { identify } from './domains/accounts/index.ts';
import { isPreSigned } from './domains/files/index.ts';
import { reactions } from './reactions.ts';
import type { AppParts } from './runtime/app.ts';
import type { Handlers, Jobs } from './runtime/context.ts';
import { forgetOldRows } from './runtime/retention.ts';
import { watched } from './reads/watched.ts';

/** A handler for every endpoint of the contract: the compiler finds the one that is missing. */
const handlers: Handlers = {
  ...siteRoutes,
  ...accountRoutes,
  ...storeRoutes,
  ...auditRoutes,
  ...catalogRoutes,
  ...stockRoutes,
  ...freightRoutes,
  ...collectionRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...proposalRoutes,
  ...paymentRoutes,
  ...agreementRoutes,
  ...shippingRoutes,
  ...voucherRoutes,
  ...refundRoutes,
  ...reviewRoutes,
  ...inquiryRoutes,
  ...fileRoutes,
  ...ledgerRoutes,
  ...settlementRoutes,
  ...loyaltyRoutes,
  ...invoiceRoutes,
  ...chatRoutes,
  ...analyticsRoutes,
};
const jobs: Jobs = {
  'runtime.retention': forgetOldRows,
  ...accountJobs,
  ...agreementJobs,
  ...analyticsJobs,
  ...catalogJobs,
  ...siteJobs,
  ...collectionJobs,
  ...fileJobs,
  ...invoiceJobs,
  ...ledgerJobs,
  ...loyaltyJobs,
  ...messageJobs,
  ...orderJobs,
  ...paymentJobs,
  ...proposalJobs,
  ...refundJobs,
  ...reviewJobs,
  ...settlementJobs,
  ...shippingJobs,
  ...stockJobs,
  ...voucherJobs,
  ...storeJobs,
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Work that plans itself anew, with the seconds from one round to the next at the most. The worker puts the first round in,
 * and brings back what was planned too far ahead.
 */
export const repeatingWork: Readonly<Record<string, number>> = {
  'runtime.retention': day,
  'accounts.retention': day,
  'analytics.keepPartitions': day,
  'analytics.countDays': 10 * minute,
  'analytics.countSales': 10 * minute,
  'catalog.refreshPopularity': 5 * minute,
  'catalog.takeUpOutdatedWords': 5 * minute,
  'catalog.rankGoods': hour,
  'collections.retention': day,
  'catalog.importRetention': day,
  'payments.retention': day,
  'stock.foldMovements': day,
  'ledger.prove': day,
  'loyalty.expirePoints': hour,
  'files.forgetUnused': hour,
  'files.sweep': day,
};

/** What every process of the product is made of. */
export const parts: AppParts = {
  handlers,
  jobs,
  reactions,
  identify,
  isAwaited: isPreSigned,
  watched,
  collectors: { 'analytics.visits': writeVisits },
};
