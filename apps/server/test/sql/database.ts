/** What PostgreSQL says of a statement without running it. */
import pg from 'pg';
import { type Catalogue, Nullness, type Sure } from './nullness.ts';
import { isNode, readTree, type Tree, type TreeNode } from './tree.ts';

export interface Column {
  readonly name: string;
  /** As PostgreSQL names it, such as `bigint` or `integer[]`. */
  readonly type: string;
  readonly oid: number;
  /** False where it may be null, or may be for all that is known. */
  readonly isSure: boolean;
}
export interface Described {
  /** Types of what it is given, in order. */
  readonly given: readonly string[];
  readonly columns: readonly Column[];
}

/** The database refuses a statement. */
export class Refused extends Error {}

export class Describer {
  readonly #client: pg.Client;
  #catalogue: Catalogue | null = null;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  /** @param sure of each value that it is given, whether it is never null */
  async describe(text: string, sure: readonly Sure[]): Promise<Described> {
    this.#catalogue ??= await this.#readCatalogue();
    await this.#client.query('begin');
    try {
      await this.#client.query(`prepare described as ${text}`);
      const { rows } = await this.#client.query<{ given: string[]; results: string[] | null; oids: number[] | null }>(
        `select parameter_types::text[] as given, result_types::text[] as results, result_types::oid[]::int[] as oids from pg_prepared_statements where name = 'described'`,
      );
      const [{ given, results, oids }] = rows as [(typeof rows)[0] & object];
      if (results === null || oids === null) return { given, columns: [] };
      const few = together(text, given, sure);
      const query = await this.#analysed(few.text, few.given);
      const names = namesOf(query);
      const isSure = new Nullness(this.#catalogue, few.sure).ofStatement(query);
      return { given, columns: results.map((type, i) => ({ name: names[i] ?? '?', type, oid: oids[i] ?? 0, isSure: isSure[i] === true })) };
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw new Refused(error.message);
      throw error;
    } finally {
      // Prepared statements outlive a transaction.
      await this.#client.query('rollback');
      await this.#client.query('deallocate all');
    }
  }

  /** A function whose body is the statement keeps its tree. */
  async #analysed(text: string, given: readonly string[]): Promise<TreeNode> {
    await this.#client.query(
      `create function pg_temp.described(${given.join(', ')}) returns setof record language sql begin atomic ${text}; end`,
    );
    const { rows } = await this.#client.query<{ body: string }>(
      `select prosqlbody::text as body from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()`,
    );
    let tree: Tree = readTree(rows[0]?.body ?? '');
    while (Array.isArray(tree)) tree = (tree as readonly Tree[])[0] ?? null;
    if (!isNode(tree)) throw new Error(`no tree of: ${text}`);
    return tree;
  }

  async #readCatalogue(): Promise<Catalogue> {
    const { rows: columns } = await this.#client.query<{ table: number; number: number }>(
      `select attrelid::int as table, attnum::int as number from pg_attribute where attnotnull and attnum > 0`,
    );
    const { rows: functions } = await this.#client.query<{ oid: number; name: string; strict: boolean }>(
      'select oid::int, proname as name, proisstrict as strict from pg_proc',
    );
    return {
      notNull: new Map(
        [...Map.groupBy(columns, (column) => column.table)].map(([table, own]) => [table, new Set(own.map(({ number }) => number))]),
      ),
      functions: new Map(functions.map(({ oid, name, strict }) => [oid, { name, strict }])),
    };
  }
}

/** A function takes a hundred values at most: those of the same kind go by one number. */
const together = (text: string, given: readonly string[], sure: readonly Sure[]): { text: string; given: string[]; sure: Sure[] } => {
  const keys = given.map((type, i) => `${type} ${sure[i]?.value === true} ${sure[i]?.items === true}`);
  const kinds = [...new Set(keys)];
  const numbers = keys.map((key) => kinds.indexOf(key) + 1);
  const firsts = kinds.map((kind) => keys.indexOf(kind));
  return {
    text: text.replace(/\$(\d+)/g, (_, number: string) => `$${numbers[Number(number) - 1]}`),
    given: firsts.map((first) => given[first] ?? 'text'),
    sure: firsts.map((first) => sure[first] ?? { value: false, items: false }),
  };
};

const namesOf = (query: TreeNode): string[] => {
  const list = query.fields.get(query.fields.get('commandType') === '1' ? 'targetList' : 'returningList');
  return (Array.isArray(list) ? (list as readonly Tree[]) : [])
    .filter(isNode)
    .filter((entry) => entry.fields.get('resjunk') !== 'true')
    .map((entry) => String(entry.fields.get('resname')));
};
