/**
 * Imports a file of products into a store; docs/import.md tells its columns.
 *
 *     npm run import -- goods.xlsx --store 3
 *     npm run import -- goods.csv --store 3 --report refused.csv    the refused rows as a file too
 *
 * It works on the database that `npm start` would use, running or not. The same file again changes only what differs.
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
    const { code } = await runNode([...memory, serverEntry('import'), ...args], { show: true, env });
    return code;
  } finally {
    await database.close();
  }
});
