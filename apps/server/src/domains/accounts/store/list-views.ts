import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** How somebody has arranged a list. */
export interface Arranged {
  readonly list: string;
  readonly columns: string[];
  readonly views: { viewId: number; name: string; query: string; columns: string[] }[];
  readonly defaultView: number | null;
}
/** Whose it is. */
export interface Arranger {
  readonly audience: 'seller' | 'operator';
  readonly id: number;
}
/** Lists one account may arrange: more than a console has. */
const listsMax = 100;

export const selectArranged = async (db: Db, who: Arranger): Promise<(Arranged & { readonly version: number })[]> => {
  const { rows } = await sql<Arranged & { version: number }>`
    select list, columns, views, default_view as "defaultView", version from list_views
    where audience = ${who.audience} and account_id = ${who.id} order by list`.execute(db);
  return rows;
};

/** @returns the new version; null when somebody else has arranged it meanwhile */
export const putArranged = async (db: Db, who: Arranger, a: Arranged, version: number): Promise<number | null> => {
  const views = JSON.stringify(a.views);
  const { rows } =
    version === 0
      ? await sql<{ version: number }>`
          insert into list_views (audience, account_id, list, columns, views, default_view)
          select ${who.audience}, ${who.id}, ${a.list}, ${a.columns}::text[], ${views}::jsonb, ${a.defaultView}::int
          where (select count(*) from list_views where audience = ${who.audience} and account_id = ${who.id}) < ${listsMax}
          on conflict do nothing returning version`.execute(db)
      : await sql<{ version: number }>`
          update list_views set columns = ${a.columns}::text[], views = ${views}::jsonb, default_view = ${a.defaultView}::int, version = version + 1
          where audience = ${who.audience} and account_id = ${who.id} and list = ${a.list} and version = ${version} returning version`.execute(
          db,
        );
  return rows[0]?.version ?? null;
};
