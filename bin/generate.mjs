/**
 * Writes docs/generated from the code and from a freshly migrated database.
 *
 *     node bin/generate.mjs            writes
 *     node bin/generate.mjs --check    only says whether they are fresh
 */
import { install } from './lib/install.mjs';
import { serverEntry } from './lib/paths.mjs';
import { main } from './lib/progress.mjs';
import { runNode } from './lib/run.mjs';
import { startTestCluster, template } from './lib/test-cluster.mjs';

await main(async () => {
  await install();
  const cluster = await startTestCluster();
  try {
    const { code } = await runNode([serverEntry('generate'), ...process.argv.slice(2)], {
      show: true,
      env: { DATABASE_URL: cluster.url(template), KYAKHTA_MODE: 'demo' },
    });
    return code;
  } finally {
    await cluster.stop();
  }
});
