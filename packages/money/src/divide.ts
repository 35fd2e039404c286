/**
 * How a remainder is dropped.
 * `half-up`: to the nearest, a half away from zero (0.5 → 1, −0.5 → −1).
 * `half-even`: to the nearest, a half to the even neighbour (0.5 → 0, 1.5 → 2).
 * `down`: toward zero.
 */
export type Rounding = 'half-up' | 'half-even' | 'down';

/** numerator ÷ denominator as a whole number by the named rule. Throws RangeError for a zero denominator. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator === 0n) throw new RangeError('division by zero');
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = n / d;
  const twice = (n % d) * 2n;
  const magnitude = quotient + (roundsAway(twice, d, quotient, rounding) ? 1n : 0n);
  return negative ? -magnitude : magnitude;
}

function roundsAway(twiceRemainder: bigint, divisor: bigint, quotient: bigint, rounding: Rounding): boolean {
  switch (rounding) {
    case 'down':
      return false;
    case 'half-up':
      return twiceRemainder >= divisor;
    case 'half-even':
      return twiceRemainder > divisor || (twiceRemainder === divisor && quotient % 2n === 1n);
    default:
      throw new RangeError(`unknown rounding: ${String(rounding satisfies never)}`);
  }
}
