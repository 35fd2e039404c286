import {
  type AuditChoice,
  type auditChoices,
  type auditStatuses,
  bannerType,
  couponScope,
  couponType,
  deliveryType,
  inquiryState,
  invoiceStatus,
  offerKind,
  payType,
  productStatus,
  reviewFilter,
  shopStatus,
  socialType,
  trackingState,
} from '@kyakhta/contract/values';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCaseKinds } from '../payments/case-kinds.ts';
import { useWorkWords } from '../jobs/work-words.ts';
import { actionNames, subjectKinds } from './action-words.ts';
import { payoutStates, stateNames } from './state-words.ts';

type NamesOf<V extends readonly (string | number)[]> = Readonly<Record<V[number], MessageDescriptor>>;

const stores: NamesOf<typeof auditChoices.shopStatus> = {
  [shopStatus.deleted]: msg({ message: 'Deleted', context: 'store', comment: 'State of a store' }),
  [shopStatus.closed]: msg({ message: 'Offline', comment: 'State of a store: taken offline by its owner' }),
  [shopStatus.open]: msg({ message: 'Open', context: 'store', comment: 'State of a store' }),
  [shopStatus.offByPlatform]: msg({ message: 'Suspended', comment: 'State of a store' }),
  [shopStatus.offUnderReview]: msg({ message: 'Suspended, under review', comment: 'State of a store' }),
  [shopStatus.applying]: msg({ message: 'Applying', comment: 'State of a store' }),
  [shopStatus.openingUnderReview]: msg({ message: 'Application under review', comment: 'State of a store' }),
};

const deliveries: NamesOf<typeof auditChoices.deliveryTypes> = {
  [deliveryType.courier]: msg({ message: 'by courier', comment: 'Kind of delivery' }),
  [deliveryType.buyerPickup]: msg({ message: 'the buyer collects', comment: 'Kind of delivery' }),
  [deliveryType.noExpress]: msg({ message: 'handed over without a carrier', comment: 'Kind of delivery' }),
  [deliveryType.sameCity]: msg({ message: 'delivered by the store within the city', comment: 'Kind of delivery' }),
};

