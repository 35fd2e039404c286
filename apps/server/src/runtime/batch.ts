import pg from 'pg';

/** What of the driver's connection a batch writes to; the driver's published types leave it out. */
interface Wire {
  readonly stream: { cork?(): void; uncork?(): void };
  readonly submittedNamedStatements: Record<string, string>;
  close(statement: { readonly type: 'S'; readonly name: string }): void;
  sync(): void;
}
/** How the driver's query writes itself, and what it is told of the answer. */
interface DriverQuery {
  callback: (error: Error | null, result: pg.QueryResult) => void;
  prepare(wire: Wire): void;
  hasBeenParsed(wire: Wire): boolean;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleEmptyQuery(wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
}
const Query = pg.Query as unknown as new (config: object) => DriverQuery;

/** A statement prepared once per connection under its name, with its arguments. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}
interface Member {
  readonly name: string;
  readonly query: DriverQuery;
  /** An argument could not be written: the statement was not sent. */
  isUnsent: boolean;
}

/** Names of statements of which a failure left unknown whether the server has parsed them, by connection. */
const doubtful = new WeakMap<object, Set<string>>();
const doubtfulOf = (wire: Wire): Set<string> => {
  const key = wire.submittedNamedStatements;
  const known = doubtful.get(key) ?? new Set();
  doubtful.set(key, known);
  return known;
};

/**
 * Statements that travel to the server in one piece and come back in one: the driver ends each of its own with a
 * Sync, at which the server writes out its answer, and the system calls are most of the price of a small statement.
 * The server does them in order and stops at the first that fails; then all of them fail with its error, for
 * nothing of a batch counts without the rest of its transaction. Outside a transaction a batch is one.
 */
export class Batch extends Query {
  #members: Member[] = [];
  readonly #parsedHere = new Set<string>();
  #at = 0;
  #isSent = false;

  constructor() {
    super({ text: '' });
  }

  /** @returns the answer of the statement, once the whole batch is done */
  add({ name, text, values }: Prepared): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const callback: DriverQuery['callback'] = (error, result) => {
        // Before anything was sent this can only be the driver itself.
        if (!this.#isSent) member.isUnsent = true;
        if (error === null) resolve(result);
        else reject(error);
      };
      const member: Member = { name, query: new Query({ name, text, values, callback }), isUnsent: false };
      this.#members.push(member);
    });
  }

  submit(wire: Wire): null {
    const unsynced = Object.create(wire, { sync: { value: () => undefined } }) as Wire;
    wire.stream.cork?.();
    try {
      for (const member of this.#members) {
        const { name, query } = member;
        if (!query.hasBeenParsed(wire)) {
          // Closing what is not there is no error to the server; parsing a name twice is.
          if (doubtfulOf(wire).delete(name)) wire.close({ type: 'S', name });
          this.#parsedHere.add(name);
        }
        query.prepare(unsynced);
        // The driver has closed its name again.
        if (member.isUnsent) this.#forget(name, wire);
      }
      wire.sync();
      // No answer comes for what was not sent.
      this.#members = this.#members.filter((member) => !member.isUnsent);
      this.#isSent = true;
    } finally {
      wire.stream.uncork?.();
    }
    return null;
  }

  /** Whether the server knows this name is not known any more. */
  #forget(name: string, wire: Wire): void {
    delete wire.submittedNamedStatements[name];
    doubtfulOf(wire).add(name);
  }

  override handleRowDescription(message: unknown): void {
    this.#members[this.#at]?.query.handleRowDescription(message);
  }
  override handleDataRow(message: unknown): void {
    this.#members[this.#at]?.query.handleDataRow(message);
  }
  override handleCommandComplete(message: unknown, wire: Wire): void {
    this.#members[this.#at]?.query.handleCommandComplete(message, wire);
    this.#at += 1;
  }
  /** A statement without words has neither rows nor an end of its own. */
  override handleEmptyQuery(): void {
    this.#at += 1;
  }
  override handleReadyForQuery(wire: Wire): void {
    for (const { query } of this.#members) query.handleReadyForQuery(wire);
  }
  override handleError(error: Error, wire: Wire): void {
    for (const { name } of this.#members.slice(this.#at)) {
      if (this.#parsedHere.has(name)) this.#forget(name, wire);
    }
    for (const { query } of this.#members) query.handleError(error, wire);
  }
}
