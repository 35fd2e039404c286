/**
 * Currencies in which anybody may pay (developer.paypal.com/reference/currency-codes). BRL, CNY, INR and MYR are left
 * out: PayPal takes them between accounts of their own country only.
 */
const taken: ReadonlySet<string> = new Set(
  'AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '),
);
export const takesCurrency = (currency: string): boolean => taken.has(currency);
