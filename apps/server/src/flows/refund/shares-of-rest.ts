import { add, type Money, money, subtract, toDecimal } from '@kyakhta/money';
import type { Db } from '../../runtime/database.ts';
import { account, postedAbout, type Posting, transfer } from '../../domains/ledger/index.ts';
import { type OrderRow, sharesOf, type Taken } from '../../domains/orders/index.ts';

/**
 * What was booked of an order to freight and to the store's fee, when it was released or closed and by cash that came late
 * before; less what went back since. The caller has locked the order: nothing is booked meanwhile.
 */
export const takenOf = async (db: Db, order: OrderRow): Promise<Taken> => {
  const posted = await postedAbout(db, order.number, order.currency);
  const to = (address: string): bigint => posted.reduce((n, p) => (p.account === address ? n + p.amount : n), 0n);
  return { fee: to(account.fee(order.number)), freight: to(account.freight) };
};
/** What its fee has of it, whoever gets that, is written beside the money. */
export const noteFee = (order: OrderRow, fee: Money): Posting[] => transfer(account.fees, account.fee(order.number), fee);
const buyerOf = (order: OrderRow): string => account.buyerAvailable(order.userId);

/** How what is left of an order that is over is shared, for the person who decides about it, in decimal text. @param isSent whether goods are out, so that the fee is the store's */
export const shownShares = (
  order: OrderRow,
  left: bigint,
  isSent: boolean,
  taken?: Taken,
): Readonly<Record<'store' | 'commission' | 'freight', string>> => {
  const { fee, freight, commission, store } = sharesOf(order, left, taken);
  return { store: toDecimal(isSent ? add(store, fee) : store), commission: toDecimal(commission), freight: toDecimal(freight) };
};
/** What of it the store took for bringing the goods itself, in minor units: the buyer's again where nothing is out. */
export const feeOf = (order: OrderRow, left: bigint): bigint => sharesOf(order, left).fee.amount;
/** Whose that fee is: the store's, or the buyer's, less what of it makes good what her bank has taken. */
export type FeeEnd = 'store' | { readonly covered: bigint };
/** The postings of it. */
export const splitRemainder = (order: OrderRow, from: string, left: bigint, feeGoes: FeeEnd, taken?: Taken): Posting[] => {
  const { fee, freight, commission, store } = sharesOf(order, left, taken);
  const covered = money(feeGoes === 'store' ? 0n : feeGoes.covered, fee.currency);
  return [
    ...transfer(from, account.storeAvailable(order.storeId), store),
    ...transfer(from, account.risk, covered),
    ...transfer(from, feeGoes === 'store' ? account.storeAvailable(order.storeId) : buyerOf(order), subtract(fee, covered)),
    ...transfer(from, account.commission, commission),
    ...transfer(from, account.freight, freight),
    ...noteFee(order, fee),
  ];
};
