import { columnNamed, importColumns, type ImportColumn, isExactly, requiredColumns } from './import-columns.ts';

/** What each column of a file is taken as; null is left out. */
export type ColumnMapping = readonly (ImportColumn | null)[];

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

/**
 * Columns are found by name, in any order; case and spaces around a name do not matter. A column's own
 * name goes before the other headings people write for it, and of these the first is meant.
 */
export const mapColumns = (cells: readonly string[]): ColumnMapping => {
  const found = cells.map((c) => columnNamed(c));
  const exact = new Set(found.filter((column, i) => column !== null && isExactly(cells[i] ?? '', column)));
  const taken = new Set<ImportColumn>();
  return found.map((column, i) => {
    if (column === null || isExactly(cells[i] ?? '', column)) return column;
    if (exact.has(column) || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
};

export const readHeader = (cells: readonly string[], mapping: ColumnMapping = mapColumns(cells)): Header => {
  const positions = new Map<ImportColumn, number>();
  const twice = new Set<ImportColumn>();
  for (const [i, column] of mapping.entries()) {
    if (column === null) continue;
    if (positions.has(column)) twice.add(column);
    else positions.set(column, i);
  }
  return {
    positions,
    width: cells.findLastIndex((c) => c.trim() !== '') + 1,
    unknown: cells.map((c) => c.trim()).filter((c, i) => c !== '' && mapping[i] === null),
    missing: importColumns.filter((c) => !positions.has(c) && requiredColumns.has(c)),
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
  /** The lines of the one cell that tells the stock of this row and of others; null where the row has its own. */
  readonly stockOver: StockLines | null;
}
interface StockLines {
  readonly first: number;
  readonly last: number;
}

/** All rows of one product. `surplus` are the lines beyond what a product may have. */
export interface ProductRows {
  readonly code: string;
  readonly rows: readonly ImportRow[];
  readonly surplus: readonly number[];
  /** They are a form: it tells every variant that the product is to have, and the stock of each. */
  readonly isForm?: true;
}

/** Rows that belong together, as a product of the file. */
export const productRows = (
  header: Header,
  group: {
    readonly rows: readonly { readonly line: number; readonly cells: readonly string[]; readonly twin: number | null }[];
    readonly surplus: readonly number[];
  },
  stockOver: (line: number) => StockLines | null = () => null,
): ProductRows => {
  const rows = group.rows.map((row): ImportRow => {
    const surplus = row.cells.length > header.width && row.cells.slice(header.width).some((c) => c.trim() !== '');
    const cells: Partial<Record<ImportColumn, string>> = {};
    for (const [column, at] of header.positions) cells[column] = row.cells[at] ?? '';
    return {
      line: row.line,
      cells,
      wrongWidth: row.cells.length < header.width || surplus ? row.cells.length : null,
      twin: row.twin,
      stockOver: stockOver(row.line),
    };
  });
  return { code: (rows[0]?.cells['product'] ?? '').trim(), rows, surplus: group.surplus };
};
