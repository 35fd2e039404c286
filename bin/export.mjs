/**
 * Writes the products of a store into a file, in the columns of the import (docs/import.md).
 *
 *     npm run export -- --store 3 goods.xlsx
 *
 * It works on the database that `npm start` would use, running or not. The ending of the name says which kind of file.
 */
import { resolve } from 'node:path';
import { memory } from './lib/children.mjs';
import { openDatabase } from './lib/database.mjs';
import { install } from './lib/install.mjs';
import { serverEnvironment, wantedMode } from './lib/mode.mjs';
import { dataFolder, serverEntry } from './lib/paths.mjs';
import { main } from './lib/progress.mjs';
import { runNode } from './lib/run.mjs';

/** Paths are meant from where the caller stands; the server's scripts run in the checkout. */
const here = process.env.INIT_CWD || process.cwd();
const args = process.argv.slice(2).map((argument, i, all) => {
  const isPath = !argument.startsWith('-') && all[i - 1] !== '--store';
  return isPath ? resolve(here, argument) : argument;
});

await main(async () => {
  await install();
  const database = await openDatabase();
  try {
    const mode = wantedMode().mode ?? 'production';
    const env = serverEnvironment({ url: database.url, port: 0, host: '127.0.0.1', data: dataFolder(), mode });
    const { code } = await runNode([...memory, serverEntry('export'), ...args], { show: true, env });
    return code;
  } finally {
    await database.close();
  }
});
