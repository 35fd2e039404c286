/** The database under the marketplace, for what no screen can bring about yet. */
import pg from 'pg';
import { place } from './place.ts';

export async function query<T extends pg.QueryResultRow>(sql: string, values: unknown[] = [], url = place.databaseUrl): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
