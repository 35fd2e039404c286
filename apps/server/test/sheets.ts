import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '@kyakhta/contract';
import { kindOf, readRows } from '../src/runtime/sheets/read.ts';

/** The cells of the spreadsheet that a call answered, the header first. */
export const cellsOf = async (file: FileAnswer | undefined): Promise<(readonly string[])[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  try {
    const path = join(folder, 'sheet');
    await writeFile(path, await buffer(file!.bytes));
    return (await Array.fromAsync(readRows(path, await kindOf(path), () => true))).map((r) => r.cells);
  } finally {
    await rm(folder, { recursive: true });
  }
};
