import { accountEndpoints } from './accounts.ts';
import { agreementEndpoints } from './agreements.ts';
import { addressEndpoints } from './addresses.ts';
import { balanceEndpoints } from './balance.ts';
import { cartEndpoints } from './cart.ts';
import { certificateEndpoints } from './certificates.ts';
import { catalogEndpoints } from './catalog.ts';
import { categoryEndpoints } from './categories.ts';
import { chatEndpoints } from './chat.ts';
import { collectionEndpoints } from './collections.ts';
import { platformEndpoints, sellerOrderEndpoints } from './console-orders.ts';
import { consoleRefundEndpoints } from './console-refunds.ts';
import { exportEndpoints, storeExportEndpoints } from './exports.ts';
import { findEndpoints } from './find.ts';
import { goodsEndpoints } from './goods.ts';
import { fileEndpoints } from './files.ts';
import { homeEndpoints } from './home.ts';
import { homeSiteEndpoints } from './home-site.ts';
import { importEndpoints } from './imports.ts';
import { inquiryEndpoints } from './inquiries.ts';
import { invoiceEndpoints } from './invoices.ts';
import { listViewEndpoints } from './list-views.ts';
import { noticeEndpoints } from './notices.ts';
import { operatorStoreEndpoints } from './operator-stores.ts';
import { operatorEndpoints } from './operators.ts';
import { siteSettingEndpoints } from './site-settings.ts';
import { orderEndpoints } from './orders.ts';
import { paymentEndpoints } from './payments.ts';
import { pointEndpoints } from './points.ts';
import { proposalEndpoints } from './proposals.ts';
import { profileEndpoints } from './profile.ts';
import { refundEndpoints } from './refunds.ts';
import { registrationEndpoints } from './registration.ts';
import { reviewEndpoints } from './reviews.ts';
import { searchEndpoints } from './search.ts';
import { goodsReviewEndpoints } from './goods-review.ts';
import { settlementEndpoints } from './settlement.ts';
import { socialEndpoints } from './social.ts';
import { stockEndpoints } from './stock.ts';
import { shipmentEndpoints } from './shipments.ts';
import { siteEndpoints } from './site.ts';
import { freightEndpoints } from './freight.ts';
import { storeDeliveryEndpoints } from './store-delivery.ts';
import { storeApplicationEndpoints } from './store-applications.ts';
import { storeProfileEndpoints } from './store-profile.ts';
import { staffEndpoints } from './staff.ts';
import { salesEndpoints } from './sales.ts';
import { termsEndpoints } from './terms.ts';
import { visitEndpoints } from './visits.ts';

/** The whole wire contract: address → endpoint. */
export const endpoints = {
  ...siteEndpoints,
  ...accountEndpoints,
  ...registrationEndpoints,
  ...socialEndpoints,
  ...profileEndpoints,
  ...addressEndpoints,
  ...catalogEndpoints,
  ...categoryEndpoints,
  ...searchEndpoints,
  ...reviewEndpoints,
  ...inquiryEndpoints,
  ...goodsEndpoints,
  ...goodsReviewEndpoints,
  ...certificateEndpoints,
  ...stockEndpoints,
  ...fileEndpoints,
  ...importEndpoints,
  ...homeEndpoints,
  ...homeSiteEndpoints,
  ...collectionEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...settlementEndpoints,
  ...proposalEndpoints,
  ...balanceEndpoints,
  ...pointEndpoints,
  ...agreementEndpoints,
  ...refundEndpoints,
  ...consoleRefundEndpoints,
  ...findEndpoints,
  ...exportEndpoints,
  ...storeExportEndpoints,
  ...invoiceEndpoints,
  ...sellerOrderEndpoints,
  ...shipmentEndpoints,
  ...storeDeliveryEndpoints,
  ...freightEndpoints,
  ...platformEndpoints,
  ...operatorEndpoints,
  ...siteSettingEndpoints,
  ...operatorStoreEndpoints,
  ...storeApplicationEndpoints,
  ...storeProfileEndpoints,
  ...staffEndpoints,
  ...listViewEndpoints,
  ...termsEndpoints,
  ...noticeEndpoints,
  ...chatEndpoints,
  ...visitEndpoints,
  ...salesEndpoints,
} as const;
