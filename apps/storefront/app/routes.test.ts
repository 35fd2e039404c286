import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

/** Every address that a route table answers. */
function addresses(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    const own = entry.path === undefined && !entry.index ? [] : [path || '/'];
    return [
      ...(entry.index && entry.path === undefined ? [] : own),
      ...(entry.index ? [path || '/'] : []),
      ...addresses(entry.children ?? [], path),
    ];
  });
}

it('answers exactly the rows that docs/routes.md calls built', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/routes.md'), 'utf8');
  const built = text
    .split('\n')
    .filter((line) => line.endsWith('| built |'))
    .map((line) => /`([^`]+)`/.exec(line)?.[1]);
  const answered = new Set(addresses(routes).filter((path) => path !== '/*'));
  expect(answered).toEqual(new Set(built));
});
