import pg from 'pg';
import { contentionRow } from './contention.ts';
import { freshness } from './freshness.ts';
import { loadOf } from './load.ts';
import { orderListRows } from './order-list.ts';
import { orderRows } from './order-rows.ts';
import { linesFrom, makeBuyers } from './orders.ts';
import { memoryMiB, startScript } from './processes.ts';
import { exportRows, importRows, reindexRow } from './goods.ts';
import { ledgerRows } from './ledger.ts';
import { openBenchGateway, paymentRows } from './payments.ts';
import { lastPageRow, pageRows, readRows } from './reads.ts';
import { ratio, report, round, type Row, say } from './report.ts';

// Run by bin/bench.mjs on a filled database of its own. Prints a table of figures beside their
// yardsticks of the same run, and writes the same as JSON.
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};
const seconds = option('seconds', 10);
const products = option('products', 20_000);
const url = process.env['DATABASE_URL'] ?? '';

const rows: Row[] = [];

const database = new pg.Client({ connectionString: url });
await database.connect();
const { rows: ids } = await database.query<{ id: number }>('select id from products where status = 1 order by random() limit 20000');
await database.end();
const detailPaths = ids.map((r) => `/api/prod/prodInfo?prodId=${r.id}`);

say('empty route');
const empty = await startScript('bench/empty-route.ts');
await loadOf(empty.base, ['/'], 2);
const emptyRoute = await loadOf(empty.base, ['/'], seconds);
await empty.stop();

// Started once before, as all starts but the first are: compiled code is kept in the data folder.
await (await startScript('apps/server/src/web.ts')).stop();
const payments = await openBenchGateway();
const web = await startScript('apps/server/src/web.ts', payments.settings);
const worker = await startScript('apps/server/src/worker.ts', payments.settings);
const memory = (): number => memoryMiB(web.child) + memoryMiB(worker.child);
const idle = memory();
rows.push({ what: 'start of the web process', figure: `${round(web.startMs)} ms`, yardstick: '', ratio: '', aim: '' });

say('product detail');
await loadOf(web.base, detailPaths.slice(0, 50), 2);
const cold = await loadOf(web.base, detailPaths, Math.min(seconds, 5));
const known = detailPaths.slice(0, 1000);
// Asked once before: what came after them may have taken the place of some.
await loadOf(web.base, known, 2);
const warm = await loadOf(web.base, known, seconds);
rows.push({ what: 'empty Fastify route', figure: `${round(emptyRoute.perSecond)}/s`, yardstick: '', ratio: '', aim: '' });
rows.push({
  what: 'product detail, first visits of the catalogue',
  figure: `${round(cold.perSecond)}/s`,
  yardstick: 'empty route',
  ratio: ratio(cold.perSecond, emptyRoute.perSecond),
  aim: '',
});
rows.push({
  what: 'product detail, warm',
  figure: `${round(warm.perSecond)}/s, p99 ${warm.p99Ms} ms`,
  yardstick: 'empty route',
  ratio: ratio(warm.perSecond, emptyRoute.perSecond),
  aim: '≥ 0.20',
});

say('freshness');
const fresh = await freshness(url, web.base, seconds);
rows.push({
  what: 'freshness probe',
  figure: `${fresh.stale} stale of ${round(fresh.reads)} reads, ${fresh.writes} writes`,
  yardstick: '',
  ratio: '',
  aim: '0 stale',
});

say('orders');
const buyers = await makeBuyers(url, 17);
const lines = await linesFrom(url);
rows.push(...(await orderRows(web.base, url, { ids: buyers.ids.slice(1), tokens: buyers.tokens.slice(1) }, lines, seconds)));
// After the orders: what they sold is kept no longer, and pages are rendered from kept lists and counts.
rows.push(...(await readRows(url, web.base, emptyRoute.perSecond, seconds)));
const underApi = memory();
rows.push(...(await paymentRows(web.base, payments, buyers.tokens.slice(1, 17), lines)));
// PayPal's own library is loaded when a payment first needs it.
const withProvider = memory();
rows.push(...(await pageRows(url, web.base, seconds)));
rows.push({
  what: 'memory of web and worker: idle, under calls (goods, carts, orders, lists, searches), after payments at PayPal, after pages',
  figure: `${round(idle)} MiB, ${round(underApi)} MiB, ${round(withProvider)} MiB, ${round(memory())} MiB`,
  yardstick: '',
  ratio: '',
  aim: '≤ 400 MiB under calls',
});
rows.push(await contentionRow(web.base, url));
rows.push(await lastPageRow(url, web.base, seconds));
rows.push(...(await orderListRows(web.base, url, buyers, lines, Math.min(seconds, 5))));
await web.stop();
await worker.stop();
await payments.close();

rows.push(...(await ledgerRows(url, seconds)));
say('reindexing');
rows.push(await reindexRow(url));
say('import and export');
rows.push(...(await importRows(url, products)));
rows.push(...(await exportRows(url)));
report(rows, products, seconds);
