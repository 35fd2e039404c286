export { findByCode, issueVouchers, type VoucherLine } from './actions.ts';
export { stateOf as voucherStateOf, voucherStatus } from './model.ts';
export {
  expireRows as expireVouchers,
  redeemRow as useVoucher,
  revealRow as showVoucher,
  selectVouchers as vouchersOf,
  voidRows as voidVouchers,
  type VoucherRow,
} from './store.ts';
