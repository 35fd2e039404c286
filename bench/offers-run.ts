import pg from 'pg';
import { listEverything } from '../apps/server/src/domains/catalog/index.ts';
import { type Db, openDatabase } from '../apps/server/src/runtime/database.ts';
import { inTransaction } from '../apps/server/src/runtime/transaction.ts';
import { loadOf } from './load.ts';
import { startScript } from './processes.ts';
import { drawQuestions, listPath, searchPath } from './questions.ts';
import { ratio, round, type Row, say, tableOf } from './report.ts';

// Run by `npm run bench -- --offers` on a database of its own: lists and searches while a fifth of the goods is on offer, against
// the same without. Rounds of both follow one another, each in a process that keeps nothing yet; the middle one counts.
const at = process.argv.indexOf('--seconds');
const seconds = at === -1 ? 5 : Number(process.argv[at + 1]);
const rounds = 3;
const url = process.env['DATABASE_URL'] ?? '';
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query(
  `with made as (
     insert into offers (offer_kind, store_id, titles, starts_at, ends_at, created_at)
     select 1, s.id, '{"en": "Fifth"}', now() - interval '1 day', now() + interval '9 days', now() from stores s returning id, store_id
   )
   insert into offer_items (offer_id, sku_id, product_id, store_id, percent, quota, agreed)
   select made.id, s.id, p.id, p.store_id, 15, 1000, true from made join products p on p.store_id = made.store_id and p.id % 5 = 0 join skus s on s.product_id = p.id`,
);
await client.query('analyze offers, offer_items');
const database = openDatabase({ url, size: 2, unhurried: true });
const alone = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTransaction(database.pool, ({ db }) => work(db));

const q = await drawQuestions(url);
const kinds = [
  ['category by price', q.lists.map(listPath)],
  ['search for two words', q.searches.map(searchPath)],
] as const;
type Figures = Record<'cold' | 'warm', number[]>;
const measured = new Map<string, Record<'on' | 'off', Figures>>(
  kinds.map(([what]) => [what, { on: { cold: [], warm: [] }, off: { cold: [], warm: [] } }]),
);
for (let n = 0; n < rounds; n += 1)
  for (const state of ['off', 'on'] as const) {
    await client.query(`update offers set paused_at = ${state === 'on' ? 'null' : 'now()'}`);
    await listEverything(alone);
    await client.query('vacuum analyze listed_products');
    for (const [what, paths] of kinds) {
      const web = await startScript('apps/server/src/web.ts');
      await loadOf(web.base, paths.slice(-50), 1);
      const cold = await loadOf(web.base, paths, seconds);
      const known = paths.slice(0, 1000);
      await loadOf(web.base, known, 2);
      const warm = await loadOf(web.base, known, seconds);
      await web.stop();
      const figures = measured.get(what)?.[state];
      figures?.cold.push(cold.perSecond);
      figures?.warm.push(warm.perSecond);
      say(`${what}, ${state === 'on' ? 'with' : 'without'} offers: cold ${round(cold.perSecond)}/s, warm ${round(warm.perSecond)}/s`);
    }
  }
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rows = kinds.flatMap(([what]) =>
  (['cold', 'warm'] as const).map((how): Row => {
    const [on, off] = [middle(measured.get(what)?.on[how] ?? []), middle(measured.get(what)?.off[how] ?? [])];
    return {
      what: `${what}, a fifth of the goods on offer, ${how}`,
      figure: `${round(on)}/s`,
      yardstick: `without offers ${round(off)}/s`,
      ratio: ratio(off, on),
      aim: '≤ 1.15 of the time',
    };
  }),
);
console.log(tableOf(rows));
await database.close();
await client.end();
