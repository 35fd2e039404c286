export { balanceOf, balancesOf, post, Shortfall } from './actions.ts';
export { account, transfer } from './model.ts';
