import type pg from 'pg';
import { type Db, isAboutData } from './database.ts';
import { inTransaction } from './transaction.ts';

/** What becomes of rows that were collected under a name: written together, in a separate transaction. */
export type Collectors = Readonly<Record<string, (db: Db, rows: readonly never[]) => Promise<void>>>;

/** Rows kept in memory at most, over all names. */
const waitingMost = 10_000;
/** Rows written together; so many are not kept waiting for the next second. */
const together = 500;
const restMs = 1000;

/**
 * Rows that may get lost and so need no transaction of a call: collected in the memory of a process and written in
 * batches. While the database is away they wait; what finds no room is dropped and counted.
 */
export class Collector {
  readonly #pool: pg.Pool;
  readonly #writers: Collectors;
  readonly #warn: (message: string, error: unknown) => void;
  #rows: { readonly name: string; readonly row: unknown }[] = [];
  #dropped = 0;
  #writing: Promise<boolean> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(pool: pg.Pool, writers: Collectors, warn: (message: string, error: unknown) => void) {
    this.#pool = pool;
    this.#writers = writers;
    this.#warn = warn;
  }

  get waiting(): number {
    return this.#rows.length;
  }
  /** Rows that were given up since the process began. */
  get dropped(): number {
    return this.#dropped;
  }

  add(name: string, rows: readonly unknown[]): void {
    if (this.#writers[name] === undefined) throw new Error(`nobody writes ${name}`);
    const room = this.#closed ? 0 : Math.max(0, waitingMost - this.#rows.length);
    this.#dropped += Math.max(0, rows.length - room);
    for (const row of rows.slice(0, room)) this.#rows.push({ name, row });
    if (this.#timer !== null && this.#rows.length >= together && this.#writing === null) void this.flush();
  }

  /** Writes by itself from now on: each second, and when a batch is full. */
  start(): void {
    this.#timer ??= setInterval(() => void this.flush(), restMs).unref();
  }

  /** Writes everything that waits. @returns false when some of it waits on, because the database is away */
  flush(): Promise<boolean> {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #writeAll(): Promise<boolean> {
    while (this.#rows.length > 0) {
      const batch = this.#rows.splice(0, together);
      try {
        await inTransaction(this.#pool, async ({ db }) => {
          for (const [name, rows] of Map.groupBy(batch, (r) => r.name))
            await this.#writers[name]?.(db, rows.map(({ row }) => row) as never[]);
        });
      } catch (error) {
        if (isAboutData(error)) {
          this.#dropped += batch.length;
          this.#warn('collected rows were refused', error);
          continue;
        }
        this.#warn('collected rows wait', error);
        const kept = [...batch, ...this.#rows];
        this.#dropped += Math.max(0, kept.length - waitingMost);
        this.#rows = kept.slice(0, waitingMost);
        return false;
      }
    }
    return true;
  }

  /** Takes nothing more, and writes what there is if it can. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#writing;
    if (!(await this.flush())) this.#dropped += this.#rows.splice(0).length;
  }
}
