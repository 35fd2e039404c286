import type pg from 'pg';
import type { Db } from './database.ts';
import { isRetryable, isStalePlan } from './database.ts';
import { dbThrough, type Send, sql } from './sql.ts';

/** A statement ready for the driver. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The way of one action to its connection. Statements of an action may be started side by side; when
 * one of them fails, others may still be on their way. Closing waits for those that are out and
 * refuses those that come later, so that none of them lands behind a rollback, or in the transaction
 * of the next borrower of the connection.
 */
class Gate {
  readonly #take: () => Promise<pg.PoolClient>;
  readonly #running = new Set<Promise<unknown>>();
  #open = true;

  /** @param take gives the connection, always the same; asked for by each statement */
  constructor(take: () => Promise<pg.PoolClient>) {
    this.#take = take;
  }

  readonly query: Send = (text, values) => {
    if (!this.#open) return Promise.reject(new Error('a statement came after its transaction was over'));
    const running = this.#take().then((client) => client.query(text, values as unknown[]));
    this.#running.add(running);
    const forget = (): boolean => this.#running.delete(running);
    running.then(forget, forget);
    return running;
  };

  /** Refuses what comes from now on; what is out stays on its way. */
  shut(): void {
    this.#open = false;
  }
  async close(): Promise<void> {
    this.shut();
    await Promise.allSettled(this.#running);
  }

  /** Statements that pass here and nowhere else. */
  db(): Db {
    return dbThrough(this.query);
  }
}

/** A transaction whose action may be undone without losing what its edge writes. */
export interface Unit {
  /** For the action: closed once it is undone. */
  readonly db: Db;
  /** For what the edge writes around the action, whatever becomes of it. */
  readonly edge: Db;
  /** Undoes everything the action has done; what the edge writes is still committed. */
  undo(): Promise<void>;
  /**
   * A statement to be sent together with the commit, in front of it, and work that was started and not waited for, whose
   * statements go before both; when any of them fails nothing is committed.
   */
  last(statement: Statement | null, started?: readonly Promise<unknown>[]): void;
}

const once = async <T>(client: pg.PoolClient, work: (unit: Unit) => Promise<T>, edgeWrites: boolean): Promise<T> => {
  const taken = Promise.resolve(client);
  const action = new Gate(() => taken);
  const edge = new Gate(() => taken);
  let edgeDb: Db | undefined;
  let last: Statement | null = null;
  let started: readonly Promise<unknown>[] = [];
  let isOver = false;
  // Not awaited: it travels with the first statements of the work, in front of them, and they fail with its error.
  const begun = Promise.allSettled([client.query('begin', []), edgeWrites ? client.query('savepoint action', []) : null]);
  try {
    const result = await work({
      db: action.db(),
      get edge() {
        return (edgeDb ??= edge.db());
      },
      undo: async () => {
        await action.close();
        if (edgeWrites) await client.query('rollback to savepoint action');
        else {
          isOver = true;
          await edge.close();
          await client.query('rollback');
        }
      },
      last: (statement, others = []) => {
        last = statement;
        started = others;
      },
    });
    action.shut();
    edge.shut();
    if (isOver) return result;
    const [begin] = await begun;
    if (begin.status === 'rejected' && client.getTransactionStatus() !== 'T') throw begin.reason;
    await commit(client, last, started);
    return result;
  } finally {
    await Promise.all([action.close(), edge.close()]);
  }
};

/**
 * Sends the last statement and the commit in this order and at once, behind what is still on its way. A failure of any of
 * them makes the server roll back; the first error is thrown.
 */
const commit = async (client: pg.PoolClient, last: Statement | null, started: readonly Promise<unknown>[]): Promise<void> => {
  const written = last === null ? null : client.query(last.text, [...last.values]);
  const [committed, ...others] = await Promise.allSettled([client.query('commit', []), ...started, written]);
  for (const other of others) if (other.status === 'rejected') throw other.reason;
  if (committed.status === 'rejected') throw committed.reason;
  if (committed.value.command !== 'COMMIT') throw new Error('the transaction was rolled back by the server: a statement before had failed');
};

/**
 * Runs `work` in one READ COMMITTED transaction and commits; a throw rolls back. A deadlock, a
 * serialisation failure and a plan that a migration made stale are tried once more, whole: nothing
 * of the first try was committed.
 * @param edgeWrites whether the edge writes something that stands though the action is undone; that takes a savepoint
 */
export const inTransaction = async <T>(pool: pg.Pool, work: (unit: Unit) => Promise<T>, { edgeWrites = false } = {}): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await once(client, work, edgeWrites);
    } catch (error) {
      try {
        await client.query('rollback');
      } catch (rollbackError) {
        broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError));
      }
      // The driver keeps a statement's plan as long as its connection: that one is thrown away.
      if (isStalePlan(error)) broken = error as Error;
      if (attempt === 1 && (isRetryable(error) || isStalePlan(error))) continue;
      throw error;
    } finally {
      client.release(broken);
    }
  }
};

/**
 * Runs reads on one connection: those started together travel together. It is taken by the first of them, so that who
 * waits for someone else before holds none. A stale plan is made anew on another connection.
 */
export const onOneConnection = async <T>(pool: pg.Pool, read: (db: Db) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    let taken: Promise<pg.PoolClient> | undefined;
    const gate = new Gate(() => (taken ??= pool.connect()));
    let broken: Error | undefined;
    try {
      return await read(gate.db());
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      broken = error as Error;
      if (attempt > 1) throw error;
    } finally {
      await gate.close();
      const client = await taken?.catch(() => undefined);
      client?.release(broken);
    }
  }
};

/** Reads several things as they stood at one instant. */
export const inSnapshot = <T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> =>
  db.alone(async (snapshot) => {
    await snapshot.send('start transaction isolation level repeatable read read only', []);
    try {
      const result = await read(snapshot);
      await snapshot.send('commit', []);
      return result;
    } catch (error) {
      await snapshot.send('rollback', []);
      throw error;
    }
  });

/** Does a part of the open transaction: when it throws, only the part is undone and the rest can go on. */
export const inSavepoint = async <T>(db: Db, part: () => Promise<T>): Promise<T> => {
  await sql`savepoint part`.execute(db);
  try {
    const result = await part();
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    await sql`release savepoint part`.execute(db);
    throw error;
  }
};

const signOfLifeMs = 5000;

/**
 * Does something that asks the database nothing for a while, such as reading a file, inside an open
 * transaction: now and then the database gets a sign that it still lives, or it would end it as forgotten.
 */
export const whileBusy = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  const timer = setInterval(() => {
    // A connection that is gone is noticed by the next statement of the work's own.
    sql`select 1`.execute(db).catch(() => undefined);
  }, signOfLifeMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};

/**
 * For what waits for other things between its reads, such as a picture that is decoded: each statement takes a connection
 * and gives it back at once. A stale plan is made anew on another connection.
 */
export const onPassingConnections = (pool: pg.Pool): Db =>
  dbThrough(async (text, values) => {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        return await client.query(text, values as unknown[]);
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        broken = error as Error;
        if (attempt > 1) throw error;
      } finally {
        client.release(broken);
      }
    }
  });
