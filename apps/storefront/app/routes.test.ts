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

const table = readFileSync(join(import.meta.dirname, '../../../docs/routes.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, names = '', , , state = ''] = line.split('|').map((cell) => cell.trim());
    return [...names.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => ({ path, state }));
  });
const withState = (...states: string[]) => table.filter(({ state }) => states.includes(state)).map(({ path }) => path);

it('answers exactly the rows that docs/routes.md calls built or announced', () => {
  const answered = new Set(addresses(routes).filter((path) => path !== '/*'));
  expect(answered).toEqual(new Set(withState('built', 'announced')));
});

it('has one row for each address, in a state that is known', () => {
  expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
  expect(table.filter(({ state }) => !['built', 'announced', 'later'].includes(state))).toEqual([]);
});

it('says of each announced address, and of no other, what will be there', () => {
  const pages = readFileSync(join(import.meta.dirname, 'sections/announced/announced.server.ts'), 'utf8');
  const named = [...pages.matchAll(/^ {2}'(\/[^']+)': \{/gm)].map(([, path]) => path);
  expect(new Set(named)).toEqual(new Set(withState('announced')));
});
