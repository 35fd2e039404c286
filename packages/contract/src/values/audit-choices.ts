import { auditActions, auditSubjects } from './audit.ts';
import { couponScope, couponType } from './coupons.ts';
import { offerKind } from './offers.ts';
import {
  actorKinds,
  bannerType,
  deliveryType,
  inquiryState,
  orderDates,
  paymentStates,
  payType,
  productStatus,
  reviewFilter,
  shopStatus,
  socialType,
  trackingState,
  transferOutcomes,
} from './enumerations.ts';
import { invoiceStatus } from './invoices.ts';

/** What kept states are called, of whatever has them. */
export const auditStates = [
  ...paymentStates,
  'agreed',
  'approved',
  'asked',
  'closed',
  'disputed',
  'done',
  'due',
  'failed',
  'matched',
  'open',
  'proposed',
  'refused',
  'retrying',
  'submitted',
  'unmatched',
  'unpaid',
] as const;

/** Values that are one of a list, by the field they are kept under: the screen has a word for each. */
export const auditChoices = {
  action: auditActions,
  actorKind: actorKinds,
  by: ['mailed code', 'old password'],
  couponScope: Object.values(couponScope),
  couponType: Object.values(couponType),
  dateOf: orderDates,
  delivery: [0, ...Object.values(deliveryType)],
  deliveryTypes: Object.values(deliveryType),
  evaluate: Object.values(reviewFilter),
  format: ['pdf', 'zip'],
  goesTo: ['buyer', 'store'],
  offerKind: Object.values(offerKind),
  outcome: transferOutcomes,
  payType: Object.values(payType),
  shopStatus: Object.values(shopStatus),
  side: ['buyer', 'seller', 'operator'],
  socialType: Object.values(socialType),
  state: auditStates,
  subjectKind: auditSubjects,
  type: Object.values(bannerType),
  view: ['all', 'approved', 'decided', 'ended', 'failed', 'issued', 'open', 'refused', 'waiting'],
} as const;
/** The same of states that are numbers, by the thing they are of. */
export const auditStatuses = {
  inquiry: Object.values(inquiryState),
  invoice: Object.values(invoiceStatus),
  /** Of a parcel of the order. */
  order: Object.values(trackingState),
  product: Object.values(productStatus),
  store: Object.values(shopStatus),
} as const;
export type AuditChoice = keyof typeof auditChoices;
