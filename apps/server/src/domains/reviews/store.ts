import { sql } from 'kysely';
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

/** Writes a store's reply to a review of its goods that has none, or has these very words. @returns the product, or null. */
export const setReply = async (db: Db, storeId: number, reviewId: number, reply: string, at: Date): Promise<number | null> => {
  const { rows } = await sql<{ productId: number }>`
    update reviews set reply = ${reply}, replied_at = coalesce(replied_at, ${at})
    where id = ${reviewId} and store_id = ${storeId} and (reply is null or reply = ${reply}) returning product_id as "productId"`.execute(
    db,
  );
  return rows[0]?.productId ?? null;
};
