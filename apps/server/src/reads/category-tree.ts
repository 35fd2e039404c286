import { type Locale, pickText } from '@kyakhta/contract';
import { sql } from 'kysely';
import type { Ctx } from '../runtime/context.ts';

export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly level: 1 | 2 | 3;
  readonly names: Readonly<Record<string, string>>;
  readonly icon: string | null;
  /** It, or one above it: not offered in menus, filters and suggestions; who has its address may open it. */
  readonly isHidden: boolean;
}

/** All categories by id in the order of their places; some hundred, kept until one changes. */
export const categoryTree = (ctx: Ctx): Promise<ReadonlyMap<number, CategoryNode>> =>
  ctx.kept('category tree', ['catalog'], async () => {
    const { rows } = await sql<CategoryNode>`
      select c.id, c.parent_id as "parentId", c.level, c.names, c.icon, c.is_hidden or coalesce(b.is_hidden, false) or coalesce(a.is_hidden, false) as "isHidden"
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
