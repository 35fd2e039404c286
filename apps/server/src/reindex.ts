import { listEverything, reindexWords } from './domains/catalog/index.ts';
import { readConfig } from './runtime/config.ts';
import { openDatabase } from './runtime/database.ts';
import { inTransaction } from './runtime/transaction.ts';

// Run by bin/reindex.mjs: brings lists and words in line with the goods, while the marketplace runs.
const config = readConfig();
const database = openDatabase({ url: config.databaseUrl, size: 2 });
const started = performance.now();
if (process.argv.includes('--all')) console.log(`${await listEverything(database.db)} products listed`);
const done = await reindexWords(
  (work) => inTransaction(database.pool, ({ db }) => work(db)),
  (count) => {
    if (count % 5000 === 0) console.log(`${count} products indexed`);
  },
);
console.log(`${done} products indexed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
await database.close();
