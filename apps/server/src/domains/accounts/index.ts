export { addStoreAccount, giveOperator, type MadePassword, makePassword } from './actions/consoles.ts';
export { closeBuyerAccount } from './actions/erase.ts';
export { hashPassword } from './actions/passwords.ts';
export { addressesOf, addressOf, userOf } from './actions/profile.ts';
export { identify } from './actions/sessions.ts';
export type { Address, User } from './store.ts';
