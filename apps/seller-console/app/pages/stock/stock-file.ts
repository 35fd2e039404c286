import { csvRows, plainCell } from '../../forms/csv-cells.ts';
import { readStockEdit, type StockEdit } from './stock-text.ts';

/** A row of a file of stock; `edit` is null where its number cannot be read. */
export interface StockFileRow {
  /** Counted as a person counts lines of the file. */
  readonly line: number;
  readonly article: string;
  readonly text: string;
  readonly edit: StockEdit | null;
  /** Stands in an earlier row, too. */
  readonly twice: boolean;
}

export const stockFileRowsMax = 10_000;
export const stockFileBytesMax = 2_000_000;

/** Rows of a file: article number, pieces. A first row whose second cell holds no digit is its heading; empty rows are none. */
export const readStockFile = (file: string): StockFileRow[] => {
  const seen = new Set<string>();
  return csvRows(file)
    .map(({ line, cells }) => {
      const [article = '', text = ''] = cells.map(plainCell);
      return { line, article, text, edit: readStockEdit(text) };
    })
    .filter((row, index) => (row.article !== '' || row.text !== '') && !(index === 0 && !/\d/.test(row.text)))
    .map((row) => {
      const twice = seen.has(row.article);
      seen.add(row.article);
      return { ...row, twice };
    });
};
