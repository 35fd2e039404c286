import { readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import storefrontRoutes from '../apps/storefront/app/routes.ts';
import { consoles, storefront, type Look } from '../tests/browser/support/looks.ts';
import { inside } from './lib/paths.mjs';
import { resourceRows } from './lib/resource-rows.mjs';

/** Pages that many addresses show with other words, and which words those are: one look is enough for each of them. */
const shared: Readonly<Record<string, string>> = {
  'routes/announced.tsx': 'what will be there, for every trade that comes later',
  'routes/social-callback.tsx': 'what became of a sign-in, whichever site it was at',
};

/** An address of a route table, and the page that it draws; null where it only leads on or answers with data. */
interface Row {
  readonly path: string;
  readonly page: string | null;
}

const draws = (file: string): boolean => /^export default /m.test(readFileSync(inside('apps/storefront/app', file), 'utf8'));
const rowsOf = (entries: readonly RouteConfigEntry[], above = ''): Row[] =>
  entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    if (entry.children !== undefined) return rowsOf(entry.children, path);
    return [{ path: path || '/', page: draws(entry.file) ? entry.file : null }];
  });

const tableOf = (app: string): string => readFileSync(inside(`apps/${app}/app/routes.tsx`), 'utf8');
/** Of a console, whose pages cannot be loaded here: read from the text of its table. */
const rowsIn = (app: string, base: string): Row[] => [...namedIn(app, base), ...describedIn(app, base)];
/** Pages of its resources, whose addresses stand in their descriptions. */
const describedIn = (app: string, base: string): Row[] =>
  resourceRows(tableOf(app), (file) => readFileSync(inside(`apps/${app}/app`, file), 'utf8')).map(([path, page]) => ({
    path: `${base}/${path}`,
    page: `./${page}`,
  }));
const namedIn = (app: string, base: string): Row[] =>
  [...tableOf(app).matchAll(/\{ (?:path: '([^']+)'|index: true), ?(.*?) \},?$/gm)].map(([, path = '', rest = '']) => {
    const page = /import\('([^']+)'\)/.exec(rest)?.[1] ?? /Component: (\w+)/.exec(rest)?.[1] ?? null;
    return { path: `${base}/${path}`, page: page === 'UnknownPage' && path !== '*' ? null : page };
  });

const sides: readonly (readonly [name: string, rows: readonly Row[], looks: readonly Look[]])[] = [
  ['the storefront', rowsOf(storefrontRoutes), storefront],
  ['the seller console', rowsIn('seller-console', '/seller'), consoles],
  ['the operator console', rowsIn('platform-console', '/platform'), consoles],
];

describe.each(sides)('the pages of %s', (_name, rows, looks) => {
  const table: RouteObject[] = rows.map(({ path }) => ({ path }));
  // A draft of terms is named by its document and its version, everything else by one id.
  const addresses = looks.map((look) => new URL(look.path(look.needs === 'draft' ? '1/1' : '1'), 'http://local.invalid'));
  const reached = new Set(addresses.map((address) => matchRoutes(table, address)?.[0]?.route.path));
  const seen = new Set(rows.filter(({ path }) => reached.has(path)).map(({ page }) => page));

  it('are each reached by a look, or share one that is', () => {
    const missed = rows.filter(({ path, page }) => page !== null && !reached.has(path) && !(page in shared && seen.has(page)));
    expect(missed.map(({ path }) => path)).toEqual([]);
  });
});

it.each(['seller-console', 'platform-console'])('the text of the table of the %s is read whole', (app) => {
  const pages = rowsIn(app, '').filter(({ page }) => page?.endsWith('.tsx'));
  expect(pages).toHaveLength(tableOf(app).match(/\b(?:lazy|list|one): \(\) => import/g)?.length ?? 0);
});

it('every page that is called shared is drawn for several addresses', () => {
  const rows = sides.flatMap(([, some]) => some);
  expect(Object.keys(shared).filter((file) => rows.filter(({ page }) => page === file).length < 2)).toEqual([]);
});
