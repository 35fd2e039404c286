/**
 * Fields that name something that belongs to one buyer or one store. Anything else that looks like an
 * id is public (goods, stores, carriers) or not yet in use; a new one must be put into one of the two.
 */
export const owned: readonly string[] = [
  'orderNumber',
  'orderNumbers',
  'addrId',
  'orderDeliveryId',
  'basketIds',
  'items',
  'orderItemId',
  'voucherId',
  'importId',
  'sessionId',
  'fileId',
  'commId',
  'inquiryId',
  'payoutNumber',
  'bankAccountId',
  // Looked for among a store's own payouts, orders and lines of its statement.
  'number',
  'refundSn',
  'evidenceId',
  'orderInvoiceId',
  'titleId',
  'buyerTitleId',
  'accountId',
  'templateId',
  'freightTemplateId',
  'couponId',
  'couponIds',
  'offerId',
];
export const notOwned: readonly string[] = [
  'invoiceTaxNumber',
  'taxNumber',
  // Of a firm in the register of its country.
  'registrationNumber',
  // How long a voucher is valid.
  'voucher_valid',
  // A courier company, and what is written on a parcel.
  'expressId',
  'expressNo',
  'prodId',
  'prodIds',
  // Products in the caller's own browsing history.
  'ids',
  'shopIds',
  'synonymId',
  // Money on the platform's bank account, which only operators see.
  'transferId',
  'transactionId',
  // An issued invoice, among all, for operators.
  'invoiceNumber',
  'noticeId',
  'offerId',
  'bannerId',
  'bannerIds',
  'categoryIds',
  'intoId',
  // A view that an account has saved, among its own.
  'viewId',
  'skuId',
  'caseId',
  'shopId',
  'categoryId',
  // Of the gifts in the caller's own order; any other is none of them.
  'giveawayItemIds',
  'parentId',
  'pid',
  // Listed areas of a country, and levels of categories, as clients of the lineage name them.
  'provinceId',
  'cityId',
  'areaId',
  'primaryCategoryId',
  'secondaryCategoryId',
  'dvyId',
  'dvyFlowId',
  'stationId',
  'discountId',
  'oldSkuId',
  'basketId',
  'keyId',
  'payAttemptId',
  'uuid',
  'pageId',
  'prevPageId',
  // Operators see everyone's.
  'applicationId',
  'userId',
  'userIds',
  'operatorId',
  'actorId',
  'workId',
  'proposalId',
];
/** Calls in which an owned name stands for something else. */
export const otherwise: Readonly<Record<string, readonly string[]>> = {
  'POST /p/shopCart/changeItems': ['items'],
  'GET /prod/prodInfo': ['addrId'],
  // Of the coupon centre, which is everybody’s.
  'POST /p/myCoupon/receive': ['couponId'],
};
