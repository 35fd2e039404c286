/** A spreadsheet that a page gave, as its reader would see it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOf, readRows } from '../../../apps/server/src/runtime/sheets/read.ts';

/** The cells of its rows, the header first. */
export async function cellsOfSheet(bytes: Buffer): Promise<(readonly string[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  try {
    const path = join(folder, 'sheet');
    await writeFile(path, bytes);
    const rows: (readonly string[])[] = [];
    for await (const { cells } of readRows(path, await kindOf(path), () => true)) rows.push(cells);
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}
