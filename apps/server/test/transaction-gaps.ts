import pg from 'pg';

/** A pause in an open transaction, in which its process computed. */
export interface Gap {
  /** Milliseconds of computing, of all threads of the process: other than the time, it is the same on a slow machine. */
  readonly computedMs: number;
  /** What the database was asked after the pause. */
  readonly next: string;
}

interface Wire {
  on(event: 'readyForQuery', listener: (message: { readonly status: string }) => void): void;
}

const computedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked;
  return asked !== null && typeof asked === 'object' && 'text' in asked ? String(asked.text) : 'several statements';
};

/**
 * Watches every connection that this process opens from now on: how much it computes between one statement of a
 * transaction and the next. What it computes for others meanwhile counts, too: the answer waits as long to be read. The
 * database ends transactions that are asked nothing for too long, so on a machine that is many times as slow these pauses
 * must still be short.
 */
export const watchTransactions = (): { longest(): Gap; stop(): void } => {
  const { connect, query } = pg.Client.prototype;
  /** By connection in a transaction: what had been computed when the database was last asked. */
  const since = new WeakMap<pg.Client, number>();
  const inTransaction = new WeakSet<pg.Client>();
  let longest: Gap = { computedMs: 0, next: '' };
  const asked = (client: pg.Client, what: unknown): void => {
    const now = computedMs();
    const from = since.get(client);
    since.set(client, now);
    if (from === undefined || !inTransaction.has(client)) return;
    const gap = { computedMs: now - from, next: textOf(what).replaceAll(/\s+/g, ' ').slice(0, 200) };
    if (gap.computedMs > longest.computedMs) longest = gap;
  };
  pg.Client.prototype.connect = function watched(this: pg.Client, ...rest: unknown[]) {
    (this as unknown as { readonly connection: Wire }).connection.on('readyForQuery', ({ status }) => {
      if (status === 'T') inTransaction.add(this);
      else inTransaction.delete(this);
    });
    return (connect as (...args: unknown[]) => unknown).apply(this, rest);
  } as typeof connect;
  pg.Client.prototype.query = function watched(this: pg.Client, ...rest: unknown[]) {
    asked(this, rest[0]);
    return (query as (...args: unknown[]) => unknown).apply(this, rest);
  } as typeof query;
  return {
    longest: () => longest,
    stop: () => {
      Object.assign(pg.Client.prototype, { connect, query });
    },
  };
};
