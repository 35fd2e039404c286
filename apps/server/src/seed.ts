import { demoPassword } from '@kyakhta/contract';
import pg from 'pg';
import { fillDemo } from '../database/demo/fill.ts';
import { noPictures } from '../database/demo/stored-pictures.ts';
import { listEverything, reindexWords } from './domains/catalog/index.ts';
import { hashPassword } from './domains/accounts/index.ts';
import { ConfigError, readConfig } from './runtime/config.ts';
import { openDatabase } from './runtime/database.ts';
import { inTransaction } from './runtime/transaction.ts';

// Run by bin/seed.mjs and the start script: fills an empty demo database, and leaves a filled one
// alone. Options: --pictures no (for tests), --products N (more goods, for benchmarks).
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

try {
  const config = readConfig();
  if (config.mode !== 'demo') throw new ConfigError('Demo goods go into a demo database only (KYAKHTA_MODE=demo).');
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  const { rows } = await client.query('select 1 from instance');
  if (rows.length > 0) {
    await client.end();
    process.exit(0);
  }
  const { storePictures } = await import('../database/demo/store-pictures.ts');
  const pictures =
    option('pictures') === 'no'
      ? noPictures
      : await storePictures(config.dataDir, (done, all) => {
          console.log(`pictures ${done} of ${all}`);
        });
  const wanted = Number(option('products') ?? '0');
  const { moreGoods, moreStores } = await import('../database/demo/more-goods.ts');
  const more = wanted > 0 ? { stores: moreStores(wanted), products: moreGoods(wanted) } : undefined;
  console.log('goods, stores and people');
  await client.query('begin');
  await fillDemo(client, {
    passwordHash: await hashPassword(demoPassword),
    at: new Date(),
    pictures,
    ...(more === undefined ? {} : { more }),
  });
  await client.query('commit');
  console.log('words to search by');
  const database = openDatabase({ url: config.databaseUrl, size: 2 });
  await listEverything(database.db);
  await reindexWords((work) => inTransaction(database.pool, ({ db }) => work(db)));
  await database.close();
  // Only what is filled: statements are planned once, and a table known to be empty would be planned for as empty.
  await client.query(
    'analyze categories, products, product_texts, product_tiers, skus, stock, stores, users, addresses, listed_products, product_search, search_words',
  );
  await client.end();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
