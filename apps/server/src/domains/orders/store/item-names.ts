import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** What the lines of an order were called when it was placed, by language. */
export interface ItemNames {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, readonly (readonly [string, string])[]>>;
}
export const selectItemNames = async (db: Db, ids: readonly number[]): Promise<ItemNames[]> =>
  (await sql<ItemNames>`select id, names, properties from order_items where id = any(${[...ids]}::int[])`.execute(db)).rows;
