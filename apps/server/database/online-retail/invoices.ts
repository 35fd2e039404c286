import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { parseAmount } from '@kyakhta/money';
import { parse } from 'csv-parse';

/** One line of an invoice; `price` is US cents a piece. */
export type Line = { readonly article: string; readonly quantity: number; readonly price: number };
export type Invoice = {
  readonly number: string;
  readonly date: string;
  readonly customer: string;
  readonly country: string;
  readonly lines: readonly Line[];
};

/** Why a line was dropped, in the order the rules are tried. An invoice that lost a line is dropped whole. */
export type DropReason =
  | 'cancellation'
  | 'quantity not positive'
  | 'price not positive'
  | 'no description'
  | 'price not in cents'
  | 'not goods';

export type InvoiceFile = {
  readonly lineCount: number;
  readonly invoiceCount: number;
  readonly dropped: Readonly<Record<DropReason, number>>;
  /** Invoices of which every line is kept, in the order of the file. */
  readonly invoices: readonly Invoice[];
  /** Descriptions of an article, with how often each was written. */
  readonly descriptions: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

export type Row = Record<
  'InvoiceNo' | 'StockCode' | 'Description' | 'Quantity' | 'InvoiceDate' | 'UnitPrice' | 'CustomerID' | 'Country',
  string
>;

/** Goods have a stock code of five digits with letters after them; the others are postage, fees, samples and vouchers. */
const goodsCode = /^[0-9]{5}[A-Z]*$/;

/** Every line of a gzip CSV as a stream, with its place in the file: read, or why it is dropped. */
export async function* readLines(
  path: string,
): AsyncGenerator<{ readonly place: number; readonly row: Row; readonly line: Line | DropReason }> {
  const unpacked = createReadStream(path).pipe(createGunzip());
  let place = 1;
  for await (const row of unpacked.pipe(parse({ columns: true, bom: true })) as AsyncIterable<Row>) {
    place += 1;
    yield { place, row, line: lineOf(row) };
  }
}

/** Reads a gzip CSV of invoice lines as a stream. Rejects when the file or its columns are not as expected. */
export async function readInvoices(path: string): Promise<InvoiceFile> {
  const dropped: Record<DropReason, number> = {
    cancellation: 0,
    'quantity not positive': 0,
    'price not positive': 0,
    'no description': 0,
    'price not in cents': 0,
    'not goods': 0,
  };
  const open = new Map<string, { invoice: Omit<Invoice, 'lines'>; lines: Line[] }>();
  const broken = new Set<string>();
  const numbers = new Set<string>();
  const descriptions = new Map<string, Map<string, number>>();
  let lineCount = 0;

  await pipeline(createReadStream(path), createGunzip(), parse({ columns: true, bom: true }), async (rows: AsyncIterable<Row>) => {
    for await (const row of rows) {
      lineCount++;
      numbers.add(row.InvoiceNo);
      const line = lineOf(row);
      if (typeof line === 'string') {
        dropped[line]++;
        broken.add(row.InvoiceNo);
        continue;
      }
      const { InvoiceNo: number, InvoiceDate: date, CustomerID: customer, Country: country } = row;
      const entry = open.get(number);
      if (entry) entry.lines.push(line);
      else open.set(number, { invoice: { number, date, customer, country }, lines: [line] });
      const known = descriptions.get(line.article) ?? new Map<string, number>();
      const words = row.Description.trim().replace(/\s+/g, ' ');
      descriptions.set(line.article, known.set(words, (known.get(words) ?? 0) + 1));
    }
  });
  const invoices = [...open.values()]
    .filter(({ invoice }) => !broken.has(invoice.number))
    .map(({ invoice, lines }) => ({ ...invoice, lines }));
  return { lineCount, invoiceCount: numbers.size, dropped, invoices, descriptions };
}

function lineOf(row: Row): Line | DropReason {
  if (/^c/i.test(row.InvoiceNo)) return 'cancellation';
  if (!/^[0-9]+$/.test(row.Quantity) || Number(row.Quantity) === 0) return 'quantity not positive';
  const price = parseAmount(row.UnitPrice.replace(/(\.[0-9]{2})0+$/, '$1'), 'USD');
  if (!price.ok) return row.UnitPrice.startsWith('-') ? 'price not positive' : 'price not in cents';
  if (price.money.amount <= 0n) return 'price not positive';
  if (row.Description.trim() === '') return 'no description';
  const article = row.StockCode.trim().toUpperCase();
  if (!goodsCode.test(article)) return 'not goods';
  return { article, quantity: Number(row.Quantity), price: Number(price.money.amount) };
}
