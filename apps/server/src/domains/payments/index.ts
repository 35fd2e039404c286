export { attemptOf, recordPaid } from './actions.ts';
