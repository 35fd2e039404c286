import { currencyOf, money, toWire } from '@kyakhta/money';
import { certificateState, pickText, productStatus, type ProductView, productViews, submissionState } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { categoryName, categoryTree } from './category-tree.ts';
import { bound } from './order-filter.ts';
import { offsetOf, pageOf } from './paging.ts';
import { skusOf } from './product-skus.ts';
import { containing } from './search-text.ts';

type Page = 'GET /shop/admin/prod/page';
interface Row {
  readonly id: number;
  readonly names: Record<string, string> | null;
  readonly pic: string | null;
  readonly status: number;
  readonly review: number | null;
  readonly firstEnd: string | null;
  readonly minimum: number;
  readonly cartonQuantity: number;
  readonly minPrice: bigint;
  readonly maxPrice: bigint;
  readonly currency: string;
}

/** What is on hand of all variants of products, by variant. */
const onHandOf = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ skuId: number; onHand: number }>`
    select k.sku_id as "skuId", k.on_hand as "onHand" from skus s join stock k on k.sku_id = s.id where s.product_id = any(${[...productIds]}::int[])`.execute(
    db,
  );
  return new Map(rows.map((r) => [r.skuId, r.onHand]));
};

/** For each view, which products `w` are in it. What is on sale and has nothing left is not low but none. */
const views: Readonly<Record<ProductView, Sql>> = {
  all: sql`true`,
  on: sql`w.status = ${sql.lit(productStatus.on)}`,
  off: sql`w.status not in (${sql.lit(productStatus.on)}, ${sql.lit(productStatus.underReview)})`,
  review: sql`w.review = ${sql.lit(submissionState.submitted)}`,
  refused: sql`w.review = ${sql.lit(submissionState.refused)}`,
  none: sql`w.status = ${sql.lit(productStatus.on)} and w.is_none`,
  low: sql`w.status = ${sql.lit(productStatus.on)} and w.is_low and not w.is_none`,
};

/** The store's products that are searched for, each with what its views ask. */
const wantedBy = async (ctx: CtxFor<Page>, input: Parsed<Page>): Promise<Sql> => {
  const conditions = [sql`p.store_id = ${ctx.actor.storeId}`, sql`p.status <> ${sql.lit(productStatus.deleted)}`];
  if (input.prodName !== undefined) {
    const wanted = containing(input.prodName.toLowerCase());
    conditions.push(
      sql`(exists (select 1 from product_texts t where t.product_id = p.id and lower(t.name) like ${wanted}) or exists (select 1 from skus k where k.product_id = p.id and lower(k.article) like ${wanted}))`,
    );
  }
  if (input.categoryId !== undefined) conditions.push(sql`p.category_id = any(${await below(ctx, input.categoryId)}::int[])`);
  const [least, most] = [await bound(ctx, 'minPrice', input.minPrice), await bound(ctx, 'maxPrice', input.maxPrice)];
  if (least !== null) conditions.push(sql`p.max_price >= ${least}`);
  if (most !== null) conditions.push(sql`p.min_price <= ${most}`);
  return sql`
    select p.id, p.status, coalesce(k.is_none, true) as is_none, coalesce(k.is_low, false) as is_low,
      (select case when l.state in (${sql.lit(submissionState.submitted)}, ${sql.lit(submissionState.refused)}) then l.state end from product_submissions l where l.product_id = p.id order by l.round desc limit 1) as review
    from products p join stores o on o.id = p.store_id left join lateral (
      select bool_and(c.on_hand - c.reserved = 0) as is_none, bool_or(c.on_hand - c.reserved <= coalesce(c.low_at, o.low_stock)) as is_low
      from skus s join stock c on c.sku_id = s.id where s.product_id = p.id and not s.is_deleted
    ) k on true where ${sql.join(conditions, sql` and `)}`;
};

