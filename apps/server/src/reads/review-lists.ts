import { pickText } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { type Properties, variantName } from '../domains/catalog/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { pattern } from './order-lists.ts';
import { offsetOf, pageOf } from './paging.ts';
import { evaluateCondition } from './product-reviews.ts';

interface Row {
  readonly id: number;
  readonly score: number;
  readonly content: string;
  readonly pictures: readonly string[];
  readonly anonymous: boolean;
  readonly isShown: boolean;
  readonly hideReason: string | null;
  readonly at: Date;
  readonly reply: string | null;
  readonly repliedAt: Date | null;
  readonly productId: number;
  readonly names: Record<string, string>;
  readonly properties: Properties;
  readonly picture: string | null;
  readonly nickName: string;
  readonly deleted: boolean;
  readonly number: string;
  readonly storeId: number;
  readonly storeName: string;
  readonly total: number;
}

const rowsWhere = async (ctx: Ctx, conditions: readonly Sql[], input: { current: number; size: number }): Promise<Row[]> =>
  (
    await sql<Row>`
      select r.id, r.score, r.content, r.pictures, r.is_anonymous as anonymous, r.is_shown as "isShown", r.hide_reason as "hideReason", r.created_at as at, r.reply, r.replied_at as "repliedAt",
        r.product_id as "productId", i.names, i.properties, coalesce(i.picture, (select p.pictures[1] from products p where p.id = r.product_id)) as picture,
        u.nick_name as "nickName", u.deleted_at is not null as deleted, o.number, s.id as "storeId", s.name as "storeName", count(*) over ()::int as total
      from reviews r join order_items i on i.id = r.order_item_id join orders o on o.id = i.order_id join users u on u.id = r.user_id join stores s on s.id = r.store_id
      where ${conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)} order by r.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
      ctx.db,
    )
  ).rows;

const wordsOf = (ctx: Ctx, r: Row) => ({
  commId: r.id,
  score: r.score,
  content: r.content,
  pics: r.pictures.join(','),
  createTime: r.at.toISOString(),
  replyContent: r.reply,
  replyTime: r.repliedAt?.toISOString() ?? null,
  prodId: r.productId,
  prodName: pickText(r.names, ctx.locale) ?? '',
  skuName: variantName(pickText(r.properties, ctx.locale) ?? [], ctx.locale),
  prodPic: r.picture,
  isShow: r.isShown ? 1 : 0,
  hideReason: r.hideReason,
});

/** Reviews of the store's goods. An order's number leads to its buyer: of an unnamed writer it is kept back. */
export const storeReviews = async (
  ctx: CtxFor<'GET /shop/admin/comment/page'>,
  input: Parsed<'GET /shop/admin/comment/page'>,
): Promise<Result<'GET /shop/admin/comment/page'>> => {
  const conditions = [sql`r.store_id = ${ctx.actor.storeId}`, evaluateCondition(input.evaluate)];
  if (input.replied !== undefined) conditions.push(input.replied === 1 ? sql`r.reply is not null` : sql`r.reply is null`);
  if (input.prodName !== undefined) conditions.push(sql`lower(i.names::text) like ${pattern(input.prodName)}`);
  const rows = await rowsWhere(ctx, conditions, input);
  const { rows: counts } = await sql<{ all: number; unanswered: number }>`
    select count(*)::int as all, (count(*) filter (where reply is null))::int as unanswered from reviews where store_id = ${ctx.actor.storeId}`.execute(
    ctx.db,
  );
  const records = rows.map((r) => ({
    ...wordsOf(ctx, r),
    nickName: r.anonymous || r.deleted ? null : r.nickName,
    orderNumber: r.anonymous ? null : r.number,
  }));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), counts: counts[0] ?? { all: 0, unanswered: 0 } };
};

/** Reviews of all stores, for who answers for what is shown: with the writer's name. */
export const allReviews = async (
  ctx: CtxFor<'GET /platform/comment/page'>,
  input: Parsed<'GET /platform/comment/page'>,
): Promise<Result<'GET /platform/comment/page'>> => {
  const conditions = [evaluateCondition(input.evaluate)];
  if (input.isShow !== undefined) conditions.push(sql`r.is_shown = ${input.isShow === 1}`);
  if (input.orderNumber !== undefined) conditions.push(sql`o.number = ${input.orderNumber}`);
  if (input.prodId !== undefined) conditions.push(sql`r.product_id = ${input.prodId}`);
  if (input.shopId !== undefined) conditions.push(sql`r.store_id = ${input.shopId}`);
  const rows = await rowsWhere(ctx, conditions, input);
  const { rows: counts } = await sql<{ all: number; hidden: number }>`
    select count(*)::int as all, (count(*) filter (where not is_shown))::int as hidden from reviews`.execute(ctx.db);
  const records = rows.map((r) => ({
    ...wordsOf(ctx, r),
    nickName: r.deleted ? null : r.nickName,
    orderNumber: r.number,
    isAnonymous: r.anonymous ? 1 : 0,
    shopId: r.storeId,
    shopName: r.storeName,
  }));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), counts: counts[0] ?? { all: 0, hidden: 0 } };
};
