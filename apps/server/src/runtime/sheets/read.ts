import { open } from 'node:fs/promises';
import { readCsv } from './csv.ts';
import { bounded, type FileRow } from './limits.ts';
import { UnreadableFile } from './unreadable.ts';
import { readXlsx } from './xlsx.ts';

export type SheetKind = 'csv' | 'xlsx';

/** First signs of PDF, gzip, RAR, 7-Zip, PNG, JPEG and GIF. */
const others = ['%PDF', '\u001f\u008b', 'Rar!', '7z\u00bc\u00af', '\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8'];

/** What kind of file it is, by its first bytes; the name says nothing. */
export const kindOf = async (path: string): Promise<SheetKind> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    const head = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new UnreadableFile('empty');
    if (head.subarray(0, 2).toString('latin1') === 'PK') return 'xlsx';
    // The container of Excel 97 and of spreadsheets locked with a password.
    if (head.subarray(0, 4).toString('hex') === 'd0cf11e0') throw new UnreadableFile('oldExcel');
    const text = head.toString('latin1');
    if (others.some((mark) => text.startsWith(mark))) throw new UnreadableFile('notSheet');
    if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|html|table)/i.test(text)) throw new UnreadableFile('notSheet');
    return 'csv';
  } finally {
    await file.close();
  }
};

/** The rows of a CSV or XLSX file as a stream within the limits; the first one is its header. */
export async function* readRows(path: string, kind: SheetKind, isHeader: (cells: readonly string[]) => boolean): AsyncGenerator<FileRow> {
  if (kind === 'csv') return yield* bounded(readCsv(path));
  // Cells at the end of a row that say nothing are not in the file: the header says how wide a row is.
  let width = 0;
  for await (const row of bounded(readXlsx(path, isHeader))) {
    width ||= row.cells.length;
    const missing = width - row.cells.length;
    yield missing > 0 ? { ...row, cells: [...row.cells, ...Array.from({ length: missing }, () => '')] } : row;
  }
}
