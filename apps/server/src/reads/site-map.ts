import { shopStatus, siteMapPartIds } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { shownCategories } from './category-tree.ts';

/** Parts are ranges of ids, so that a part is found by the key and keeps its address whatever goes off sale. */
const parts = (most: number | null): number => Math.ceil((most ?? 0) / siteMapPartIds);

export const siteMapParts = async (ctx: Ctx): Promise<Result<'GET /siteMap/parts'>> => {
  const { rows } = await sql<{ product: number | null; store: number | null }>`
    select (select max(product_id) from listed_products) as product, (select max(id) from stores) as store`.execute(ctx.db);
  return { products: parts(rows[0]?.product ?? null), stores: parts(rows[0]?.store ?? null) };
};

export const siteMapPart = async (
  ctx: CtxFor<'GET /siteMap/part'>,
  { of, part }: Parsed<'GET /siteMap/part'>,
): Promise<Result<'GET /siteMap/part'>> => {
  if (of === 'categories') {
    const tree = await shownCategories(ctx);
    return [...tree.values()].map((node) => {
      const above: number[] = [];
      for (let at: typeof node | undefined = node; at !== undefined; at = tree.get(at.parentId ?? 0)) above.unshift(at.id);
      return above;
    });
  }
  const [after, last] = [(part - 1) * siteMapPartIds, part * siteMapPartIds];
  const { rows } = await (
    of === 'products'
      ? sql<{ id: number }>`select product_id as id from listed_products where product_id > ${after} and product_id <= ${last} order by 1`
      : sql<{ id: number }>`select id from stores where id > ${after} and id <= ${last} and status = ${sql.lit(shopStatus.open)} order by 1`
  ).execute(ctx.db);
  return rows.map(({ id }) => [id]);
};
