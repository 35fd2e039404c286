import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lint } from '../lint.mjs';
import { promised } from './words.mjs';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const domains = 'apps/server/src/domains';

/** A small house that keeps every rule. */
const good: Readonly<Record<string, string>> = {
  [`${domains}/ranks.ts`]: `export const ranks = [['stock'], ['orders']] as const;\nexport const tables = { stock: ['stock'], orders: ['orders'] };\nexport const runtimeTables = ['work'];\n`,
  [`${domains}/stock/README.md`]: '# Stock\n',
  [`${domains}/stock/index.ts`]: `export { reserve } from './actions.ts';\n`,
  [`${domains}/stock/actions.ts`]: `import { take } from './store.ts';\nexport const reserve = take;\n`,
  [`${domains}/stock/store.ts`]: 'export const take = (sql, id) => sql`update stock set held = held + 1 where id = ${id}`;\n',
  [`${domains}/orders/README.md`]: '# Orders\n',
  [`${domains}/orders/index.ts`]: `export { place } from './actions.ts';\n`,
  [`${domains}/orders/model.ts`]: `export const label = (id: number): string => 'update your order from the list ' + id;\nexport const half = (amount: bigint): bigint => amount / 2n;\n`,
  [`${domains}/orders/store/insert.ts`]: `export const insert = (db) => db.insertInto('orders').values({});\n`,
  [`${domains}/orders/actions.ts`]: `import { reserve } from '../stock/index.ts';\nimport { insert } from './store/insert.ts';\nexport const place = (db) => [reserve, insert(db)];\n`,
  'apps/server/src/edges/orders/routes.ts': `import { checkout } from '../../flows/checkout/checkout.ts';\nimport { orderPage } from '../../reads/order-page.ts';\nexport const routes = [checkout, orderPage];\nexport const orderRoutes = { 'GET /p/order': orderPage };\n`,
  [`${domains}/orders/actions.test.ts`]: `import { take } from '../stock/store.ts';\nexport const sql = 'select id from stock where id = 1';\nexport { take };\n`,
  'apps/server/src/flows/stages.ts': `export const stages = ['dues', 'checkout'];\n`,
  'apps/server/src/flows/README.md': '`checkout` submits',
  'apps/server/src/flows/checkout/checkout.ts': `import { place } from '../../domains/orders/index.ts';\nimport { reserve } from '../../domains/stock/index.ts';\nexport const checkout = [place, reserve];\n`,
  'apps/server/src/reads/order-page.ts':
    'export const orderPage = (sql) => sql`select * from orders o join stock s on s.id = o.stock_id`;\n',
  'apps/server/src/reactions.ts': `import { checkout } from './flows/checkout/checkout.ts';\nexport const reactions = [checkout];\n`,
  'apps/server/src/runtime/transaction.ts': `export const begin = (client) => client.query('begin');\n`,
  'apps/server/src/web.ts': `import { routes } from './edges/orders/routes.ts';\nimport { reactions } from './reactions.ts';\nconsole.log(routes, reactions);\n`,
  'apps/server/database/migrations/0001-first.sql': 'create table orders ();\n',
  'apps/server/database/migrations/0002-second-step.sql': 'create table stock ();\n',
  'packages/contract/package.json': '{"name":"@kyakhta/contract","exports":{".":"./src/index.ts","./values":"./src/values/index.ts"}}',
  'packages/contract/src/index.ts': `export { endpoints } from './endpoints.ts';\n`,
  'packages/contract/src/endpoints.ts': `import { orderEndpoints } from './orders/index.ts';\nexport const endpoints = { ...orderEndpoints };\n`,
  'packages/contract/src/fields.ts': 'export const id = () => 1;\n',
  'packages/contract/src/stock/index.ts': `import { id } from '../fields.ts';\nexport const pieces = id();\n`,
  'packages/contract/src/orders/buyer.ts': `import { pieces } from '../stock/index.ts';\nexport const buyerEndpoints = { 'GET /p/order': { pieces } };\n`,
  'packages/contract/src/orders/index.ts': `export { buyerEndpoints as orderEndpoints } from './buyer.ts';\n`,
  'packages/contract/src/values/index.ts': 'export const limit = 50;\n',
  'packages/money/src/index.ts': 'export const add = (a: bigint, b: bigint): bigint => a + b;\n',
  'packages/ui/src/theme.css': ':root { --ink: #112233; margin-inline-start: 0; }\n',
  'apps/storefront/app/client.ts': 'export const call = () => fetch("/api/x");\n',
  'apps/storefront/app/page.tsx': `import type { Endpoint } from '@kyakhta/contract';
import { limit } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
export const Page = ({ wide }: { wide: boolean }) => {
  const { t } = useLingui();
  return <p className={wide ? 'ms-2 text-start' : 'ps-1'} title={t\`Order\`}><Trans>Order now</Trans> × {limit} · Kyakhta</p>;
};
export type { Endpoint };
`,
  'apps/storefront/locales/en.po': 'msgid ""\nmsgstr ""\n\nmsgid "Order {name}"\nmsgstr ""\n',
  ...Object.fromEntries(
    promised
      .filter((language) => language !== 'en')
      .map((language) => [
        `apps/storefront/locales/${language}.po`,
        'msgid ""\nmsgstr ""\n\nmsgid "Order {name}"\nmsgstr "Заказать {name}"\n',
      ]),
  ),
};

