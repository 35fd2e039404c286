import { type Locale, pickText } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { listTag } from '../domains/catalog/index.ts';
import type { Ctx } from '../runtime/context.ts';

export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly level: 1 | 2 | 3;
  readonly names: Readonly<Record<string, string>>;
  readonly icon: string | null;
  /** It, or one above it: not offered in menus, filters and suggestions; who has its address may open it. */
  readonly isHidden: boolean;
  /** An import made it. */
  readonly byImport: boolean;
}

/** All categories by id in the order of their places; some hundred, kept until one changes. */
export const categoryTree = (ctx: Ctx): Promise<ReadonlyMap<number, CategoryNode>> =>
  ctx.kept('category tree', ['catalog'], async () => {
    const { rows } = await sql<CategoryNode>`
      select c.id, c.parent_id as "parentId", c.level, c.names, c.icon, c.is_hidden or coalesce(b.is_hidden, false) or coalesce(a.is_hidden, false) as "isHidden", c.by_import as "byImport"
      from categories c left join categories b on b.id = c.parent_id left join categories a on a.id = b.parent_id
      where c.merged_into is null order by c.level, c.position, c.id`.execute(ctx.db);
    return new Map(rows.map((r) => [r.id, r]));
  });

/** Where categories that were merged into another lead, by their ids. */
export const mergedCategories = (ctx: Ctx): Promise<ReadonlyMap<number, number>> =>
  ctx.kept('merged categories', ['catalog'], async () => {
    const { rows } = await sql<{ id: number; into: number }>`
      select id, merged_into as into from categories where merged_into is not null`.execute(ctx.db);
    return new Map(rows.map((r) => [r.id, r.into]));
  });

export const categoryName = (node: CategoryNode, locale: Locale): string => pickText(node.names, locale) ?? '';

/** Cache tags of what counts goods by category. */
export const categoryTags: readonly string[] = ['catalog', listTag('all', 'goods')];

/** Goods that buyers may see, by category, all above included. */
export const goodsByCategory = (ctx: Ctx): Promise<ReadonlyMap<number, number>> =>
  ctx.kept('goods by category', categoryTags, async () => {
    const { rows } = await sql<{ id: number; count: number }>`
      select g.id, count(*)::int as count from listed_products l, unnest(array[l.category1, l.category2, l.category3]) as g (id) where g.id is not null group by g.id`.execute(
      ctx.db,
    );
    return new Map(rows.map((r) => [r.id, r.count]));
  });

/** The categories that the site offers: none that is hidden, and of those that imports made only the ones in which, or below which, goods stand. */
export const shownCategories = (ctx: Ctx): Promise<ReadonlyMap<number, CategoryNode>> =>
  ctx.kept('shown categories', categoryTags, async () => {
    const [tree, counts] = await Promise.all([categoryTree(ctx), goodsByCategory(ctx)]);
    return new Map([...tree].filter(([id, node]) => !node.isHidden && (!node.byImport || counts.has(id))));
  });
