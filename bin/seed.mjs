/**
 * Fills a fresh database with the demo marketplace; a filled one stays as it is.
 *
 *     node bin/seed.mjs                                   the embedded database in the data folder
 *     KYAKHTA_MODE=demo DATABASE_URL=… node bin/seed.mjs   another one, which must be asked for in words
 */
import { openDatabase } from './lib/database.mjs';
import { install } from './lib/install.mjs';
import { serverEnvironment, wantedMode } from './lib/mode.mjs';
import { dataFolder, serverEntry } from './lib/paths.mjs';
import { main, Refusal } from './lib/progress.mjs';
import { runNode } from './lib/run.mjs';

await main(async () => {
  const { mode } = wantedMode();
  if (mode !== 'demo') {
    throw new Refusal('Demo goods go into a demo database only. Say that this one may be filled: KYAKHTA_MODE=demo node bin/seed.mjs');
  }
  await install();
  const database = await openDatabase();
  try {
    const env = serverEnvironment({ url: database.url, port: 0, host: '127.0.0.1', data: dataFolder(), mode });
    for (const script of ['migrate', 'seed']) {
      const { code } = await runNode([serverEntry(script), ...process.argv.slice(2)], { show: true, env });
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    await database.close();
  }
});
