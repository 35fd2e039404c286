import { type Currency, currencyOf } from './currency.ts';

/** An exact amount: `amount` in minor units of `currency` (USD: cents, KRW: won). May be negative. */
export type Money = { readonly amount: bigint; readonly currency: Currency };

/** Builds Money from minor units. Throws RangeError for an unknown currency, TypeError when `amount` is not a bigint. */
export function money(amount: bigint, currency: Currency): Money {
  if (typeof amount !== 'bigint') throw new TypeError('an amount is a bigint of minor units');
  return { amount, currency: currencyOf(currency) };
}

/** Nothing, in that currency. */
export function zero(currency: Currency): Money {
  return money(0n, currency);
}

/** Throws TypeError unless both are of one currency; amounts of two currencies are never mixed silently. */
function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`cannot mix ${a.currency} and ${b.currency}`);
}

/** a + b. Throws TypeError when the currencies differ. */
export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.amount + b.amount, a.currency);
}

/** a − b; may be negative. Throws TypeError when the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.amount - b.amount, a.currency);
}

/** m × count, for a whole count (pieces). Throws RangeError for a fraction or an unsafe integer. */
export function multiply(m: Money, count: number | bigint): Money {
  return money(m.amount * wholeNumber(count), m.currency);
}

/** −m. */
export function negate(m: Money): Money {
  return money(-m.amount, m.currency);
}

/** −1, 0 or 1 as a is less than, equal to or more than b. Throws TypeError when the currencies differ. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  sameCurrency(a, b);
  if (a.amount === b.amount) return 0;
  return a.amount < b.amount ? -1 : 1;
}

/** The smaller of the two; `a` when equal. Throws TypeError when the currencies differ. */
export function min(a: Money, b: Money): Money {
  return compare(b, a) < 0 ? b : a;
}

/** The larger of the two; `a` when equal. Throws TypeError when the currencies differ. */
export function max(a: Money, b: Money): Money {
  return compare(b, a) > 0 ? b : a;
}

/** Sum of a list that may be empty, hence the currency. Throws TypeError when a member is of another currency. */
export function sum(list: Iterable<Money>, currency: Currency): Money {
  let total = zero(currency);
  for (const m of list) total = add(total, m);
  return total;
}

/** A whole number as bigint. Throws RangeError for fractions, NaN, infinities and numbers beyond 2^53 − 1. */
export function wholeNumber(count: number | bigint): bigint {
  if (typeof count === 'bigint') return count;
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number: ${count}`);
  return BigInt(count);
}
