import { at, type OrdersQuery, ordersQuery, type SiteMapPart, type SocialTrouble } from './paths.ts';

/** Addresses that are led to from few pages: no first visit of a page with goods fetches this file. */
export const farPaths = {
  ranking: ({ rankType, ...query }: { categoryId: number; categoryName?: string; rankType?: number }) =>
    at('/ranking-detail', { ...query, rankType: rankType || '' }),
  /** What a banner leads to: the page knows that its visitor came by it. */
  banner: (type: number, relation: number) =>
    type === 1 ? at('/shop-page', { sid: relation }) : at('/goods-detail', { prodId: relation, bannerEnter: 1 }),
  siteMap: (query: { of?: SiteMapPart; part?: number } = {}) => at('/sitemap.xml', query),
  notice: (id: number) => at('/notice-detail', { id }),
  /** A bank transfer's invoice, to print. */
  paymentInvoice: (orderNumbers: string) => at('/payment/invoice', { orderNumbers }),
  paymentInvoiceFile: (orderNumbers: string) => at('/payment/invoice-file', { orderNumbers }),
  /** The same orders as a spreadsheet. */
  ordersExport: (query: OrdersQuery) => at('/user-center/uc-order/export', ordersQuery(query)),
  /** Stores that the platform prefers, as data. */
  preferredStores: () => '/stores/preferred',
  offer: (offerId: number, page = 1) => at('/discount-detail', { offerId, page: page > 1 ? page : '' }),
  /** Coupons for a product, as data. */
  couponsBeside: (prodId: number) => at('/coupons/beside', { prodId }),
  refundPacket: (refundSn: string, format: 'pdf' | 'zip') => at('/return-detail/packet', { refundSn, format }),
  /** Asking the platform to decide about a refund, or more evidence for it. */
  refundProof: (refundSn: string) => at('/user-center/return-proof', { refundSn }),
  inquiry: (id: number, query: { done?: 1 } = {}) => at('/user-center/inquiry-detail', { id, ...query }),
  /** Mails and short messages of a demo, which never leave it. */
  devMailbox: () => '/dev/mailbox',
  exportData: () => '/user-center/uc-export',
  deleteAccount: () => '/user-center/uc-delete',
  binding: (query: { done?: 'mail' | 'mobile' | 'unbound'; trouble?: SocialTrouble } = {}) => at('/user-center/uc-bind', query),
  sessions: (query: { ended?: number } = {}) => at('/user-center/uc-sessions', query),
};
