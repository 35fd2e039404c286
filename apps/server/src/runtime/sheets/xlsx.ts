import { decodeSigns, shownNumber } from './cell-text.ts';
import { cellCharsMax, columnsMax, type FileRow, type MergedCells, rowsMax } from './limits.ts';
import { columnOf, MergedRows, mergedCellsOf } from './merged.ts';
import { readSharedStrings, type SharedStrings } from './shared-strings.ts';
import { UnreadableFile } from './unreadable.ts';
import { readWorkbook, type Sheet, type Workbook } from './workbook.ts';
import { readXml } from './xml.ts';
import { type Archive, openArchive } from './zip.ts';

const excelRowsMax = 1_048_576;

/** Gathers the rows of a sheet from what its XML tells. */
class RowReader {
  readonly #book: Workbook;
  readonly #strings: SharedStrings;
  readonly rows: FileRow[] = [];
  #line = 0;
  #cells: string[] = [];
  #column = -1;
  #type = 'n';
  #style = 0;
  #value = '';
  #text = '';
  #into: 'value' | 'text' | null = null;
  #inAid = false;

  constructor(book: Workbook, strings: SharedStrings) {
    this.#book = book;
    this.#strings = strings;
  }

  open(name: string, a: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      const claimed = Number(a['r'] ?? Number.NaN);
      this.#line = Number.isSafeInteger(claimed) && claimed > this.#line ? claimed : this.#line + 1;
      if (this.#line > excelRowsMax) throw new UnreadableFile('rowsMany', { max: rowsMax });
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = columnOf(a['r']) ?? this.#column + 1;
      this.#type = a['t'] ?? 'n';
      this.#style = Number(a['s'] ?? 0);
      this.#value = '';
      this.#text = '';
    } else if (name === 'v') this.#into = 'value';
    else if (name === 't') this.#into = this.#inAid ? null : 'text';
    else if (name === 'rPh') this.#inAid = true;
  }

  text(piece: string): void {
    if (this.#into === 'value' && this.#value.length <= cellCharsMax) this.#value += piece;
    if (this.#into === 'text' && this.#text.length <= cellCharsMax) this.#text += piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#into = null;
    else if (name === 'rPh') this.#inAid = false;
    else if (name === 'c') this.#put(this.#shown());
    else if (name === 'row' && this.#cells.length > 0) this.rows.push({ line: this.#line, cells: this.#cells });
  }

  #put(text: string): void {
    if (text === '') return;
    if (this.#column >= columnsMax) throw new UnreadableFile('columnsMany', { line: this.#line, max: columnsMax });
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = text;
  }

  /** What the cell shows. A formula is never reckoned: the file holds its last result. */
  #shown(): string {
    if (this.#type === 's') return decodeSigns(this.#strings.at(Number(this.#value)) ?? '');
    if (this.#type === 'inlineStr') return decodeSigns(this.#text);
    if (this.#type === 'str') return decodeSigns(this.#value);
    if (this.#type === 'b') return this.#value === '1' ? 'TRUE' : 'FALSE';
    if (this.#type === 'n' && this.#value !== '') {
      const look = this.#book.looks[this.#style] ?? 'plain';
      return shownNumber(this.#value, look, this.#book.from1904);
    }
    return this.#value;
  }
}

async function* rowsOfSheet(
  archive: Archive,
  book: Workbook,
  strings: SharedStrings,
  sheet: Sheet,
  merged: readonly MergedCells[] = [],
): AsyncGenerator<FileRow> {
  const bytes = await archive.open(sheet.path);
  if (bytes === null) throw new UnreadableFile('zipBroken');
  const reader = new RowReader(book, strings);
  const parts = readXml(bytes, {
    open: (name, a) => reader.open(name, a),
    text: (piece) => reader.text(piece),
    close: (name) => reader.close(name),
  });
  const rows = new MergedRows(merged);
  for await (const _ of parts) for (const row of reader.rows.splice(0)) yield rows.filled(row);
}

/** The first visible sheet whose first row is a header; without one, the first that has any rows. */
const chooseSheet = async (
  archive: Archive,
  book: Workbook,
  strings: SharedStrings,
  isHeader: (cells: readonly string[]) => boolean,
): Promise<Sheet> => {
  let any: Sheet | undefined;
  for (const sheet of book.sheets.filter((s) => !s.hidden)) {
    for await (const row of rowsOfSheet(archive, book, strings, sheet)) {
      if (isHeader(row.cells)) return sheet;
      any ??= sheet;
      break;
    }
  }
  if (any === undefined) throw new UnreadableFile(book.sheets.some((s) => !s.hidden) ? 'empty' : 'noSheet');
  return any;
};

/**
 * The rows of a spreadsheet as a stream: cells as a person reads them, dates as `2026-11-21`. Only the
 * parts that are needed are inflated, piece by piece; each row is as wide as its last cell that says something. Cells that
 * are merged over several rows say the same in each of them.
 * @throws UnreadableFile for what is no spreadsheet, or one that is made to burst its reader
 */
export async function* readXlsx(path: string, isHeader: (cells: readonly string[]) => boolean): AsyncGenerator<FileRow> {
  const archive = await openArchive(path);
  try {
    const book = await readWorkbook(archive);
    const strings = await readSharedStrings(book.sharedStrings === null ? null : await archive.open(book.sharedStrings));
    try {
      const sheet = await chooseSheet(archive, book, strings, isHeader);
      const bytes = await archive.open(sheet.path, 'again');
      yield* rowsOfSheet(archive, book, strings, sheet, bytes === null ? [] : await mergedCellsOf(bytes));
    } finally {
      strings.close();
    }
  } finally {
    archive.close();
  }
}
