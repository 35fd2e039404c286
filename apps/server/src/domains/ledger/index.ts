export { balanceOf, balancesOf, lockedBalancesOf, post, recordProof, Shortfall } from './actions.ts';
export { account, type Entry, transfer } from './model.ts';
