import type { Db } from '../../../runtime/database.ts';
import { exclusivelyLater } from '../../../runtime/exclusive.ts';
import { type ProductTally, replaceRankings } from '../store/rankings.ts';

/** Cache tag of the goods by rank. */
export const rankingsTag = 'rankings';
/** Goods in one ranking. */
const placesMax = 50;

/** Puts the goods into their rankings by what was sold and said of them, one round at a time. */
export const rankGoods = async (db: Db, tallies: readonly ProductTally[], at: Date): Promise<void> => {
  await exclusivelyLater(db, 'catalog.rankings');
  await replaceRankings(db, tallies, placesMax, at);
};
