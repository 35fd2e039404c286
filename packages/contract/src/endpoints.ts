import { accountEndpoints } from './accounts/index.ts';
import { agreementEndpoints } from './agreements/index.ts';
import { analyticsEndpoints } from './analytics/index.ts';
import { auditEndpoints } from './audit/index.ts';
import { cartEndpoints } from './cart/index.ts';
import { catalogEndpoints } from './catalog/index.ts';
import { chatEndpoints } from './chat/index.ts';
import { collectionEndpoints } from './collections/index.ts';
import { fileEndpoints } from './files/index.ts';
import { freightEndpoints } from './freight/index.ts';
import { inquiryEndpoints } from './inquiries/index.ts';
import { invoiceEndpoints } from './invoices/index.ts';
import { ledgerEndpoints } from './ledger/index.ts';
import { loyaltyEndpoints } from './loyalty/index.ts';
import { orderEndpoints } from './orders/index.ts';
import { paymentEndpoints } from './payments/index.ts';
import { offerEndpoints } from './offers/index.ts';
import { promotionEndpoints } from './promotions/index.ts';
import { proposalEndpoints } from './proposals/index.ts';
import { refundEndpoints } from './refunds/index.ts';
import { reviewEndpoints } from './reviews/index.ts';
import { settlementEndpoints } from './settlement/index.ts';
import { shippingEndpoints } from './shipping/index.ts';
import { siteEndpoints } from './site/index.ts';
import { stockEndpoints } from './stock/index.ts';
import { storeEndpoints } from './stores/index.ts';
import { voucherEndpoints } from './vouchers/index.ts';
import { exportEndpoints, storeExportEndpoints } from './exports.ts';

/** The whole wire contract: address → endpoint, by domain in the order of the rank line. */
export const endpoints = {
  ...siteEndpoints,
  ...accountEndpoints,
  ...auditEndpoints,
  ...ledgerEndpoints,
  ...fileEndpoints,
  ...stockEndpoints,
  ...proposalEndpoints,
  ...storeEndpoints,
  ...paymentEndpoints,
  ...loyaltyEndpoints,
  ...freightEndpoints,
  ...catalogEndpoints,
  ...offerEndpoints,
  ...promotionEndpoints,
  ...collectionEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...shippingEndpoints,
  ...voucherEndpoints,
  ...agreementEndpoints,
  ...refundEndpoints,
  ...reviewEndpoints,
  ...invoiceEndpoints,
  ...settlementEndpoints,
  ...inquiryEndpoints,
  ...chatEndpoints,
  ...analyticsEndpoints,
  ...exportEndpoints,
  ...storeExportEndpoints,
} as const;
