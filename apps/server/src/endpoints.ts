import { accountJobs } from './domains/accounts/jobs.ts';
import { accountRoutes } from './domains/accounts/routes.ts';
import { cartRoutes } from './domains/cart/routes.ts';
import { catalogJobs } from './domains/catalog/jobs.ts';
import { catalogRoutes } from './domains/catalog/routes.ts';
import { fileJobs } from './domains/files/jobs.ts';
import { fileRoutes } from './domains/files/routes.ts';
import { ledgerRoutes } from './domains/ledger/routes.ts';
import { messageJobs } from './domains/messages/jobs.ts';
import { orderJobs } from './domains/orders/jobs.ts';
import { orderRoutes } from './domains/orders/routes.ts';
import { paymentJobs } from './domains/payments/jobs.ts';
import { paymentRoutes } from './domains/payments/routes.ts';
import { reviewRoutes } from './domains/reviews/routes.ts';
import { shippingJobs } from './domains/shipping/jobs.ts';
import { shippingRoutes } from './domains/shipping/routes.ts';
import { auditRoutes } from './domains/audit/routes.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { storeRoutes } from './domains/stores/routes.ts';
import { identify } from './domains/accounts/index.ts';
import { reactions } from './reactions.ts';
import type { AppParts } from './runtime/app.ts';
import type { Handlers, Jobs } from './runtime/context.ts';
import { forgetOldRows } from './runtime/retention.ts';

/** A handler for every endpoint of the contract: the compiler finds the one that is missing. */
const handlers: Handlers = {
  ...siteRoutes,
  ...accountRoutes,
  ...storeRoutes,
  ...auditRoutes,
  ...catalogRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...shippingRoutes,
  ...reviewRoutes,
  ...fileRoutes,
  ...ledgerRoutes,
};
const jobs: Jobs = {
  'runtime.retention': forgetOldRows,
  ...accountJobs,
  ...catalogJobs,
  ...fileJobs,
  ...messageJobs,
  ...orderJobs,
  ...paymentJobs,
  ...shippingJobs,
};

/** Work that plans itself anew; the worker puts the first round in when it starts. */
export const repeatingWork: readonly string[] = [
  'runtime.retention',
  'accounts.retention',
  'catalog.refreshPopularity',
  'catalog.takeUpOutdatedWords',
  'catalog.importRetention',
  'payments.retention',
  'files.forgetUnused',
  'files.sweep',
];

/** What every process of the product is made of. */
export const parts: AppParts = { handlers, jobs, reactions, identify };
