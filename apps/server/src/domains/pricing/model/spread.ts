import { allocate, type Currency, money } from '@kyakhta/money';

/** A line that takes a part of an amount. */
export interface Taker {
  /** What its part is in proportion to. */
  readonly weight: bigint;
  /** The most it can take. */
  readonly room: bigint;
}

/**
 * Spreads an amount in proportion to the weights, to the last cent by largest remainder. The weights stay what they are,
 * whatever else was taken off a line, so that anybody can follow a part, and one more reduction moves no part of another. Only
 * what a line has no room for goes to the others.
 * @returns the parts in the order of the takers; together the amount, or all the room there is
 */
export const spread = (amount: bigint, takers: readonly Taker[], currency: Currency): bigint[] => {
  const parts = takers.map(() => 0n);
  let left = amount;
  while (left > 0n) {
    const open = takers.map((t, i) => (t.room > (parts[i] ?? 0n) ? t.weight : 0n));
    if (open.every((weight) => weight === 0n)) break;
    const given = allocate(money(left, currency), open);
    for (const [i, { room }] of takers.entries()) {
      const before = parts[i] ?? 0n;
      const part = given[i]?.amount ?? 0n;
      const taken = before + part > room ? room - before : part;
      parts[i] = before + taken;
      left -= taken;
    }
  }
  return parts;
};
