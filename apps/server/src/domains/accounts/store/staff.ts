import type { Areas } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { ConsoleKind } from './consoles.ts';

/** Those who work together: the operators, or the accounts of one store. */
export type House = { readonly kind: 'operator' } | { readonly kind: 'seller'; readonly storeId: number };

export interface Colleague {
  readonly id: number;
  readonly userName: string;
  readonly mail: string | null;
  readonly areas: Areas<string>;
  readonly lockedAt: Date | null;
  readonly lockReason: string | null;
  readonly createdAt: Date;
  /** In whose hands the account is besides its owner's; none of a store's is kept. */
  readonly hands: readonly number[];
  /** Whether its owner chose the password herself. */
  readonly ownPassword: boolean;
}

/** Changes of a house's accounts are made one after the other; what is read next is what the one before has left. */
export const holdHouse = async (db: Db, house: House): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7265, ${house.kind === 'operator' ? 0 : house.storeId})`.execute(db);
};

const columns = sql`id, user_name as "userName", mail, areas, locked_at as "lockedAt", lock_reason as "lockReason", created_at as "createdAt"`;
/** Everybody of a house, the first account first. */
export const selectColleagues = async (db: Db, house: House): Promise<Colleague[]> =>
  (
    await (
      house.kind === 'operator'
        ? sql<Colleague>`select ${columns}, hands, own_password as "ownPassword" from operators order by id`
        : sql<Colleague>`select ${columns}, '{}'::int[] as hands, true as "ownPassword" from store_accounts where store_id = ${house.storeId} order by id`
    ).execute(db)
  ).rows;

export const updateAreas = async (db: Db, kind: ConsoleKind, id: number, areas: Areas<string>): Promise<void> => {
  const query = {
    seller: sql`update store_accounts set areas = ${areas} where id = ${id}`,
    operator: sql`update operators set areas = ${areas} where id = ${id}`,
  }[kind];
  await query.execute(db);
};

/** @param lock null lets the account in again */
export const updateLock = async (
  db: Db,
  kind: ConsoleKind,
  id: number,
  lock: { readonly at: Date; readonly reason: string } | null,
): Promise<void> => {
  const [at, reason] = [lock?.at ?? null, lock?.reason ?? null];
  const query = {
    seller: sql`update store_accounts set locked_at = ${at}, lock_reason = ${reason} where id = ${id}`,
    operator: sql`update operators set locked_at = ${at}, lock_reason = ${reason} where id = ${id}`,
  }[kind];
  await query.execute(db);
};
