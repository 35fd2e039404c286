import { importColumns, type ImportColumn, optionalColumns } from './import-columns.ts';

/** A row of a product file, whatever kind of file it came from. `line` is where it begins, counted from 1. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Header {
  /** Where each known column stands. */
  readonly positions: ReadonlyMap<ImportColumn, number>;
  readonly width: number;
  /** Names nobody knows: told and left out. */
  readonly unknown: readonly string[];
  /** Columns without which no product can be read. */
  readonly missing: readonly ImportColumn[];
  readonly twice: readonly ImportColumn[];
}

const isKnown = (name: string): name is ImportColumn => (importColumns as readonly string[]).includes(name);

/** Columns are found by name, in any order; case and spaces around a name do not matter. */
export const readHeader = (cells: readonly string[]): Header => {
  const names = cells.map((c) => c.trim().toLowerCase().replaceAll(/\s+/g, '_'));
  const positions = new Map<ImportColumn, number>();
  const twice = new Set<ImportColumn>();
  for (const [i, name] of names.entries()) {
    if (!isKnown(name)) continue;
    if (positions.has(name)) twice.add(name);
    else positions.set(name, i);
  }
  return {
    positions,
    width: names.findLastIndex((n) => n !== '') + 1,
    unknown: cells.map((c) => c.trim()).filter((_, i) => names[i] !== '' && !isKnown(names[i] ?? '')),
    missing: importColumns.filter((c) => !positions.has(c) && !optionalColumns.has(c)),
    twice: [...twice],
  };
};

/** A row by column name. `twin` is the line of another row with the same article number. */
export interface ImportRow {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ImportColumn, string>>>;
  /** How many cells the row has, when that is not what the header says. */
  readonly wrongWidth: number | null;
  readonly twin: number | null;
}

const cellOf = (header: Header, row: FileRow, column: ImportColumn): string | undefined => {
  const at = header.positions.get(column);
  return at === undefined ? undefined : row.cells[at];
};
const isEmpty = (row: FileRow): boolean => row.cells.every((c) => c.trim() === '');
const codeOf = (header: Header, row: FileRow): string => (cellOf(header, row, 'product') ?? '').trim();

/** What has to be known of a whole file before its first product is written. */
export interface Survey {
  readonly rows: number;
  readonly rowsOfProduct: ReadonlyMap<string, number>;
  /** The first two lines of each article number that stands on more than one. */
  readonly twins: ReadonlyMap<string, readonly [number, number]>;
}

/** First reading: how many rows each product has, and which article numbers come twice. */
export const surveyRows = async (header: Header, rows: AsyncIterable<FileRow>): Promise<Survey> => {
  const rowsOfProduct = new Map<string, number>();
  const firstLine = new Map<string, number>();
  const twins = new Map<string, readonly [number, number]>();
  let count = 0;
  for await (const row of rows) {
    if (isEmpty(row)) continue;
    count += 1;
    const code = codeOf(header, row);
    rowsOfProduct.set(code, (rowsOfProduct.get(code) ?? 0) + 1);
    const article = (cellOf(header, row, 'article') ?? '').trim();
    if (article === '') continue;
    const first = firstLine.get(article);
    if (first === undefined) firstLine.set(article, row.line);
    else if (!twins.has(article)) twins.set(article, [first, row.line]);
  }
  return { rows: count, rowsOfProduct, twins };
};

/** Most variants one product may have; beyond it the rows are only counted. */
export const variantsMax = 200;

/** All rows of one product. `surplus` are the lines beyond what a product may have. */
export interface ProductRows {
  readonly code: string;
  readonly rows: readonly ImportRow[];
  readonly surplus: readonly number[];
}

/**
 * Second reading: products with all their rows, each as soon as its last row was read. Rows of a
 * product may stand apart; only products that are still open are held.
 */
export async function* productsOf(header: Header, rows: AsyncIterable<FileRow>, survey: Survey): AsyncGenerator<ProductRows> {
  const open = new Map<string, { rows: ImportRow[]; surplus: number[] }>();
  for await (const row of rows) {
    if (isEmpty(row)) continue;
    const code = codeOf(header, row);
    const product = open.get(code) ?? { rows: [], surplus: [] };
    // Rows without a product code have nothing in common: each is refused for itself.
    if (code === '' || product.rows.length < variantsMax) product.rows.push(importRow(header, row, survey));
    else product.surplus.push(row.line);
    const whole = code === '' || product.rows.length + product.surplus.length === survey.rowsOfProduct.get(code);
    if (whole) open.delete(code);
    else open.set(code, product);
    if (whole) yield { code, ...product };
  }
  if (open.size > 0) throw new Error('the file was changed while it was read');
}

const importRow = (header: Header, row: FileRow, survey: Survey): ImportRow => {
  const cells = Object.fromEntries([...header.positions].map(([column, at]) => [column, row.cells[at] ?? '']));
  const twins = survey.twins.get((cells['article'] ?? '').trim());
  const surplus = row.cells.slice(header.width).some((c) => c.trim() !== '');
  return {
    line: row.line,
    cells,
    wrongWidth: row.cells.length < header.width || surplus ? row.cells.length : null,
    twin: twins === undefined ? null : twins[0] === row.line ? twins[1] : twins[0],
  };
};
