export {
  attemptOf,
  giveUpAttempts,
  moveAttempt,
  newPayment,
  newPaymentNumber,
  type Payment,
  planCheck,
  recordAttempt,
  recordPaid,
} from './actions/attempts.ts';
export { followedMs, isActive, isPaidState, isSettled, unknownLongMs } from './model.ts';
export {
  type Attempt,
  lockActive,
  lockAttempt,
  selectAttempt as attemptByNumber,
  selectAttemptOfBrowser as attemptOfBrowser,
  selectByProviderId as attemptByProviderId,
  selectLatest as latestAttempts,
  setActive as standFor,
  setProviderId as noteProviderId,
} from './store/attempts.ts';
export { closeCases, insertCase as openCase, lockCase, setNote as noteCase } from './store/cases.ts';
export {
  deleteEventsBefore as forgetEvents,
  endRefund,
  hasOpenMoney,
  type Held,
  insertCapture as recordCapture,
  insertEvent as recordEvent,
  insertRefund as recordRefund,
  lockRefund,
  type Refund,
  selectHeld as heldOf,
  setProviderRefundId as noteProviderRefundId,
} from './store/money.ts';
