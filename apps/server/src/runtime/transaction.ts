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
  /** Statements to be sent together with the commit; when one fails nothing is committed. */
  last(statements: () => Promise<unknown>): void;
}

/** A commit that the server answered by rolling back: a statement before it had failed. */
class NotCommitted extends Error {
  override readonly name = 'NotCommitted';
}

const once = async <T>(client: pg.PoolClient, work: (unit: Unit) => Promise<T>): Promise<T> => {
  let last: (() => Promise<unknown>) | undefined;
  // Not awaited: it travels with the first statements of the work, in front of them.
  const begun = client.query('begin; savepoint action');
  begun.catch(() => undefined);
  const result = await work({
    db: boundTo(client),
    undo: async () => {
      await client.query('rollback to savepoint action');
    },
    last: (statements) => {
      last = statements;
    },
  });
  await begun;
  const [, committed] = await Promise.all([last?.(), client.query('commit')]);
  if (committed.command !== 'COMMIT') throw new NotCommitted('the transaction was rolled back by the server');
  return result;
};

/**
 * Runs `work` in one READ COMMITTED transaction and commits; a throw rolls back. A deadlock or
 * serialisation failure is tried once more, whole.
 */
export const inTransaction = async <T>(pool: pg.Pool, work: (unit: Unit) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await once(client, work);
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

/** Runs reads on one connection: those started together travel together. */
export const onOneConnection = async <T>(pool: pg.Pool, read: (db: Db) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    return await read(boundTo(client));
  } finally {
    client.release();
  }
};

/** Reads several things as they stood at one instant. */
export const inSnapshot = <T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => read(snapshot));
