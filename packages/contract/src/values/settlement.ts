/** States of a payout; `apps/server/src/domains/settlement/model.ts` holds its moves. */
export const payoutStates = ['asked', 'approved', 'paid', 'refused', 'canceled', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];
/** What can be done about a payout: its owner cancels it, operators do the rest. */
export const payoutVerbs = ['cancel', 'approve', 'refuse', 'paid', 'returned'] as const;
export type PayoutVerb = (typeof payoutVerbs)[number];
/** Whose money a payout is. */
export const payoutKinds = ['store', 'buyer'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** What a line of a store's statement tells of. */
export const settlementLines = [
  'release',
  'remainder',
  'payout',
  'payoutBack',
  'grant',
  'faultFreight',
  'debt',
  'correction',
  'lateCash',
] as const;
export type SettlementLine = (typeof settlementLines)[number];

/**
 * Why an order's money is held. takenBack: a bank took the payment back · refund: the buyer asks for money · part: of the price, to be paid
 * yet, or partOverdue · ship, ready: the store is to send the goods, or make them ready; shipLate, readyLate: it was to · receipt, collect,
 * vouchers: the buyer is to receive, collect or use them · claim: she may still claim
 */
export const heldReasons = [
  'takenBack',
  'refund',
  'partOverdue',
  'part',
  'ship',
  'shipLate',
  'ready',
  'readyLate',
  'receipt',
  'collect',
  'vouchers',
  'claim',
] as const;
export type HeldReason = (typeof heldReasons)[number];
/** Which held orders a list shows. stopped: those that something stops which is not in the course of every order: takenBack, refund, partOverdue. */
export const heldViews = ['all', 'stopped'] as const;
export type HeldView = (typeof heldViews)[number];

/** A bank account of any country: letters and digits of an IBAN or a national number, a BIC (ISO 9362), a country (ISO 3166). */
export const bankAccountRule = {
  account: /^[A-Za-z\d][A-Za-z\d -]{4,38}[A-Za-z\d]$/,
  swift: /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/,
  country: /^[A-Z]{2}$/,
} as const;
/** Hours until a new bank account may be used: time to notice that somebody else has set it. */
export const bankAccountHours = 24;
/** Most bank accounts that a buyer keeps at a time. */
export const bankAccountsMax = 5;
/** Days before a buyer's payout in which operators see what she topped up. */
export const payoutTopUpDays = 90;

/** Most that may be the least payout, in whole units of the settlement currency. */
export const leastPayoutMax = 1_000_000;
/** Most of one top-up of a balance, in whole units of the settlement currency; the least is its smallest unit. */
export const topUpMax = 100_000;
/** What a top-up may bring besides itself, in per cent: it is the platform's money, and one operator alone sets it. */
export const topUpGiftPercentMax = 10;
/** Most amounts that are offered for a top-up. */
export const topUpOffersMax = 12;
/** What changed a balance. */
export const balanceKinds = [
  'topUp',
  'gift',
  'payment',
  'refund',
  'correction',
  'takenBack',
  'payout',
  'payoutBack',
  'opening',
  'other',
] as const;
export type BalanceKind = (typeof balanceKinds)[number];
