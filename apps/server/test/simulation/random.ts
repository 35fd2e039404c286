/** Chance that can be repeated: the same seed gives the same choices. */
export interface Chance {
  /** A whole number from 0 up to, not with, `n`. */
  below(n: number): number;
  /** True in this share of the cases, from 0 to 1. */
  happens(share: number): boolean;
  /** One of a list, which must not be empty. */
  oneOf<T>(list: readonly T[]): T;
  /** One of a list by weight. */
  weighted<T extends { readonly weight: number }>(list: readonly T[]): T;
}

/** Mulberry32: 32 bits of state, which is plenty for choices of a test. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    happens: (share) => next() < share,
    oneOf: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('there is nothing to choose from');
      return found;
    },
    weighted: (list) => {
      let rest = next() * list.reduce((sum, x) => sum + x.weight, 0);
      const found = list.find((x) => (rest -= x.weight) < 0) ?? list.at(-1);
      if (found === undefined) throw new Error('there is nothing to choose from');
      return found;
    },
  };
};
