/** The database under the marketplace, for what no screen can bring about yet. */
import pg from 'pg';

/** Any number that nothing else of the marketplace locks by. */
const clockLock = 70_300;

/**
 * The clock is one for all, and journeys move it by weeks. Who moves it waits for what is being made by its time;
 * what is made waits until it stands again.
 */
export async function holdingClock<T>(way: 'still' | 'alone', work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env['KYAKHTA_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(way === 'still' ? 'select pg_advisory_lock_shared($1)' : 'select pg_advisory_lock($1)', [clockLock]);
    return await work();
  } finally {
    await client.end();
  }
}

export async function query<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: process.env['KYAKHTA_DATABASE_URL'] });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
