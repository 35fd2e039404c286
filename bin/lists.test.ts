/** A list of a console stands on a `resource`: packages/console/README.md, decision 0141. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();
const consoles = ['apps/platform-console', 'apps/seller-console'] as const;
const sources = consoles.flatMap((app) => filesOf(`${app}/app/**/*.{ts,tsx}`)).filter((file) => !file.endsWith('.test.ts'));
const uses = (file: string, names: string): boolean => new RegExp(`\\b(${names})\\b`).test(read(file));
const resources = consoles.flatMap((app) => filesOf(`${app}/app/pages/**/*-resource.ts`));

describe('lists of the consoles', () => {
  it('are drawn by a ResourcePage: what it is made of does not leave the package', () => {
    const door = read('packages/console/src/index.ts');
    for (const inner of ['IndexPage', 'SearchField', 'FilterDialog', 'ListTools'])
      expect(door, inner).not.toMatch(new RegExp(`\\b${inner}\\b`));
    expect(sources.filter((file) => /from '[^']*packages\/console/.test(read(file)))).toEqual([]);
  });

  it('turn their pages by their resource', () => {
    // The faulty rows of one import are a table on the page of that import, not a list with an address of its own.
    expect(sources.filter((file) => /<Pages\b|\bpageOf\(/.test(read(file)))).toEqual([
      'apps/seller-console/app/pages/imports/import-page.tsx',
    ]);
  });

  it('and what reads a page of rows is a resource, or asks for a few of them', () => {
    const whole = sources.filter((file) => !file.endsWith('-resource.ts') && uses(file, 'rowsPerPage'));
    expect(whole).toEqual([
      'apps/seller-console/app/pages/imports/import-page.tsx',
      // As many orders as the list shows can be chosen to print.
      'apps/seller-console/app/pages/orders/packing-list-href.ts',
    ]);
  });

  it('have their routes and their entry in the menu from their description', () => {
    expect(resources.length).toBeGreaterThan(24);
    for (const file of resources) {
      const [, app = '', name = ''] = /^(apps\/[^/]+)\/app\/pages\/.*\/([^/]+)-resource\.ts$/.exec(file) ?? [];
      expect(read(`${app}/app/routes.tsx`), file).toMatch(new RegExp(`\\.\\.\\.${nameIn(file)}\\.routes\\(`));
      if (/^ {2}menu:/m.test(read(file))) expect(read(`${app}/app/pages/menu.ts`), file).toContain(`/${name}-resource.ts'`);
    }
  });

  it('are added with five files: the reviews, with filters, a verb for several at once and a spreadsheet', () => {
    const app = 'apps/platform-console/app';
    const own = [`${app}/pages/reviews/reviews-page.tsx`, `${app}/pages/reviews/reviews-resource.ts`];
    const description = read(`${app}/pages/reviews/reviews-resource.ts`);
    for (const part of ['sheet:', 'narrowedBy:', 'verbs:']) expect(description).toContain(part);
    expect(read(`${app}/pages/reviews/reviews-page.tsx`)).toContain('BulkBar');
    const names = [...sources, 'tests/browser/support/looks.ts'].filter((file) => file.startsWith(app) || file.startsWith('tests'));
    // What asks before a verb is done is a form of that verb.
    const mention = names.filter(
      (file) => !file.includes('/forms/') && /reviews-(resource|page)\.tsx?'|\/platform\/reviews'/.test(read(file)),
    );
    expect([...new Set([...own, ...mention])].toSorted()).toEqual([
      `${app}/pages/menu.ts`,
      ...own,
      `${app}/routes.tsx`,
      'tests/browser/support/looks.ts',
    ]);
  });
});

/** What a description is called in its file. */
function nameIn(file: string): string {
  return /^export const (\w+) = (?:resource|ordersOf)\(/m.exec(read(file))?.[1] ?? '';
}
