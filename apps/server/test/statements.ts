import type pg from 'pg';

/** A connection whose statements are written down while somebody wants them. */
const heard = new WeakSet<object>();
let texts: string[] | null = null;
/** Statements that were sent while those before had no answer yet travel with them. */
let trips: string[][] = [];
let waiting = 0;

/** What a process reads of the news of others, whatever it does. */
const isNews = (text: string): boolean => text.includes('pg_snapshot_xmin');

/** The statements that a pool sends while `work` is done, in order, without their values. */
export const statementsOf = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> => {
  const hear = (client: pg.PoolClient): void => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [first] = args;
      const text = typeof first === 'string' ? first : String((first as { readonly text?: string }).text);
      if (texts === null || isNews(text)) return query(...args);
      const plain = text.replaceAll(/\s+/g, ' ').trim();
      texts.push(plain);
      if (waiting === 0) trips.push([]);
      trips.at(-1)?.push(plain);
      waiting += 1;
      const answer = query(...args);
      const answered = (): void => {
        waiting -= 1;
      };
      if (answer instanceof Promise) answer.then(answered, answered);
      else answered();
      return answer;
    }) as typeof client.query;
  };
  pool.on('acquire', hear);
  texts = [];
  trips = [];
  waiting = 0;
  try {
    await work();
    return texts;
  } finally {
    texts = null;
    pool.off('acquire', hear);
  }
};

/** The same by journeys to the database: those that were sent together stand together. */
export const tripsOf = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<string[][]> => {
  await statementsOf(pool, work);
  return trips;
};
