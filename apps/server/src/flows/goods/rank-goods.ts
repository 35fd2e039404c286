import { rankingDays } from '@kyakhta/contract';
import { rankGoods } from '../../domains/catalog/index.ts';
import { soldSince } from '../../domains/orders/index.ts';
import { reviewedSince } from '../../domains/reviews/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Db } from '../../runtime/database.ts';

/** What is ordered more often than before is seen by the last days against those before them. */
const risingDays = 14;

/** Ranks all goods by what was paid for and how it was reviewed within the last days. */
export const rankAllGoods = async (db: Db, now: Date): Promise<void> => {
  const since = addDays(now, -rankingDays);
  const sold = await soldSince(db, since, addDays(now, -risingDays));
  const reviewed = new Map((await reviewedSince(db, since)).map((r) => [r.productId, r]));
  const soldOf = new Map(sold.map((s) => [s.productId, s]));
  const expected = risingDays / (rankingDays - risingDays);
  const tallies = [...new Set([...soldOf.keys(), ...reviewed.keys()])].map((productId) => {
    const s = soldOf.get(productId) ?? { pieces: 0, orders: 0, lately: 0 };
    const r = reviewed.get(productId) ?? { count: 0, scoreSum: 0 };
    const rise = s.lately - (s.orders - s.lately) * expected;
    return { productId, pieces: s.pieces, rise, reviews: r.count, scoreSum: r.scoreSum };
  });
  await rankGoods(db, tallies, now);
};
