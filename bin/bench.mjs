/**
 * Measures the marketplace on this machine, each figure beside a yardstick of the same run.
 *
 *     npm run bench                              20,000 products
 *     npm run bench -- --products 100000
 *     npm run bench -- --seconds 5               shorter, for a first look
 *     npm run bench -- --goods                   only files of goods, into stores and out of them
 *     npm run bench -- --offers                  only lists and searches, with and without a fifth of the goods on offer
 *     npm run bench -- --lists 100000            only the lists of both consoles, each filled with so many rows
 *
 * Everything runs on a database of its own in a temporary folder, with the settings of a real one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './lib/install.mjs';
import { inside, serverEntry } from './lib/paths.mjs';
import { openCluster } from './lib/postgres.mjs';
import { main, step } from './lib/progress.mjs';
import { runNode } from './lib/run.mjs';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : process.argv[at + 1];
};

await main(async () => {
  await install();
  const isLists = option('lists', null) !== null;
  const isGoods = process.argv.includes('--goods');
  const isOffers = process.argv.includes('--offers');
  // Files of goods need no pages.
  if (!isGoods && !isOffers) await build();
  const products = option('products', isLists || isGoods ? '2000' : '20000');
  const folder = mkdtempSync(join(tmpdir(), 'kyakhta-bench-'));
  const cluster = await step('starting PostgreSQL', () => openCluster({ folder: join(folder, 'pg18') }));
  try {
    await cluster.ensureDatabase('kyakhta');
    const env = {
      DATABASE_URL: cluster.url('kyakhta'),
      DATA_DIR: join(folder, 'data'),
      KYAKHTA_MODE: 'demo',
      NODE_COMPILE_CACHE: join(folder, 'compile'),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: '0',
    };
    const scripts = [
      ['migrating', ['migrate']],
      [`filling with ${products} products`, ['seed', '--pictures', 'no', '--products', products]],
    ];
    for (const [name, [script, ...args]] of scripts) {
      const { code, output } = await step(name, () => runNode([serverEntry(script), ...args], { env }));
      if (code !== 0) throw new Error(output);
    }
    const script = isLists ? 'console-lists' : isGoods ? 'goods-run' : isOffers ? 'offers-run' : 'run';
    const { code } = await runNode([inside(`bench/${script}.ts`), ...process.argv.slice(2)], {
      show: true,
      env,
    });
    return code;
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
