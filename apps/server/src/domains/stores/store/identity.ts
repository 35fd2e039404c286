import { shopStatus, type StoreIdentityPart, storeIdentityParts } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Who a store is before the law, beside its firm's name; what is not told is empty. */
export type StoreIdentity = Readonly<Record<StoreIdentityPart, string>>;
const nothing = Object.fromEntries(storeIdentityParts.map((part) => [part, '']));
/** All its parts, those that are not told as empty texts. */
export const identityColumn = sql`${JSON.stringify(nothing)}::jsonb || identity`;

interface Identified {
  readonly firmName: string;
  readonly identity: StoreIdentity;
}
const identified = async (db: Db, storeId: number, isLocked: boolean): Promise<Identified | null> =>
  (
    await sql<Identified>`
      select firm_name as "firmName", ${identityColumn} as identity from stores where id = ${storeId} and status <> ${sql.lit(shopStatus.deleted)} ${isLocked ? sql`for update` : sql``}`.execute(
      db,
    )
  ).rows[0] ?? null;
export const selectIdentity = (db: Db, storeId: number): Promise<Identified | null> => identified(db, storeId, false);
/** Locked: two forms saved at once follow each other. */
export const lockIdentity = (db: Db, storeId: number): Promise<Identified | null> => identified(db, storeId, true);
export const updateIdentity = async (db: Db, storeId: number, identity: StoreIdentity): Promise<void> => {
  await sql`update stores set identity = ${JSON.stringify(identity)}::jsonb where id = ${storeId}`.execute(db);
};
