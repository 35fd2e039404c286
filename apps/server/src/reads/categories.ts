import { sql } from '../runtime/sql.ts';
import type { Locale } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { categoryName, type CategoryNode, categoryTree, goodsByCategory, mergedCategories, shownCategories } from './category-tree.ts';

type Wire = Result<'GET /category/categoryInfo'>['path'][number];
const wire = (node: CategoryNode, locale: Locale): Wire => ({
  categoryId: node.id,
  categoryName: categoryName(node, locale),
  parentId: node.parentId ?? 0,
  iconFont: node.icon,
  pic: node.icon,
});

/** A category with all above it, top first; of one that was merged into another the path to that one. */
export const categoryPath = async (ctx: Ctx, categoryId: number): Promise<Wire[]> => {
  const [tree, merged] = await Promise.all([categoryTree(ctx), mergedCategories(ctx)]);
  const path: Wire[] = [];
  for (
    let node = tree.get(merged.get(categoryId) ?? categoryId);
    node !== undefined;
    node = node.parentId === null ? undefined : tree.get(node.parentId)
  )
    path.unshift(wire(node, ctx.locale));
  return path;
};

/** Children of a category, each with its own children and the number of goods below it. */
export const categoryInfo = async (
  ctx: CtxFor<'GET /category/categoryInfo'>,
  input: Parsed<'GET /category/categoryInfo'>,
): Promise<Result<'GET /category/categoryInfo'>> => {
  const [tree, counts] = await Promise.all([shownCategories(ctx), goodsByCategory(ctx)]);
  const children = Map.groupBy(tree.values(), (node) => node.parentId ?? 0);
  const [all, merged] = await Promise.all([categoryTree(ctx), mergedCategories(ctx)]);
  const asked = all.get(merged.get(input.parentId) ?? input.parentId);
  // Anyone with the address of a hidden one may open it; one that an import made is no page before it has goods.
  const isPage = asked !== undefined && (!asked.byImport || counts.has(asked.id));
  return {
    categoryInfo: (children.get(input.parentId) ?? []).map((node) => ({
      ...wire(node, ctx.locale),
      prodCount: counts.get(node.id) ?? 0,
      categories: (children.get(node.id) ?? []).map((child) => wire(child, ctx.locale)),
    })),
    path: isPage ? await categoryPath(ctx, input.parentId) : [],
  };
};

/** The whole tree as operators keep it, never from what is kept: who changes it sees what is there. */
export const keptCategories = async (ctx: Ctx): Promise<Result<'GET /platform/category/list'>> => {
  const { rows } = await sql<Result<'GET /platform/category/list'>[number]>`
    with held as (
      select coalesce(c.merged_into, c.id) as id, sum(p.count)::int as count
      from (select category_id, count(*) as count from products group by category_id) p join categories c on c.id = p.category_id group by 1
    )
    select c.id as "categoryId", coalesce(c.parent_id, 0) as "parentId", c.level, c.names, c.icon as picture, c.is_hidden as "isHidden", coalesce(h.count, 0) as "prodCount", c.version
    from categories c left join held h using (id) where c.merged_into is null order by c.level, c.position, c.id`.execute(ctx.db);
  return rows;
};
