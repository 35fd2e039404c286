import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundReason } from '@kyakhta/contract/values';

/** Reasons to choose from, by what the server knows them by: it tells each reader in her language. `own` asks for her own words. */
export const refundReasons = {
  noReason: msg({ message: 'Without a reason, in unopened cartons', comment: 'Reason of a refund' }),
  unwanted: msg({ message: 'I no longer need the goods', comment: 'Reason of a refund' }),
  late: msg({ message: 'The goods were not sent in time', comment: 'Reason of a refund' }),
  missing: msg({ message: 'Goods are missing', comment: 'Reason of a refund' }),
  damaged: msg({ message: 'Goods arrived damaged', comment: 'Reason of a refund' }),
  different: msg({ message: 'Goods differ from the description', comment: 'Reason of a refund' }),
  faulty: msg({ message: 'Quality or function is at fault', comment: 'Reason of a refund' }),
  agreed: msg({ message: 'Agreed with the supplier', comment: 'Reason of a refund' }),
} as const satisfies Record<RefundReason, MessageDescriptor>;

export const isReason = (text: string): text is RefundReason => Object.hasOwn(refundReasons, text);
/** Her own words instead of one of the list. */
export const ownReason = 'own';
