import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MergedCells } from './sheets/limits.ts';

/** The lines that one cell covers. */
export interface CellLines {
  readonly first: number;
  readonly last: number;
}

const fileOf = (folder: string, column: number): string => join(folder, `merged-${column}`);

/** Gathers which merged cells give their value to more than one row, and keeps them beside the staged rows, column by column. */
export class MergedKeeper {
  /** By column, in the order of their first lines, which is the order of the rows. */
  readonly #areas = new Map<number, Map<number, { last: number; rows: number }>>();

  add(merged: readonly MergedCells[] = []): void {
    for (const { column, first, last } of merged) {
      const ofColumn = this.#areas.get(column) ?? new Map<number, { last: number; rows: number }>();
      this.#areas.set(column, ofColumn);
      const area = ofColumn.get(first) ?? { last, rows: 0 };
      area.rows += 1;
      ofColumn.set(first, area);
    }
  }

  async keep(folder: string): Promise<void> {
    for (const [column, areas] of this.#areas) {
      const shared = [...areas].filter(([, { rows }]) => rows > 1);
      if (shared.length === 0) continue;
      const out = Buffer.alloc(shared.length * 8);
      for (const [i, [first, { last }]] of shared.entries()) {
        out.writeUInt32LE(first, i * 8);
        out.writeUInt32LE(last, i * 8 + 4);
      }
      await writeFile(fileOf(folder, column), out);
    }
  }
}

/** Which merged cell of a column gives its value to a row by its line and to others as well; null where none does. */
export const mergedOver = async (folder: string, column: number | undefined): Promise<(line: number) => CellLines | null> => {
  const bytes =
    column === undefined
      ? Buffer.alloc(0)
      : await readFile(fileOf(folder, column)).catch((error: unknown) => {
          // Most files have none, and rows that a version before this one has staged tell none.
          if ((error as { code?: string }).code === 'ENOENT') return Buffer.alloc(0);
          throw error;
        });
  return (line) => {
    let [from, to] = [0, bytes.length / 8];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const [first, last] = [bytes.readUInt32LE(middle * 8), bytes.readUInt32LE(middle * 8 + 4)];
      if (line >= first && line <= last) return { first, last };
      if (line < first) to = middle;
      else from = middle + 1;
    }
    return null;
  };
};
