import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import type { ReviewText } from './model.ts';

/** A line of an order as a review keeps it. */
export interface ReviewedLine {
  readonly orderItemId: number;
  readonly productId: number;
  readonly skuId: number;
  readonly storeId: number;
  readonly userId: number;
}

/** @returns the id, or null when the line has its review already. */
export const insertReview = async (db: Db, line: ReviewedLine, review: ReviewText, at: Date): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into reviews (order_item_id, product_id, sku_id, store_id, user_id, score, content, pictures, is_anonymous, created_at)
    values (${line.orderItemId}, ${line.productId}, ${line.skuId}, ${line.storeId}, ${line.userId}, ${review.score}, ${review.content}, ${[...review.pictures]}::text[], ${review.anonymous}, ${at})
    on conflict (order_item_id) do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
};

/** Whether a line has exactly this review: what a retry looks like. */
export const selectSame = async (db: Db, line: ReviewedLine, review: ReviewText): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from reviews where order_item_id = ${line.orderItemId} and user_id = ${line.userId} and score = ${review.score} and content = ${review.content}
      and pictures = ${[...review.pictures]}::text[] and is_anonymous = ${review.anonymous}`.execute(db);
  return rows[0]?.id ?? null;
};

/** How many of these lines have their review. */
export const countReviewed = async (db: Db, orderItemIds: readonly number[]): Promise<number> =>
  (
    await sql<{
      count: number;
    }>`select count(*)::int as count from reviews where order_item_id = any(${[...orderItemIds]}::int[])`.execute(db)
  ).rows[0]?.count ?? 0;

/** Number and sum of stars of a product's shown reviews. */
export const sumReviews = async (db: Db, productId: number): Promise<{ readonly count: number; readonly scoreSum: number }> =>
  (
    await sql<{ count: number; scoreSum: number }>`
      select count(*)::int as count, coalesce(sum(score), 0)::int as "scoreSum" from reviews where product_id = ${productId} and is_shown`.execute(
      db,
    )
  ).rows[0] ?? { count: 0, scoreSum: 0 };

interface Standing {
  readonly productId: number;
  readonly reply: string | null;
  readonly isShown: boolean;
  readonly hideReason: string | null;
}
/** A review of a store's goods, locked; null when it has no such. */
export const lockReviewOfStore = async (db: Db, storeId: number, id: number): Promise<Standing | null> =>
  (
    await sql<Standing>`
      select product_id as "productId", reply, is_shown as "isShown", hide_reason as "hideReason" from reviews where id = ${id} and store_id = ${storeId} for update`.execute(
      db,
    )
  ).rows[0] ?? null;
export const lockReview = async (db: Db, id: number): Promise<Standing | null> =>
  (
    await sql<Standing>`
      select product_id as "productId", reply, is_shown as "isShown", hide_reason as "hideReason" from reviews where id = ${id} for update`.execute(
      db,
    )
  ).rows[0] ?? null;

export const setReply = async (db: Db, id: number, reply: string, at: Date): Promise<void> => {
  await sql`update reviews set reply = ${reply}, replied_at = ${at} where id = ${id} and reply is null`.execute(db);
};

/** Hides a review for a reason, or shows it when there is none. */
export const setShown = async (db: Db, id: number, hideReason: string | null, at: Date): Promise<void> => {
  await sql`
    update reviews set is_shown = ${hideReason === null}, hide_reason = ${hideReason}, hidden_at = ${hideReason === null ? null : at} where id = ${id}`.execute(
    db,
  );
};

/** Takes the pictures out of a person's reviews. */
export const clearPictures = async (db: Db, userId: number): Promise<void> => {
  await sql`update reviews set pictures = '{}' where user_id = ${userId} and pictures <> '{}'`.execute(db);
};

/** The products that a person has reviewed. */
export const selectReviewedBy = async (db: Db, userId: number): Promise<number[]> =>
  (await sql<{ id: number }>`select distinct product_id as id from reviews where user_id = ${userId}`.execute(db)).rows.map((r) => r.id);

/** Shown reviews of each product since a time. */
export const selectReviewedSince = async (
  db: Db,
  since: Date,
): Promise<{ readonly productId: number; readonly count: number; readonly scoreSum: number }[]> =>
  (
    await sql<{ productId: number; count: number; scoreSum: number }>`
      select product_id as "productId", count(*)::int as count, sum(score)::int as "scoreSum" from reviews where created_at > ${since} and is_shown group by product_id`.execute(
      db,
    )
  ).rows;
