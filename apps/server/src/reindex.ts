import { listEverything, listTag, reindexWords } from './domains/catalog/index.ts';
import { readConfig } from './runtime/config.ts';
import { type Db, openDatabase } from './runtime/database.ts';
import { inTransaction } from './runtime/transaction.ts';
import { writeLater } from './runtime/work.ts';

// Run by bin/reindex.mjs: brings lists and words in line with the goods, while the marketplace runs.
const config = readConfig();
const database = openDatabase({ url: config.databaseUrl, size: 2, unhurried: true });
const alone = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTransaction(database.pool, ({ db }) => work(db));
const started = performance.now();
if (process.argv.includes('--all')) console.log(`${await listEverything(alone)} products listed`);
const done = await reindexWords(alone, (count) => {
  if (count % 5000 === 0) console.log(`${count} products indexed`);
});
// Every list names this tag: a process that keeps one reads it anew.
await alone((db) => writeLater(db, [], ['catalog', listTag('words', 'goods')], 'reindex', new Date()));
console.log(`${done} products indexed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
await database.close();
