import type { Fact } from '../../runtime/context.ts';

/** A buyer calls himself otherwise; what shows his name elsewhere is out of date. */
export const buyerRenamed = (userId: number, at: Date): Fact => ({
  name: 'buyerRenamed',
  key: `${userId}:${at.toISOString()}`,
  payload: { userId },
});
