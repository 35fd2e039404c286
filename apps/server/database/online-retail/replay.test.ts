import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toDecimal } from '@kyakhta/money';
import { beforeAll, expect, test } from 'vitest';
import { importFile } from '../../src/import-file.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { type InvoiceBook, replayInvoices } from './replay-invoices.ts';

const fixture = (name: string): string => join(import.meta.dirname, 'fixture', name);
const market = marketplaceForFile();
let book: InvoiceBook;
beforeAll(async () => {
  book = JSON.parse(await readFile(fixture('invoices.json'), 'utf8')) as InvoiceBook;
  const imported = await importFile(market().app, { file: fixture('products.csv'), storeId: 2 });
  expect(imported).toMatchObject({ created: 5, refused: 0, stopped: null });
});

test('every invoice comes out as it stands, by tier, by variant and directly bought', async () => {
  const replayed = await replayInvoices(market().app, book, { storeId: 2, buyerId: 1 });
  expect(replayed.mismatches).toEqual([]);
  expect([replayed.invoices, replayed.lines, toDecimal(replayed.total)]).toEqual([10, 18, '2961.81']);
  const [paid] = await market().query<{ total: string }>('select sum(total)::text as total from orders where store_id = 2 and status = 2');
  expect(paid?.total).toBe('296181');
  await market().app.drain();
});

test('a wrong total, a wrong line and goods that cannot be bought are told', async () => {
  const [first, , , , , sixth] = book.invoices;
  if (first === undefined || sixth === undefined) throw new Error('the fixture has ten invoices');
  const replayed = await replayInvoices(
    market().app,
    {
      ...book,
      invoices: [
        { ...first, total: '2.41' },
        { ...sixth, lines: sixth.lines.map((l, i) => (i === 0 ? { ...l, price: '1.00' } : l)) },
        { number: '11', total: '5.50', lines: [{ article: 'T-300-A', quantity: 5, price: '1.10' }] },
      ],
    },
    { storeId: 2, buyerId: 2 },
  );
  const told = replayed.mismatches.join('\n');
  expect(told).toContain('invoice 1: the quote is 2.4, the invoice says 2.41');
  expect(told).toContain('invoice 1: the payment is 2.40, the invoice says 2.41');
  expect(told).toMatch(/invoice 6: the line of variant \d+ is 6\.60/);
  expect(told).toMatch(/invoice 11: POST \/p\/order\/confirm was refused/);
});
