import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { KeptCategory } from '../model/category-tree.ts';
import type { CategoryNode } from '../model/import-categories.ts';

/** Any constant will do: every call that makes, moves or removes categories holds it. */
const categoryLock = 7_262_019;

/** Says that no one else changes the tree until this transaction is over. */
export const lockCategories = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${categoryLock})`.execute(db);
};

/** All of them, with those that lead on to another. */
export const selectCategories = async (db: Db): Promise<CategoryNode[]> => {
  const { rows } = await sql<CategoryNode>`
    select id, parent_id as "parentId", level, names, merged_into as "mergedInto" from categories order by id`.execute(db);
  return rows;
};

/** Whether there is such a category, shown to everyone. */
export const isCategory = async (db: Db, id: number): Promise<boolean> =>
  (await sql`select 1 from categories where id = ${id} and merged_into is null and not is_hidden`.execute(db)).rows.length > 0;

/** The tree without redirects. */
export const selectKept = async (db: Db): Promise<KeptCategory[]> => {
  const { rows } = await sql<KeptCategory>`
    select id, parent_id as "parentId", level, names, icon as picture, is_hidden as "isHidden", version
    from categories where merged_into is null order by level, position, id`.execute(db);
  return rows;
};

/**
 * Keeps categories from being merged or removed until goods that are written into them are committed.
 * @returns those that can be written into
 */
export const holdCategories = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from categories where id = any(${[...ids]}::int[]) and merged_into is null order by id for key share`.execute(db);
  return new Set(rows.map((r) => r.id));
};

/** Waits for everybody who writes goods into these categories, and keeps others waiting. */
export const lockForMoving = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`select id from categories where id = any(${[...ids]}::int[]) order by id for update`.execute(db);
};

/** Makes a category behind its sisters. One that an import makes is shown once it has goods. */
export const insertCategory = async (
  db: Db,
  parentId: number | null,
  level: number,
  names: Readonly<Record<string, string>>,
  { isHidden = false, byImport = false }: { readonly isHidden?: boolean; readonly byImport?: boolean },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into categories (parent_id, level, position, names, is_hidden, by_import)
    select ${parentId}::int, ${level}::smallint, coalesce(max(position) + 1, 0), ${JSON.stringify(names)}::jsonb, ${isHidden}, ${byImport}
    from categories where parent_id is not distinct from ${parentId}::int returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a category was not made');
  return row.id;
};

export const updateCategory = async (
  db: Db,
  id: number,
  { names, isHidden }: { readonly names: Readonly<Record<string, string>>; readonly isHidden: boolean },
): Promise<void> => {
  await sql`
    update categories set names = ${JSON.stringify(names)}::jsonb, is_hidden = ${isHidden}, version = version + 1 where id = ${id}`.execute(
    db,
  );
};

export const updateCategoryPicture = async (db: Db, id: number, picture: string | null): Promise<void> => {
  await sql`update categories set icon = ${picture} where id = ${id}`.execute(db);
};

/** The order of the ids is the order of the sisters. */
export const updateCategoryOrder = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`
    update categories c set position = x.place from unnest(${[...ids]}::int[]) with ordinality as x (id, place) where c.id = x.id`.execute(
    db,
  );
};

/** Leaves behind where a category stands and how it is called, so that who names it so still finds it. */
export const insertTrace = async (db: Db, id: number): Promise<void> => {
  await sql`
    insert into categories (parent_id, level, position, names, merged_into)
    select c.parent_id, c.level, 0, c.names, c.id from categories c where c.id = ${id}
      and not exists (select 1 from categories t where t.merged_into = c.id and t.parent_id is not distinct from c.parent_id and t.names = c.names)`.execute(
    db,
  );
};

