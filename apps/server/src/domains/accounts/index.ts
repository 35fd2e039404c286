export { lockLevel as holdLevel, updateLevel as changeLevel } from './store/levels.ts';
export { isConsentAsked } from './actions/consents.ts';
export { addressesOf, addressOf, bookOf, countryOf, goesTo, homeOf } from './actions/addresses.ts';
export { changeStorePassword, giveOperator, type MadePassword, makePassword } from './actions/consoles.ts';
export { checkCode, issueCode, useCode } from './actions/codes.ts';
export { selectIsOpen as isAccountOpen } from './store/users.ts';
export { closeBuyerAccount, holdOpenAccount } from './actions/erase.ts';
export { profileOf, userOf } from './actions/profile.ts';
export { hashPassword, useOnce } from './actions/passwords.ts';
export { newPassword } from './actions/registration.ts';
export { identify } from './actions/sessions.ts';
export { addStoreAccount, listOperators, listStoreAccounts } from './actions/staff.ts';
export { areTwoPeople, peopleBehind } from './model/people.ts';
export { citiesFor, cityFor, cityNames, otherCityNames, plainCity } from './model/areas.ts';
export { readPhone, whyNoPhone } from './model/phone.ts';
export { parcelMobileOf, refundMobileOf } from './actions/typed.ts';
export { selectUser as userById, type User } from './store.ts';
export { lockBook as holdBuyer } from './store/addresses.ts';
export { lockOperatorsNow, type OperatorNow } from './store/people.ts';
export type { Address } from './store/addresses.ts';
export {
  deleteTitle as forgetTitle,
  deleteTitlesOf as forgetTitles,
  type InvoiceTitle,
  keepTitle,
  type KeptTitle,
  type SavedTitle,
  selectTitles as titlesOf,
  setDefault as setDefaultTitle,
} from './store/titles.ts';
export { selectOperatorMails as operatorMails, selectStoreMail as storeMailOf, selectStoreMails as storeMails } from './store/consoles.ts';
export { selectKnown as knownUsers } from './store/users.ts';
