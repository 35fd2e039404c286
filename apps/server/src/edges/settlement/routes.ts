import { withTotal } from '../../reads/paging.ts';
import { balanceLog } from '../../reads/balance-log.ts';
import { storeFile } from '../../reads/exports/sheet.ts';
import { heldSheet, storePayoutSheet } from '../../reads/exports/store-sheets.ts';
import { ownPayouts, platformPayouts, storePayouts } from '../../reads/payouts.ts';
import { heldOrders } from '../../reads/held-orders.ts';
import { exportStatement, storeBalance, storeStatement } from '../../reads/store-money.ts';
import type { Routes } from '../../runtime/context.ts';
import { bankAccount, setBankAccount } from '../../domains/settlement/actions/bank-account.ts';
import { proposeCorrection } from '../../domains/settlement/actions/corrections.ts';
import { askTopUp, balanceInfo, topUpOffers } from '../../domains/settlement/actions/top-ups.ts';
import {
  agreeToPayout,
  askPayout,
  cancelOwnPayout,
  cancelPayout,
  notePaid,
  noteReturned,
  refusePayout,
} from '../../domains/settlement/actions/payouts.ts';
import { dropUserAccount, keepUserAccount, userAccounts, withdrawBalance } from '../../domains/settlement/actions/user-payouts.ts';

export const settlementRoutes = {
  'GET /p/userBalance/getBalanceInfo': balanceInfo,
  'GET /p/userBalance/getList': topUpOffers,
  'POST /p/userBalance/recharge': askTopUp,
  'GET /p/userBalanceLog/page': withTotal(balanceLog),
  'GET /p/userBankAccount/list': userAccounts,
  'POST /p/userBankAccount': keepUserAccount,
  'DELETE /p/userBankAccount/{bankAccountId}': dropUserAccount,
  'POST /p/userBalance/withdraw': withdrawBalance,
  'GET /p/userBalance/payouts': withTotal(ownPayouts),
  'PUT /p/userBalance/payout/{payoutNumber}/cancel': cancelOwnPayout,
  'GET /shop/admin/settlement/balance': storeBalance,
  'GET /shop/admin/settlement/page': withTotal(storeStatement),
  'GET /shop/admin/settlement/held': withTotal(heldOrders),
  'GET /shop/admin/settlement/held/export': storeFile(heldSheet),
  'GET /shop/admin/settlement/export': exportStatement,
  'GET /shop/admin/settlement/account': bankAccount,
  'PUT /shop/admin/settlement/account': setBankAccount,
  'POST /shop/admin/settlement/withdraw': askPayout,
  'GET /shop/admin/settlement/payouts': withTotal(storePayouts),
  'GET /shop/admin/settlement/payouts/export': storeFile(storePayoutSheet),
  'PUT /shop/admin/settlement/payout/{payoutNumber}/cancel': cancelPayout,
  'GET /platform/settlement/payouts': withTotal(platformPayouts),
  'PUT /platform/settlement/payout/{payoutNumber}/approve': agreeToPayout,
  'PUT /platform/settlement/payout/{payoutNumber}/refuse': refusePayout,
  'PUT /platform/settlement/payout/{payoutNumber}/paid': notePaid,
  'PUT /platform/settlement/payout/{payoutNumber}/returned': noteReturned,
  'POST /platform/user/correction': proposeCorrection,
} satisfies Partial<Routes>;
