import { localUnit, endingOf, inquiryState, isAttachmentPath, pickText, type UnitCode } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { type Properties, variantName } from '../domains/catalog/index.ts';
import { shortenName } from '../domains/reviews/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { offsetOf, pageOf } from './paging.ts';

interface Row {
  readonly id: number;
  readonly userId: number;
  readonly nickName: string;
  readonly storeId: number | null;
  readonly storeName: string | null;
  readonly productId: number | null;
  readonly skuId: number | null;
  readonly properties: Properties | null;
  readonly picture: string | null;
  readonly state: number;
  readonly name: string;
  readonly message: string;
  readonly quantity: number;
  readonly unit: UnitCode;
  readonly country: string | null;
  readonly city: string;
  readonly targetPrice: bigint | null;
  readonly currency: string;
  readonly categoryId: number | null;
  readonly categoryNames: Readonly<Record<string, string>> | null;
  readonly validDays: number | null;
  readonly deliveryDays: number | null;
  readonly files: readonly { readonly place: number; readonly path: string; readonly name: string | null; readonly bytes: number }[];
  readonly at: Date;
  readonly answer: string | null;
  readonly price: bigint | null;
  readonly minimum: number | null;
  readonly leadDays: number | null;
  readonly validUntil: Date | null;
  readonly answeredAt: Date | null;
  readonly total: number;
}
interface Paging {
  readonly current: number;
  readonly size: number;
}

const rowsWhere = async (ctx: Ctx, conditions: readonly Sql[], paging: Paging): Promise<Row[]> =>
  (
    await sql<Row>`
      select q.id, q.user_id as "userId", u.nick_name as "nickName", q.store_id as "storeId", s.display_name as "storeName", q.product_id as "productId", q.sku_id as "skuId",
        k.properties, coalesce(k.picture, p.pictures[1]) as picture, q.state, q.name, q.message, q.quantity, q.unit, q.country, q.city, q.target_price as "targetPrice", q.currency,
        q.category_id as "categoryId", c.names as "categoryNames", q.valid_days as "validDays", q.delivery_days as "deliveryDays",
        coalesce((select json_agg(json_build_object('place', f.place, 'path', f.path, 'name', b.name, 'bytes', b.bytes) order by f.place)
          from unnest(q.files) with ordinality as f (path, place) join files b on b.path = f.path), '[]') as files, q.created_at as at, a.message as answer, a.price, a.minimum, a.lead_days as "leadDays", a.valid_until as "validUntil", a.answered_at as "answeredAt",
        count(*) over ()::int as total
      from inquiries q join users u on u.id = q.user_id left join stores s on s.id = q.store_id left join products p on p.id = q.product_id left join skus k on k.id = q.sku_id
        left join categories c on c.id = q.category_id
        left join inquiry_answers a on a.inquiry_id = q.id
      where ${conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)} order by q.id desc limit ${paging.size} offset ${offsetOf(paging)}`.execute(
      ctx.db,
    )
  ).rows;
const inState = (state: number | undefined): Sql[] => (state === undefined ? [] : [sql`q.state = ${state}`]);
const first: Paging = { current: 1, size: 1 };

/** Files that came before their names were kept are called by their place. */
const shownName = (path: string, name: string | null, place: number): string => name ?? `${place}.${endingOf(path)}`;

const wireOf = (ctx: Ctx, r: Row) => {
  const price = (amount: bigint) => toWire(money(amount, currencyOf(r.currency)));
  return {
    inquiryId: r.id,
    status: r.state,
    prodName: r.name,
    content: r.message,
    quantity: r.quantity,
    unit: r.unit,
    unitName: localUnit(r.unit, ctx.locale),
    prodId: r.productId,
    skuId: r.skuId,
    skuName: r.properties === null ? null : variantName(pickText(r.properties, ctx.locale) ?? [], ctx.locale),
    prodPic: r.picture,
    country: r.country,
    city: r.city,
    targetPrice: r.targetPrice === null ? null : price(r.targetPrice),
    currency: r.currency,
    categoryId: r.categoryId,
    categoryName: r.categoryNames === null ? null : (pickText(r.categoryNames, ctx.locale) ?? null),
    validDays: r.validDays,
    deliveryDays: r.deliveryDays,
    files: r.files.map(({ place, path, name, bytes }) => ({
      place,
      name: shownName(path, name, place),
      bytes,
      isPicture: !isAttachmentPath(path),
    })),
    createTime: r.at.toISOString(),
    answer:
      r.answer === null || r.price === null || r.minimum === null || r.validUntil === null || r.answeredAt === null
        ? null
        : {
            content: r.answer,
            price: price(r.price),
            minimum: r.minimum,
            leadDays: r.leadDays,
            validUntil: r.validUntil.toISOString(),
            createTime: r.answeredAt.toISOString(),
          },
  };
};
const ownOf = (ctx: Ctx, r: Row) => ({ ...wireOf(ctx, r), shopId: r.storeId, shopName: r.storeName });
const ofStore = (ctx: Ctx, r: Row) => ({ ...wireOf(ctx, r), nickName: shortenName(r.nickName) });

