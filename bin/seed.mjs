/**
 * Fills a fresh database with the demo marketplace; a filled one stays as it is.
 *
 *     node bin/seed.mjs                                   the embedded database in the data folder
 *     KYAKHTA_MODE=demo DATABASE_URL=… node bin/seed.mjs   another one, which must be asked for in words
 */
import { wantedMode } from './lib/mode.mjs';
import { main, Refusal } from './lib/progress.mjs';
import { runOnDatabase } from './lib/server-command.mjs';

await main(() => {
  if (wantedMode().mode !== 'demo') {
    throw new Refusal('Demo goods go into a demo database only. Say that this one may be filled: KYAKHTA_MODE=demo node bin/seed.mjs');
  }
  return runOnDatabase(['migrate', 'seed']);
});
