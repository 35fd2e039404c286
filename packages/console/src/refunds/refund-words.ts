import type { RefundMove } from '@kyakhta/contract/values';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What happens to a refund, in words of the consoles. */
export const refundSteps: Readonly<Record<RefundMove, MessageDescriptor>> = {
  applied: msg({ message: 'Refund requested', comment: 'Step of a refund' }),
  changed: msg({ message: 'Request changed', comment: 'Step of a refund' }),
  withdrawn: msg({ message: 'Request withdrawn', comment: 'Step of a refund' }),
  orderCancelled: msg({ message: 'Ended: the buyer cancelled the order', comment: 'Step of a refund: what was asked for before' }),
  agreed: msg({ message: 'Refund agreed to', comment: 'Step of a refund: by the store' }),
  agreedByClock: msg({ message: 'Automatically agreed: no answer in time', comment: 'Step of a refund' }),
  refused: msg({ message: 'Refund refused', comment: 'Step of a refund: by the store' }),
  offered: msg({ message: 'Different amount offered', comment: 'Step of a refund: by the store' }),
  offerAccepted: msg({ message: 'Offer accepted, money refunded', comment: 'Step of a refund: by the buyer' }),
  offerDeclined: msg({ message: 'Offer declined', comment: 'Step of a refund: by the buyer' }),
  offerWithdrawn: msg({ message: 'Offer taken back', comment: 'Step of a refund: by the store' }),
  lateOfferWithdrawn: msg({ message: 'Offer taken back', comment: 'Step of a refund: by the store' }),
  offerUnanswered: msg({ message: 'Closed: the offer was not answered in time', comment: 'Step of a refund: the buyer said nothing' }),
  declineNotPursued: msg({
    message: 'Closed: not pursued in time after the offer was declined',
    comment: 'Step of a refund: the buyer declined what the store offered, and did not go on',
  }),
  sentBack: msg({ message: 'Goods returned', comment: 'Step of a refund' }),
  parcelMended: msg({ message: 'Waybill corrected', comment: 'Step of a refund: the buyer corrected the parcel of the return' }),
  parcelLate: msg({ message: 'Closed: the goods were not sent in time', comment: 'Step of a refund' }),
  takenIn: msg({ message: 'Return accepted', comment: 'Step of a refund: the store has the goods again' }),
  takenInByClock: msg({ message: 'Return automatically accepted: no answer in time', comment: 'Step of a refund' }),
  disputed: msg({ message: 'Return parcel disputed', comment: 'Step of a refund: by the store' }),
  cancelledUnpacked: msg({
    message: 'Refunded: the buyer cancelled before packing',
    comment: 'Step of a refund: a paid order was cancelled',
  }),
  groupFailed: msg({ message: 'Refunded: the group was not completed', comment: 'Step of a refund: a group purchase came to nothing' }),
  notPursued: msg({ message: 'Closed: not pursued in time', comment: 'Step of a refund: the buyer did not go on after a refusal' }),
  intervene: msg({ message: 'Ruling requested from the platform', comment: 'Step of a refund' }),
  intervenedNoMore: msg({ message: 'Request for a ruling withdrawn', comment: 'Step of a refund' }),
  ruledFor: msg({ message: 'Ruled for the buyer', comment: 'Step of a refund' }),
  ruledAgainst: msg({ message: 'Ruled against the refund', comment: 'Step of a refund' }),
  given: msg({ message: 'Refund granted by the store on its own initiative', comment: 'Step of a refund' }),
  granted: msg({ message: 'Granted by the platform after completion', comment: 'Step of a refund' }),
  settled: msg({ message: 'Refunded when the order was settled', comment: 'Step of a refund' }),
  paidBack: msg({ message: 'Money refunded', comment: 'Step of a refund' }),
};

/** The same of a refund whose money is still to be sent by bank. */
export const stepsOnTheWay: Readonly<Record<RefundMove, MessageDescriptor>> = {
  ...refundSteps,
  offerAccepted: msg({ message: 'Offer accepted, money on its way back', comment: 'Step of a refund: by the buyer' }),
  cancelledUnpacked: msg({
    message: 'Cancelled before packing, money on its way back',
    comment: 'Step of a refund: a paid order was cancelled',
  }),
  groupFailed: msg({
    message: 'Group not completed, money on its way back',
    comment: 'Step of a refund: a group purchase came to nothing',
  }),
  settled: msg({ message: 'Order settled, money on its way back', comment: 'Step of a refund' }),
  paidBack: msg({ message: 'Money on its way back', comment: 'State of a refund: granted, the bank transfer follows' }),
};
