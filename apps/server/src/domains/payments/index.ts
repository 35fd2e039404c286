export { attemptOf, newPayment, recordPaid } from './actions.ts';
