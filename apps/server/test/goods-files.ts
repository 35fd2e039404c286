import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Input, Output, StockRaised } from '@kyakhta/contract';
import { afterAll, beforeAll } from 'vitest';
import yazl from 'yazl';
import { explainFault } from '../src/domains/catalog/index.ts';
import { importFile, type ImportResult } from '../src/import-file.ts';
import { exportFile } from '../src/reads/export-file.ts';
import { csvLine } from '../src/runtime/sheets/csv.ts';
import { readRows } from '../src/runtime/sheets/read.ts';
import type { TestHttp } from './http.ts';
import type { Marketplace } from './marketplace.ts';

/** A row of a file by its headings. */
export type Line = Record<string, string>;
type Info = Output<'GET /shop/admin/import/info'>;

/** The form of a padlock. @param variants article numbers with sizes and pieces */
export const padlock = (code: string, variants: Readonly<Record<string, number>>): Input<'POST /shop/admin/prod'> => ({
  product: {
    product: code,
    name_en: 'Padlock',
    category: 'Hand tools',
    unit: 'piece',
    minimum: '12',
    carton_quantity: '6',
    carton_weight_kg: '4.25',
    carton_volume_m3: '0.03',
    delivery_days: '7',
  },
  variants: Object.entries(variants).map(([size, stock]) => ({
    article: `${code}-${size}`,
    price: '12.50',
    ordinary_freight: '0.40',
    express_freight: '1.10',
    stock: String(stock),
    properties: `Size:${size}`,
  })),
});

const relation = (type: string, target: string): string =>
  `<Relationships><Relationship Id="r1" Type="http://x/${type}" Target="${target}"/></Relationships>`;
/** Up to 26 columns. */
const cellOf = (line: number, column: number, text: string): string =>
  text === '' ? '' : `<c r="${String.fromCodePoint(65 + column)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`;

interface Imported extends ImportResult {
  /** Refused rows: `line column: why`. */
  readonly told: readonly string[];
  readonly raised: StockRaised | null;
}
interface GoodsFiles {
  /** The goods of store 1 as a file. */
  exported(format: 'csv' | 'xlsx'): Promise<string>;
  linesOf(path: string): Promise<Line[]>;
  /** A file of these lines. @param columns those that it has; all of the first line without it */
  written(lines: readonly Line[], columns?: readonly string[]): Promise<string>;
  /** A spreadsheet of these lines. @param merges areas that are merged, such as `E2:E4` */
  merged(lines: readonly Line[], merges: readonly string[]): Promise<string>;
  /** Brought into store 1 from the command line. */
  imported(file: string): Promise<Imported>;
  /** Uploaded in the console of a store, and read. */
  uploaded(path: string, store?: number): Promise<Info>;
}

/** Files of goods in a separate folder, which goes with the tests of the file. */
export const goodsFilesForFile = (market: () => Marketplace, http: () => TestHttp): GoodsFiles => {
  let folder = '';
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goods-files-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const next = (ending: string): string => join(folder, `f${(files += 1)}.${ending}`);
  return {
    exported: async (format) => {
      const path = next(format);
      await pipeline(exportFile(market().app.database.db, 1, format, market().app.clock), createWriteStream(path));
      return path;
    },
    linesOf: async (path) => {
      const rows: string[][] = [];
      for await (const { cells } of readRows(path, path.endsWith('csv') ? 'csv' : 'xlsx', () => true)) rows.push([...cells]);
      const [head = [], ...rest] = rows;
      return rest.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])));
    },
    written: async (lines, columns = Object.keys(lines[0] ?? {})) => {
      const path = next('csv');
      await writeFile(path, [csvLine(columns), ...lines.map((l) => csvLine(columns.map((c) => l[c] ?? '')))].join(''));
      return path;
    },
    merged: async (lines, merges) => {
      const columns = Object.keys(lines[0] ?? {});
      const rows = [columns, ...lines.map((l) => columns.map((c) => l[c] ?? ''))].map(
        (cells, i) => `<row r="${i + 1}">${cells.map((text, column) => cellOf(i + 1, column, text)).join('')}</row>`,
      );
      const areas = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
      const zip = new yazl.ZipFile();
      const parts = {
        '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relation('worksheet', 'sheet.xml'),
        'xl/sheet.xml': `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>${areas}</mergeCells></worksheet>`,
      };
      for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), name);
      zip.end();
      const path = next('xlsx');
      await pipeline(zip.outputStream as Readable, createWriteStream(path));
      return path;
    },
    imported: async (file) => {
      const told: string[] = [];
      let raised: StockRaised | null = null;
      const result = await importFile(market().app, {
        file,
        storeId: 1,
        onFault: (f) => void told.push(`${f.line} ${f.column ?? '-'}: ${explainFault(f)}`),
        onStock: (one) => {
          raised = one;
        },
      });
      return { ...result, told, raised };
    },
    uploaded: async (path, store = 1) => {
      const boundary = 'b0undary';
      const answer = await http().ask({
        method: 'POST',
        url: '/api/shop/admin/import/upload',
        headers: {
          authorization: await http().token('seller', `seller${store}`),
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.concat([
          Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="g"\r\ncontent-type: text/csv\r\n\r\n`),
          await readFile(path),
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      });
      await market().app.drain();
      return market()
        .seller(store)
        .ok('GET /shop/admin/import/info', { importId: (answer.data as Info).importId });
    },
  };
};
