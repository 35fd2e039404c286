import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { App } from '../../../src/runtime/app.ts';
import type { Db } from '../../../src/runtime/database.ts';

const prefix = 'past ';

/** A walk, for those who act on it by other ways than calls. */
export interface Walk {
  readonly app: App;
  /** Does something once, in one transaction with the note that it was done. */
  once<T>(what: string, act: (note: (db: Db, answer: T) => Promise<void>) => Promise<T>): Promise<T>;
}

/**
 * What a walk through the past has got back from its calls, kept in the database. A walk that was cut off goes the same way again: where
 * it was already, it gets the answers it got then and changes nothing, and where it was cut off it goes on. The same
 * question is another one each time it is asked.
 */
export class Told {
  readonly #pool: pg.Pool;
  readonly #known: Map<string, string>;
  readonly #asked = new Map<string, number>();
  /** Notes on their way to the database. */
  #writing: Promise<unknown> = Promise.resolve();
  private constructor(pool: pg.Pool, known: Map<string, string>) {
    this.#pool = pool;
    this.#known = known;
  }

  static async in(pool: pg.Pool): Promise<Told> {
    const { rows } = await pool.query<{ key: string; answer: string }>(
      "select key, answer from demo_steps where starts_with(key, 'past ')",
    );
    return new Told(pool, new Map(rows.map(({ key, answer }) => [key, answer])));
  }

  /** The key of a question that is asked now. */
  keyOf(what: string): string {
    const count = this.#asked.get(what) ?? 0;
    this.#asked.set(what, count + 1);
    return `${prefix}${what.slice(0, 100)} ${createHash('sha256').update(what).digest('hex').slice(0, 20)} ${count}`;
  }

  /** What was answered before; undefined: nothing. */
  before(key: string): unknown {
    const text = this.#known.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  }

  /** Keeps an answer; the write is on its way when this returns. */
  note(key: string, answer: unknown): void {
    const text = JSON.stringify(answer ?? null);
    this.#writing = Promise.all([this.#writing, this.#pool.query(noted, [key, text])]);
    // A write that fails is reported to the caller that waits for it.
    this.#writing.catch(() => undefined);
  }

  /** Waits until all notes are in the database. */
  async written(): Promise<void> {
    await this.#writing;
  }

  /** Asks what changes nothing. The answer is kept before anything is done that goes by it. */
  async read<T>(what: string, ask: () => Promise<T>): Promise<T> {
    const key = this.keyOf(what);
    const before = this.before(key);
    if (before !== undefined) return before as T;
    const answer = JSON.parse(JSON.stringify((await ask()) ?? null)) as T;
    this.note(key, answer);
    await this.written();
    return answer;
  }
}

/** The statement that keeps a step, for its own transaction or that of the step. */
export const noted = 'insert into demo_steps (key, answer) values ($1, $2) on conflict (key) do update set answer = excluded.answer';
