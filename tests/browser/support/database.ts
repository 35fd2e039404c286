/** The database under the marketplace, for what no screen can bring about yet. */
import pg from 'pg';

export async function query<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: process.env['KYAKHTA_DATABASE_URL'] });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
