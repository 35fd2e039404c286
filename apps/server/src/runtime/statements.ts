import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryId,
  type QueryResult,
  RawNode,
  type RootOperationNode,
  ValueNode,
} from 'kysely';
import type pg from 'pg';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Sends one statement over the connection of whoever asks. */
export type Send = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** By the words of a statement in the code, which are the same object at each call: its text. */
const texts = new WeakMap<readonly string[], string>();
const textOf = (words: readonly string[]): string => {
  const known = texts.get(words);
  if (known !== undefined) return known;
  const text = words.reduce((before, word, i) => `${before}$${i}${word}`);
  texts.set(words, text);
  return text;
};

/** Most statements are words with plain values between them: those are put together once. */
class StatementCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    if (!RawNode.is(node)) return super.compileQuery(node, queryId);
    const parameters: unknown[] = [];
    for (const part of node.parameters) {
      if (!ValueNode.is(part) || part.immediate === true) return super.compileQuery(node, queryId);
      parameters.push(part.value);
    }
    return { query: node, queryId, sql: textOf(node.sqlFragments), parameters };
  }
}

const compiler = new StatementCompiler();
const adapter = new PostgresAdapter();
const noPool = (): never => {
  throw new Error('statements go where they are sent; connections are lent by transaction.ts');
};
const dialect = new PostgresDialect({ pool: noPool });
const driver = dialect.createDriver();
const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What sends, as the connection that Kysely asks for where several statements belong together. */
class SendingConnection implements DatabaseConnection {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, rowCount, rows } = (await this.#send(sql, parameters)) as pg.QueryResult<R & pg.QueryResultRow>;
      return writes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      throw withAsker(error, new Error());
    }
  }

  streamQuery(): never {
    throw new Error('rows are read in pages, not streamed');
  }
}

/** The driver's trace ends at the socket; who asked is what one looks for. The statements of a batch share one error: it is told once. */
const told = new WeakSet<Error>();
const withAsker = (error: unknown, here: Error): unknown => {
  if (!(error instanceof Error) || told.has(error)) return error;
  told.add(error);
  error.stack = `${error.stack ?? ''}\n${(here.stack ?? '').replace(/^.*\n/, '')}`;
  return error;
};

/** Runs each statement by sending it: no connection is taken or given back in between. */
class SendingExecutor extends DefaultQueryExecutor {
  readonly #connection: SendingConnection;
  constructor(connection: SendingConnection) {
    super(compiler, adapter, { provideConnection: (consumer) => consumer(connection) });
    this.#connection = connection;
  }

  override executeQuery<R>(statement: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(statement);
  }
}

/** A Kysely whose statements are sent by `send` and nothing else. */
export const dbThrough = (send: Send): Db =>
  new Kysely<Tables>({ config: { dialect }, dialect, driver, executor: new SendingExecutor(new SendingConnection(send)) });
