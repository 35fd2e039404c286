export {
  attemptOf,
  giveUpAttempts,
  hasNews,
  isFollowed,
  moveAttempt,
  newPayment,
  newPaymentNumber,
  type Payment,
  planCheck,
  recordAttempt,
  recordPaid,
} from './actions/attempts.ts';
export { isActive, isSettled, refundAgainAt, refundKnownMs, unknownLongMs } from './model.ts';
export {
  type Attempt,
  attemptByNumber,
  attemptByProviderId,
  attemptOfBrowser,
  attemptOfCapture,
  countNews,
  latestAttempts,
  lockActive,
  lockAttempt,
  noteNewsAsked,
  noteProviderId,
  standFor,
  standNoMoreFor,
} from './store/attempts.ts';
export { caseById, type CaseRow, closeCase, closeCases, lockCase, noteCase, openCase } from './store/cases.ts';
export {
  endRefund,
  hasOpenMoney,
  type Held,
  heldOf,
  lockRefund,
  noteProviderRefundId,
  recordCapture,
  recordEvent,
  recordRefund,
  type Refund,
  refundByNumber,
} from './store/money.ts';
export { addFromSuspense, type CaptureLeft, capturesLeft, knownReturns, paidByPlatform, recordReversal } from './store/reversals.ts';
