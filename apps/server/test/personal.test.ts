import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notBuyers, personalData } from '../src/domains/personal.ts';
import { fillCart, variantsOf } from './goods.ts';
import { marketplaceForFile } from './marketplace.ts';
import { addBuyers, closingCode, nearBuyer } from './people.ts';

const market = marketplaceForFile();
const known = Object.entries(personalData);

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}
const columns = (): Promise<(Column & Record<string, unknown>)[]> =>
  market().query(
    `select c.table_name as "table", c.column_name as "column", c.udt_name as type from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
/** Partitions are their parent's. */
const ofParent = (table: string): string => table.replace(/^visits_.*/, 'visits');

describe('what is kept about a buyer', () => {
  it('is told of every table that names her, or hangs on one that does', async () => {
    const all = await columns();
    const naming = /^(user_id|holder_id|owner_id|signer_id|recipient|mail)$/;
    const tables = new Set(all.filter(({ column }) => naming.test(column)).map(({ table }) => ofParent(table)));
    const keys = await market().query<{ child: string; parent: string }>(
      `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`,
    );
    // A store's goods are not its owner's life: what hangs on a store is left out.
    for (let before = -1; before !== tables.size;) {
      before = tables.size;
      for (const { child, parent } of keys)
        if (tables.has(parent) && !(parent in notBuyers) && parent !== 'users') tables.add(ofParent(child));
    }
    expect([...tables].filter((table) => !(table in personalData) && !(table in notBuyers)).toSorted()).toEqual([]);
    expect(known.filter(([table]) => !all.some((c) => c.table === table)).map(([table]) => table)).toEqual([]);
  });

  it('is told of every column that holds words', async () => {
    const written = (await columns()).filter(({ table, type }) => table in personalData && /^(text|jsonb|_text|inet|bytea)$/.test(type));
    const wrong: unknown[] = [];
    for (const [table, { about, other }] of known) {
      const there = written.filter((c) => c.table === table).map((c) => c.column);
      const told = [...about, ...other];
      const [missing, unknown] = [there.filter((c) => !told.includes(c)), told.filter((c) => !there.includes(c))];
      if (missing.length + unknown.length + told.length - new Set(told).size > 0) wrong.push({ table, missing, unknown });
    }
    expect(wrong).toEqual([]);
  });

  it('is in the file she takes along, or is said why not; and every section of it has its table', async () => {
    const file = readFileSync(join(import.meta.dirname, '../src/reads/export-person.ts'), 'utf8');
    const sections = [...file.matchAll(/^ {2}(\w+): \(db, id\)/gm)].map((m) => m[1] ?? '');
    const named = new Set(known.flatMap(([, one]) => one.sections));
    // Of goods of a store that is hers, which no table of a buyer holds.
    expect(sections.filter((name) => !named.has(name))).toEqual(['storeCertificates']);
    expect([...named].filter((name) => !sections.includes(name))).toEqual([]);
    expect(known.filter(([, one]) => (one.sections.length === 0) !== (one.unsaid !== undefined)).map(([table]) => table)).toEqual([]);
  });

  it('is gone, or empty, once she has left, as it says', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1, 0n);
    const buyer = nearBuyer(m, id);
    await fillCart(buyer, (await variantsOf(m, 1)).slice(0, 1));
    await m.query(`update users set mobile = '+79025550111', picture = 'a/b.webp', sex = 'f', birth_date = '1990-01-01' where id = $1`, [
      id,
    ]);
    await m.query(
      `insert into sessions (token_hash, kind, holder_id, created_at, expires_at, ip, user_agent) values (decode(md5('x'), 'hex'), 'buyer', $1::int, now(), now() + interval '1 day', '127.0.0.1', 'a browser')`,
      [id],
    );
    await m.query(`insert into browse_log (user_id, product_id, viewed_at) values ($1, 1, now())`, [id]);
    await m.query(`insert into product_collections (user_id, product_id, created_at) values ($1, 1, now())`, [id]);
    await m.query(`insert into store_collections (user_id, store_id, created_at) values ($1, 1, now())`, [id]);
    await buyer.ok('POST /p/user/destroy', { validCode: await closingCode(m, id) });
    const all = await columns();
    const left: string[] = [];
    for (const [table, { leaving }] of known) {
      const has = all.some((c) => c.table === table && c.column === 'user_id');
      const where =
        table === 'users'
          ? 'id = $1'
          : has
            ? 'user_id = $1'
            : /^(sessions|known_browsers)$/.test(table)
              ? `kind = 'buyer' and holder_id = $1`
              : null;
      if (where === null) continue;
      if (leaving === 'removed') {
        if ((await m.query(`select 1 from ${table} where ${where}`, [id])).length > 0) left.push(table);
      } else if ('emptied' in leaving) {
        for (const column of leaving.emptied)
          if (
            (await m.query(`select 1 from ${table} where ${where} and ${column} is not null and ${column}::text not in ('', '{}')`, [id]))
              .length > 0
          )
            left.push(`${table}.${column}`);
      }
    }
    expect(left).toEqual([]);
  });
});
