import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { parts } from './endpoints.ts';
import { storesById } from './domains/stores/index.ts';
import { exportFile } from './reads/export-file.ts';
import { createApp } from './runtime/app.ts';
import { ConfigError, readConfig } from './runtime/config.ts';
import { migrationState } from './runtime/migrations.ts';

// Run by bin/export.mjs: writes a store's products into a file. Ends with 0 when it is written, 1 when
// it could not be, 2 for a wrong call.
const usage = 'usage: npm run export -- --store N FILE.csv | FILE.xlsx';

class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { store: { type: 'string' } } });
  const [file, ...more] = positionals;
  const format = /\.(csv|xlsx)$/i.exec(file ?? '')?.[1]?.toLowerCase();
  if (file === undefined || more.length > 0 || format === undefined || !/^[1-9]\d{0,8}$/.test(values.store ?? '')) {
    console.error(usage);
    return 2;
  }
  const storeId = Number(values.store);
  const config = readConfig();
  const { pending } = await migrationState(config.databaseUrl);
  if (pending.length > 0)
    throw new ExportRefused(`The database lacks ${pending.length} migration(s): run npm start or node bin/migrate.mjs first.`);
  const app = createApp({
    ...parts,
    databaseUrl: config.databaseUrl,
    poolSize: 2,
    demo: false,
    clockOffsetSeconds: config.clockOffsetSeconds,
  });
  // Whoever looks at the file's name finds the whole file or the one of before.
  const unfinished = `${file}.part`;
  try {
    if (!(await storesById(app.database.db, [storeId])).has(storeId)) throw new ExportRefused(`There is no store ${storeId}.`);
    const began = performance.now();
    await pipeline(exportFile(app.database.db, storeId, format === 'csv' ? 'csv' : 'xlsx'), createWriteStream(unfinished));
    await rename(unfinished, file);
    console.log(`store ${storeId}: written to ${file} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return 0;
  } finally {
    await rm(unfinished, { force: true });
    await app.close();
  }
};

try {
  process.exitCode = await run();
} catch (error) {
  const unwritable = error instanceof Error && 'syscall' in error;
  if (unwritable) console.error(`The file cannot be written: ${error.message}`);
  else console.error(error instanceof ExportRefused || error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
