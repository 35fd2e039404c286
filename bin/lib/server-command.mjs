/** Commands that run one of the server's scripts on the database that `npm start` would use. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { memoryEnvironment, memoryFlags } from './memory.mjs';
import { openDatabase } from './database.mjs';
import { install } from './install.mjs';
import { serverEnvironment, wantedMode } from './mode.mjs';
import { dataFolder, serverEntry } from './paths.mjs';
import { major } from './postgres-binaries.mjs';
import { main, Refusal } from './progress.mjs';
import { runNode } from './run.mjs';

/** A command that works on a marketplace needs one: a wrong folder is named, not filled with an empty database. */
export function refuseNewCluster() {
  if (process.env.DATABASE_URL || existsSync(join(dataFolder(), `pg${major}`))) return;
  throw new Refusal(
    `There is no marketplace in ${dataFolder()}.\nStart one first (npm start), or name the folder that it was started with: DATA_DIR=./that-folder`,
  );
}

/** Installs, opens the database, runs scripts one after the other until one fails, and closes. @returns {Promise<number>} the last exit code */
export async function runOnDatabase(scripts, args = process.argv.slice(2)) {
  if (!scripts.includes('migrate')) refuseNewCluster();
  await install({ toServe: true });
  const database = await openDatabase();
  try {
    const mode = wantedMode().mode ?? 'production';
    const env = serverEnvironment({ url: database.url, port: 0, host: '127.0.0.1', data: dataFolder(), mode });
    for (const script of scripts) {
      const { code } = await runNode([...memoryFlags(script), serverEntry(script), ...args], {
        show: true,
        env: { ...memoryEnvironment(script), ...env },
      });
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    await database.close();
  }
}

/** A whole command that runs one script with the arguments it was given. */
export const serverCommand = (script, args) => main(() => runOnDatabase([script], args));

/** The arguments with paths meant from where the caller stands, since the server's scripts run in the checkout. */
export function argumentsWithPaths() {
  const here = process.env.INIT_CWD || process.cwd();
  return process.argv.slice(2).map((argument, i, all) => {
    const isPath = !argument.startsWith('-') && all[i - 1] !== '--store';
    return isPath ? resolve(here, argument) : argument;
  });
}
