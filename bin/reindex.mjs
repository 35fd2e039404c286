/**
 * Indexes the words of goods that are behind or of an older analyzer, while the marketplace serves.
 *
 *     node bin/reindex.mjs         what is behind
 *     node bin/reindex.mjs --all   everything, and the rows that lists read besides
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
    const { code } = await runNode([serverEntry('reindex'), ...process.argv.slice(2)], {
      show: true,
      env: { DATABASE_URL: database.url },
    });
    return code;
  } finally {
    await database.close();
  }
});
