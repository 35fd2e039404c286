import { sql } from './sql.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Database, openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';
import { laterStatement } from './work.ts';

describe('a transaction', () => {
  let database: TestDatabase;
  let open: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    open = openDatabase({ url: database.url, size: 4 });
    await sql`create table things (name text primary key)`.execute(open.db);
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  const names = async (): Promise<string[]> =>
    (await sql<{ name: string }>`select name from things order by name`.execute(open.db)).rows.map((r) => r.name);
  const put = (db: Database['db'], name: string): Promise<unknown> => sql`insert into things (name) values (${name})`.execute(db);
  const work = (kind: string) => laterStatement([{ kind, key: 'x', dueAt: new Date(), payload: {} }], ['tag'], 'test', new Date());

  it('writes the action and what is done later in one transaction', async () => {
    await inTransaction(open.pool, async (unit) => {
      await put(unit.db, 'same');
      unit.last(work('together'));
    });
    const { rows } = await sql<{
      same: boolean;
    }>`select (select xmin from things where name = 'same') = (select xmin from work where kind = 'together') as same`.execute(open.db);
    expect(rows[0]?.same).toBe(true);
  });

  it('keeps nothing when the last statement fails', async () => {
    const failing = inTransaction(open.pool, async (unit) => {
      await put(unit.db, 'gone');
      unit.last({ text: 'select 1 / $1::int', values: [0] });
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await names()).not.toContain('gone');
  });

  it('commits what was started and not waited for, and keeps nothing when that fails', async () => {
    await inTransaction(open.pool, (unit) => {
      unit.last(null, [put(unit.db, 'not waited for')]);
      return Promise.resolve();
    });
    expect(await names()).toContain('not waited for');
    const failing = inTransaction(open.pool, async (unit) => {
      await put(unit.db, 'before it');
      const twice = put(unit.db, 'not waited for');
      twice.catch(() => undefined);
      unit.last(work('after it'), [twice]);
    });
    await expect(failing).rejects.toThrow('duplicate key');
    expect(await names()).not.toContain('before it');
    expect((await sql`select 1 from work where kind = 'after it'`.execute(open.db)).rows).toEqual([]);
  });

  it('keeps nothing when an argument of what was not waited for cannot be written', async () => {
    const unwritable = {
      toPostgres: () => {
        throw new Error('no text');
      },
    };
    const failing = inTransaction(open.pool, async (unit) => {
      await put(unit.db, 'before the unwritable');
      const started = sql`insert into things (name) values (${unwritable}::text)`.execute(unit.db);
      started.catch(() => undefined);
      unit.last(work('unwritable'), [started]);
    });
    await expect(failing).rejects.toThrow('no text');
    expect(await names()).not.toContain('before the unwritable');
    expect((await sql`select 1 from work where kind = 'unwritable'`.execute(open.db)).rows).toEqual([]);
    await inTransaction(open.pool, (unit) => put(unit.db, 'after the unwritable'));
    expect(await names()).toContain('after the unwritable');
  });

  it('is tried again, whole, when what was not waited for met another transaction', async () => {
    const tried: number[] = [];
    await inTransaction(open.pool, (unit) => {
      tried.push(tried.length);
      const met = sql`do $$ begin raise exception 'met' using errcode = '40001'; end $$`;
      const started = tried.length === 1 ? met.execute(unit.db) : put(unit.db, 'second try');
      started.catch(() => undefined);
      unit.last(null, [started]);
      return Promise.resolve();
    });
    expect([tried, (await names()).includes('second try')]).toEqual([[0, 1], true]);
  });

  it('does not commit a statement that was still on its way when the action was undone', async () => {
    await inTransaction(
      open.pool,
      async (unit) => {
        const late = put(unit.db, 'straggler');
        late.catch(() => undefined);
        await unit.undo();
        await put(unit.edge, 'kept');
      },
      { edgeWrites: true },
    );
    expect(await names()).toContain('kept');
    expect(await names()).not.toContain('straggler');
  });

  it('goes on after its very first statement failed and was undone', async () => {
    const answer = await inTransaction(
      open.pool,
      async (unit) => {
        await sql`select ${'x'}::int`.execute(unit.db).catch(() => undefined);
        await unit.undo();
        await put(unit.edge, 'after all');
        return 'told';
      },
      { edgeWrites: true },
    );
    expect([answer, (await names()).includes('after all')]).toEqual(['told', true]);
  });

  it('leaves nothing when it was undone and its edge writes nothing', async () => {
    const undone = inTransaction(open.pool, async (unit) => {
      await put(unit.db, 'undone');
      await sql`select ${'x'}::int`.execute(unit.db).catch(() => undefined);
      await unit.undo();
      unit.last(work('undone'));
      await expect(put(unit.edge, 'beside')).rejects.toThrow('transaction was over');
      return 'told';
    });
    expect(await undone).toBe('told');
    expect((await names()).filter((n) => ['undone', 'beside'].includes(n))).toEqual([]);
    expect((await sql`select 1 from work where kind = 'undone'`.execute(open.db)).rows).toEqual([]);
  });

  it('fails with the reason of its very first statement when nothing was undone', async () => {
    const failing = inTransaction(open.pool, async (unit) => {
      await sql`select ${'x'}::int`.execute(unit.db).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow('invalid input syntax');
  });

  it('refuses a statement that comes after its end instead of lending it to the next one', async () => {
    let later: (() => Promise<unknown>) | undefined;
    await expect(
      inTransaction(open.pool, async (unit) => {
        later = () => put(unit.db, 'too late');
        throw new Error('over');
      }),
    ).rejects.toThrow('over');
    await expect(later?.()).rejects.toThrow('transaction was over');
    expect(await names()).not.toContain('too late');
  });

  it('is tried once more, whole, after a deadlock, and leaves one effect', async () => {
    let tries = 0;
    await inTransaction(open.pool, async (unit) => {
      tries += 1;
      await put(unit.db, 'once');
      if (tries === 1) throw Object.assign(new pg.DatabaseError('deadlock detected', 1, 'error'), { code: '40P01' });
    });
    expect(tries).toBe(2);
    expect((await names()).filter((n) => n === 'once')).toHaveLength(1);
  });

  it('reads on after a migration has changed the type of a column', async () => {
    const { onOneConnection } = await import('./transaction.ts');
    const read = () =>
      onOneConnection(open.pool, (db) => sql<{ name: unknown }>`select name from things where name <> 'none' limit 1`.execute(db));
    for (let i = 0; i < 4; i += 1) await read();
    await sql`alter table things alter column name type varchar(200)`.execute(open.db);
    for (let i = 0; i < 4; i += 1) expect((await read()).rows).toHaveLength(1);
  });
});
