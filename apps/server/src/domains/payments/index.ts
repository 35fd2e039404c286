export {
  attemptOf,
  giveUpAttempts,
  hasNews,
  holdBalance,
  isFollowed,
  moveAttempt,
  newPayment,
  newPaymentNumber,
  type Payment,
  planCheck,
  recordAttempt,
  recordPaid,
  unholdBalance,
} from './actions/attempts.ts';
export { endOf, hasEnded, waysToAgree } from './actions/attempt-end.ts';
export {
  bank,
  begunMaxPerHour,
  declinedMaxPerHour,
  isActive,
  isOnBalance,
  isSettled,
  newTransferReference,
  readTransferReference,
  refundAgainAt,
  refundKnownMs,
  unknownLongMs,
  type WayBack,
  waysBack,
  writtenReference,
} from './model.ts';
export { courier, holdCashReference, insertLateCash, isCashKnown, lateCashOf } from './store/late-cash.ts';
export { applyHeld, endTransfer, insertTransfer, lockTransfer, type Transfer } from './store/transfers.ts';
export {
  type Attempt,
  attemptByNumber,
  attemptByProviderId,
  attemptOfBrowser,
  attemptOfCapture,
  countBegun,
  countNews,
  latestAttempts,
  lockActive,
  lockAttempt,
  noteNewsAsked,
  noteProviderId,
  standFor,
  standNoMoreFor,
} from './store/attempts.ts';
export { caseById, type CaseRow, closeCase, closeCases, isTakenBack, lockCase, noteCase, openCase, referencesOf } from './store/cases.ts';
export {
  addPartRefunded,
  endRefund,
  hasOpenMoney,
  type Held,
  heldOf,
  lockPaidParts,
  lockRefund,
  noteProviderRefundId,
  type PaidPart,
  recordCapture,
  recordEvent,
  recordRefund,
  type Refund,
  refundByNumber,
  selectHasCome as hasCome,
  selectHasRefunded as hasRefunded,
  selectPaidParts as paidParts,
  unapply,
} from './store/money.ts';
export { addFromSuspense, type CaptureLeft, capturesLeft, knownReturns, paidByPlatform, recordReversal } from './store/reversals.ts';
export { isWayOn, type PayCase, payWays } from './actions/pay-ways.ts';
