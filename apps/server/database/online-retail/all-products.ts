import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { csvLine, csvMark } from '../../src/runtime/sheets/csv.ts';
import { xlsxBytes } from '../../src/runtime/sheets/write-xlsx.ts';
import { type DropReason, readLines } from './invoices.ts';
import { type Observation, priceAt, type Tier, tiersOf } from './tiers.ts';
import { cellsOf, columns, nameOf } from './write.ts';

const usage = 'usage: node all-products.ts <invoice lines .csv.gz> [--out <folder>]';
/** As many as the import takes. */
const tiersMax = 20;

interface Article {
  readonly sold: Observation[];
  readonly descriptions: Map<string, number>;
}

/** The list with no more steps than allowed: those at which most was sold stay, the first one always. */
const shortened = (tiers: readonly Tier[], sold: readonly Observation[]): Tier[] => {
  if (tiers.length <= tiersMax) return [...tiers];
  const weight = (tier: Tier, i: number): number => {
    const next = tiers[i + 1]?.start ?? Number.POSITIVE_INFINITY;
    return sold.filter((o) => o.price === tier.price && o.quantity >= tier.start && o.quantity < next).length;
  };
  const kept = new Set(
    tiers
      .map((tier, i) => ({ tier, weight: i === 0 ? Number.POSITIVE_INFINITY : weight(tier, i) }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, tiersMax)
      .map(({ tier }) => tier),
  );
  return tiers.filter((tier) => kept.has(tier));
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string', default: '.' } } });
const [input] = positionals;
if (!input) {
  console.error(usage);
  process.exit(2);
}
await mkdir(values.out, { recursive: true });
const at = (name: string): string => path.join(values.out, name);

const articles = new Map<string, Article>();
const written = new Set<string>();
const dropped = new Map<DropReason, number>();
let lines = 0;
const report = createWriteStream(at('dropped-lines.csv'));
report.write(csvMark + csvLine(['line', 'invoice', 'code', 'description', 'quantity', 'price', 'reason']));
for await (const { line, place, row } of readLines(input)) {
  lines += 1;
  written.add(row.StockCode);
  if (typeof line === 'string') {
    dropped.set(line, (dropped.get(line) ?? 0) + 1);
    report.write(csvLine([String(place), row.InvoiceNo, row.StockCode, row.Description, row.Quantity, row.UnitPrice, line]));
    continue;
  }
  const article = articles.get(line.article) ?? { sold: [], descriptions: new Map<string, number>() };
  articles.set(line.article, article);
  article.sold.push({ quantity: line.quantity, price: line.price, weight: 1 });
  const words = row.Description.trim().replaceAll(/\s+/g, ' ');
  article.descriptions.set(words, (article.descriptions.get(words) ?? 0) + 1);
}
await new Promise((resolve) => {
  report.end(resolve);
});

let atList = 0;
let steps = 0;
let most = 0;
const rows = [...articles]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, { descriptions, sold }]) => {
    const tiers = shortened(tiersOf(sold), sold);
    atList += sold.filter((o) => priceAt(tiers, o.quantity) === o.price).length;
    steps += tiers.length;
    most = Math.max(most, tiers.length);
    const cells = cellsOf(
      code,
      nameOf(descriptions),
      tiers,
      sold.reduce((total, o) => total + o.quantity, 0),
    );
    return columns.map((column) => cells[column] ?? '');
  });
await pipeline(Readable.from([csvMark + csvLine(columns), ...rows.map(csvLine)]), createWriteStream(at('all-products.csv')));
const sheet = columns.map((name) => ({ name, numeric: ['price', 'stock', 'minimum'].includes(name), width: 20 }));
await pipeline(xlsxBytes(sheet, Readable.from(rows)), createWriteStream(at('all-products.xlsx')));

const kept = [...articles.values()].reduce((total, { sold }) => total + sold.length, 0);
const codes = new Set([...written].map((code) => code.trim().toUpperCase())).size;
console.log(`${lines} lines read, ${written.size} different codes, ${codes} when small letters count as capitals`);
for (const [reason, count] of dropped) console.log(`  dropped and reported, ${reason}: ${count}`);
console.log(`${articles.size} products from ${kept} lines; ${codes - articles.size} codes have no line that can be sold`);
console.log(
  `  ${steps} price tiers, at most ${most} for one product; ${((100 * atList) / kept).toFixed(1)} % of the lines are at list price`,
);
