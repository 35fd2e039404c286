import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { lettersText } from './outside/pdf/letters-text.ts';
import { schemaText } from './runtime/schema-text.ts';

// Writes docs/generated/* from the migrated DATABASE_URL, the contract and the
// settings; with --check it only compares and fails when one is stale.
const root = join(import.meta.dirname, '../../..');
const check = process.argv.includes('--check');
const stale: string[] = [];
const put = (path: string, text: string): void => {
  const file = join(root, path);
  const now = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (now === text) return;
  if (check) {
    stale.push(path);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${path}`);
};

const url = process.env['DATABASE_URL'];
if (url === undefined) throw new Error('DATABASE_URL is not set.');
const client = new pg.Client({ connectionString: url });
await client.connect();
put('packages/contract/src/printed-letters.ts', await lettersText());
put('docs/generated/schema.sql', await schemaText(client));
await client.end();
// Imported late: they read what was written before.
const { errorsText, routesText, settingsText } = await import('./runtime/contract-text.ts');
put('docs/generated/routes.txt', routesText());
put('docs/generated/errors.md', errorsText());
put('docs/generated/settings.md', settingsText());
if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run node bin/generate.mjs.`);
  process.exit(1);
}
