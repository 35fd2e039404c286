export { balanceOf, balancesOf, lockedBalancesOf, post, recordProof, Shortfall } from './actions.ts';
export { selectPostedAbout as postedAbout } from './store.ts';
export { account, type Entry, type Posting, transfer } from './model.ts';
