import { pickText, reviewFilter } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { meanScore, type Properties, variantName } from '../domains/catalog/index.ts';
import { shortenName } from '../domains/reviews/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

/** Which reviews (`r`) a filter means. */
export const evaluateCondition = (evaluate: number | undefined): Sql => {
  switch (evaluate) {
    case reviewFilter.good:
      return sql`r.score >= 4`;
    case reviewFilter.middle:
      return sql`r.score = 3`;
    case reviewFilter.bad:
      return sql`r.score <= 2`;
    case reviewFilter.withPicture:
      return sql`r.pictures <> '{}'`;
    default:
      return sql`true`;
  }
};

interface Row {
  readonly id: number;
  readonly score: number;
  readonly content: string;
  readonly pictures: readonly string[];
  readonly anonymous: boolean;
  readonly nickName: string;
  readonly properties: Properties;
  readonly at: Date;
  readonly reply: string | null;
  readonly repliedAt: Date | null;
}

/** Shown reviews of a product, newest first; an unknown product has none. */
export const productReviews = async (
  ctx: CtxFor<'GET /prod/prodCommPageByProd'>,
  input: Parsed<'GET /prod/prodCommPageByProd'>,
): Promise<Result<'GET /prod/prodCommPageByProd'>> => {
  const where = sql`r.product_id = ${input.prodId} and r.is_shown and ${evaluateCondition(input.evaluate)}`;
  const { rows: totals } = await sql<{ total: number }>`select count(*)::int as total from reviews r where ${where}`.execute(ctx.db);
  const { rows } = await sql<Row>`
    select r.id, r.score, r.content, r.pictures, r.is_anonymous or u.deleted_at is not null as anonymous, u.nick_name as "nickName", i.properties, r.created_at as at, r.reply, r.replied_at as "repliedAt"
    from reviews r join users u on u.id = r.user_id join order_items i on i.id = r.order_item_id
    where ${where} order by r.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const records = rows.map((r) => ({
    commId: r.id,
    score: r.score,
    content: r.content,
    pics: r.pictures.join(','),
    nickName: r.anonymous ? null : shortenName(r.nickName),
    skuName: variantName(pickText(r.properties, ctx.locale) ?? [], ctx.locale),
    createTime: r.at.toISOString(),
    replyContent: r.reply,
    replyTime: r.repliedAt?.toISOString() ?? null,
  }));
  return pageOf(records, totals[0]?.total ?? 0, input);
};

/** How the shown reviews of a product are spread over the stars. */
export const reviewSpread = async (
  ctx: CtxFor<'GET /prod/prodCommData'>,
  input: Parsed<'GET /prod/prodCommData'>,
): Promise<Result<'GET /prod/prodCommData'>> => {
  const { rows } = await sql<{ score: number; count: number; pictured: number }>`
    select score, count(*)::int as count, (count(*) filter (where pictures <> '{}'))::int as pictured
    from reviews where product_id = ${input.prodId} and is_shown group by score`.execute(ctx.db);
  const stars = [1, 2, 3, 4, 5].map((score) => rows.find((r) => r.score === score)?.count ?? 0);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
  const number = one + two + three + four + five;
  return {
    number,
    praiseNumber: four + five,
    secondaryNumber: three,
    negativeNumber: one + two,
    picNumber: rows.reduce((n, r) => n + r.pictured, 0),
    score: meanScore(
      stars.reduce((sum, count, i) => sum + count * (i + 1), 0),
      number,
    ),
    stars,
  };
};
