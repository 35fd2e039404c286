import { type Currency, currencyOf, scaleOf } from './currency.ts';
import { type Rounding, divide } from './divide.ts';
import { type Money, money, wholeNumber } from './money.ts';

/** An exact ratio of major units: how many of the target currency one unit of the source is worth. Both parts positive. */
export type Rate = { readonly numerator: bigint; readonly denominator: bigint };

const RATE_TEXT = /^([0-9]{1,15})(?:\.([0-9]{1,15}))?$/;

/**
 * Reads a rate from decimal text such as `91.2345` (at most 15 digits on either side of the point).
 * Throws RangeError for anything else, and for a rate of zero.
 */
export function parseRate(text: string): Rate {
  const match = typeof text === 'string' ? RATE_TEXT.exec(text) : null;
  if (!match) throw new RangeError(`not a rate: ${JSON.stringify(text)}`);
  const decimals = match[2] ?? '';
  const numerator = BigInt(match[1] + decimals);
  if (numerator === 0n) throw new RangeError('a rate is more than zero');
  return { numerator, denominator: 10n ** BigInt(decimals.length) };
}

/**
 * `m` in the currency `to` at `rate`, rounded once by the named rule to that currency's own decimals.
 * Throws RangeError when a part of the rate is not positive.
 */
export function convert(m: Money, rate: Rate, to: Currency, rounding: Rounding): Money {
  if (rate.numerator <= 0n || rate.denominator <= 0n) throw new RangeError('a rate is more than zero');
  const numerator = m.amount * rate.numerator * minorUnits(to);
  const denominator = rate.denominator * minorUnits(m.currency);
  return money(divide(numerator, denominator, rounding), currencyOf(to));
}

/**
 * A share of `m` in basis points (1 % = 100), rounded once by the named rule.
 * Throws RangeError when `basisPoints` is not whole.
 */
export function percentage(m: Money, basisPoints: number | bigint, rounding: Rounding): Money {
  return money(divide(m.amount * wholeNumber(basisPoints), 10_000n, rounding), m.currency);
}

function minorUnits(currency: Currency): bigint {
  return 10n ** BigInt(scaleOf(currency));
}
