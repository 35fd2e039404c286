import { cellsMax, type FileRow, type MergedCells } from './limits.ts';
import { UnreadableFile } from './unreadable.ts';

/** `C7` → 2; null without letters. */
export const columnOf = (reference: string | undefined): number | null => {
  const letters = /^[A-Za-z]{1,3}(?=\d)/.exec(reference ?? '')?.[0].toUpperCase();
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

const endOfRows = /<\/(?:\w+:)?sheetData\s*>|<(?:\w+:)?sheetData\s*\/>/;
const mergedCell = /<(?:\w+:)?mergeCell\s[^<>]*?\bref=["']([A-Za-z]{1,3})(\d{1,7}):[A-Za-z]{1,3}(\d{1,7})["'][^<>]*>/g;
/** Longer than any tag that is looked for. */
const overlap = 200;
const areasMax = 500_000;

/**
 * Cells merged over several rows, in the order of their first lines. A sheet tells them behind its rows, so its bytes are
 * looked through once before the rows are read; nothing is kept of them.
 */
export const mergedCellsOf = async (bytes: AsyncIterable<Buffer>): Promise<readonly MergedCells[]> => {
  const areas: MergedCells[] = [];
  let isBehind = false;
  let rest = '';
  for await (const chunk of bytes) {
    let text = rest + chunk.toString('latin1');
    if (!isBehind) {
      const end = endOfRows.exec(text);
      if (end !== null) {
        isBehind = true;
        text = text.slice(end.index + end[0].length);
      }
    }
    let from = 0;
    if (isBehind)
      for (const found of text.matchAll(mergedCell)) {
        from = found.index + found[0].length;
        const [, letters = '', top = '', bottom = ''] = found;
        const column = columnOf(`${letters}1`);
        const [first, last] = [Number(top), Number(bottom)];
        if (column === null || last <= first) continue;
        if (areas.length >= areasMax) throw new UnreadableFile('cellsMany', { max: cellsMax });
        areas.push({ column, first, last });
      }
    rest = text.slice(Math.max(from, text.length - overlap));
  }
  return areas.toSorted((a, b) => a.first - b.first);
};

/** Gives the value of merged cells to all their rows that say anything themselves; rows come in their order. */
export class MergedRows {
  readonly #areas: readonly MergedCells[];
  readonly #open = new Map<number, { readonly area: MergedCells; readonly value: string }>();
  #next = 0;

  constructor(areas: readonly MergedCells[]) {
    this.#areas = areas;
  }

  filled({ line, cells }: FileRow): FileRow {
    if (this.#areas.length === 0) return { line, cells };
    const own = [...cells];
    const merged: MergedCells[] = [];
    for (const [column, { area, value }] of this.#open) {
      if (area.last < line) this.#open.delete(column);
      else if ((own[column] ?? '') === '') {
        while (own.length < column) own.push('');
        own[column] = value;
        merged.push(area);
      }
    }
    for (let area = this.#areas[this.#next]; area !== undefined && area.first <= line; area = this.#areas[this.#next]) {
      this.#next += 1;
      const value = area.first === line ? (cells[area.column] ?? '') : '';
      if (value === '') continue;
      this.#open.set(area.column, { area, value });
      merged.push(area);
    }
    return merged.length === 0 ? { line, cells: own } : { line, cells: own, merged };
  }
}
