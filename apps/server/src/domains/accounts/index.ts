export { addressesOf, addressOf } from './actions/addresses.ts';
export { addStoreAccount, giveOperator, type MadePassword, makePassword } from './actions/consoles.ts';
export { closeBuyerAccount } from './actions/erase.ts';
export { hashPassword } from './actions/passwords.ts';
export { userOf } from './actions/profile.ts';
export { identify } from './actions/sessions.ts';
export type { User } from './store.ts';
export type { Address } from './store/addresses.ts';
