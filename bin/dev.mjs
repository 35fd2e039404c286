/**
 * `npm run dev`: the same marketplace with live reload. The web process serves the screens through Vite; when a
 * source of the server changes, web and worker are started anew.
 */
import { existsSync, watch } from 'node:fs';
import { announce } from './lib/announce.mjs';
import { inside } from './lib/paths.mjs';
import { main, say } from './lib/progress.mjs';
import { serve } from './lib/serve.mjs';

const sources = ['apps/server/src', 'apps/gateway/src', 'packages/contract/src', 'packages/money/src']
  .map((path) => inside(path))
  .filter(existsSync);

function restartOnChange(marketplace) {
  let waiting;
  let work = Promise.resolve();
  const changed = (_kind, file) => {
    if (!file || !/\.(ts|json|sql)$/.test(file) || /\.test\.ts$/.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      say(`↻ ${file}`);
      work = work.then(() => marketplace.restart());
    }, 120);
  };
  for (const folder of sources) watch(folder, { recursive: true }, changed);
}

await main(async () => {
  const code = await serve({
    build: async () => ({ screens: [], rest: [] }),
    environment: { KYAKHTA_DEV: '1', NODE_ENV: 'development' },
    serving: restartOnChange,
    announce,
  });
  process.exit(code);
});