/** How many there are, and how many of them are in a state. */
const countsOf = async (ctx: Ctx, condition: Sql, state: number): Promise<{ all: number; inState: number }> =>
  (
    await sql<{ all: number; inState: number }>`
      select count(*)::int as all, (count(*) filter (where state = ${state}))::int as "inState" from inquiries q where ${condition}`.execute(
      ctx.db,
    )
  ).rows[0] ?? { all: 0, inState: 0 };

/** So long an answer counts as news: whether it was read is not kept. */
const answerNewDays = 14;

export const myInquiries = async (
  ctx: CtxFor<'GET /p/inquiry/page'>,
  input: Parsed<'GET /p/inquiry/page'>,
): Promise<Result<'GET /p/inquiry/page'>> => {
  const own = sql`q.user_id = ${ctx.actor.id}`;
  const isNew = sql`a.answered_at > ${addDays(ctx.now, -answerNewDays)} and a.valid_until > ${ctx.now}`;
  const rows = await rowsWhere(ctx, [own, ...inState(input.status), ...(input.waitsFor === 'buyer' ? [isNew] : [])], input);
  const counts = await countsOf(ctx, own, inquiryState.answered);
  const records = rows.map((r) => ownOf(ctx, r));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), counts: { all: counts.all, answered: counts.inState } };
};

export const myInquiry = async (
  ctx: CtxFor<'GET /p/inquiry/info/{inquiryId}'>,
  input: Parsed<'GET /p/inquiry/info/{inquiryId}'>,
): Promise<Result<'GET /p/inquiry/info/{inquiryId}'>> => {
  const [row] = await rowsWhere(ctx, [sql`q.user_id = ${ctx.actor.id}`, sql`q.id = ${input.inquiryId}`], first);
  return row === undefined ? refuse('inquiryUnknown') : ownOf(ctx, row);
};

/** What a store is asked. Who asks it stays with the platform: the name is shortened, mail and phone are not read at all. */
export const storeInquiries = async (
  ctx: CtxFor<'GET /shop/admin/inquiry/page'>,
  input: Parsed<'GET /shop/admin/inquiry/page'>,
): Promise<Result<'GET /shop/admin/inquiry/page'>> => {
  const own = sql`q.store_id = ${ctx.actor.storeId}`;
  const rows = await rowsWhere(ctx, [own, ...inState(input.status)], input);
  const counts = await countsOf(ctx, own, inquiryState.store);
  const records = rows.map((r) => ofStore(ctx, r));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), counts: { all: counts.all, waiting: counts.inState } };
};

export const inquiryOfStore = async (
  ctx: CtxFor<'GET /shop/admin/inquiry/info/{inquiryId}'>,
  input: Parsed<'GET /shop/admin/inquiry/info/{inquiryId}'>,
): Promise<Result<'GET /shop/admin/inquiry/info/{inquiryId}'>> => {
  const [row] = await rowsWhere(ctx, [sql`q.store_id = ${ctx.actor.storeId}`, sql`q.id = ${input.inquiryId}`], first);
  return row === undefined ? refuse('inquiryUnknown') : ofStore(ctx, row);
};

export const allInquiries = async (
  ctx: CtxFor<'GET /platform/inquiry/page'>,
  input: Parsed<'GET /platform/inquiry/page'>,
): Promise<Result<'GET /platform/inquiry/page'>> => {
  const one = input.inquiryId === undefined ? inState(input.status) : [sql`q.id = ${input.inquiryId}`];
  const rows = await rowsWhere(ctx, one, input);
  const counts = await countsOf(ctx, sql`true`, inquiryState.platform);
  const records = rows.map((r) => ({ ...ownOf(ctx, r), userId: r.userId, nickName: r.nickName }));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), counts: { all: counts.all, waiting: counts.inState } };
};
