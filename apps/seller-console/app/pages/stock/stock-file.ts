import { csvRows, plainCell } from '../../forms/csv-cells.ts';
import { readStockEdit, type StockEdit } from './stock-text.ts';

/** A row of a file of stock; `edit` is null where its number cannot be read. */
export interface StockFileRow {
  /** Counted as a person counts lines of the file. */
  readonly line: number;
  readonly article: string;
  readonly text: string;
  readonly edit: StockEdit | null;
  /** An earlier row has it, too. */
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

/** Pieces on hand now by article number, as far as the store has it. */
export type OnHand = ReadonlyMap<string, number>;

/** What is sent of the rows: a count with what the page shows as on hand, more and fewer as they are. */
export const stockFileLines = (rows: readonly StockFileRow[], onHand: OnHand) =>
  rows.map(({ article, edit }) => ({ article, ...edit, ...(edit !== null && 'count' in edit && { seen: onHand.get(article) }) }));

/** What of the stock that is there the counts would raise; a file of stock does not tell how old it is. */
export const raisedByRows = (rows: readonly StockFileRow[], onHand: OnHand) => {
  const more = rows.flatMap(({ article, edit }) => {
    const now = onHand.get(article);
    return edit !== null && 'count' in edit && now !== undefined && edit.count > now ? [edit.count - now] : [];
  });
  return { variants: more.length, pieces: more.reduce((sum, pieces) => sum + pieces, 0), oldestAt: null };
};
