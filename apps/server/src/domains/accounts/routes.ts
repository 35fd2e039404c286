import { centerInfo, operatorAccount, sellerAccount } from '../../reads/accounts.ts';
import type { Routes } from '../../runtime/context.ts';
import { loginKey } from './actions/passwords.ts';
import { addressInfo, balanceInfo, listAddresses, userInfo } from './actions/profile.ts';
import { logInBuyer, logInByCode, logInOperator, logInSeller, logOut, sendLoginCode } from './actions/sessions.ts';

export const accountRoutes = {
  'GET /login/key': loginKey,
  'POST /login': logInBuyer,
  'POST /mailLogin': logInByCode,
  'POST /sms/sendLoginCode': sendLoginCode,
  'POST /logOut': logOut,
  'GET /p/user/userInfo': userInfo,
  'GET /p/user/centerInfo': centerInfo,
  'GET /p/userBalance/getBalanceInfo': balanceInfo,
  'GET /p/address/list': listAddresses,
  'GET /p/address/addrInfo/{addrId}': addressInfo,
  'POST /shop/admin/login': logInSeller,
  'POST /shop/admin/logOut': logOut,
  'GET /shop/admin/account': sellerAccount,
  'POST /platform/login': logInOperator,
  'POST /platform/logOut': logOut,
  'GET /platform/account': operatorAccount,
} satisfies Partial<Routes>;
