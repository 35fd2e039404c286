import type { auditStates } from '@kyakhta/contract/values';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Kept states in words, of whatever has them. */
export const stateNames: Readonly<Record<(typeof auditStates)[number], MessageDescriptor>> = {
  agreed: msg({ message: 'Agreed', context: 'kept state', comment: 'A kept state: of a dispute, decided for the buyer' }),
  approved: msg({ message: 'Approved', comment: 'State of a payout' }),
  asked: msg({ message: 'Requested', comment: 'State of a payout' }),
  canceled: msg({ message: 'Cancelled', context: 'kept state', comment: 'A kept state: of an attempt to pay' }),
  closed: msg({ message: 'Closed', context: 'kept state', comment: 'A kept state: of an order' }),
  created: msg({ message: 'Started', context: 'kept state', comment: 'A kept state: of an attempt to pay' }),
  declined: msg({ message: 'Declined', context: 'kept state', comment: 'A kept state: of an attempt to pay' }),
  disputed: msg({ message: 'Disputed', context: 'kept state', comment: 'A kept state: of a refund' }),
  done: msg({ message: 'Done', context: 'proposal', comment: 'State of a proposal: agreed to and carried out' }),
  due: msg({ message: 'Due', context: 'kept state', comment: 'A kept state: of a background job' }),
  failed: msg({ message: 'Failed', context: 'kept state', comment: 'A kept state: of a background job' }),
  matched: msg({ message: 'Assigned to a payment', comment: 'A kept state: of a bank transfer' }),
  open: msg({ message: 'Open', context: 'kept state', comment: 'A kept state: not decided or not closed' }),
  paid: msg({ message: 'Paid', context: 'kept state', comment: 'A kept state' }),
  proposed: msg({ message: 'Proposed', context: 'kept state', comment: 'A kept state: waits for a second operator' }),
  refused: msg({ message: 'Refused', context: 'kept state', comment: 'A kept state' }),
  retrying: msg({ message: 'Retrying', context: 'state', comment: 'State of a background job' }),
  returned: msg({ message: 'Sent back', context: 'kept state', comment: 'A kept state: of a payment or a bank transfer' }),
  submitted: msg({ message: 'Submitted', context: 'kept state', comment: 'A kept state: of an application for a store' }),
  suspense: msg({ message: 'In suspense', comment: 'A kept state: of a payment that fits no order' }),
  unknown: msg({ message: 'Being checked', context: 'kept state', comment: 'A kept state: of a payment whose result is not known' }),
  unmatched: msg({ message: 'Not assigned', comment: 'A kept state: of a bank transfer' }),
  unpaid: msg({ message: 'Not paid', comment: 'A kept state: of an order' }),
  waiting: msg({ message: 'Waiting', context: 'kept state', comment: 'A kept state' }),
};

/** A payout has its own words for some. */
export const payoutStates: Readonly<Record<string, MessageDescriptor>> = {
  asked: msg({ message: 'Requested', comment: 'State of a payout' }),
  approved: msg({ message: 'Approved', comment: 'State of a payout' }),
  paid: msg({ message: 'Paid out', comment: 'State of a payout' }),
  refused: msg({ message: 'Refused', comment: 'State of a payout' }),
  canceled: msg({ message: 'Taken back', context: 'payout', comment: 'State of a payout' }),
  returned: msg({ message: 'Returned by the bank', comment: 'State of a payout' }),
};
