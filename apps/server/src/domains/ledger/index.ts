export { balanceOf, balancesOf, lockedBalancesOf, post, recordProof, Shortfall } from './actions.ts';
export { selectMovementsSince as movementsSince, selectPostedAbout as postedAbout } from './store.ts';
export { account, type Entry, type Posting, transfer } from './model.ts';
