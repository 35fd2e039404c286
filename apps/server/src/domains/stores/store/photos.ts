import { shopStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** A picture that a store shows of itself. */
export interface StorePhoto {
  readonly path: string;
  /** Of its row in `files`; null of the demo's own pictures. */
  readonly fileId: number | null;
  /** What is written below it, by language. */
  readonly captions: Readonly<Record<string, string>>;
}

export const selectPhotos = async (
  db: Db,
  storeId: number,
): Promise<{ readonly photos: readonly StorePhoto[]; readonly status: number } | null> =>
  (
    await sql<{
      photos: StorePhoto[];
      status: number;
    }>`select photos, status from stores where id = ${storeId} and status <> ${sql.lit(shopStatus.deleted)}`.execute(db)
  ).rows[0] ?? null;
/** The same, held until they are written: two forms saved at once follow each other. */
export const lockPhotos = async (db: Db, storeId: number): Promise<readonly StorePhoto[] | null> =>
  (
    await sql<{
      photos: StorePhoto[];
    }>`select photos from stores where id = ${storeId} and status <> ${sql.lit(shopStatus.deleted)} for update`.execute(db)
  ).rows[0]?.photos ?? null;
export const updatePhotos = async (db: Db, storeId: number, photos: readonly StorePhoto[]): Promise<void> => {
  await sql`update stores set photos = ${JSON.stringify(photos)}::jsonb where id = ${storeId}`.execute(db);
};
