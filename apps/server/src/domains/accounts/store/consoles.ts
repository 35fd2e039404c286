import type { Areas, OperatorArea, StoreArea } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Who logs in to a console: a store's account, or an operator. */
export type ConsoleKind = 'seller' | 'operator';

/** @returns the new account's id; null when the name is somebody's */
export const insertStoreAccount = async (
  db: Db,
  a: {
    readonly storeId: number;
    readonly userName: string;
    readonly mail: string | null;
    readonly areas: Areas<string>;
    readonly passwordHash: string;
    readonly at: Date;
  },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into store_accounts (store_id, user_name, mail, areas, password_hash, created_at)
    values (${a.storeId}, lower(${a.userName}), ${a.mail}, ${a.areas}, ${a.passwordHash}, ${a.at}) on conflict do nothing returning id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
};
/** @returns the new operator's id; null when the name is somebody's */
export const insertOperator = async (
  db: Db,
  o: {
    readonly userName: string;
    readonly mail: string | null;
    readonly areas: Areas<string>;
    readonly passwordHash: string;
    readonly at: Date;
    /** The person who knows the password besides its owner; none where the machine itself made the account. */
    readonly hands: readonly number[];
  },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into operators (user_name, mail, areas, password_hash, created_at, hands, own_password)
    values (lower(${o.userName}), ${o.mail}, ${o.areas}, ${o.passwordHash}, ${o.at}, ${[...o.hands]}, ${o.hands.length === 0})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
};

export interface StoreAccount {
  readonly id: number;
  readonly storeId: number;
  readonly userName: string;
}
export const selectStoreAccount = async (db: Db, id: number): Promise<StoreAccount | null> =>
  (await sql<StoreAccount>`select id, store_id as "storeId", user_name as "userName" from store_accounts where id = ${id}`.execute(db))
    .rows[0] ?? null;
/** The id behind an operator's name; null when nobody has it. */
export const selectOperatorId = async (db: Db, userName: string): Promise<number | null> =>
  (await sql<{ id: number }>`select id from operators where user_name = lower(${userName})`.execute(db)).rows[0]?.id ?? null;

/** The hash of a console account's password, its row locked: changes of an account are made one after the other. */
export const lockConsoleSecret = async (db: Db, kind: ConsoleKind, id: number): Promise<string | null> => {
  const query = {
    seller: sql<{ hash: string }>`select password_hash as hash from store_accounts where id = ${id} for update`,
    operator: sql<{ hash: string }>`select password_hash as hash from operators where id = ${id} for update`,
  }[kind];
  return (await query.execute(db)).rows[0]?.hash ?? null;
};
/** The same without a lock, for comparing outside a transaction. */
export const selectConsoleSecret = async (db: Db, kind: ConsoleKind, id: number): Promise<string | null> => {
  const query = {
    seller: sql<{ hash: string }>`select password_hash as hash from store_accounts where id = ${id}`,
    operator: sql<{ hash: string }>`select password_hash as hash from operators where id = ${id}`,
  }[kind];
  return (await query.execute(db)).rows[0]?.hash ?? null;
};
export const updateConsoleSecret = async (db: Db, kind: ConsoleKind, id: number, passwordHash: string): Promise<void> => {
  const query = {
    seller: sql`update store_accounts set password_hash = ${passwordHash} where id = ${id}`,
    operator: sql`update operators set password_hash = ${passwordHash} where id = ${id}`,
  }[kind];
  await query.execute(db);
};

/** Where mail goes to that is meant for an account of a store; null when nobody has said. */
export const selectStoreMail = async (db: Db, accountId: number): Promise<string | null> =>
  (await sql<{ mail: string | null }>`select mail from store_accounts where id = ${accountId}`.execute(db)).rows[0]?.mail ?? null;
/** Where mail goes to that is meant for everybody who does this work in a store. */
export const selectStoreMails = async (db: Db, storeId: number, area: StoreArea): Promise<string[]> =>
  (
    await sql<{
      mail: string;
    }>`select distinct mail from store_accounts where store_id = ${storeId} and mail is not null and locked_at is null and (areas is null or ${area} = any(areas)) order by mail`.execute(
      db,
    )
  ).rows.map((r) => r.mail);
/** Where mail goes to that is meant for every operator who does this work. */
export const selectOperatorMails = async (db: Db, area: OperatorArea): Promise<string[]> =>
  (
    await sql<{
      mail: string;
    }>`select distinct mail from operators where mail is not null and locked_at is null and (areas is null or ${area} = any(areas)) order by mail`.execute(
      db,
    )
  ).rows.map((r) => r.mail);
export const updateStoreMail = async (db: Db, accountId: number, mail: string): Promise<void> => {
  await sql`update store_accounts set mail = ${mail} where id = ${accountId}`.execute(db);
};
