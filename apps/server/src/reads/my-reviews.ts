import { commSts, pickText } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { type Properties, variantName } from '../domains/catalog/index.ts';
import { isReviewable } from '../domains/reviews/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { timeCondition } from './order-lists.ts';
import { offsetOf, pageOf } from './paging.ts';

type Line = Result<'GET /p/prodComm/info'>;

interface Row {
  readonly orderItemId: number;
  readonly number: string;
  readonly status: number;
  readonly productId: number;
  readonly skuId: number;
  readonly names: Record<string, string>;
  readonly properties: Properties;
  readonly picture: string | null;
  readonly count: number;
  readonly storeName: string;
  readonly receivedAt: Date;
  readonly commId: number | null;
  readonly score: number | null;
  readonly content: string | null;
  readonly pictures: readonly string[] | null;
  readonly anonymous: boolean | null;
  readonly at: Date | null;
  readonly reply: string | null;
  readonly repliedAt: Date | null;
  readonly hideReason: string | null;
  readonly total: number;
}

const lineOf = (ctx: Ctx, r: Row): Line => ({
  orderItemId: r.orderItemId,
  orderNumber: r.number,
  prodId: r.productId,
  skuId: r.skuId,
  prodName: pickText(r.names, ctx.locale) ?? '',
  skuName: variantName(pickText(r.properties, ctx.locale) ?? [], ctx.locale),
  pic: r.picture,
  prodCount: r.count,
  shopName: r.storeName,
  receiptTime: r.receivedAt.toISOString(),
  commSts: r.commId === null ? commSts.open : commSts.reviewed,
  canReview: r.commId === null && isReviewable(r.status),
  review:
    r.commId === null || r.score === null || r.content === null || r.pictures === null || r.at === null
      ? null
      : {
          commId: r.commId,
          score: r.score,
          content: r.content,
          pics: r.pictures.join(','),
          isAnonymous: r.anonymous ? 1 : 0,
          createTime: r.at.toISOString(),
          replyContent: r.reply,
          replyTime: r.repliedAt?.toISOString() ?? null,
          hideReason: r.hideReason,
        },
});

/** Lines of the buyer's received orders that meet the conditions. */
const linesWhere = async (ctx: Ctx, conditions: readonly Sql[], order: Sql, limit: number, offset: number): Promise<Row[]> =>
  (
    await sql<Row>`
      select i.id as "orderItemId", o.number, o.status, i.product_id as "productId", i.sku_id as "skuId", i.names, i.properties,
        coalesce(i.picture, (select p.pictures[1] from products p where p.id = i.product_id)) as picture, i.count, s.name as "storeName", o.received_at as "receivedAt",
        r.id as "commId", r.score, r.content, r.pictures, r.is_anonymous as anonymous, r.created_at as at, r.reply, r.replied_at as "repliedAt", r.hide_reason as "hideReason", count(*) over ()::int as total
      from orders o join order_items i on i.order_id = o.id join stores s on s.id = o.store_id left join reviews r on r.order_item_id = i.id
      where o.user_id = ${ctx.actor.id} and o.received_at is not null and ${sql.join([...conditions], sql` and `)} order by ${order} limit ${limit} offset ${offset}`.execute(
      ctx.db,
    )
  ).rows;

/** What waits for a review, what was received last first; or what has one, newest first. */
export const myOrderItemsComment = async (
  ctx: CtxFor<'GET /p/myOrder/myOrderItemsComment'>,
  input: Parsed<'GET /p/myOrder/myOrderItemsComment'>,
): Promise<Result<'GET /p/myOrder/myOrderItemsComment'>> => {
  const isOpen = input.commSts === commSts.open;
  const rows = await linesWhere(
    ctx,
    [isOpen ? sql`r.id is null and o.hidden_at is null` : sql`r.id is not null`, ...timeCondition(input.orderTimeStatus, ctx.now)],
    isOpen ? sql`o.received_at desc, i.id desc` : sql`r.id desc`,
    input.size,
    offsetOf(input),
  );
  return pageOf(
    rows.map((r) => lineOf(ctx, r)),
    rows[0]?.total ?? 0,
    input,
  );
};

export const myReview = async (ctx: CtxFor<'GET /p/prodComm/info'>, input: Parsed<'GET /p/prodComm/info'>): Promise<Line> => {
  const [row] = await linesWhere(ctx, [sql`i.id = ${input.orderItemId}`], sql`i.id`, 1, 0);
  return row === undefined ? refuse('orderUnknown') : lineOf(ctx, row);
};
