import { sql } from './sql.ts';
import type pg from 'pg';
import type { Db } from './database.ts';

export interface Exclusive {
  /** Throws when the lock was lost with its connection: someone else may be at work already. */
  check(): Promise<void>;
}

/**
 * Runs work that only one process may do at a time, under an advisory lock of a connection of its
 * own, so that the work may consist of many transactions. A process that is killed gives it back.
 * @param name what the lock is on, such as `import:store:7`
 * @returns null, and nothing is run, when someone else holds it
 */
export const exclusively = async <T>(pool: pg.Pool, name: string, work: (lock: Exclusive) => Promise<T>): Promise<T | null> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [name]);
    if (rows[0]?.held !== true) return null;
    try {
      return await work({
        check: async () => {
          if (broken === undefined) await client.query('select 1');
          if (broken !== undefined) throw broken;
        },
      });
    } finally {
      if (broken === undefined) await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(onError);
    }
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
};

/**
 * The same lock for the rest of the caller's transaction.
 * @returns false, at once, when someone else holds it
 */
export const exclusivelyHere = async (db: Db, name: string): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`.execute(db);
  return rows[0]?.held === true;
};

/** The same, waiting until its holder lets go. */
export const exclusivelyLater = async (db: Db, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};
