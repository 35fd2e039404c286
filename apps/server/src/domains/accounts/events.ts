import type { Fact } from '../../runtime/later.ts';

declare module '../../runtime/later.ts' {
  interface FactPayloads {
    buyerRenamed: { readonly userId: number };
  }
}

/** A buyer calls himself otherwise; what shows his name elsewhere is out of date. */
export const buyerRenamed = (userId: number, at: Date): Fact<'buyerRenamed'> => ({
  name: 'buyerRenamed',
  key: `${userId}:${at.toISOString()}`,
  payload: { userId },
});
