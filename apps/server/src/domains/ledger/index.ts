export { balanceOf, balancesOf, post, Shortfall } from './actions.ts';
export { account, type Entry, transfer } from './model.ts';
