import type pg from 'pg';

/** A connection whose statements are written down while somebody wants them. */
const heard = new WeakSet<object>();
let texts: string[] | null = null;

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
      if (!isNews(text)) texts?.push(text.replaceAll(/\s+/g, ' ').trim());
      return query(...args);
    }) as typeof client.query;
  };
  pool.on('acquire', hear);
  texts = [];
  try {
    await work();
    return texts;
  } finally {
    texts = null;
    pool.off('acquire', hear);
  }
};
