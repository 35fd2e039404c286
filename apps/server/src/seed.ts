import { setPriority } from 'node:os';
import { demoPassword } from '@kyakhta/contract';
import pg from 'pg';
import { fillDemo } from '../database/demo/fill.ts';
import { rankAllGoods } from './flows/goods/rank-goods.ts';
import { listEverything, reindexWords } from './domains/catalog/index.ts';
import { hashPassword } from './domains/accounts/index.ts';
import { type Config, ConfigError, readConfig } from './runtime/config.ts';
import { type Db, openDatabase } from './runtime/database.ts';
import { inTransaction } from './runtime/transaction.ts';

// Run by bin/seed.mjs and the start script: fills an empty demo database, and leaves a filled one as it is, except
// that what was cut off is brought to its end. Every step knows from the database whether it is still to be done.
// Options:
//   --products N      more goods and no past orders, for benchmarks
//   --past no         no past orders
//   --past N          so many of them, and what waits, for tests
//   --pictures no     none
//   --pictures first  after filling, those of the home page and of stores 1 to 5, for journeys
//   --pictures later  none yet; says how many are wanting
//   --pictures home   fills nothing: only those of the home page, while the marketplace serves
//   --pictures rest   fills nothing: all that are still wanting, while the marketplace serves
// Without --pictures those of the home page are composed after filling.
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const fill = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query('select 1 from instance');
  if (rows.length > 0) return;
  const wanted = Number(option('products') ?? '0');
  const { moreGoods, moreStores } = await import('../database/demo/more-goods.ts');
  const more = wanted > 0 ? { stores: moreStores(wanted), products: moreGoods(wanted) } : undefined;
  console.log('goods, stores and people');
  const passwordHash = await hashPassword(demoPassword);
  await client.query('begin');
  await fillDemo(client, { passwordHash, at: new Date(), ...(more === undefined ? {} : { more }) });
  await client.query('commit');
};

/** Before anything else works on the database: the timers of past orders must not meet a live clock. */
const past = async (config: Config): Promise<void> => {
  const wanted = option('past');
  if (wanted === 'no' || option('products') !== undefined) return;
  const { makePast } = await import('../database/demo/past/orders.ts');
  const begin = (): void => {
    console.log('past orders');
  };
  await makePast(config.databaseUrl, Date.now(), begin, wanted === undefined ? undefined : Number(wanted), config.dataDir);
};

const list = async (client: pg.Client, config: Config): Promise<void> => {
  const { rows } = await client.query("select 1 from demo_steps where key = 'listed'");
  if (rows.length > 0) return;
  console.log('words to search by');
  const database = openDatabase({ url: config.databaseUrl, size: 2, unhurried: true });
  const alone = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTransaction(database.pool, ({ db }) => work(db));
  await listEverything(alone);
  await reindexWords(alone);
  await alone((db) => rankAllGoods(db, new Date()));
  await database.close();
  // Only what is filled: statements are planned once, and a table known to be empty would be planned for as empty.
  await client.query(
    'analyze categories, products, product_texts, product_tiers, skus, stock, stores, users, addresses, listed_products, product_search, search_words',
  );
  // Told last: what was cut off before is done once more, and comes to the same.
  await client.query("insert into demo_steps (key, answer) values ('listed', 'null')");
};

const composers = () => import('../database/demo/store-pictures.ts');

/** Composes pictures of a demo that serves already. */
const picturesBehind = async (client: pg.Client, config: Config, which: 'home' | 'rest'): Promise<void> => {
  const { composeHomePictures, composeOtherPictures } = await composers();
  if (which === 'home') return composeHomePictures(client, config.dataDir);
  // The shop goes first.
  setPriority(10);
  await composeOtherPictures(client, config.dataDir, (done, all) => {
    console.log(`pictures ${done} of ${all}`);
  });
};

/** Composes the pictures that a freshly filled demo is to have at once. */
const picturesAtOnce = async (client: pg.Client, config: Config, when: string | undefined): Promise<void> => {
  if (when === 'no') return;
  const { composeFirstPictures, composeHomePictures, picturesWanting } = await composers();
  const wanting = await picturesWanting(client);
  if (wanting === 0) return;
  if (when !== 'later') {
    console.log('pictures of the home page');
    await composeHomePictures(client, config.dataDir);
  }
  if (when === 'first') await composeFirstPictures(client, config.dataDir);
  console.log(`pictures wanting: ${wanting}`);
};

try {
  const config = readConfig();
  if (config.mode !== 'demo') throw new ConfigError('Demo goods go into a demo database only (KYAKHTA_MODE=demo).');
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  const when = option('pictures');
  if (when === 'home' || when === 'rest') await picturesBehind(client, config, when);
  else {
    await fill(client);
    await past(config);
    await list(client, config);
    await picturesAtOnce(client, config, when);
  }
  await client.end();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
