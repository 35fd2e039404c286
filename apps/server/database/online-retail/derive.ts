import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueOf } from './catalogue.ts';
import { readInvoices } from './invoices.ts';
import { checkReproduced, invoiceJson, pickInvoices, productCsv } from './write.ts';

const usage = 'usage: node derive.ts <invoice lines .csv.gz> [--out <folder>] [--products 500] [--invoices 300]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.' },
    products: { type: 'string', default: '500' },
    invoices: { type: 'string', default: '300' },
  },
});
const [input] = positionals;
const productCount = Number(values.products);
const invoiceCount = Number(values.invoices);
if (!input || ![productCount, invoiceCount].every((count) => Number.isSafeInteger(count) && count > 0)) {
  console.error(usage);
  process.exit(2);
}

const file = await readInvoices(input);
console.log(`${file.lineCount} lines of ${file.invoiceCount} invoices read`);
for (const [reason, count] of Object.entries(file.dropped)) console.log(`  dropped, ${reason}: ${count}`);
console.log(`${file.invoices.length} invoices have all their lines`);

const catalogue = catalogueOf(file.invoices, productCount);
checkReproduced(catalogue);
const steps = [...catalogue.tiers.values()].map((tiers) => tiers.length);
const share = ((100 * catalogue.reproduced.length) / file.invoiceCount).toFixed(1);
console.log(`  at two prices for one product: ${catalogue.contradictory}`);
console.log(`  reproducible if every product were taken: ${catalogue.reproducibleWithAll}`);
console.log(`${catalogue.tiers.size} products chosen, at most ${Math.max(...steps)} prices each`);
console.log(`${catalogue.reproduced.length} invoices reproduced to the cent (${share} % of the file)`);

const picked = pickInvoices(catalogue.reproduced, invoiceCount);
const longest = Math.max(...picked.map(({ lines }) => lines.length));
await mkdir(values.out, { recursive: true });
const products = path.join(values.out, 'products.csv');
const invoices = path.join(values.out, 'invoices.json');
await writeFile(products, productCsv(catalogue, file.descriptions));
await writeFile(invoices, invoiceJson(picked));
console.log(`${products}: ${catalogue.tiers.size} products`);
console.log(`${invoices}: ${picked.length} invoices, up to ${longest} lines`);
