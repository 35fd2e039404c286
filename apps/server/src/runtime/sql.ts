import type pg from 'pg';

/** Sends one statement over the connection of the caller. */
export type Send = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Where statements go: a connection pool or an open transaction. Actions take either and never know which. */
export interface Db {
  readonly send: Send;
  /** Does work whose statements need one connection to themselves, which of an open transaction is its own. */
  alone<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** What comes of a statement. */
export interface Rows<Row> {
  readonly rows: Row[];
  /** How many it wrote; undefined where it only reads. */
  readonly numAffectedRows?: bigint;
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The driver's trace ends at the socket; who asked is what one looks for. The statements of a batch share one error: it is logged once. */
const told = new WeakSet<Error>();
const withAsker = (error: unknown, here: Error): unknown => {
  if (!(error instanceof Error) || told.has(error)) return error;
  told.add(error);
  error.stack = `${error.stack ?? ''}\n${(here.stack ?? '').replace(/^.*\n/, '')}`;
  return error;
};

/** By the words of a statement in the code, which are the same object at each call: its text, where only values stand between. */
const texts = new WeakMap<readonly string[], string>();
const textOf = (words: readonly string[]): string => {
  const known = texts.get(words);
  if (known !== undefined) return known;
  const text = words.reduce((before, word, i) => `${before}$${i}${word}`);
  texts.set(words, text);
  return text;
};

/** A statement or a part of one: words, and values or parts between them. @typeParam Row what its rows are, compared with the database by test/sql */
export class Sql<Row = unknown> {
  readonly #words: readonly string[];
  readonly #values: readonly unknown[];

  constructor(words: readonly string[], values: readonly unknown[]) {
    this.#words = words;
    this.#values = values;
  }

  /** The text, with $1 and so on for the values. */
  compile(): { readonly text: string; readonly values: readonly unknown[] } {
    if (!this.#values.some((value) => value instanceof Sql)) return { text: textOf(this.#words), values: this.#values };
    const parts: string[] = [];
    const values: unknown[] = [];
    this.#write(parts, values);
    return { text: parts.join(''), values };
  }
  #write(parts: string[], values: unknown[]): void {
    for (const [i, word] of this.#words.entries()) {
      parts.push(word);
      if (i === this.#values.length) return;
      const value = this.#values[i];
      if (value instanceof Sql) value.#write(parts, values);
      else parts.push(`$${values.push(value)}`);
    }
  }

  async execute(db: Db): Promise<Rows<Row>> {
    const { text, values } = this.compile();
    try {
      const { command, rowCount, rows } = (await db.send(text, values)) as pg.QueryResult<Row & pg.QueryResultRow>;
      return writes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      throw withAsker(error, new Error());
    }
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * A statement or a part of one as the code has it: values between the words are handed to the database beside the
 * text, never inside it; parts become part of the text.
 */
export const sql = <Row = unknown>(words: TemplateStringsArray, ...values: readonly unknown[]): Sql<Row> => new Sql(words, values);

/** Words that are put together when they run: never what comes from outside. */
sql.raw = <Row = unknown>(text: string): Sql<Row> => new Sql([text], []);
/** A name of a column, with that of its table or without, such as `o.number`. */
sql.ref = <Row = unknown>(name: string): Sql<Row> => sql.raw(name.split('.').map(quoted).join('.'));
/** A name, with those it is inside of before it. */
sql.id = (...names: readonly string[]): Sql => sql.raw(names.map(quoted).join('.'));
/** A literal in the text: the database plans for it, and a partial index may answer. */
sql.lit = <V extends string | number>(value: V): Sql<V> =>
  sql.raw(typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));
/** Parts or values one after the other. There must be one: nothing is a syntax error wherever a list stands. */
sql.join = <Row = unknown>(parts: readonly unknown[], between: Sql = sql`, `): Sql<Row> => {
  if (parts.length === 0) throw new Error('a list of nothing is joined');
  const values = parts.flatMap((part, i) => (i === 0 ? [part] : [between, part]));
  return new Sql(
    Array.from({ length: values.length + 1 }, () => ''),
    values,
  );
};

/** Statements that are sent by `send`, over one connection, and nothing else. */
export const dbThrough = (send: Send): Db => {
  const db: Db = { send, alone: (work) => work(db) };
  return db;
};
