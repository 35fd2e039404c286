import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { CommandRefused, openForCommand, runCommand, storeIdOf } from './command.ts';
import { storesById } from './domains/stores/index.ts';
import { exportFile } from './reads/export-file.ts';

// Run by bin/export.mjs: writes a store's products into a file. Ends with 0 when it is written, 1 when
// it could not be, 2 for a wrong call.
const usage = 'usage: npm run export -- --store N FILE.csv | FILE.xlsx';

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { store: { type: 'string' } } });
  const [file, ...more] = positionals;
  const format = /\.(csv|xlsx)$/i.exec(file ?? '')?.[1]?.toLowerCase();
  const storeId = storeIdOf(values.store);
  if (file === undefined || more.length > 0 || format === undefined || storeId === null) {
    console.error(usage);
    return 2;
  }
  const app = await openForCommand(2);
  // A reader of the file's name finds the whole file or the one of before.
  const unfinished = `${file}.part`;
  try {
    if (!(await storesById(app.database.db, [storeId])).has(storeId)) throw new CommandRefused(`There is no store ${storeId}.`);
    const began = performance.now();
    await pipeline(exportFile(app.database.db, storeId, format === 'csv' ? 'csv' : 'xlsx', app.clock), createWriteStream(unfinished));
    await rename(unfinished, file);
    console.log(`store ${storeId}: written to ${file} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return 0;
  } finally {
    await rm(unfinished, { force: true });
    await app.close();
  }
};

await runCommand(run, [], 'The file cannot be written');
