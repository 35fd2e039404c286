import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { Audience } from '../store.ts';

/** Which of these accounts a browser has logged in to. @returns the door's id by account */
export const selectDoors = async (
  db: Db,
  kind: Audience,
  tokenHash: Buffer,
  holders: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; holderId: number }>`
    select id, holder_id as "holderId" from known_browsers
    where kind = ${kind} and token_hash = ${tokenHash} and holder_id = any(${[...holders]}::int[])`.execute(db);
  return new Map(rows.map((r) => [r.holderId, r.id]));
};

/**
 * A browser goes by another token: the doors it had, to whatever account, go along. They stay the same doors, and what was
 * counted at them stays counted.
 */
export const moveDoors = async (db: Db, kind: Audience, from: Buffer, to: Buffer): Promise<void> => {
  await sql`update known_browsers set token_hash = ${to} where kind = ${kind} and token_hash = ${from}`.execute(db);
};
export const insertDoor = async (db: Db, kind: Audience, holderId: number, tokenHash: Buffer, at: Date): Promise<void> => {
  await sql`
    insert into known_browsers (kind, holder_id, token_hash, created_at, used_at) values (${kind}, ${holderId}, ${tokenHash}, ${at}, ${at})
    on conflict (kind, token_hash, holder_id) do update set used_at = excluded.used_at`.execute(db);
};
/** @param but the browser whose door stays; null when none does */
export const deleteDoorsOf = async (db: Db, kind: Audience, holderId: number, but: Buffer | null): Promise<void> => {
  await sql`delete from known_browsers where kind = ${kind} and holder_id = ${holderId} and token_hash is distinct from ${but}::bytea`.execute(
    db,
  );
};

/**
 * Forgets browsers that have not logged in since, and of each account all but the last ones that did. Those that have come back
 * go last: a program that logs in without cookies leaves a new browser each time, and must not push out the one its owner uses.
 */
export const deleteOldDoors = async (db: Db, before: Date, max: number): Promise<void> => {
  await sql`delete from known_browsers where used_at < ${before}`.execute(db);
  await sql`
    delete from known_browsers where id in (
      select id from (select id, row_number() over (partition by kind, holder_id order by used_at > created_at desc, used_at desc, id desc) as n from known_browsers) r
      where n > ${max})`.execute(db);
};
