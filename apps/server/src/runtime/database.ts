import { createHash } from 'node:crypto';
import pg from 'pg';
import { Batch, type Prepared } from './batch.ts';
import { type Db, dbThrough } from './sql.ts';

export type { Db } from './sql.ts';

const int8 = 20;
const date = 1082;
pg.types.setTypeParser(int8, (text) => BigInt(text));
pg.types.setTypeParser(date, (text) => text);

/**
 * Statement names by SQL text; bounded because generated lists make many texts. A name says which text is meant: a pooler that
 * lends one connection to several processes could run what another has named by its own count.
 */
const namesMax = 2000;
const names = new Map<string, string>();
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= namesMax) return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
};

/** Sends what one turn asks of a connection as one batch. */
const sendTogether = (client: pg.PoolClient): ((statement: Prepared) => Promise<pg.QueryResult>) & { flush(): void } => {
  const { query } = client;
  const submit = (one: pg.Submittable): void => void Reflect.apply(query, client, [one]);
  let batch: Batch | null = null;
  const flush = (): void => {
    if (batch !== null) submit(batch);
    batch = null;
  };
  const send = (statement: Prepared): Promise<pg.QueryResult> => {
    if (batch === null) {
      batch = new Batch();
      process.nextTick(flush);
    }
    return batch.add(statement);
  };
  return Object.assign(send, { flush });
};

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Statements each of which takes a connection of the pool and gives it back. */
const dbOf = (pool: pg.Pool): Db => {
  const lend = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };
  return {
    send: (text, values) => lend((client) => client.query(text, values as unknown[])),
    alone: (work) => lend((client) => work(dbThrough((text, values) => client.query(text, values as unknown[])))),
  };
};

/** What somebody waits for is given up after so many milliseconds, so that others get their turn. */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 20_000,
  connectionTimeoutMillis: 10_000,
};

/**
 * Opens a pool whose statements are prepared once per connection (about half again as many
 * queries a second). bigint columns read as bigint, dates as text, instants as Date.
 */
export const openDatabase = (options: {
  readonly url: string;
  readonly size: number;
  /** For commands that nobody waits for: nothing is given up because it takes long. A slow machine is no fault. */
  readonly unhurried?: boolean;
  readonly onError?: (error: Error) => void;
}): Database => {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    application_name: 'kyakhta',
    // Planned once, not for every list of ids: planning was a third of the database's time in the order path.
    options: '-c plan_cache_mode=force_generic_plan -c pg_trgm.similarity_threshold=0.2',
    ...(options.unhurried === true ? {} : limits),
    // Statements that do not wait for each other's answers travel together; the server still does them in order.
    pipeline: true,
  });
  pool.on('error', (error) => options.onError?.(error));
  pool.on('connect', (client) => {
    // The pool listens to idle connections only: one that is lost in use would take the process with it.
    // Its statements fail by themselves, and the pool throws it away.
    client.on('error', (error) => options.onError?.(error));
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const together = sendTogether(client);
    const named = (first: unknown, second?: unknown, ...rest: unknown[]): unknown => {
      const name = typeof first === 'string' && Array.isArray(second) && rest.length === 0 ? nameOf(first) : undefined;
      if (name !== undefined) return together({ name, text: first as string, values: second as unknown[] });
      // Everything else keeps its place in the order.
      together.flush();
      return query(first, second, ...rest);
    };
    client.query = named as typeof client.query;
  });
  return { db: dbOf(pool), pool, close: () => pool.end() };
};

/** SQLSTATE of a database error, or null for anything else. */
export const sqlState = (error: unknown): string | null =>
  error instanceof pg.DatabaseError ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.length === 5)
    ? (error as { code: string }).code
    : null;

/** Two transactions met: the whole one may be tried again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');
/** The database will not hold what it was given, however often it is tried. */
export const isAboutData = (error: unknown): boolean => /^(2[23]|54)/.test(sqlState(error) ?? '');
/** A prepared plan outlived a migration; safe to ask again outside a transaction. */
export const isStalePlan = (error: unknown): boolean => sqlState(error) === '0A000';
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';
export const isCheckViolation = (error: unknown): boolean => sqlState(error) === '23514';

/** The largest whole number that a bigint of the database holds. */
export const bigintMax = 2n ** 63n - 1n;
