/**
 * Brings the database to the schema of this version.
 *
 *     node bin/migrate.mjs             migrates
 *     node bin/migrate.mjs --pending   prints what is pending, a name a line, and changes nothing
 *
 * DATABASE_URL names the database; without it the embedded one in the data folder is meant.
 */
import { openDatabase } from './lib/database.mjs';
import { install } from './lib/install.mjs';
import { serverEntry } from './lib/paths.mjs';
import { main } from './lib/progress.mjs';
import { runNode } from './lib/run.mjs';

await main(async () => {
  await install();
  const database = await openDatabase();
  try {
    const { code } = await runNode([serverEntry('migrate'), ...process.argv.slice(2)], {
      show: true,
      env: { DATABASE_URL: database.url },
    });
    return code;
  } finally {
    await database.close();
  }
});
