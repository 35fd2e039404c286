export { bookCorrection } from './actions/corrections.ts';
export { type Charge, chargeFaultFreight, chargeStore, repayDebt } from './actions/debts.ts';
export { recordTopUpPaid } from './actions/top-ups.ts';
export { forgetBankDetails } from './actions/user-payouts.ts';
export { toppedUp } from './events.ts';
export { inTransit, isTopUpNumber, maskedAccount, payoutCan } from './model.ts';
export { type PayoutNews, selectBankAccount as payoutAccountOf, selectPayout as payoutByNumber } from './store.ts';
export { lockOwnTopUp, lockTopUp, selectOwnTopUp as ownTopUp, selectTopUp as topUpByNumber, type TopUp } from './store/top-ups.ts';
export { hasPayoutInTransit } from './store/user-accounts.ts';
