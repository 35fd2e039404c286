import { forgetBuyer } from '../../flows/people/forget-buyer.ts';
import { proposeLevel } from '../../flows/people/set-level.ts';
import { exportPerson } from '../../reads/export-person.ts';
import { storeFile } from '../../reads/exports/sheet.ts';
import { storeAccountSheet } from '../../reads/exports/store-sheets.ts';
import { userInfo as personInfo, userPage } from '../../reads/users.ts';
import { withTotal } from '../../reads/paging.ts';
import { centerInfo, operatorAccount, sellerAccount, userInfo } from '../../reads/accounts.ts';
import { cached } from '../../runtime/execute.ts';
import type { Routes } from '../../runtime/context.ts';
import {
  addAddress,
  addressInfo,
  changeAddress,
  listAddresses,
  listAreas,
  listCountries,
  makeDefault,
  removeAddress,
} from '../../domains/accounts/actions/addresses.ts';
import { loginKey } from '../../domains/accounts/actions/passwords.ts';
import {
  changeOperatorPassword,
  changeSellerPassword,
  logOutUser,
  renewStorePassword,
  revealUser,
} from '../../domains/accounts/actions/consoles.ts';
import { bindMail, bindMobile, changePassword, changeProfile, sendBindCode, sendDestroyCode } from '../../domains/accounts/actions/care.ts';
import {
  checkUpdatePwdCode,
  register,
  resetPassword,
  sendRegisterCode,
  sendUpdatePwdCode,
} from '../../domains/accounts/actions/registration.ts';
import { bindThirdAccount, listSocialAccounts, unbindSocialAccount } from '../../domains/accounts/actions/binding.ts';
import {
  addOperator,
  addStoreColleague,
  changeAccountAreas,
  changeOperatorAreas,
  confirmOperator,
  listOperators,
  listStoreAccounts,
  lockAccount,
  lockOperator,
  renewAccountPassword,
  renewOperatorPassword,
  unlockAccount,
  unlockOperator,
} from '../../domains/accounts/actions/staff.ts';
import { arrangedLists, arrangeList } from '../../domains/accounts/actions/list-views.ts';
import { agreeToTerms, askedTerms } from '../../domains/accounts/actions/consents.ts';
import { setStoreMail, storeMail } from '../../domains/accounts/actions/store-mail.ts';
import { socialLogin, socialLoginUrl, socialTypes } from '../../domains/accounts/actions/social-login.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  logInBuyer,
  logInByCode,
  logInOperator,
  logInSeller,
  logOut,
  sendLoginCode,
} from '../../domains/accounts/actions/sessions.ts';

export const accountRoutes = {
  'GET /login/key': loginKey,
  'POST /platform/user/level': proposeLevel,
  'GET /p/terms/asked': askedTerms,
  'POST /p/terms/agree': agreeToTerms,
  'GET /platform/listView/all': arrangedLists,
  'PUT /platform/listView': arrangeList,
  'GET /shop/admin/listView/all': arrangedLists,
  'PUT /shop/admin/listView': arrangeList,
  'POST /login': logInBuyer,
  'POST /mailLogin': logInByCode,
  'POST /sms/sendLoginCode': sendLoginCode,
  'POST /logOut': logOut,
  'POST /sms/sendRegisterCode': sendRegisterCode,
  'POST /user/register': register,
  'GET /thirdLogin/types': socialTypes,
  'GET /getThirdLoginUrl': socialLoginUrl,
  'POST /thirdLogin': socialLogin,
  'POST /bindThirdAccount': bindThirdAccount,
  'GET /p/user/social': listSocialAccounts,
  'DELETE /p/user/social/{socialType}': unbindSocialAccount,
  'POST /sms/sendUpdatePwdCode': sendUpdatePwdCode,
  'PUT /user/checkUpdatePwdSms': checkUpdatePwdCode,
  'PUT /user/updatePwd': resetPassword,
  'PUT /p/user/setUserInfo': changeProfile,
  'PUT /p/user/updatePwd': changePassword,
  'POST /sms/sendBindCode': sendBindCode,
  'PUT /p/user/updateMail': bindMail,
  'PUT /p/user/updateMobile': bindMobile,
  'GET /p/user/sessions': listSessions,
  'DELETE /p/user/session/{sessionId}': endSession,
  'POST /p/user/sessions/endOthers': endOtherSessions,
  'GET /p/user/export': exportPerson,
  'POST /sms/sendDestroyCode': sendDestroyCode,
  'POST /p/user/destroy': forgetBuyer,
  'GET /p/user/userInfo': userInfo,
  'GET /p/user/centerInfo': centerInfo,
  'GET /p/address/list': listAddresses,
  'GET /p/address/addrInfo/{addrId}': addressInfo,
  'POST /p/address/addAddr': addAddress,
  'PUT /p/address/updateAddr': changeAddress,
  'PUT /p/address/defaultAddr/{addrId}': makeDefault,
  'DELETE /p/address/deleteAddr/{addrId}': removeAddress,
  'GET /p/address/countries': cached<'GET /p/address/countries'>(listCountries, () => []),
  'GET /p/area/listByPid': listAreas,
  'POST /shop/admin/login': logInSeller,
  'POST /shop/admin/logOut': logOut,
  'GET /shop/admin/account': sellerAccount,
  'POST /platform/login': logInOperator,
  'POST /platform/logOut': logOut,
  'GET /platform/account': operatorAccount,
  'GET /platform/user/page': withTotal(userPage),
  'GET /platform/user/info/{userId}': personInfo,
  'POST /platform/user/{userId}/reveal': revealUser,
  'POST /platform/user/{userId}/endSessions': logOutUser,
  'POST /platform/shop/account/password': renewStorePassword,
  'GET /platform/staff/list': listOperators,
  'POST /platform/staff': addOperator,
  'PUT /platform/staff/{operatorId}/areas': changeOperatorAreas,
  'PUT /platform/staff/{operatorId}/confirm': confirmOperator,
  'PUT /platform/staff/{operatorId}/lock': lockOperator,
  'PUT /platform/staff/{operatorId}/unlock': unlockOperator,
  'POST /platform/staff/{operatorId}/password': renewOperatorPassword,
  'GET /shop/admin/staff/list': listStoreAccounts,
  'GET /shop/admin/staff/export': storeFile(storeAccountSheet),
  'POST /shop/admin/staff': addStoreColleague,
  'PUT /shop/admin/staff/{accountId}/areas': changeAccountAreas,
  'PUT /shop/admin/staff/{accountId}/lock': lockAccount,
  'PUT /shop/admin/staff/{accountId}/unlock': unlockAccount,
  'POST /shop/admin/staff/{accountId}/password': renewAccountPassword,
  'PUT /platform/password': changeOperatorPassword,
  'PUT /shop/admin/password': changeSellerPassword,
  'GET /shop/admin/mail': storeMail,
  'PUT /shop/admin/mail': setStoreMail,
} satisfies Partial<Routes>;