/** Puts categories behind the last of their new sisters, with all below them on the levels that follow. */
export const updateParent = async (db: Db, ids: readonly number[], parentId: number | null, below: readonly number[]): Promise<void> => {
  await sql`
    update categories c set parent_id = ${parentId}::int, version = version + 1,
      position = x.place + (select coalesce(max(s.position), 0) from categories s where s.parent_id is not distinct from ${parentId}::int)
    from unnest(${[...ids]}::int[]) with ordinality as x (id, place) where c.id = x.id`.execute(db);
  // Level by level: each takes its own from the one above it.
  for (let round = 0; round < 3; round += 1)
    await sql`
      update categories c set level = coalesce(p.level, 0) + 1
      from categories o left join categories p on p.id = o.parent_id
      where o.id = c.id and c.id = any(${[...below]}::int[]) and c.level <> coalesce(p.level, 0) + 1`.execute(db);
};

/** From now on it redirects to another, with what led to it. */
export const setMerged = async (db: Db, id: number, intoId: number): Promise<void> => {
  await sql`update categories set merged_into = ${intoId} where id = ${id} or merged_into = ${id}`.execute(db);
};

/** What a category holds itself, through all that redirects to it. */
export const countHeld = async (db: Db, id: number): Promise<{ readonly goods: number; readonly below: number }> => {
  const { rows } = await sql<{ goods: number; below: number }>`
    select (select count(*)::int from products where category_id in (select c.id from categories c where c.id = ${id} or c.merged_into = ${id})) as goods,
      (select count(*)::int from categories where parent_id = ${id} and merged_into is null) as below`.execute(db);
  return rows[0] ?? { goods: 0, below: 0 };
};

/** Removes an empty category and what led on to it. */
export const deleteCategory = async (db: Db, id: number): Promise<void> => {
  await sql`
    update categories set parent_id = null where merged_into is not null
      and parent_id in (select c.id from categories c where c.id = ${id} or c.merged_into = ${id})`.execute(db);
  await sql`delete from categories where id = ${id}`.execute(db);
};

/** These categories, what they redirect to, and all that redirects there, too: any of them may still hold goods. */
const kin = (ids: readonly number[]) => sql`
  select k.id from categories k where coalesce(k.merged_into, k.id) in (select coalesce(t.merged_into, t.id) from categories t where t.id = any(${[...ids]}::int[]))`;

/** The place in the tree of every category, of a redirect that of its target. */
const places = (ids: readonly number[]) => sql`
  select o.id, c.id as own, coalesce(a.id, b.id, c.id) as category1,
    case when c.level = 2 then c.id when c.level = 3 then b.id end as category2, case when c.level = 3 then c.id end as category3
  from categories o join categories c on c.id = coalesce(o.merged_into, o.id) left join categories b on b.id = c.parent_id left join categories a on a.id = b.parent_id
  where o.id in (${kin(ids)})`;

/** Brings the lists' rows of goods in these categories in line with where these now stand. @returns how many rows changed */
export const placeListed = async (db: Db, ids: readonly number[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    with places as (${places(ids)}), wrong as (
      select l.product_id, n.category1, n.category2, n.category3 from places n join products p on p.category_id = n.id join listed_products l on l.product_id = p.id
      where (l.category1, l.category2, l.category3) is distinct from (n.category1, n.category2, n.category3) order by l.product_id for no key update of l
    )
    update listed_products l set category1 = w.category1, category2 = w.category2, category3 = w.category3 from wrong w where l.product_id = w.product_id`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};

/** Goods are found by the names of their categories: marks those in these categories as behind. */
export const markCategoryWords = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`
    insert into outdated_words as o (product_id)
    select l.product_id from products p join listed_products l on l.product_id = p.id where p.category_id in (${kin(ids)}) order by l.product_id
    on conflict (product_id) do update set product_id = o.product_id where false`.execute(db);
};

/** Gives some goods of a merged category the one it leads to. @returns how many */
export const moveMergedGoods = async (db: Db, id: number, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    with taken as (select id from products where category_id = ${id} order by id limit ${most} for no key update)
    update products p set category_id = c.merged_into from taken, categories c
    where p.id = taken.id and c.id = ${id} and c.merged_into is not null`.execute(db);
  return Number(numAffectedRows ?? 0);
};
