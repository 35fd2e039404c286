import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { exportRows, importRows } from './goods.ts';
import { kept, keep, tableOf } from './report.ts';

// Run by bin/bench.mjs with `--goods` on a filled database of its own: only what goes into stores and out of them by files. Puts
// its rows in the place of those that a whole run has left, and its table into docs/real-goods.md.
const at = process.argv.indexOf('--products');
const products = at === -1 ? 2000 : Number(process.argv[at + 1]);
const url = process.env['DATABASE_URL'] ?? '';

const rows = [...(await importRows(url, products)), ...(await exportRows(url))];
const day = new Date().toISOString();
const table = tableOf(rows);
console.log(table);

const before = kept(products);
// Rows of files that a run before has named otherwise go.
const others = (before?.rows ?? []).filter(({ what }) => !/^(?:import,|export )/.test(what));
keep(products, { seconds: before?.seconds ?? 0, at: before?.at ?? day, goodsAt: day, rows: [...others, ...rows] });

const doc = join(import.meta.dirname, '../docs/real-goods.md');
const text = readFileSync(doc, 'utf8');
const marked = /(<!-- bench:goods -->\n)[\s\S]*?(\n<!-- \/bench:goods -->)/;
if (!marked.test(text)) throw new Error('docs/real-goods.md has no place for the figures');
const cores = cpus().length;
const intro = `Measured on ${day.slice(0, 10)}, ${cores} cores, a demo of ${products.toLocaleString('en')} products ([figures](../bench/results/${products}.json)):`;
writeFileSync(
  doc,
  text.replace(marked, (_, open: string, close: string) => `${open}${intro}\n\n${table}${close}`),
);
