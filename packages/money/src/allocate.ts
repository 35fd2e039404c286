import { type Money, money } from './money.ts';

/**
 * Splits `m` in proportion to `weights`, one part per weight, by largest remainder; of equal remainders
 * the earlier part gets the unit. The parts sum to `m` exactly and never have the opposite sign of `m`;
 * a weight of zero gets nothing. Weights are counts or amounts in any one unit.
 * Throws RangeError when there is no weight, a weight is negative, or all weights are zero.
 */
export function allocate(m: Money, weights: readonly bigint[]): Money[] {
  if (weights.length === 0) throw new RangeError('cannot allocate to no parts');
  if (weights.some((weight) => weight < 0n)) throw new RangeError('cannot allocate by a negative weight');
  const total = weights.reduce((a, b) => a + b, 0n);
  if (total === 0n) throw new RangeError('cannot allocate: all weights are zero');

  const magnitude = m.amount < 0n ? -m.amount : m.amount;
  const parts = weights.map((weight, index) => ({
    index,
    share: (magnitude * weight) / total,
    remainder: (magnitude * weight) % total,
  }));
  let left = magnitude - parts.reduce((given, part) => given + part.share, 0n);
  for (const part of parts.toSorted(byRemainder)) {
    if (left === 0n) break;
    part.share += 1n;
    left -= 1n;
  }
  return parts.map((part) => money(m.amount < 0n ? -part.share : part.share, m.currency));
}

type Part = { readonly index: number; readonly remainder: bigint };

function byRemainder(a: Part, b: Part): number {
  if (a.remainder === b.remainder) return a.index - b.index;
  return a.remainder > b.remainder ? -1 : 1;
}
