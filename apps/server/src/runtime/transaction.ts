import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from './database.ts';
import { isRetryable } from './database.ts';
import type { Tables } from './tables.ts';

/** One Kysely per physical connection: its statements run on that connection and nowhere else. */
const dbOfClient = new WeakMap<pg.PoolClient, Db>();
const boundTo = (client: pg.PoolClient): Db => {
  const known = dbOfClient.get(client);
  if (known !== undefined) return known;
  const one = { query: client.query.bind(client), release: () => undefined };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: () => Promise.resolve(one), end: () => Promise.resolve() } as unknown as pg.Pool }),
  });
  dbOfClient.set(client, db);
  return db;
};

/** A transaction with a savepoint at its beginning: the action may be undone without losing the rest. */
export interface Unit {
  readonly db: Db;
  /** Undoes everything since the beginning; what follows is still committed. */
  undo(): Promise<void>;
}

/**
 * Runs `work` in one READ COMMITTED transaction and commits; a throw rolls back. A deadlock or
 * serialisation failure is tried once more, whole.
 */
export const inTransaction = async <T>(pool: pg.Pool, work: (unit: Unit) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // One round trip for both: the savepoint is what a business error rolls back to.
      await client.query('begin; savepoint action');
      const result = await work({
        db: boundTo(client),
        undo: async () => {
          await client.query('rollback to savepoint action');
        },
      });
      await client.query('commit');
      return result;
    } catch (error) {
      try {
        await client.query('rollback');
      } catch (rollbackError) {
        broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError));
      }
      if (attempt === 1 && isRetryable(error)) continue;
      throw error;
    } finally {
      client.release(broken);
    }
  }
};

/** Reads several things as they stood at one instant. */
export const inSnapshot = <T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => read(snapshot));