/** Kept values that are one of a list, in words. */
export const choiceNames: { readonly [F in AuditChoice]: NamesOf<(typeof auditChoices)[F]> } = {
  action: actionNames,
  actorKind: {
    buyer: msg({ message: 'Buyer', context: 'actor', comment: 'Who did it' }),
    seller: msg({ message: 'Store', context: 'thing', comment: 'Kind of thing that was changed' }),
    operator: msg({ message: 'Operator', context: 'actor', comment: 'Who did it' }),
    platform: msg({ message: 'Platform', comment: 'Who did it' }),
  },
  by: {
    'mailed code': msg({ message: 'by a mailed code', comment: 'How a password was changed' }),
    'old password': msg({ message: 'by the old password', comment: 'How a password was changed' }),
  },
  couponScope: {
    [couponScope.platform]: msg({ message: 'all goods', comment: 'What a coupon is for' }),
    [couponScope.category]: msg({ message: 'a category', comment: 'What a coupon is for' }),
    [couponScope.store]: msg({ message: 'all goods of the store', comment: 'What a coupon is for' }),
    [couponScope.selected]: msg({ message: 'selected goods', comment: 'What a coupon is for' }),
  },
  couponType: {
    [couponType.amount]: msg({ message: 'an amount', comment: 'What a coupon takes off' }),
    [couponType.percent]: msg({ message: 'a percentage', comment: 'What a coupon takes off' }),
  },
  dateOf: {
    placed: msg({ message: 'on which orders were placed', comment: 'What a span of days is about' }),
    paid: msg({ message: 'on which orders were paid', comment: 'What a span of days is about' }),
  },
  delivery: { 0: msg({ message: 'by voucher', comment: 'Kind of delivery' }), ...deliveries },
  deliveryTypes: deliveries,
  evaluate: {
    [reviewFilter.all]: msg({ message: 'All stars', comment: 'Filter of reviews: however many stars' }),
    [reviewFilter.good]: msg({ message: '4–5 stars', comment: 'Reviews with so many stars' }),
    [reviewFilter.middle]: msg({ message: '3 stars', comment: 'Reviews with so many stars' }),
    [reviewFilter.bad]: msg({ message: '1–2 stars', comment: 'Reviews with so many stars' }),
    [reviewFilter.withPicture]: msg({ message: 'With pictures', comment: 'Reviews that show pictures' }),
  },
  format: { pdf: msg`PDF`, zip: msg`ZIP` },
  goesTo: {
    buyer: msg({ message: 'Buyer', context: 'thing', comment: 'Kind of thing that was changed' }),
    store: msg({ message: 'Store', context: 'thing', comment: 'Kind of thing that was changed' }),
  },
  offerKind: {
    [offerKind.limited]: msg({ message: 'limited-time offer', comment: 'Kind of price offer' }),
    [offerKind.special]: msg({ message: 'special price', comment: 'Kind of price offer' }),
  },
  outcome: {
    paid: msg`The orders are paid.`,
    over: msg`The orders are paid; a case was opened to return the excess.`,
    short: msg`The amount is not enough yet: the orders wait for the rest.`,
    late: msg`It arrived too late: a case was opened to return it.`,
    second: msg`The orders were already paid: a case was opened to return it.`,
    wrongCurrency: msg`The currency is wrong: a case was opened to return it.`,
    proposed: msg`Proposed: it takes effect once another operator agrees.`,
    unknown: msg`No payment has this reference: the transfer is listed as unmatched.`,
  },
  payType: {
    [payType.points]: msg({ message: 'Points', comment: 'A way to pay: points pay an order whole' }),
    [payType.balance]: msg({ message: 'Balance', comment: 'A way to pay' }),
    [payType.cardViaPayPal]: msg({ message: 'Card via PayPal', comment: 'A way to pay' }),
    [payType.bankTransfer]: msg({ message: 'Bank transfer', comment: 'A way to pay' }),
    [payType.cashOnDelivery]: msg({ message: 'Cash at the door', comment: 'A way to pay' }),
    [payType.payPal]: msg`PayPal`,
    [payType.card]: msg`Card on the hosted payment page`,
    [payType.onlineBank]: msg`Online bank on the hosted payment page`,
    [payType.alipay]: msg`Alipay`,
    [payType.wechat]: msg`WeChat Pay`,
  },
  shopStatus: stores,
  side: {
    buyer: msg({ message: 'Buyer', context: 'actor', comment: 'Who did it' }),
    seller: msg({ message: 'Store', context: 'thing', comment: 'Kind of thing that was changed' }),
    operator: msg({ message: 'Operator', context: 'actor', comment: 'Who did it' }),
  },
  socialType: { [socialType.google]: msg`Google`, [socialType.facebook]: msg`Facebook` },
  state: stateNames,
  subjectKind: subjectKinds,
  type: {
    [bannerType.product]: msg({ message: 'Product', comment: 'Kind of thing that was changed' }),
    [bannerType.shop]: msg({ message: 'Store', context: 'thing', comment: 'Kind of thing that was changed' }),
  },
  view: {
    all: msg({ message: 'All', context: 'list', comment: 'Which part of a list was exported' }),
    approved: stateNames.approved,
    decided: msg({ message: 'Decided', context: 'proposals', comment: 'Tab of the proposals' }),
    ended: msg({ message: 'Closed', context: 'list', comment: 'Which part of a list was exported' }),
    failed: msg({ message: 'Rejected', context: 'invoices', comment: 'State of an invoice' }),
    issued: msg({ message: 'Issued', context: 'invoices', comment: 'State of an invoice' }),
    open: stateNames.open,
    refused: stateNames.refused,
    waiting: stateNames.waiting,
  },
};

