import { pickText, type Locale } from '@kyakhta/contract';
import { sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';

interface Row {
  readonly id: number;
  readonly parentId: number | null;
  readonly names: Readonly<Record<string, string>>;
  readonly icon: string | null;
}
const wire = (r: Row, locale: Locale): { categoryId: number; categoryName: string; parentId: number; iconFont: string | null } => ({
  categoryId: r.id,
  categoryName: pickText(r.names, locale) ?? '',
  parentId: r.parentId ?? 0,
  iconFont: r.icon,
});

/** A category with all above it, top first. */
export const categoryPath = async (db: Db, categoryId: number, locale: Locale): Promise<ReturnType<typeof wire>[]> => {
  const { rows } = await sql<Row>`
    with recursive up as (
      select id, parent_id, names, icon, 1 as depth from categories where id = ${categoryId}
      union all select c.id, c.parent_id, c.names, c.icon, up.depth + 1 from categories c join up on c.id = up.parent_id
    ) select id, parent_id as "parentId", names, icon from up order by depth desc`.execute(db);
  return rows.map((r) => wire(r, locale));
};

/** Children of a category, each with its own children and the number of goods below it. */
export const categoryInfo = async (
  ctx: CtxFor<'GET /category/categoryInfo'>,
  input: Parsed<'GET /category/categoryInfo'>,
): Promise<Result<'GET /category/categoryInfo'>> => {
  const { rows } = await sql<Row & { count: number }>`
    with children as (select * from categories where parent_id is not distinct from ${input.parentId === 0 ? null : input.parentId}::int)
    select c.id, c.parent_id as "parentId", c.names, c.icon,
      (select count(*)::int from products p where p.status = 1 and p.category_id in (
        select c.id union select d.id from categories d where d.parent_id = c.id union select e.id from categories e join categories d on e.parent_id = d.id where d.parent_id = c.id)) as count
    from children c order by c.position, c.id`.execute(ctx.db);
  const { rows: grandchildren } = await sql<Row>`
    select id, parent_id as "parentId", names, icon from categories where parent_id = any(${rows.map((r) => r.id)}::int[]) order by position, id`.execute(
    ctx.db,
  );
  return {
    categoryInfo: rows.map((r) => ({
      ...wire(r, ctx.locale),
      prodCount: r.count,
      categories: grandchildren.filter((g) => g.parentId === r.id).map((g) => wire(g, ctx.locale)),
    })),
    path: input.parentId === 0 ? [] : await categoryPath(ctx.db, input.parentId, ctx.locale),
  };
};
