import { UnreadableFile } from './unreadable.ts';

/** A row of a file, whatever kind of file it came from. `line` is where it begins, counted from 1. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The cells of this row that are part of merged ones and say what those say. */
  readonly merged?: readonly MergedCells[];
}
/** Cells merged over several rows: the column of the one that holds the value, and the lines from the first to the last. */
export interface MergedCells {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/** What a file may hold. An upload may be made to burst its reader: every bound is checked while reading. */
export const rowsMax = 500_000;
export const columnsMax = 200;
export const cellsMax = 20_000_000;
/** Signs of one row, all cells together. A quotation mark that is never closed would otherwise swallow the rest of the file. */
export const rowCharsMax = 262_144;
/** Signs of one cell that are kept: more than any rule lets through, so a longer cell is refused by the rule. */
export const cellCharsMax = 32_767;
/** What all parts of a spreadsheet may inflate to, bytes. */
export const inflatedBytesMax = 1_073_741_824;
export const sharedStringsMax = 5_000_000;
/** Signs of XML that may come without any beginning or end of a tag. */
export const xmlSilenceMax = 2_097_152;
export const xmlDepthMax = 64;
/** Tags of one part: four for each cell there may be. */
export const xmlTagsMax = 80_000_000;
export const zipEntriesMax = 5000;

/** Passes rows on as long as they keep to the limits. */
export async function* bounded(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let count = 0;
  let cells = 0;
  for await (const row of rows) {
    count += 1;
    if (count > rowsMax + 1) throw new UnreadableFile('rowsMany', { max: rowsMax });
    if (row.cells.length > columnsMax) throw new UnreadableFile('columnsMany', { line: row.line, max: columnsMax });
    cells += row.cells.length;
    if (cells > cellsMax) throw new UnreadableFile('cellsMany', { max: cellsMax });
    let chars = 0;
    for (const cell of row.cells) chars += cell.length;
    if (chars > rowCharsMax) throw new UnreadableFile('rowLong', { line: row.line, max: rowCharsMax });
    yield row;
  }
}
