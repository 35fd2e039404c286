import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parts } from '../endpoints.ts';

const source = join(import.meta.dirname, '..');
const killTests = globSync(['**/*kill*.test.ts', 'domains/messages/deliver.test.ts'], { cwd: source })
  .filter((file) => file !== 'flows/every-kill.test.ts')
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

it('every kind of work that asks outside of the database is killed while it asks', () => {
  const asking = Object.entries(parts.jobs).flatMap(([kind, job]) => (typeof job === 'object' && 'outside' in job ? [kind] : []));
  expect(asking.length).toBeGreaterThanOrEqual(5);
  expect(asking.filter((kind) => !killTests.includes(`\`${kind}: `))).toEqual([]);
});
