import { type Currency, currencyOf, scaleOf } from './currency.ts';
import { type Money, money } from './money.ts';

/** The largest magnitude read or written, in minor units. It stays exact as a JSON number in every currency. */
export const LARGEST_AMOUNT = 10n ** 13n;

/** Why a text is not an amount we take. */
export type AmountRefusal = 'not a number' | 'too many decimals' | 'too large' | 'negative';

export type ParsedAmount = { readonly ok: true; readonly money: Money } | { readonly ok: false; readonly reason: AmountRefusal };

/** A JSON number that came from `toWire` and nowhere else; in major units, with at most the currency's decimals. */
export type WireAmount = number & { readonly __brand: 'WireAmount' };

const AMOUNT_TEXT = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;
const LARGEST_DIGITS = LARGEST_AMOUNT.toString().length;

/**
 * Reads decimal text in major units, such as `1234.50`: ASCII digits, an optional leading minus, an optional point
 * with digits on both sides. No exponent, plus, space or grouping. Wrong text is answered with a reason, not thrown:
 * more decimals than the currency has (zeros too), more than 10^13 minor units, or below zero unless
 * `negative: 'allow'`. Throws RangeError only for an unknown currency.
 */
export function parseAmount(
  text: string,
  currency: Currency,
  { negative = 'allow' }: { readonly negative?: 'allow' | 'refuse' } = {},
): ParsedAmount {
  const scale = scaleOf(currencyOf(currency));
  const match = typeof text === 'string' ? AMOUNT_TEXT.exec(text) : null;
  if (!match) return refuse('not a number');
  const [, minus, whole = '', decimals = ''] = match;
  if (decimals.length > scale) return refuse('too many decimals');
  const digits = (whole + decimals.padEnd(scale, '0')).replace(/^0+(?=[0-9])/, '');
  if (digits.length > LARGEST_DIGITS) return refuse('too large');
  const magnitude = BigInt(digits);
  if (magnitude > LARGEST_AMOUNT) return refuse('too large');
  if (minus && magnitude > 0n && negative === 'refuse') return refuse('negative');
  return { ok: true, money: money(minus ? -magnitude : magnitude, currency) };
}

function refuse(reason: AmountRefusal): ParsedAmount {
  return { ok: false, reason };
}

/** Decimal text in major units with exactly the currency's decimals: `-0.05`, `1200` (KRW). `parseAmount` reads it back. */
export function toDecimal(m: Money): string {
  const scale = scaleOf(m.currency);
  const negative = m.amount < 0n;
  const digits = (negative ? -m.amount : m.amount).toString().padStart(scale + 1, '0');
  const point = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return negative ? `-${text}` : text;
}

/**
 * The amount as a JSON number in major units, made from the decimal text, so that printing the number gives the same
 * decimal value back. Throws RangeError above 10^13 minor units.
 */
export function toWire(m: Money): WireAmount {
  if (m.amount > LARGEST_AMOUNT || m.amount < -LARGEST_AMOUNT) {
    throw new RangeError(`amount too large for the wire: ${m.amount} minor units of ${m.currency}`);
  }
  return Number(toDecimal(m)) as WireAmount;
}
