/** Pages that the log of visits knows, by the number they have on the wire. */
export const pageId = {
  home: 1,
  bannerProduct: 2,
  product: 3,
  seckill: 4,
  groupProduct: 5,
  category: 6,
  specialDiscount: 7,
  cart: 8,
  order: 9,
  payment: 10,
  userCenter: 12,
  orders: 13,
  rankingPage: 14,
  rankingDetail: 15,
} as const;
export type PageId = (typeof pageId)[keyof typeof pageId];
/** The greatest number of a page; 11 is taken from other clients and has no name. */
export const pageIdMax = 15;

/** What the number in a visit's `bizData` names. */
export const visitBizType = { product: 0, category: 1 } as const;
export const visitType = { visit: 1 } as const;

/** Visits in one call, at most. */
export const visitBatchMax = 50;
/** Minutes without a page after which the next one begins another session. */
export const visitSessionMinutes = 30;
/** Periods that the operators' page of visits shows, in days. */
export const visitPeriods = [7, 30, 90, 365] as const;