/** A category and all below it. */
const below = async (ctx: Ctx, categoryId: number): Promise<number[]> => {
  const tree = await categoryTree(ctx);
  const isBelow = (id: number | null): boolean => id !== null && (id === categoryId || isBelow(tree.get(id)?.parentId ?? null));
  return [...tree.keys()].filter(isBelow);
};

/** The categories the store has products in, by their paths. */
const ownCategories = async (ctx: CtxFor<Page>): Promise<Result<Page>['categories']> => {
  const [tree, { rows }] = await Promise.all([
    categoryTree(ctx),
    sql<{
      id: number;
    }>`select distinct category_id as id from products where store_id = ${ctx.actor.storeId} and status <> ${sql.lit(productStatus.deleted)}`.execute(
      ctx.db,
    ),
  ]);
  const pathOf = (id: number | null): string[] => {
    const node = id === null ? undefined : tree.get(id);
    return node === undefined ? [] : [...pathOf(node.parentId), categoryName(node, ctx.locale)];
  };
  return rows
    .map(({ id }) => ({ categoryId: id, name: pathOf(id).join(' › ') }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name, ctx.locale.replace('_', '-')));
};

/** What is to be said of the certificate that ends first; null while it holds long enough. */
const endOf = (lastDay: string | null, at: Date): 'ending' | 'expired' | null => {
  const state = certificateState(lastDay, at.getTime());
  return state === 'valid' ? null : state;
};

/** The store's own products with their variants, newest first. */
export const sellerProducts = async (ctx: CtxFor<Page>, input: Parsed<Page>): Promise<Result<Page>> => {
  const wanted = await wantedBy(ctx, input);
  const countOf = (view: ProductView): Sql => sql`count(*) filter (where ${views[view]})::int as ${sql.ref(view)}`;
  const [{ rows }, { rows: counted }, categories] = await Promise.all([
    sql<Row>`
      with page as materialized (select w.id, w.review from (${wanted}) w where ${views[input.view]} order by w.id desc limit ${input.size} offset ${offsetOf(input)})
      select p.id, (select jsonb_object_agg(t.locale, t.name) from product_texts t where t.product_id = p.id) as names, p.pictures[1] as pic, p.status, page.review, p.minimum, p.carton_quantity as "cartonQuantity",
        (select min(c.valid_until)::text from product_certificates c where c.product_id = p.id and c.name = any(p.certificates)) as "firstEnd", p.min_price as "minPrice", p.max_price as "maxPrice", p.currency
      from page join products p on p.id = page.id order by p.id desc`.execute(ctx.db),
    sql<Record<ProductView, number>>`select ${sql.join(productViews.map(countOf))} from (${wanted}) w`.execute(ctx.db),
    ownCategories(ctx),
  ]);
  const counts = counted[0] ?? { all: 0, on: 0, off: 0, review: 0, refused: 0, none: 0, low: 0 };
  const ids = rows.map((r) => r.id);
  const [skus, onHand] = await Promise.all([skusOf(ctx, ids), onHandOf(ctx.db, ids)]);
  const page = pageOf(
    rows.map((r) => {
      const currency = currencyOf(r.currency);
      const own = skus.get(r.id) ?? [];
      return {
        prodId: r.id,
        prodName: pickText(r.names ?? {}, ctx.locale) ?? '',
        pic: r.pic,
        status: r.status,
        review: r.review,
        certificateEnd: endOf(r.firstEnd, ctx.now),
        minimum: r.minimum,
        cartonQuantity: r.cartonQuantity,
        minPrice: toWire(money(r.minPrice, currency)),
        maxPrice: toWire(money(r.maxPrice, currency)),
        totalStocks: own.reduce((n, s) => n + s.stocks, 0),
        currency: r.currency,
        skuList: own.map((s) => ({ ...s, onHand: onHand.get(s.skuId) ?? 0 })),
      };
    }),
    counts[input.view],
    input,
  );
  return { ...page, counts, categories };
};
