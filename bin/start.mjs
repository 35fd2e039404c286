/**
 * `npm start`: everything from a fresh checkout to a running marketplace. Settings are described in
 * docs/operations.md; the ones needed first are PORT, DATA_DIR, DATABASE_URL and KYAKHTA_MODE.
 */
import { buildForServing } from './build.mjs';
import { announce } from './lib/announce.mjs';
import { main } from './lib/progress.mjs';
import { serve } from './lib/serve.mjs';

await main(async () => {
  const code = await serve({ build: buildForServing, announce });
  process.exit(code);
});
