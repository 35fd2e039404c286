import { proposalJobs } from './edges/proposals/jobs.ts';
import { agreementJobs } from './edges/agreements/jobs.ts';
import { agreementRoutes } from './edges/agreements/routes.ts';
import { accountJobs } from './edges/accounts/jobs.ts';
import { accountRoutes } from './edges/accounts/routes.ts';
import { collectionJobs } from './edges/collections/jobs.ts';
import { collectionRoutes } from './edges/collections/routes.ts';
import { cartRoutes } from './edges/cart/routes.ts';
import { siteJobs } from './edges/site/jobs.ts';
import { catalogJobs } from './edges/catalog/jobs.ts';
import { catalogRoutes } from './edges/catalog/routes.ts';
import { chatRoutes } from './edges/chat/routes.ts';
import { fileJobs } from './edges/files/jobs.ts';
import { fileRoutes } from './edges/files/routes.ts';
import { invoiceJobs } from './edges/invoices/jobs.ts';
import { invoiceRoutes } from './edges/invoices/routes.ts';
import { freightRoutes } from './edges/freight/routes.ts';
import { inquiryRoutes } from './edges/inquiries/routes.ts';
import { ledgerJobs } from './edges/ledger/jobs.ts';
import { ledgerRoutes } from './edges/ledger/routes.ts';
import { loyaltyJobs } from './edges/loyalty/jobs.ts';
import { loyaltyRoutes } from './edges/loyalty/routes.ts';
import { messageJobs } from './edges/messages/jobs.ts';
import { orderJobs } from './edges/orders/jobs.ts';
import { orderRoutes } from './edges/orders/routes.ts';
import { paymentJobs } from './edges/payments/jobs.ts';
import { paymentRoutes } from './edges/payments/routes.ts';
import { refundJobs } from './edges/refunds/jobs.ts';
import { refundRoutes } from './edges/refunds/routes.ts';
import { offerRoutes } from './edges/offers/routes.ts';
import { offerJobs } from './edges/offers/jobs.ts';
import { promotionJobs } from './edges/promotions/jobs.ts';
import { promotionRoutes } from './edges/promotions/routes.ts';
import { proposalRoutes } from './edges/proposals/routes.ts';
import { reviewJobs } from './edges/reviews/jobs.ts';
import { reviewRoutes } from './edges/reviews/routes.ts';
import { shippingJobs } from './edges/shipping/jobs.ts';
import { shippingRoutes } from './edges/shipping/routes.ts';
import { voucherJobs } from './edges/vouchers/jobs.ts';
import { voucherRoutes } from './edges/vouchers/routes.ts';
import { writeVisits } from './domains/analytics/index.ts';
import { analyticsJobs } from './edges/analytics/jobs.ts';
import { analyticsRoutes } from './edges/analytics/routes.ts';
import { auditRoutes } from './edges/audit/routes.ts';
import { settlementJobs } from './edges/settlement/jobs.ts';
import { settlementRoutes } from './edges/settlement/routes.ts';
import { siteRoutes } from './edges/site/routes.ts';
import { stockJobs } from './edges/stock/jobs.ts';
import { stockRoutes } from './edges/stock/routes.ts';
import { storeJobs } from './edges/stores/jobs.ts';
import { storeRoutes } from './edges/stores/routes.ts';
import { identify } from './domains/accounts/index.ts';
import { isPreSigned } from './domains/files/index.ts';
import { reactions } from './reactions.ts';
import type { AppParts } from './runtime/app.ts';
import type { Handlers } from './runtime/context.ts';
import type { AnyJob } from './runtime/jobs.ts';
import type { WorkKind } from './runtime/later.ts';
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
  ...offerRoutes,
  ...promotionRoutes,
  ...invoiceRoutes,
  ...chatRoutes,
  ...analyticsRoutes,
};
/** A job for every kind of work that is planned: the compiler finds the one that is missing. */
const jobs: Readonly<Record<WorkKind, AnyJob>> = {
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
  ...promotionJobs,
  ...offerJobs,
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
export const repeatingWork: Readonly<Partial<Record<WorkKind, number>>> = {
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
  'promotions.expireCoupons': hour,
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