/** States that are numbers, by the thing they are of. */
export const statusNames: { readonly [T in keyof typeof auditStatuses]: NamesOf<(typeof auditStatuses)[T]> } = {
  inquiry: {
    [inquiryState.platform]: msg({ message: 'With the platform', comment: 'State of an inquiry' }),
    [inquiryState.store]: msg({ message: 'With a store', comment: 'State of an inquiry' }),
    [inquiryState.answered]: msg({ message: 'Answered', context: 'inquiry', comment: 'State of an inquiry' }),
  },
  invoice: {
    [invoiceStatus.applying]: msg({ message: 'Waiting', context: 'invoices', comment: 'State of an invoice' }),
    [invoiceStatus.issued]: msg({ message: 'Issued', context: 'invoices', comment: 'State of an invoice' }),
    [invoiceStatus.failed]: msg({ message: 'Rejected', context: 'invoices', comment: 'State of an invoice' }),
  },
  order: {
    [trackingState.none]: msg({ message: 'No scans yet', comment: 'State of a package' }),
    [trackingState.received]: msg({ message: 'Picked up by the carrier', comment: 'State of a package' }),
    [trackingState.inTransit]: msg({ message: 'In transit', comment: 'State of a package' }),
    [trackingState.arrived]: msg({ message: 'In the destination city', comment: 'State of a package' }),
    [trackingState.signed]: msg({ message: 'Delivered', comment: 'State of a package' }),
    [trackingState.problem]: msg({ message: 'Problem in transit', comment: 'State of a package' }),
    [trackingState.overdue]: msg({ message: 'Overdue', comment: 'State of a package' }),
  },
  product: {
    [productStatus.deleted]: msg({ message: 'Deleted', context: 'product', comment: 'State of a product' }),
    [productStatus.offByShop]: msg({ message: 'Off sale', comment: 'State of a product' }),
    [productStatus.on]: msg`On sale`,
    [productStatus.offByPlatform]: msg({ message: 'Taken off sale by the platform', comment: 'State of a product' }),
    [productStatus.violationUnderReview]: msg({ message: 'Violation under review', comment: 'State of a product' }),
    [productStatus.underReview]: msg({ message: 'Under review', context: 'product', comment: 'State of a product' }),
  },
  store: stores,
};

const has = <T extends object>(of: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(of, key);
/** Filters that are kept as 0 or 1. */
const flags: ReadonlySet<string> = new Set(['failed', 'held', 'isShow', 'late', 'open']);

/** The word of a kept value that is one of a list; null where it is none. @param thing whose value it is, as `payout` */
export function useChoiceWords(): (thing: string, field: string, value: string) => string | null {
  const { _ } = useLingui();
  const cases: ReadonlyMap<string, string> = new Map(Object.entries(useCaseKinds()));
  const work = useWorkWords();
  const word = (names: Readonly<Record<string, MessageDescriptor>>, value: string): string | null => {
    const name = names[value];
    return name === undefined ? null : _(name);
  };
  return (thing, field, value) => {
    if (thing === 'list' && flags.has(field) && (value === '0' || value === '1'))
      return value === '1' ? _(msg({ message: 'yes', comment: 'A kept value' })) : _(msg({ message: 'no', comment: 'A kept value' }));
    if (field === 'kind')
      return thing === 'payment' ? (cases.get(value) ?? null) : thing === 'work' || thing === 'list' ? work(value) : null;
    // A list of inquiries is the only one that is narrowed by a state that is a number.
    const of = thing === 'list' ? 'inquiry' : thing;
    if ((field === 'status' || (field === 'state' && /^-?\d+$/.test(value))) && has(statusNames, of)) return word(statusNames[of], value);
    if (thing === 'payout' && field === 'state') return word(payoutStates, value);
    return has(choiceNames, field) ? word(choiceNames[field], value) : null;
  };
}
