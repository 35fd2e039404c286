import { shopStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** The zone of a store, and its row locked for a change; null: there is no such store. */
export const lockTimeZone = async (db: Db, storeId: number): Promise<string | null> =>
  (
    await sql<{
      zone: string;
    }>`select time_zone as zone from stores where id = ${storeId} and status <> ${sql.lit(shopStatus.deleted)} for update`.execute(db)
  ).rows[0]?.zone ?? null;
export const updateTimeZone = async (db: Db, storeId: number, zone: string): Promise<void> => {
  await sql`update stores set time_zone = ${zone} where id = ${storeId}`.execute(db);
};

/** Every store by the zone in which it counts its days. */
export const selectByZone = async (db: Db): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const { rows } = await sql<{
    zone: string;
    ids: number[];
  }>`select time_zone as zone, array_agg(id) as ids from stores group by 1 order by 1`.execute(db);
  return new Map(rows.map(({ zone, ids }) => [zone, new Set(ids)]));
};
