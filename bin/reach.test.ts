import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inside, root } from './lib/paths.mjs';
import { entriesOf, reachOf, shownAnew } from './lib/reach.mjs';
import { loadTree } from './lint/tree.mjs';

const tree = loadTree(root);
const changed = (...paths: string[]) => paths.map((path) => ({ path, before: '', after: '' }));
const pathsOf = (...paths: string[]): string[] => reachOf(tree, changed(...paths)).paths;

const catalogue = (cart: string) => `msgid ""
msgstr "Language: ru\\n"

#: app/sections/cart/cart-page.tsx
msgid "Cart"
msgstr "${cart}"

#: app/routes/login.tsx
msgid "Log in"
msgstr "Войти"
`;

describe('what a change reaches in other languages', () => {
  it('is the page whose own file it is, and no other', () => {
    expect(pathsOf('apps/storefront/app/routes/terms-page.tsx')).toEqual(['/terms-page', '/user-center/terms-page']);
    expect(pathsOf('apps/seller-console/app/pages/orders/vouchers-page.tsx')).toEqual(['/seller/vouchers']);
    expect(pathsOf('apps/platform-console/app/pages/orders/overdue-page.tsx')).toEqual(['/platform/overdue']);
  });

  it('is every page of a frame, of a style sheet, and of what many import', () => {
    const all = pathsOf('apps/storefront/app/root.tsx');
    expect(all).toContain('/goods-detail');
    expect(all.some((path) => path.startsWith('/seller'))).toBe(false);
    expect(pathsOf('apps/seller-console/app/app.css').every((path) => path.startsWith('/seller/'))).toBe(true);
    expect(pathsOf('apps/seller-console/app/pages/frame.tsx')).toContain('/seller/vouchers');
    const console = pathsOf('packages/console/src/index.ts');
    expect(console).toContain('/seller/vouchers');
    expect(console).toContain('/platform/overdue');
  });

  it('is nothing where the same comes to every language: server, contract, tests', () => {
    expect(
      reachOf(
        tree,
        changed(
          'apps/server/src/flows/checkout/checkout.ts',
          'packages/contract/src/index.ts',
          'apps/storefront/app/paths.test.ts',
          'README.md',
        ),
      ),
    ).toEqual({ everything: false, paths: [], looks: [] });
  });

  it('is everything where it is about how pages are looked at, or what all are built with', () => {
    for (const path of ['tests/browser/pages.spec.ts', 'package-lock.json', 'apps/storefront/vite.config.ts', 'packages/ui/src/tokens.css'])
      expect(reachOf(tree, changed(path)).everything, path).toBe(true);
  });

  it('is where a translation is shown that says something else, and not where one of another language does', () => {
    const of = (path: string, after: string) => reachOf(tree, [{ path, before: catalogue('Корзина'), after }]).paths;
    expect(of('apps/storefront/locales/ru.po', catalogue('Корзина'))).toEqual([]);
    expect(of('apps/storefront/locales/de.po', catalogue('Warenkorb'))).toEqual([]);
    expect(shownAnew(catalogue('Корзина'), catalogue('Тележка'))).toEqual(['app/sections/cart/cart-page.tsx']);
    expect(shownAnew('', catalogue('Корзина'))).toEqual(['app/sections/cart/cart-page.tsx', 'app/routes/login.tsx']);
    expect(of('apps/storefront/locales/ru.po', catalogue('Тележка').replace('Войти', 'Вход'))).toContain('/login');
    expect(entriesOf(catalogue('Корзина')).size).toBe(3);
  });

  it('is a look that is new', () => {
    const line = (name: string) => `  { name: '${name}', as: 'guest', path: () => '/' },\n`;
    const path = 'tests/browser/support/looks.ts';
    expect(reachOf(tree, [{ path, before: line('home'), after: line('home') + line('home at night') }])).toEqual({
      everything: false,
      paths: [],
      looks: ['home at night'],
    });
  });
});

describe('the tables of routes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kyakhta-reach-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('are read whole: each file that a table names belongs to a page', () => {
    for (const [app, table, pattern] of [
      ['apps/storefront', 'routes.ts', /'(routes\/[^']+\.tsx)'/g],
      ['apps/seller-console', 'routes.tsx', /import\('\.\/([^']+)'\)/g],
      ['apps/platform-console', 'routes.tsx', /import\('\.\/([^']+)'\)/g],
    ] as const) {
      const named = [...tree.file(`${app}/app/${table}`).text.matchAll(pattern)].map(([, path]) => `${app}/app/${path}`);
      expect(named.length, app).toBeGreaterThan(20);
      for (const path of named) expect(pathsOf(path).length, path).toBeGreaterThan(0);
    }
  });

  it('lead to nothing in a checkout without screens', () => {
    cpSync(inside('package.json'), join(folder, 'package.json'));
    expect(reachOf(loadTree(folder), changed('apps/storefront/app/root.tsx')).paths).toEqual([]);
  });
});
