import { type Locale, pickText } from '@kyakhta/contract';
import { sql } from 'kysely';
import type { Ctx } from '../runtime/context.ts';

export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly level: 1 | 2 | 3;
  readonly names: Readonly<Record<string, string>>;
  readonly icon: string | null;
}

/** All categories by id in the order of their places; some hundred, kept until one changes. */
export const categoryTree = (ctx: Ctx): Promise<ReadonlyMap<number, CategoryNode>> =>
  ctx.kept('category tree', ['catalog'], async () => {
    const { rows } = await sql<CategoryNode>`
      select id, parent_id as "parentId", level, names, icon from categories order by level, position, id`.execute(ctx.db);
    return new Map(rows.map((r) => [r.id, r]));
  });

export const categoryName = (node: CategoryNode, locale: Locale): string => pickText(node.names, locale) ?? '';
