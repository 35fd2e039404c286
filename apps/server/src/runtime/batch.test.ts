import { createHash } from 'node:crypto';
import { sql } from './sql.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Database, openDatabase } from './database.ts';
import { onOneConnection } from './transaction.ts';

describe('statements of one turn', () => {
  let database: TestDatabase;
  let open: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    open = openDatabase({ url: database.url, size: 1 });
    await sql`create table things (name text primary key)`.execute(open.db);
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  const reasonOf = (settled: PromiseSettledResult<unknown>): string =>
    settled.status === 'fulfilled' ? 'done' : ((settled.reason as { code?: string }).code ?? String(settled.reason));
  const together = (...statements: readonly ((db: Database['db']) => Promise<unknown>)[]): Promise<string[]> =>
    onOneConnection(open.pool, async (db) => (await Promise.allSettled(statements.map((s) => s(db)))).map(reasonOf));
  const one = (db: Database['db']): Promise<unknown> => sql`select 1 as one`.execute(db);
  const put = (db: Database['db']): Promise<unknown> => sql`insert into things (name) values ('x')`.execute(db);
  const broken = (db: Database['db']): Promise<unknown> => sql`select ${'x'}::int`.execute(db);
  const unparsable = (db: Database['db']): Promise<unknown> => sql`select nothing from nowhere`.execute(db);

  it('are answered each with its own rows, in order', async () => {
    const answers = await onOneConnection(open.pool, (db) =>
      Promise.all(
        [1, 2, 3].map(async (n) => (await sql<{ n: number }>`select ${n}::int as n from generate_series(1, ${n})`.execute(db)).rows),
      ),
    );
    expect(answers.map((rows) => rows.map((r) => r.n))).toEqual([[1], [2, 2], [3, 3, 3]]);
  });

  it('are read the same when their rows are no longer described, also those without rows', async () => {
    const ask = (db: Database['db']) =>
      Promise.all([
        sql`select ${7}::bigint as big, null::text as none, array[1, 2] as list, 'a' as text from generate_series(1, 2)`.execute(db),
        sql`select 1 as never where false`.execute(db),
        sql`create temporary table if not exists passing (n int)`.execute(db),
        sql`insert into passing values (1), (2) returning n`.execute(db),
        sql`delete from passing`.execute(db),
      ]);
    const asked = [];
    for (let i = 0; i < 3; i += 1) asked.push(await onOneConnection(open.pool, ask));
    const row = { big: 7n, none: null, list: [1, 2], text: 'a' };
    for (const answers of asked) {
      expect(answers.map(({ rows }) => rows)).toEqual([[row, row], [], [], [{ n: 1 }, { n: 2 }], []]);
      expect(answers.at(-1)?.numAffectedRows).toBe(2n);
    }
  });

  it('fail together with the reason of the one that failed, and write nothing', async () => {
    expect(await together(put, broken, one)).toEqual(['22P02', '22P02', '22P02']);
    expect((await sql`select 1 from things`.execute(open.db)).rows).toHaveLength(0);
  });

  it('can be sent again after a failure, whether the server has read them before or not', async () => {
    const late = (db: Database['db']): Promise<unknown> => sql`select 2 as two`.execute(db);
    const values = (db: Database['db']): Promise<unknown> => sql`select ${'y'}::int as never`.execute(db);
    expect(await together(one, unparsable, late)).toEqual(['42P01', '42P01', '42P01']);
    expect(await together(late, unparsable)).toEqual(['42P01', '42P01']);
    // Parsed well, refused for its argument: the server keeps its name.
    expect(await together(values, late)).toEqual(['22P02', '22P02']);
    expect(await together(values)).toEqual(['22P02']);
    await sql`create table nowhere (nothing int)`.execute(open.db);
    expect(await together(late, unparsable, one)).toEqual(['done', 'done', 'done']);
  });

  describe('of which one has an argument that cannot be written', () => {
    const unwritable = {
      toPostgres: () => {
        throw new Error('no text');
      },
    };
    const text = (value: unknown) => (db: Database['db']) => sql<{ text: string }>`select ${value}::text as text`.execute(db);
    const rowsOf = (settled: PromiseSettledResult<{ readonly rows: unknown[] }>): unknown =>
      settled.status === 'fulfilled' ? settled.value.rows : String(settled.reason);

    it('fail in that one only, and the others have their own rows', async () => {
      const answers = await onOneConnection(open.pool, (db) =>
        Promise.allSettled([text('one')(db), sql`select ${unwritable}::text as other`.execute(db), text('three')(db)]),
      );
      expect(answers.map(rowsOf)).toEqual([[{ text: 'one' }], 'Error: no text', [{ text: 'three' }]]);
    });

    it('can be sent again with a good one, whether the server has read them before or not', async () => {
      const length = (value: unknown) => (db: Database['db']) => sql`select length(${value})`.execute(db);
      expect(await together(length(unwritable))).toEqual(['Error: no text']);
      expect(await together(length('a'), length(unwritable), length('b'))).toEqual(['done', 'Error: no text', 'done']);
      expect(await together(broken, length(unwritable))).toEqual(['22P02', 'Error: no text']);
      expect(await together(length('c'))).toEqual(['done']);
    });
  });

  it('are answered in order when one of them says nothing', async () => {
    const answers = await onOneConnection(open.pool, (db) => Promise.all([sql``.execute(db), sql`select 2 as two`.execute(db)]));
    expect(answers.map(({ rows }) => rows)).toEqual([[], [{ two: 2 }]]);
  });

  it('keep their place before a statement that travels alone', async () => {
    const client = await open.pool.connect();
    const [, plain, after] = await Promise.all([
      client.query("insert into things (name) values ('first')", []),
      client.query('select count(*)::int as n from things; select 1'),
      client.query('delete from things', []),
    ]);
    expect((plain as unknown as pg.QueryResult<{ n: number }>[])[0]?.rows).toEqual([{ n: 1 }]);
    expect(after.rowCount).toBe(1);
    client.release();
  });

  it('go by names that follow from their texts alone, the same in every process', async () => {
    const client = await open.pool.connect();
    const text = 'select 3 as three';
    await client.query(text, []);
    const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [text]);
    client.release();
    // The first 144 bits of the text's SHA-256.
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    expect(rows).toEqual([{ name }]);
  });

  it('all end when the connection is lost', async () => {
    const killing = (db: Database['db']): Promise<unknown> => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    expect(await together(one, killing, one)).toEqual(['57P01', '57P01', '57P01']);
  });
});
