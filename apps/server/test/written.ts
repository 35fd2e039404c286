import type pg from 'pg';
import { checks } from '../src/reads/ledger-proof.ts';

/**
 * Asks for the state of every table that an invariant looks at: by whom its latest row was written, and how many there are.
 * A row that is added, changed or taken away makes another state.
 */
const questionOf = async (client: pg.Client): Promise<string> => {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const words = new Set(checks.flatMap(({ broken }) => broken.compile().text.split(/\W+/)));
  const parts = tables
    .filter(({ name }) => words.has(name))
    .map(({ name }) => `(select coalesce(max(xmin::text::bigint), 0) || ':' || count(*) from "${name}")`);
  await client.query(`prepare written as select ${parts.join(` || ' ' || `)} as state`);
  return 'execute written';
};

/** Tells whether the books can have changed since they were last found right. */
export const changesOfBooks = (client: pg.Client): { stateNow(): Promise<string> } => {
  let question: Promise<string> | undefined;
  return {
    stateNow: async () => {
      question ??= questionOf(client);
      const { rows } = await client.query<{ state: string }>(await question);
      return rows[0]!.state;
    },
  };
};
