import type pg from 'pg';
import { DriverQuery, prepareValue } from './driver.ts';
import { type Field, type RowShape, rowless, shapeOf } from './row-shape.ts';

/** A statement prepared once per connection under its name, with its arguments. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** What the server of a connection knows of statements. */
class Known {
  static readonly #ofConnection = new WeakMap<pg.Connection, Known>();
  /** By name, of what the server has parsed; null until it has told what the rows look like. */
  readonly shapes = new Map<string, RowShape | null>();
  /** A failure left unknown whether the server has parsed these. */
  readonly doubtful = new Set<string>();

  static of(wire: pg.Connection): Known {
    const known = this.#ofConnection.get(wire) ?? new Known();
    this.#ofConnection.set(wire, known);
    return known;
  }

  doubt(name: string): void {
    this.shapes.delete(name);
    this.doubtful.add(name);
  }
}

const tagPattern = /^([A-Z]+)(?: \d+)?(?: (\d+))?$/;
const lastNumber = /\d+$/;

/** One statement of a batch and its answer. */
class Member {
  readonly statement: Prepared;
  /** What its rows look like; asked for by the first on a connection. */
  shape: RowShape | null = null;
  asks = false;
  readonly #rows: unknown[] = [];
  #command = '';
  #rowCount: number | null = null;
  #error: Error | null = null;
  readonly #resolve: (result: pg.QueryResult) => void;
  readonly #reject: (error: Error) => void;

  constructor(statement: Prepared, resolve: (result: pg.QueryResult) => void, reject: (error: Error) => void) {
    this.statement = statement;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  addRow(texts: readonly (string | null)[]): void {
    if (this.#error !== null) return;
    try {
      this.#rows.push((this.shape ?? rowless).rowOf(texts));
    } catch (error) {
      this.#error = error as Error;
    }
  }
  end(tag: string): void {
    this.#command = tagPattern.exec(tag)?.[1] ?? tag;
    const count = lastNumber.exec(tag);
    this.#rowCount = count === null ? null : Number(count[0]);
  }
  settle(): void {
    if (this.#error !== null) return this.#reject(this.#error);
    const fields = [...(this.shape ?? rowless).fields];
    this.#resolve({ command: this.#command, rowCount: this.#rowCount, oid: 0, rows: this.#rows, fields });
  }
  fail(error: Error): void {
    this.#reject(this.#error ?? error);
  }
}

/**
 * Statements that travel to the server in one piece and come back in one: the driver ends each of its own with a
 * Sync, at which the server writes out its answer, and the system calls are most of the price of a small statement.
 * What rows look like is asked once per connection and statement, for a prepared statement cannot change it.
 * The server does them in order and stops at the first that fails; then all of them fail with its error, for
 * nothing of a batch counts without the rest of its transaction. Outside a transaction a batch is one. A statement whose
 * arguments cannot be written is not sent, and no commit behind it.
 */
export class Batch extends DriverQuery {
  #members: Member[] = [];
  /** Why a statement was not sent; nothing is committed after that. */
  #unsent: Error | null = null;
  readonly #parsedHere = new Set<string>();
  #at = 0;

  constructor() {
    super({ text: '' });
  }

  /** @returns the answer of the statement, once the whole batch is done */
  add(statement: Prepared): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#members.push(new Member(statement, resolve, reject));
    });
  }

  submit(wire: pg.Connection): null {
    const known = Known.of(wire);
    wire.stream.cork();
    try {
      // No answer comes for what was not sent.
      this.#members = this.#members.filter((member) => this.#write(member, known, wire));
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  /** @returns whether it was sent: not if one of its arguments cannot be written */
  #write(member: Member, known: Known, wire: pg.Connection): boolean {
    const { name, text, values } = member.statement;
    if (this.#unsent !== null && text === 'commit') {
      member.fail(this.#unsent);
      return false;
    }
    if (!known.shapes.has(name)) {
      // Closing what is not there is no error to the server; parsing a name twice is.
      if (known.doubtful.delete(name)) wire.close({ type: 'S', name }, false);
      wire.parse({ name, text, types: [] }, false);
      this.#parsedHere.add(name);
      known.shapes.set(name, null);
    }
    try {
      wire.bind({ statement: name, values: values as string[], valueMapper: prepareValue }, false);
    } catch (error) {
      this.#unsent ??= error as Error;
      member.fail(error as Error);
      return false;
    }
    member.shape = known.shapes.get(name) ?? null;
    member.asks = member.shape === null;
    if (member.asks) wire.describe({ type: 'P', name: '' }, false);
    wire.execute({}, false);
    return true;
  }

  handleRowDescription(message: { readonly fields: readonly Field[] }): void {
    const member = this.#members[this.#at];
    if (member !== undefined) member.shape = shapeOf(member.statement.name, message.fields);
  }
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void {
    this.#members[this.#at]?.addRow(message.fields);
  }
  handleCommandComplete(message: { readonly text: string }, wire: pg.Connection): void {
    const member = this.#members[this.#at];
    if (member?.asks === true) Known.of(wire).shapes.set(member.statement.name, member.shape ?? rowless);
    member?.end(message.text);
    this.#at += 1;
  }
  /** A statement without words has neither rows nor an end. */
  handleEmptyQuery(): void {
    this.#at += 1;
  }
  handleReadyForQuery(): void {
    for (const member of this.#members) member.settle();
  }
  handleError(error: Error, wire: pg.Connection): void {
    const done = new Set(this.#members.slice(0, this.#at).map((m) => m.statement.name));
    for (const name of this.#parsedHere) if (!done.has(name)) Known.of(wire).doubt(name);
    for (const member of this.#members) member.fail(error);
  }
}
