import { applicationPictures } from './stores.ts';

/** Enumerations of the wire, each declared once. Numbers are part of the contract. */
export const orderStatus = {
  pendingPayment: 1,
  pendingDelivery: 2,
  pendingReceipt: 3,
  pendingEvaluation: 4,
  completed: 5,
  canceled: 6,
  grouping: 7,
  waitingBuyerContract: 8,
  waitingSupplierContract: 9,
  partlyShipped: 10,
  evaluated: 11,
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** How a contract about an order stands: it waits for its signature, or ended one way. */
export const agreementState = { waiting: 1, signed: 2, refused: 3, lapsed: 4 } as const;
export type AgreementState = (typeof agreementState)[keyof typeof agreementState];
/** The other side of a contract with the platform. */
export const agreementParties = ['buyer', 'seller'] as const;
export type AgreementParty = (typeof agreementParties)[number];
/** The papers about an order. */
export const orderDocuments = ['contract', 'payInvoice', 'invoice'] as const;

/** Filter value of lists that means "every status". */
export const anyStatus = 0;

/** Other sites whose accounts log in here. */
export const socialType = { google: 3, facebook: 4 } as const;

export const orderType = { general: 0, group: 1, flash: 2, points: 3 } as const;
export const orderTimeStatus = { all: 0, last7Days: 1, last3Months: 2, older: 3 } as const;
export const mold = { physical: 0, virtual: 1, combination: 2 } as const;
export const productType = { normal: 0, group: 1, flash: 2, points: 3, combo: 4, activity: 5 } as const;
export const pricingMode = { range: 0, tiered: 1 } as const;
export const productStatus = {
  deleted: -1,
  offByShop: 0,
  on: 1,
  offByPlatform: 2,
  violationUnderReview: 3,
  underReview: 6,
} as const;
export const shopStatus = {
  deleted: -1,
  closed: 0,
  open: 1,
  offByPlatform: 2,
  offUnderReview: 3,
  applying: 4,
  openingUnderReview: 5,
} as const;
/** The `type` of a store. */
export const shopKind = { normal: 0, preferred: 1 } as const;
export const payType = {
  points: 0,
  alipay: 2,
  wechat: 3,
  balance: 9,
  payPal: 10,
  cardViaPayPal: 12,
  bankTransfer: 20,
  cashOnDelivery: 21,
  card: 22,
  onlineBank: 23,
} as const;
/**
 * How an attempt to pay stands. created: the provider has not answered yet · waiting: for the payer · unknown: the
 * money was asked for and whether it came is being checked · paid · declined: the provider said no · canceled:
 * given up before it was paid · returned: the money came and goes back · suspense: it came in a wrong amount or
 * currency, and an operator looks into it
 */
export const paymentStates = ['created', 'waiting', 'unknown', 'paid', 'declined', 'canceled', 'returned', 'suspense'] as const;
export type PaymentState = (typeof paymentStates)[number];
/** Cases of money that is in suspense until it has gone back; short: or until the rest of a bank transfer comes. */
export const suspenseCaseKinds = [
  'wrongAmount',
  'wrongCurrency',
  'short',
  'over',
  'late',
  'second',
  'stockGone',
  'refundFailed',
  'refundUnconfirmed',
  'refundDue',
] as const;
/**
 * What became of money that came by bank. paid: it was enough · over: more than enough · short: more is waited for · late, second: it pays for
 * nothing · wrongCurrency · unknown: nobody knows what it is for · proposed: a second operator has to agree first
 */
export const transferOutcomes = ['paid', 'over', 'short', 'late', 'second', 'wrongCurrency', 'unknown', 'proposed'] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];
/** Cases of an attempt whose end the provider does not tell: no answer for long, or answers about something else. */
export const unclearCaseKinds = ['unknownLong', 'wrongAnswer'] as const;
/** Why an operator sees a payment; takenBack: the provider gave money back that we did not send, on whosever order. */
export const paymentCaseKinds = [...suspenseCaseKinds, ...unclearCaseKinds, 'takenBack'] as const;
export type PaymentCaseKind = (typeof paymentCaseKinds)[number];
export const paymentTerm = { beforeDelivery: 1, cashOnDelivery: 2, instalments: 3 } as const;
export const deliveryType = { courier: 1, buyerPickup: 2, noExpress: 3, sameCity: 4 } as const;
/** How the lists of orders in the consoles are sorted: by time or by total. */
export const orderSort = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof orderSort)[number];
/** Which day of an order a span of days is about. */
export const orderDates = ['placed', 'paid'] as const;
export const transportType = { ordinary: 1, express: 2 } as const;
export const trackingState = {
  none: 0,
  received: 1,
  inTransit: 2,
  arrived: 201,
  signed: 3,
  problem: 4,
  overdue: 5,
} as const;
export type TrackingState = (typeof trackingState)[keyof typeof trackingState];
export const closeType = {
  unpaidTimeout: 1,
  refund: 2,
  buyerCancelled: 4,
  cashOnDelivery: 15,
  groupFailed: 20,
  contractRefused: 21,
  stockGone: 22,
  /** An operator settled what was overdue. */
  settled: 23,
} as const;
export const searchSort = {
  timeUp: 0,
  timeDown: 1,
  salesUp: 2,
  salesDown: 3,
  priceUp: 4,
  priceDown: 5,
  reviewsUp: 14,
  reviewsDown: 15,
  realSalesUp: 17,
  realSalesDown: 18,
  publishedUp: 21,
  publishedDown: 22,
} as const;
/** Orders of a list of goods; without one the best match comes first. Sales shown are real sales, so 2/3 and 17/18 are alike. */
export type SearchSort = (typeof searchSort)[keyof typeof searchSort];
/** What makes an item of an order part of something: none, discount, combo, giveaway, product of a combo. */
export const activityType = { none: 0, discount: 1, combo: 2, giveaway: 5, comboProduct: 6 } as const;
/** What a buyer, and what a store brings a picture for. */
export const buyerFilePurposes = ['review', 'avatar', 'inquiry', 'refund', ...applicationPictures] as const;
export type BuyerFilePurpose = (typeof buyerFilePurposes)[number];
export const storeFilePurposes = ['product', 'shopLogo', 'storePhoto', 'refund', 'certificate'] as const;
/** Documents of terms: of service, about data, of purchase. */
export const termsDocument = { service: 0, privacy: 1, purchase: 2 } as const;
export type TermsDocument = (typeof termsDocument)[keyof typeof termsDocument];
/** What operators bring pictures for: a banner of the home page; the logo or the QR code of the app; a category. */
export const operatorFilePurposes = ['banner', 'site', 'category'] as const;
export type OperatorFilePurpose = (typeof operatorFilePurposes)[number];
/** What a picture is for that was brought by a client that does not say so: any use of a buyer's that seals nothing. */
export type FilePurpose = 'unsaid' | BuyerFilePurpose | (typeof storeFilePurposes)[number] | OperatorFilePurpose;
/** Pictures of the site that operators may set. */
export const sitePictures = ['logo', 'appCode', 'icon', 'loginPicture'] as const;
export type SitePicture = (typeof sitePictures)[number];
/** What the site calls itself in the titles of its pages, beside its logo, and how it greets; characters at most. */
export const siteWordChars = { title: 60, logoText: 30, welcome: 120 } as const;
export type SiteWord = keyof typeof siteWordChars;
/** Where a question for a price is: the platform looks for a store, a store is asked, it is answered. */
export const inquiryState = { platform: 1, store: 2, answered: 3 } as const;
export type InquiryState = (typeof inquiryState)[keyof typeof inquiryState];
/** Units in which a buyer may ask for goods; `GET /shop/unit/list` tells their words. */
export const unitCodes = ['pcs', 'pairs', 'sets', 'rolls', 'boxes', 'kg', 't', 'm', 'm2', 'l'] as const;
export type UnitCode = (typeof unitCodes)[number];
/** Whether a bought line has its review. */
export const commSts = { open: 0, reviewed: 1 } as const;
/** Which reviews are asked for. */
export const reviewFilter = { all: -1, good: 0, middle: 1, bad: 2, withPicture: 3 } as const;
export const shopAuditStatus = { notReviewed: 0, passed: 1, refused: -1 } as const;
export const payForm = { goods: 0, membership: 1, topUp: 2 } as const;
/** States of one refund. */
export const returnMoneyStatus = {
  applied: 1,
  sellerAgreed: 2,
  buyerShipped: 3,
  sellerReceived: 4,
  success: 5,
  withdrawn: 6,
  sellerRefused: 7,
  platformIntervening: 10,
  closed: -1,
} as const;
/** What became of an order's refunds together. */
export const orderRefundStatus = { applied: 1, success: 2, partly: 3, failed: 4 } as const;
export const refundType = { wholeOrder: 1, oneItem: 2 } as const;
export const applyType = { refundOnly: 1, withReturn: 2 } as const;
export const appType = { pc: 3, h5: 4 } as const;
export const systemType = { pc: 1, h5: 2 } as const;
export const sysType = { buyer: 0, seller: 1, operator: 2 } as const;
/** 0 and 1 are the tabs of a ranking; new arrivals and rising goods are showcases. */
export const rankType = { sold: 0, reviewed: 1, fresh: 2, rising: 3 } as const;
export const bannerType = { product: 0, shop: 1 } as const;
export const hotSearchType = { product: 1, shop: 2 } as const;

/**
 * Why nothing of an order that is to be shipped may leave now. answer: all that is left is asked back, and its store is to answer · offer:
 * the store has offered something else, and the buyer is to answer · refund: such a refund is under way otherwise · takenBack: its money was
 * taken back outside
 */
export const heldBacks = ['answer', 'offer', 'refund', 'takenBack'] as const;
export type HeldBack = (typeof heldBacks)[number];

/** Who acts: the three audiences, and the platform's own clock and jobs. */
export const actorKinds = ['buyer', 'seller', 'operator', 'platform'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** How far the import of a file is. */
export const importState = {
  /** The worker reads the file. */
  reading: 0,
  /** Read; waits for the seller to look at the columns and start. */
  mapping: 1,
  running: 2,
  done: 3,
  /** Refused as a whole, in words. */
  refused: 4,
  canceled: 5,
} as const;
