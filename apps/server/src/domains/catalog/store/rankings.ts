import { productStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** What happened to a product within the time that rankings are counted over. */
export interface ProductTally {
  readonly productId: number;
  readonly pieces: number;
  /** Orders within the last weeks, beyond what the time before would lead one to expect. */
  readonly rise: number;
  readonly reviews: number;
  readonly scoreSum: number;
}

/** Where a product is in the lists; null when it was never there or is deleted. */
export const selectPlace = async (db: Db, productId: number): Promise<{ readonly storeId: number; readonly isListed: boolean } | null> =>
  (
    await sql<{ storeId: number; isListed: boolean }>`
      select p.store_id as "storeId", l.product_id is not null as "isListed" from products p left join listed_products l on l.product_id = p.id
      where p.id = ${productId} and p.status <> ${sql.lit(productStatus.deleted)}`.execute(db)
  ).rows[0] ?? null;

/** Reviews that an unknown product is thought to have, and their mean: one good review is not the best of all. */
const priorReviews = 3;
const priorScore = 4;
/** From this mean on a product is well reviewed. */
const goodScore = 4;

/**
 * Writes all rankings anew: over everything and by category of the first level, `most` goods each. Goods that are
 * not on sale have no place; without a sale or a review within the time a product is in none of those rankings.
 */
export const replaceRankings = async (db: Db, tallies: readonly ProductTally[], most: number, at: Date): Promise<void> => {
  const of = (pick: (t: ProductTally) => number): number[] => tallies.map(pick);
  await sql`delete from product_rankings`.execute(db);
  await sql`
    with tally as (
      select * from unnest(${of((t) => t.productId)}::int[], ${of((t) => t.pieces)}::float8[], ${of((t) => t.rise)}::float8[], ${of((t) => t.reviews)}::int[], ${of((t) => t.scoreSum)}::int[])
        as x (product_id, pieces, rise, reviews, score_sum)
    ), told as (
      select l.product_id, l.category1, 0 as rank_type, t.pieces as first, t.reviews::float8 as second from tally t join listed_products l using (product_id) where t.pieces > 0
      union all
      select l.product_id, l.category1, 1, (t.score_sum + ${priorReviews * priorScore}::int) / (t.reviews + ${priorReviews}::int)::float8, t.reviews from tally t join listed_products l using (product_id) where t.reviews > 0 and t.score_sum >= t.reviews * ${goodScore}::int
      union all
      select l.product_id, l.category1, 2, extract(epoch from l.created_at)::float8, l.product_id from listed_products l
      union all
      select l.product_id, l.category1, 3, t.rise, t.pieces from tally t join listed_products l using (product_id) where t.rise > 0
    ), ranked as (
      select category1 as category_id, rank_type, product_id, row_number() over (partition by category1, rank_type order by first desc, second desc, product_id) as position from told
      union all
      select 0, rank_type, product_id, row_number() over (partition by rank_type order by first desc, second desc, product_id) from told
    )
    insert into product_rankings (category_id, rank_type, position, product_id, made_at)
    select category_id, rank_type, position, product_id, ${at} from ranked where position <= ${most}`.execute(db);
};