/** Builds the house with changes (null removes a file) and returns what one rule finds. */
const find = async (rule: string, changes: Readonly<Record<string, string | null>> = {}): Promise<string[]> => {
  const root = mkdtempSync(join(tmpdir(), 'kyakhta-lint-'));
  made.push(root);
  for (const [path, text] of Object.entries({ ...good, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const found: { file: string; line: number; message: string }[] = await lint(root, [rule]);
  return found.map((one) => `${one.file}:${one.line} ${one.message}`);
};

describe('every rule lets the good house stand', () => {
  test.each(['ranks', 'doors', 'circles', 'tables', 'edge', 'money', 'screens', 'rooms', 'contract', 'migrations', 'words'])(
    '%s',
    async (rule) => {
      expect(await find(rule)).toEqual([]);
    },
  );
});

const bad: readonly (readonly [rule: string, what: string, changes: Record<string, string | null>, expected: RegExp])[] = [
  [
    'ranks',
    'a later domain',
    { [`${domains}/stock/actions.ts`]: `import { place } from '../orders/index.ts';\nexport const reserve = place;\n` },
    /does not stand before stock/,
  ],
  [
    'ranks',
    'past the door',
    { [`${domains}/orders/actions.ts`]: `export { take } from '../stock/store.ts';\nexport const place = 1;\n` },
    /by their door only/,
  ],
  [
    'ranks',
    'types past the door',
    { [`${domains}/orders/actions.ts`]: `import type { X } from '../stock/store.ts';\nexport const place: X = 1;\n` },
    /by their door only/,
  ],
  [
    'ranks',
    'a dynamic import past the door',
    { [`${domains}/orders/actions.ts`]: `export const place = () => import('../stock/store.ts');\n` },
    /by their door only/,
  ],
  [
    'ranks',
    'a domain using a flow',
    { [`${domains}/orders/actions.ts`]: `export { checkout as place } from '../../flows/checkout/checkout.ts';\n` },
    /belongs into flows/,
  ],
  [
    'ranks',
    'a domain using a read',
    { [`${domains}/orders/actions.ts`]: `export { orderPage as place } from '../../reads/order-page.ts';\n` },
    /asked in edges/,
  ],
  [
    'ranks',
    'a domain using its own routes',
    { [`${domains}/orders/actions.ts`]: `export { routes as place } from '../../edges/orders/routes.ts';\n` },
    /outermost/,
  ],
  [
    'ranks',
    'an edge using another domain',
    { 'apps/server/src/edges/orders/routes.ts': `export { reserve } from '../../domains/stock/index.ts';\n` },
    /use flows, reads and the domain of their name/,
  ],
  [
    'ranks',
    'a stage of the trade using a later one',
    { 'apps/server/src/flows/dues/pay.ts': `export { checkout as pay } from '../checkout/checkout.ts';\n` },
    /checkout does not stand before dues/,
  ],
  ['ranks', 'a flow without a stage', { 'apps/server/src/flows/pay.ts': 'export const pay = 1;\n' }, /stands in no stage/],
  [
    'rooms',
    'a flow that is not told',
    { 'apps/server/src/flows/dues/pay.ts': 'export const pay = 1;\n' },
    /flows\/README.md does not tell/,
  ],
  [
    'ranks',
    'outside using the runtime',
    { 'apps/server/src/outside/mail/transport.ts': `export { begin as send } from '../../runtime/transaction.ts';\n` },
    /outside knows nothing of the house/,
  ],
  [
    'ranks',
    'a flow that reads',
    { 'apps/server/src/flows/checkout/checkout.ts': `export { orderPage as checkout } from '../../reads/order-page.ts';\n` },
    /never feeds a write/,
  ],
  [
    'ranks',
    'a flow using routes',
    { 'apps/server/src/flows/checkout/checkout.ts': `export { routes as checkout } from '../../edges/orders/routes.ts';\n` },
    /outermost/,
  ],
  [
    'ranks',
    'a read using a flow',
    { 'apps/server/src/reads/order-page.ts': `export { checkout as orderPage } from '../flows/checkout/checkout.ts';\n` },
    /belongs into flows/,
  ],
  [
    'ranks',
    'the runtime using a domain',
    { 'apps/server/src/runtime/transaction.ts': `export { place } from '../domains/orders/index.ts';\n` },
    /below the domains/,
  ],
  ['ranks', 'a domain without a rank', { [`${domains}/gifts/index.ts`]: 'export const gift = 1;\n' }, /stands in no row/],
  [
    'circles',
    'two files',
    {
      'packages/money/src/index.ts': `export * from './a.ts';\n`,
      'packages/money/src/a.ts': `export { x } from './b.ts';\n`,
      'packages/money/src/b.ts': `import './a.ts';\nexport const x = 1;\n`,
    },
    /a\.ts → packages\/money\/src\/b\.ts → packages\/money\/src\/a\.ts/,
  ],
  [
    'tables',
    'SQL in a flow',
    { 'apps/server/src/flows/checkout/checkout.ts': 'export const checkout = (sql) => sql`select id from orders`;\n' },
    /names the table orders/,
  ],
  [
    'tables',
    'a foreign store',
    { [`${domains}/orders/store/insert.ts`]: 'export const insert = (sql) => sql`update stock set a = 1`;\n' },
    /belongs to stock/,
  ],
  [
    'tables',
    'a join in a foreign store',
    { [`${domains}/orders/store/insert.ts`]: 'export const insert = (sql) => sql`select 1 from orders join stock on true`;\n' },
    /belongs to stock/,
  ],
  [
    'tables',
    'a plain string',
    { [`${domains}/orders/actions.ts`]: `export const place = (db) => db.query('delete from stock where id = 1');\n` },
    /names the table stock/,
  ],
  [
    'tables',
    'a read that writes',
    { 'apps/server/src/reads/order-page.ts': 'export const orderPage = (sql) => sql`update orders set seen = true`;\n' },
    /reads only read/,
  ],
  [
    'tables',
    'a table of the runtime',
    { [`${domains}/orders/store/insert.ts`]: 'export const insert = (sql) => sql`insert into work (kind) values (1)`;\n' },
    /belongs to runtime/,
  ],
  [
    'edge',
    'a commit in an action',
    { [`${domains}/orders/actions.ts`]: 'export const place = (trx) => trx.commit();\n' },
    /calls \.commit\(\)/,
  ],
  [
    'edge',
    'a transaction in a flow',
    { 'apps/server/src/flows/checkout/checkout.ts': 'export const checkout = (db) => db.transaction();\n' },
    /calls \.transaction\(\)/,
  ],
  [
    'edge',
    'BEGIN as text',
    { [`${domains}/orders/store/insert.ts`]: `export const insert = (db) => db.query('BEGIN');\n` },
    /runs "BEGIN"/,
  ],
  [
    'money',
    'parseFloat',
    { [`${domains}/orders/model.ts`]: 'export const price = (text: string) => parseFloat(text);\n' },
    /parseFloat\(\)/,
  ],
  ['money', 'toFixed', { 'apps/server/src/flows/checkout/checkout.ts': 'export const checkout = (x) => x.toFixed(2);\n' }, /toFixed\(\)/],
  ['money', 'Math.round', { 'packages/money/src/index.ts': 'export const add = (a: number) => Math.round(a);\n' }, /Math\.round\(\)/],
  [
    'money',
    'an amount as a number',
    { [`${domains}/orders/model.ts`]: 'export const f = (line) => Number(line.amount) * 2;\n' },
    /Number\(line\.amount\)/,
  ],
  [
    'screens',
    'contract values',
    { 'apps/storefront/app/page.tsx': `import { endpoints } from '@kyakhta/contract';\nexport const x = endpoints;\n` },
    /bring the schemas/,
  ],
  [
    'screens',
    'inline type imports, which still load the module',
    { 'apps/storefront/app/page.tsx': `import { type X } from '@kyakhta/contract';\nexport type Y = X;\n` },
    /bring the schemas/,
  ],
  ['screens', 'zod', { 'apps/storefront/app/page.tsx': `import { z } from 'zod';\nexport const x = z;\n` }, /imports zod/],
  ['screens', 'raw text', { 'apps/storefront/app/page.tsx': 'export const Page = () => <p>Order now</p>;\n' }, /raw text "Order now"/],
  [
    'screens',
    'raw text in a condition',
    { 'apps/storefront/app/page.tsx': `export const Page = ({ a }) => <p>{a === 'open' ? 'Paid' : null}</p>;\n` },
    /raw text "Paid"/,
  ],
  [
    'screens',
    'a raw label',
    { 'apps/storefront/app/page.tsx': 'export const Page = () => <button aria-label="Close" />;\n' },
    /raw text "Close"/,
  ],
  ['screens', 'a raw text in Cyrillic', { 'packages/ui/src/a.tsx': 'export const A = () => <p>Заказ</p>;\n' }, /raw text "Заказ"/],
  [
    'screens',
    'fetch',
    { 'apps/storefront/app/page.tsx': 'export const load = (id) => fetch(`/api/orders/${id}`);\n' },
    /fetches an address/,
  ],
  ['screens', 'a physical class', { 'apps/storefront/app/page.tsx': `export const c = 'flex md:ml-2 gap-1';\n` }, /md:ml-2/],
  ['screens', 'text-left', { 'packages/console/src/a.tsx': 'export const A = () => <td className="text-left" />;\n' }, /text-left/],
  ['screens', 'a physical rule', { 'packages/ui/src/theme.css': '.a { margin-left: 1px }\n' }, /margin-left/],
  [
    'screens',
    'a physical style',
    { 'apps/storefront/app/page.tsx': 'export const A = () => <p style={{ paddingRight: 3 }} />;\n' },
    /paddingRight/,
  ],
  ['screens', 'a colour', { 'apps/storefront/app/page.tsx': `export const c = 'bg-[#ff0000]';\n` }, /colour in/],
  ['screens', 'a colour of the palette', { 'apps/storefront/app/page.tsx': `export const c = 'p-2 text-red-600';\n` }, /colour in/],
  ['screens', 'a colour in a style sheet', { 'apps/storefront/app/app.css': '.a { color: rgb(1 2 3) }\n' }, /colour in/],
  ['rooms', 'an unknown room', { [`${domains}/orders/helpers.ts`]: 'export const x = 1;\n' }, /no known room/],
  ['rooms', 'no README', { [`${domains}/orders/README.md`]: null }, /has no README/],
  ['rooms', 'a long file', { [`${domains}/orders/model.ts`]: 'export {};\n'.repeat(301) }, /301 lines/],
  ...(
    [
      ['by its type', 'const held: Sql<bigint> = part(1);'],
      ['by its tag', 'const held = sql`stock where held > 0`;'],
      ['as what a function returns', 'const held = (id: number) => sql`stock where id = ${id}`;'],
    ] as const
  ).map(
    ([what, declaration]) =>
      [
        'doors',
        `SQL for a flow, told ${what}`,
        {
          [`${domains}/stock/store/held.ts`]: `export ${declaration}\n`,
          [`${domains}/stock/index.ts`]: `export { reserve } from './actions.ts';\nexport { held as onHold } from './store/held.ts';\n`,
          'apps/server/src/flows/checkout/checkout.ts': `import { onHold } from '../../domains/stock/index.ts';\nexport const checkout = onHold;\n`,
        },
        /onHold, which is SQL/,
      ] as const,
  ),
  [
    'contract',
    'a later domain',
    { 'packages/contract/src/stock/index.ts': `export { orderEndpoints as pieces } from '../orders/index.ts';\n` },
    /orders does not stand before stock/,
  ],
  [
    'contract',
    'past the door',
    {
      'packages/contract/src/stock/shapes.ts': 'export const pieces = 1;\n',
      'packages/contract/src/orders/shapes.ts': `export { pieces } from '../stock/shapes.ts';\n`,
    },
    /by their door only/,
  ],
  [
    'contract',
    'the whole from one of its parts',
    { 'packages/contract/src/stock/index.ts': `export { endpoints as pieces } from '../endpoints.ts';\n` },
    /made of all domains/,
  ],
  [
    'contract',
    'a domain from what all use',
    { 'packages/contract/src/fields.ts': `import { pieces } from './stock/index.ts';\nexport const id = () => pieces;\n` },
    /knows none of them/,
  ],
  ['contract', 'a folder of no domain', { 'packages/contract/src/things/index.ts': 'export const thing = 1;\n' }, /no domain of/],
  [
    'contract',
    'a call of another domain',
    { 'packages/contract/src/stock/index.ts': `export const pieces = { 'GET /p/order': 1 };\n` },
    /answered by edges\/orders/,
  ],
  [
    'migrations',
    'a gap',
    { 'apps/server/database/migrations/0002-second-step.sql': null, 'apps/server/database/migrations/0003-third.sql': 'select 1;\n' },
    /number 0002/,
  ],
  ['migrations', 'a double', { 'apps/server/database/migrations/0002-another.sql': 'select 1;\n' }, /number 0003/],
  ['migrations', 'a bad name', { 'apps/server/database/migrations/3_Third.sql': 'select 1;\n' }, /not named like/],
  [
    'words',
    'a missing translation',
    { 'apps/storefront/locales/ru.po': 'msgid ""\nmsgstr ""\n\nmsgid "Order {name}"\nmsgstr ""\n' },
    /lacks "Order \{name\}"/,
  ],
  ['words', 'a lost value', { 'apps/storefront/locales/ru.po': 'msgid "Order {name}"\nmsgstr "Заказать"\n' }, /lost its value \{name\}/],
  [
    'words',
    'a value that nobody tells',
    { 'apps/storefront/locales/ru.po': 'msgid "Order {name}"\nmsgstr "Заказ {name}: {days, plural, one {день} other {# дня}}"\n' },
    /is told no value \{days\}/,
  ],
  [
    'words',
    'one form of an Arabic noun for every number',
    { 'apps/storefront/locales/ar.po': 'msgid "Order {name}"\nmsgstr "الطلب {name} حرفًا"\n' },
    /has one form of its noun/,
  ],
  [
    'words',
    'an English sentence told twice',
    { 'apps/storefront/locales/en.po': 'msgid ""\nmsgstr ""\n\nmsgid "Order {name}"\nmsgstr "Order {name}"\n' },
    /stands twice/,
  ],
  [
    'words',
    'an amount with a point where a comma is written',
    {
      'apps/storefront/locales/en.po': 'msgid ""\nmsgstr ""\n\nmsgid "Enter 9.50."\nmsgstr "Enter 9.50."\n',
      'apps/storefront/locales/ru.po': 'msgid ""\nmsgstr ""\n\nmsgid "Enter 9.50."\nmsgstr "Введите 9.50."\n',
    },
    /with a point/,
  ],
  ['words', 'a missing language', { 'apps/storefront/locales/ru.po': null }, /has no ru\.po/],
];

describe('every rule finds', () => {
  test.each(bad)('%s: %s', async (rule, _what, changes, expected) => {
    const found = await find(rule, changes);
    expect(found.join('\n')).toMatch(expected);
  });
});

describe('what looks wrong and is not', () => {
  test('an allowed rounding', async () => {
    const found = await find('money', {
      [`${domains}/orders/model.ts`]: 'export const days = (ms: number) => Math.round(ms / 864e5); // lint-allow money: days, not money\n',
    });
    expect(found).toEqual([]);
  });
  test('an allowance without a reason', async () => {
    const found = await find('money', {
      [`${domains}/orders/model.ts`]: 'export const days = (ms: number) => Math.round(ms / 864e5); // lint-allow money:\n',
    });
    expect(found).toHaveLength(1);
  });
  test('sentences that use the words of SQL', async () => {
    const found = await find('tables', {
      [`${domains}/stock/actions.ts`]: `export const reserve = 'Remove the goods from orders and update orders';\n`,
    });
    expect(found).toEqual([]);
  });
  test('locking rows is no update', async () => {
    const found = await find('tables', {
      [`${domains}/orders/store/insert.ts`]: 'export const insert = (sql) => sql`select id from orders for update`;\n',
    });
    expect(found).toEqual([]);
  });
});
