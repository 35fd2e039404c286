/** Rules of the site that an operator may set. Each has the default the contract names. */
export interface SiteSettings {
  /** Currency of all prices, orders and books (ISO 4217). */
  readonly settlementCurrency: string;
  readonly payWithinMinutes: number;
  /** Days after the last package was signed until receipt counts as given. */
  readonly automaticReceiptDays: number;
  /** Days after receipt in which the buyer may claim; then escrow is released. */
  readonly claimDays: number;
  readonly commissionBasisPoints: number;
  /** Contracts with both sides before payment; off until signing exists. */
  readonly contractsOn: boolean;
  readonly balancePaySwitch: boolean;
  /** Payment through PayPal, where PayPal is set up. */
  readonly payPalSwitch: boolean;
  /** Payment by card on PayPal's own page, where PayPal is set up. */
  readonly cardPaySwitch: boolean;
  /** A parcel is overdue so many days after its line's longest estimate. */
  readonly overdueDays: number;
  /** Where people write about the terms and about their data; the terms page names it. */
  readonly contact: string;
  /** Words often searched for, by language. */
  readonly hotSearch: Readonly<Record<string, readonly string[]>>;
}

export const siteDefaults: SiteSettings = {
  settlementCurrency: 'USD',
  payWithinMinutes: 30,
  automaticReceiptDays: 15,
  claimDays: 7,
  commissionBasisPoints: 500,
  contractsOn: false,
  balancePaySwitch: true,
  payPalSwitch: true,
  cardPaySwitch: true,
  overdueDays: 3,
  contact: '',
  hotSearch: {},
};
