export { allStores } from './store/sales.ts';
export { forgetVisitor, writeVisits } from './actions.ts';
