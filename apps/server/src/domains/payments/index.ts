export {
  type AttemptChanges,
  attemptOf,
  giveUpAttempts,
  hasNews,
  holdBalance,
  isFollowed,
  isNeverBegun,
  moveAttempt,
  newPayment,
  newPaymentNumber,
  noteProviderId,
  type Payment,
  planCheck,
  planEnd,
  recordAttempt,
  recordPaid,
  standAlone,
  abandonAttempts,
  unholdBalance,
} from './actions/attempts.ts';
export { endOf, hasEnded, waysToAgree } from './actions/attempt-end.ts';
export { type Captured, moveToSuspense, payFromSuspense, recordCapture, refundPart } from './actions/captures.ts';
export { refuseCardTesting } from './actions/card-testing.ts';
export { closeCase, closeCases, endCases, noteCase, openCase } from './actions/cases.ts';
export { coverFromEscrow, coverTakenBack } from './actions/cover.ts';
export { type Incoming, incomingOf, waitingTransfer } from './actions/incoming.ts';
export { claimCashReference, noteLateCash } from './actions/late-cash.ts';
export { askAnew, noteNewsAnswered, takeProviderNews } from './actions/news.ts';
export { isWayOn, type PayCase, payWays } from './actions/pay-ways.ts';
export { completeRefund, failRefund, noteRefundPending, refundByBank, returnHeld } from './actions/refunds.ts';
export { recordReversal } from './actions/reversals.ts';
export { endLossHold, holdLost } from './actions/taken-back.ts';
export { allocateTransfer, amountOfTransfer, noteTransferReturned, receiveTransfer, type TransferTold } from './actions/transfers.ts';
export {
  bank,
  isActive,
  isOnBalance,
  isSettled,
  newTransferReference,
  readTransferReference,
  refundAgainAt,
  refundKnownMs,
  refundOverdueMs,
  refundUnconfirmedMs,
  unknownLongMs,
  type WayBack,
  waysBack,
  writtenReference,
} from './model.ts';
export { heldMoney, readTold } from './model/told-amount.ts';
// What is looked up, and locked where its name says so; everything that changes is a verb above.
export {
  type Attempt,
  attemptByNumber,
  attemptByProviderId,
  attemptOfBrowser,
  latestAttempts,
  lockActive,
  lockAttempt,
} from './store/attempts.ts';
export {
  caseById,
  type CaseRow,
  hasBeenHeldUp,
  isHeldUpAgain,
  isTakenBack,
  lockCase,
  referencesOf,
  selectLost as lostOf,
  takenBackAmong,
  takenBackParts,
  takenBackSince,
} from './store/cases.ts';
export { courier, lateCashOf } from './store/late-cash.ts';
export {
  hasOpenMoney,
  type Held,
  heldOf,
  lockOverdueRefunds,
  lockPaidParts,
  lockRefund,
  type PaidPart,
  type Refund,
  refundByNumber,
  selectHasCome as hasCome,
  selectPaidParts as paidParts,
  selectRefunded as refundedOf,
} from './store/money.ts';
export { capturesLeft, knownReturns, selectLosses as lossesOf } from './store/reversals.ts';
export { lockTransfer, type Transfer } from './store/transfers.ts';
