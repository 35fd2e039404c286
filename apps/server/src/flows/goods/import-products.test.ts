import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pay, placeOrder } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { explainFault, type ImportFault, importColumns } from '../../domains/catalog/index.ts';
import { importFile, ImportRefused, type ImportResult } from '../../import-file.ts';
import { csvLine } from '../../runtime/sheets/csv.ts';

type Row = Partial<Record<(typeof importColumns)[number], string>>;
const market = marketplaceForFile({ poolSize: 6 });
let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const plain: Row = {
  name_en: 'Steel kettle',
  name_ru: 'Стальной чайник',
  category: 'Wrenches',
  unit: 'piece',
  price: '9.50',
  minimum: '10',
  carton_quantity: '5',
  carton_weight_kg: '4.25',
  carton_volume_m3: '0.031',
  ordinary_freight: '0.40',
  express_freight: '1.90',
  delivery_days: '7',
  stock: '100',
};
const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (rows: readonly Row[], columns: readonly string[] = importColumns): string =>
  [columns.join(','), ...rows.map((r) => columns.map((c) => quoted({ ...plain, ...r }[c as keyof Row] ?? '')).join(','))].join('\n');
const fileOf = async (text: string | Uint8Array): Promise<string> => {
  const path = join(folder, `file-${(files += 1)}.csv`);
  await writeFile(path, text);
  return path;
};
interface Tried extends ImportResult {
  readonly faults: readonly ImportFault[];
  readonly told: readonly string[];
}
const run = async (text: string | Uint8Array, storeId = 1): Promise<Tried> => {
  const faults: ImportFault[] = [];
  const result = await importFile(market().app, { file: await fileOf(text), storeId, onFault: (f) => void faults.push(f) });
  expect(result.stopped).toBeNull();
  return { ...result, faults, told: faults.map((f) => `${f.line} ${f.column ?? '-'}: ${explainFault(f)}`) };
};
const productOf = async (code: string) =>
  (
    await market().query<{
      id: number;
      pricing_mode: number;
      min_price: string;
      max_price: string;
      minimum: number;
      carton_weight_grams: number;
      carton_volume_cm3: number;
      category_id: number;
      delivery_tiers: unknown;
    }>(
      'select id, pricing_mode, min_price::text, max_price::text, minimum, carton_weight_grams, carton_volume_cm3, category_id, delivery_tiers from products where store_id = 1 and code = $1',
      [code],
    )
  )[0];
const skusOf = (code: string) =>
  market().query<{ id: number; article: string; price: string; properties: unknown; on_hand: number; position: number }>(
    'select s.id, s.article, s.price::text, s.properties, k.on_hand, s.position from skus s join products p on p.id = s.product_id join stock k on k.sku_id = s.id where p.store_id = 1 and p.code = $1 order by s.position',
    [code],
  );
const count = async (table: string): Promise<number> =>
  (await market().query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;

test('products come in with everything the file says', async () => {
  const result = await run(
    csv([
      { product: 'K-1', article: 'K-1-R', properties: 'Colour:Red;Size:1 l', tiers: '10:9.50;100:8.05', delivery_days: '1:7;500:15' },
      {
        product: 'K-1',
        article: 'K-1-B',
        properties: 'Size:2 l;Colour:Blue',
        price: '',
        tiers: '',
        name_en: '',
        name_ru: '',
        category: '',
        unit: '',
        minimum: '',
        carton_quantity: '',
        carton_weight_kg: '',
        carton_volume_m3: '',
        delivery_days: '',
        stock: '7',
      },
      { product: 'K-2', article: 'K-2', name_ru: '' },
    ]),
  );
  expect(result).toMatchObject({ rows: 3, created: 2, changed: 0, unchanged: 0, refused: 0, refusedRows: 0, told: [] });
  const kettle = await productOf('K-1');
  expect(kettle).toMatchObject({
    pricing_mode: 1,
    min_price: '805',
    max_price: '950',
    minimum: 10,
    carton_weight_grams: 4250,
    carton_volume_cm3: 31_000,
  });
  expect(kettle?.delivery_tiers).toEqual([
    { start: 1, end: 499, days: 7 },
    { start: 500, end: null, days: 15 },
  ]);
  expect(await skusOf('K-1')).toMatchObject([
    {
      article: 'K-1-R',
      price: '950',
      on_hand: 100,
      position: 0,
      properties: {
        en: [
          ['Colour', 'Red'],
          ['Size', '1 l'],
        ],
      },
    },
    {
      article: 'K-1-B',
      price: '950',
      on_hand: 7,
      position: 1,
      properties: {
        en: [
          ['Colour', 'Blue'],
          ['Size', '2 l'],
        ],
      },
    },
  ]);
  const shown = await market().guest.ok('GET /prod/prodInfo', { prodId: kettle?.id ?? 0 });
  expect(shown).toMatchObject({
    prodName: 'Steel kettle',
    unit: 'pcs',
    tieredPriceVO: [
      { start: 10, end: 99, price: 9.5 },
      { start: 100, end: null, price: 8.05 },
    ],
  });
  const second = (await productOf('K-2'))?.id ?? 0;
  const inRussian = await market().guest.call('GET /prod/prodInfo', { prodId: second }, { locale: 'ru' });
  expect((inRussian.data as { prodName: string }).prodName).toBe('Steel kettle');
  const [told] = await market().query<{ after: Record<string, unknown> }>(
    "select after from audit_log where action = 'products.import' order by id desc limit 1",
  );
  expect(told?.after).toMatchObject({ rows: 3, created: 2, refused: 0 });
});

test('the same file again changes nothing, another one only what differs', async () => {
  const rows: Row[] = [
    { product: 'U-1', article: 'U-1-a', properties: 'Size:1', price: '2.00' },
    { product: 'U-1', article: 'U-1-b', properties: 'Size:2', price: '3.00' },
    { product: 'U-2', article: 'U-2', tiers: '1:5.00;50:4.00', price: '5.00' },
  ];
  await run(csv(rows));
  const before = [await skusOf('U-1'), await skusOf('U-2'), await count('skus'), await count('product_texts')];
  const prodId = (await productOf('U-1'))?.id ?? 0;
  await market().guest.ok('GET /prod/prodInfo', { prodId });
  expect(await run(csv(rows))).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: 0 });
  expect([await skusOf('U-1'), await skusOf('U-2'), await count('skus'), await count('product_texts')]).toEqual(before);

  const next = await run(
    csv([
      { ...rows[0], price: '1.99', stock: '55', name_ru: '' },
      { product: 'U-1', article: 'U-1-c', properties: 'Size:3', price: '4.00', name_ru: '' },
      { product: 'U-2', article: 'U-2', price: '4.50' },
    ]),
  );
  expect(next).toMatchObject({ created: 0, changed: 2, unchanged: 0, refused: 0 });
  expect(await productOf('U-1')).toMatchObject({ id: prodId, min_price: '199', max_price: '400' });
  expect(await skusOf('U-1')).toMatchObject([
    { id: (await skusOf('U-1'))[0]?.id, article: 'U-1-a', price: '199', on_hand: 55 },
    { article: 'U-1-b', price: '300', on_hand: 100 },
    { article: 'U-1-c', price: '400', position: 2 },
  ]);
  expect(await productOf('U-2')).toMatchObject({ pricing_mode: 0, min_price: '450' });
  expect(await market().query('select 1 from product_tiers where product_id = $1', [(await productOf('U-2'))?.id])).toEqual([]);
  // The page was kept before the change; nobody sees the old price after it.
  expect((await market().guest.ok('GET /prod/prodInfo', { prodId })).minPrice).toBe(1.99);
  // An empty Russian name leaves the one that is there.
  expect(await market().query("select name from product_texts where product_id = $1 and locale = 'ru'", [prodId])).toEqual([
    { name: 'Стальной чайник' },
  ]);
});

test('bad rows are reported by line, column and reason; a product comes whole or not at all', async () => {
  const result = await run(
    csv([
      { product: 'B-1', article: 'B-1-a', properties: 'Size:1' },
      { product: 'B-1', article: 'B-1-b', properties: 'Size:2', price: '1,20' },
      { product: 'B-good', article: 'B-good' },
      { product: 'B-2', article: 'B-2', minimum: '7', stock: '-1', price: '0', ordinary_freight: '1e3' },
      { product: 'B-3', article: 'B-3', tiers: '10:5.00;10:4.00', price: '' },
      { product: 'B-4', article: 'B-4', tiers: '1:5.00;9:0', price: '' },
      { product: 'B-5', article: 'B-5', tiers: '1:5.00', price: '6.00' },
      { product: 'B-6', article: 'B-same' },
      { product: 'B-7', article: 'B-same' },
      { product: '', article: 'B-8' },
      {
        product: 'B-9',
        article: 'B-9',
        price: '1.005',
        minimum: '2.5',
        carton_weight_kg: '0.0001',
        delivery_days: 'soon',
        picture: 'http://example.test/a.png',
      },
      { product: 'B-10', article: 'B-10-a', properties: 'Size:1' },
      { product: 'B-10', article: 'B-10-b', properties: 'Size:1' },
      { product: 'B-11', article: 'B-11-a', properties: 'Size:1' },
      { product: 'B-11', article: 'B-11-b', properties: 'Colour:Red', minimum: '20' },
      { product: 'B-12', article: 'B-12', name_en: 'x'.repeat(201), unit: '', category: 'a > b > c > d', price: '100000000000.01' },
      { product: 'B-1', article: 'B-1-c', properties: 'Size:3' },
    ]),
  );
  expect(result).toMatchObject({ created: 1, refused: 12, refusedRows: 16, rows: 17 });
  expect(new Set(result.told)).toEqual(
    new Set([
      '2 -: not imported because of line 3: a product comes whole or not at all',
      '3 price: is not an amount of money (digits with a point, like 12.50)',
      '18 -: not imported because of line 3: a product comes whole or not at all',
      '5 minimum: must be a multiple of what a carton holds (5)',
      '5 stock: must be from 0 to 999999999',
      '5 price: must be more than zero',
      '5 ordinary_freight: is not an amount of money (digits with a point, like 12.50)',
      '6 tiers: must begin each tier at more pieces than the one before',
      '7 tiers: must be more than zero',
      '8 price: differs from the first tier (5.00); leave it empty or make them the same',
      '9 article: is also on line 10',
      '10 article: is also on line 9',
      '11 product: must not be empty',
      '12 price: has more decimals than USD has',
      '12 minimum: is not a whole number',
      '12 carton_weight_kg: has more than 3 decimals',
      '12 delivery_days: must be days (like 7) or days by quantity (like 1:7;500:15)',
      '12 picture: is not a picture stored here (leave it empty)',
      '13 -: not imported because of line 14: a product comes whole or not at all',
      '14 properties: is the same as on line 13: variants must differ in a property',
      '15 -: not imported because of line 16: a product comes whole or not at all',
      '16 properties: must name the same properties as line 15',
      '16 minimum: differs from line 15, the first row of the product (leave it empty or make them the same)',
      '17 name_en: is longer than 200 characters',
      '17 unit: must not be empty',
      '17 category: must be one name, or up to three joined by " > "',
      '17 price: is larger than any amount we take',
    ]),
  );
  expect(await productOf('B-1')).toBeUndefined();
  expect(await productOf('B-good')).toBeDefined();
});

test('an article number belongs to one product of a store', async () => {
  await run(csv([{ product: 'A-1', article: 'A-same' }]));
  expect((await run(csv([{ product: 'A-2', article: 'A-same' }]))).told).toEqual(['2 article: belongs to the product A-1 already']);
  expect(await run(csv([{ product: 'A-2', article: 'A-same' }]), 2)).toMatchObject({ created: 1 });
});

test('formulas and strange strings are text like any other', async () => {
  const strange = [
    '=HYPERLINK("http://example.test","click")',
    '+1+1',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "'; drop table products; --",
    '<script>alert(1)</script>',
    '𝒳 Ω≈ç√∫ 🧰👩‍👩‍👧',
    '⁦test⁧ ‮olleh',
    'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
    '社會科學院語學研究所',
    '${7*7} %s %n {{1}} \\u0041 \\',
    'NULL',
    '"quoted", with; signs\nand a second line',
    '5" screen',
  ];
  const result = await run(csv(strange.map((name, i) => ({ product: `S-${i}`, article: `=S${i}`, name_en: name, name_ru: name }))));
  expect(result).toMatchObject({ created: strange.length, refused: 0 });
  for (const [i, name] of strange.entries()) {
    const [row] = await market().query<{ name: string; article: string }>(
      "select t.name, s.article from products p join product_texts t on t.product_id = p.id and t.locale = 'en' join skus s on s.product_id = p.id where p.store_id = 1 and p.code = $1",
      [`S-${i}`],
    );
    expect(row).toEqual({ name, article: `=S${i}` });
  }
  const bad = await run(
    csv([
      { product: 'S-nul', article: 'S-nul', name_en: 'a\u0000b' },
      { product: 'S-none', article: 'S-none', name_en: '\u200b\u2060' },
    ]),
  );
  expect(bad.told).toEqual([
    '2 name_en: has a character that cannot be stored (NUL or half of a surrogate pair)',
    '3 name_en: has no visible character',
  ]);
  expect(csvLine(['=1+1', '-2', '\t@x', 'plain', 'a"b'])).toBe("'=1+1".replace(/^.*$/, '"$&"') + ',"\'-2","\'\t@x",plain,"a""b"\r\n');
});

test('a market price is set, left, taken away and never below the price, file by file', async () => {
  const row = (price: string, market_price: string) => csv([{ product: 'MP-1', article: 'MP-1', price, market_price }], importColumns);
  const kept = async () => (await market().query(`select market_price::int as m from skus where article = 'MP-1'`))[0];
  expect(await run(row('10.00', '12.00'))).toMatchObject({ created: 1 });
  expect(await kept()).toEqual({ m: 1200 });
  for (const [price, told, m] of [
    ['11.00', '', 1200],
    ['12.00', '', 1200],
    ['12.01', '', null],
    ['10.00', '15', 1500],
    ['10.00', '0', null],
  ] as const) {
    await run(row(price, told));
    expect(await kept(), `${price} ${told}`).toEqual({ m });
  }
  expect((await run(row('10.00', '9.99'))).told).toEqual(['2 market_price: is below the price (10.00); a market price is never lower']);
  expect((await run(row('10.00', 'dear'))).told).toHaveLength(1);
});

test('columns are found by name, in any order, with comma, semicolon or tab', async () => {
  const columns = [...importColumns.toReversed(), 'colour of the box'];
  expect(await run(`\ufeff${csv([{ product: 'C-1', article: 'C-1' }], columns)}\r\n\r\n,,,,,,,,,,,,,,,,,,\r\n`)).toMatchObject({
    created: 1,
    rows: 1,
    unknownColumns: ['colour of the box'],
  });
  const optional = importColumns.filter((c) => !['tiers', 'picture', 'properties', 'name_ru'].includes(c));
  expect(await run(csv([{ product: 'C-2', article: 'C-2' }], optional).replaceAll(',', ';'))).toMatchObject({ created: 1 });
  expect(await run(csv([{ product: 'C-3', article: 'C-3' }], optional).replaceAll(',', '\t'))).toMatchObject({ created: 1 });
  expect((await run(`${csv([], importColumns)}\nC-4,C-4,too,few`)).told).toEqual(['2 -: the row has 4 cells, the header 34']);
});

test('a file that cannot be read, or a store that is not there, changes nothing', async () => {
  const refusal = async (text: string | Uint8Array, storeId = 1): Promise<string> =>
    run(text, storeId).then(
      () => 'nothing',
      (error: unknown) => (error instanceof ImportRefused ? error.message : String(error)),
    );
  const before = await count('products');
  expect(await refusal('product,article\n1,2')).toMatch(/^These columns are missing: name_en, category, unit, price/);
  expect(await refusal('')).toBe('The file is empty.');
  expect(await refusal(csv([{ product: 'X' }], [...importColumns, 'price']))).toBe('These columns appear twice: price.');
  expect(await refusal(`${csv([{ product: 'F-1', article: 'F-1' }])}\nF-2,"never closed,\n${'x,\n'.repeat(50)}`)).toMatch(
    /row that begins after line 2 opens a quotation mark/,
  );
  expect(await refusal(`${csv([{ product: 'F-1', article: 'F-1' }])}\n"${'x'.repeat(1_100_000)}"`)).toMatch(
    /longer than 262144 characters/,
  );
  expect(
    await refusal(Buffer.concat([Buffer.from(`${csv([{ product: 'F-1', article: 'F-1' }])}\n`), Buffer.from([0xcf, 0xf0, 0xe8])])),
  ).toMatch(/Line 3 is not UTF-8/);
  expect(await refusal(csv([{ product: 'F-1', article: 'F-1' }]), 77)).toBe('There is no store 77.');
  expect(await count('products')).toBe(before);
});

test('categories are found by name in any language, else made below Imported', async () => {
  const before = await count('categories');
  const result = await run(
    csv([
      { product: 'G-1', article: 'G-1', category: 'гаечные КЛЮЧИ' },
      { product: 'G-2', article: 'G-2', category: 'Tools & hardware > Hand tools > Wrenches' },
      { product: 'G-3', article: 'G-3', category: 'Tea bricks' },
      { product: 'G-4', article: 'G-4', category: 'tea bricks' },
      { product: 'G-5', article: 'G-5', category: 'Tea > Tea bricks of Kyakhta' },
      { product: 'G-6', article: 'G-6', category: 'Hand tools > Tongs' },
      { product: 'G-7', article: 'G-7', category: 'Инструменты и крепёж > Hand tools > Tongs for tea' },
      { product: 'G-8', article: 'G-8', category: 'Nobody knows > this > path' },
    ]),
  );
  expect(result.told).toEqual(['9 category: begins with Nobody knows, which is not a main category; write the last name alone']);
  const categories = await market().query<{ code: string; path: string }>(
    `select p.code, concat_ws(' > ', a.names->>'en', b.names->>'en', c.names->>'en') as path from products p join categories c on c.id = p.category_id
     join categories b on b.id = c.parent_id join categories a on a.id = b.parent_id where p.store_id = 1 and p.code like 'G-%' order by p.code`,
  );
  expect(categories.map((c) => c.path)).toEqual([
    'Tools & hardware > Hand tools > Wrenches',
    'Tools & hardware > Hand tools > Wrenches',
    'Imported > Unsorted > Tea bricks',
    'Imported > Unsorted > Tea bricks',
    'Imported > Tea > Tea bricks of Kyakhta',
    'Imported > Hand tools > Tongs',
    'Tools & hardware > Hand tools > Tongs for tea',
  ]);
  expect((await count('categories')) - before).toBe(8);
  expect(result.categoriesMade).toBe(8);
  expect(await run(csv([{ product: 'G-3', article: 'G-3', category: 'Tea bricks' }]))).toMatchObject({ unchanged: 1, categoriesMade: 0 });
});

test('stock is never set below what open orders hold', async () => {
  const m = market();
  const [number = ''] = await placeOrder(m, m.buyer(1), [3]);
  const [held] = await m.query<{ code: string; article: string; reserved: number; on_hand: number }>(
    'select p.code, s.article, k.reserved, k.on_hand from order_items i join orders o on o.id = i.order_id join skus s on s.id = i.sku_id join products p on p.id = s.product_id join stock k on k.sku_id = s.id where o.number = $1',
    [number],
  );
  if (held === undefined) throw new Error('the order holds stock');
  const [properties] = await m.query<{ pairs: [string, string][] }>("select properties->'en' as pairs from skus where article = $1", [
    held.article,
  ]);
  const row: Row = { product: held.code, article: held.article, properties: (properties?.pairs ?? []).map((p) => p.join(':')).join(';') };
  const low = await run(csv([{ ...row, stock: String(held.reserved - 1) }]), 3);
  expect(low.told).toEqual([`2 stock: is less than the ${held.reserved} pieces reserved by open orders`]);
  expect(await run(csv([{ ...row, stock: String(held.reserved) }]), 3)).toMatchObject({ changed: 1 });
  expect(
    await m.query('select on_hand, reserved from stock k join skus s on s.id = k.sku_id where s.article = $1', [held.article]),
  ).toEqual([{ on_hand: held.reserved, reserved: held.reserved }]);
  await pay(m.buyer(1), [number]);
});

test('two imports into one store: the second is refused, another store is free', async () => {
  const rows = Array.from({ length: 1200 }, (_, i): Row => ({ product: `P-${i}`, article: `P-${i}` }));
  const file = await fileOf(csv(rows));
  let second: Promise<unknown> | undefined;
  let other: Promise<ImportResult> | undefined;
  const smallFile = await fileOf(csv(rows.slice(0, 3)));
  const first = await importFile(market().app, {
    file,
    storeId: 4,
    onProgress: () => {
      second ??= importFile(market().app, { file, storeId: 4 }).catch((error: unknown) => error);
      other ??= importFile(market().app, { file: smallFile, storeId: 5 });
    },
  });
  expect(first).toMatchObject({ created: 1200, stopped: null });
  expect(await second).toMatchObject({
    name: 'ImportRefused',
    message: 'Another import into store 4 is running. Wait until it ends, then start this one again.',
  });
  expect(await other).toMatchObject({ created: 3 });
  expect(await importFile(market().app, { file, storeId: 4 })).toMatchObject({ created: 0, unchanged: 1200 });
});

test('an import that is cut off leaves whole products, and the same file brings the rest', async () => {
  const rows = Array.from({ length: 900 }, (_, i): Row[] => [
    { product: `Q-${i}`, article: `Q-${i}-a`, properties: 'Size:1' },
    { product: `Q-${i}`, article: `Q-${i}-b`, properties: 'Size:2' },
  ]).flat();
  const file = await fileOf(csv(rows));
  let cut = false;
  const kill = (): void => {
    if (cut) return;
    cut = true;
    // Every connection of the marketplace, while the next batch is being written.
    setTimeout(() => {
      void market().query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }, 15);
  };
  const first = await importFile(market().app, { file, storeId: 5, onProgress: kill });
  expect(first.stopped).not.toBeNull();
  expect(first.created).toBeLessThan(900);
  const whole = "select count(*)::int as n from products p where store_id = 5 and code like 'Q-%'";
  const [products] = await market().query<{ n: number }>(whole);
  expect(products?.n).toBe(first.created);
  expect(
    await market().query(
      `${whole} and ((select count(*) from skus s join stock k on k.sku_id = s.id where s.product_id = p.id) <> 2 or (select count(*) from product_texts t where t.product_id = p.id) <> 2)`,
    ),
  ).toEqual([{ n: 0 }]);
  expect(await importFile(market().app, { file, storeId: 5 })).toMatchObject({
    created: 900 - first.created,
    changed: 0,
    unchanged: first.created,
    stopped: null,
  });
});

test('rows of a product may stand apart, and a product has no more than 200', async () => {
  const many = Array.from({ length: 203 }, (_, i): Row => ({ product: 'M-1', article: `M-${i}`, properties: `Size:${i}` }));
  const result = await run(
    csv([{ product: 'M-2', article: 'M-2-a', properties: 'Size:1' }, ...many, { product: 'M-2', article: 'M-2-b', properties: 'Size:2' }]),
  );
  expect(result).toMatchObject({ created: 1, refused: 1, refusedRows: 203 });
  expect(result.told).toContain('203 -: the product has more than 200 rows');
  expect(await skusOf('M-2')).toHaveLength(2);
});

test('goods of a store that are looked at first wait, new ones whole, of known ones what people read and see', async () => {
  const operator = market().operator;
  await run(csv([{ product: 'SEEN-1', article: 'SEEN-1-1', certificates: 'CE' }]), 3);
  await operator.ok('PUT /platform/shop/goodsReview', { shopId: 3, isReviewed: true });
  const file = csv([
    { product: 'SEEN-1', article: 'SEEN-1-1', name_en: 'Copper kettle', price: '8.00', category: 'Office', certificates: 'EAC' },
    { product: 'SEEN-2', article: 'SEEN-2-1', name_en: 'Iron kettle' },
  ]);
  expect(await run(file, 3)).toMatchObject({ created: 1, changed: 1, refused: 0 });
  const rows = await market().query<{ id: number; code: string; status: number; certificates: string[]; name: string; low: string }>(
    "select p.id, p.code, p.status, p.certificates, t.name, p.min_price::text as low from products p join product_texts t on t.product_id = p.id and t.locale = 'en' where p.code like 'SEEN-%' order by p.code",
  );
  expect(rows.map(({ id: _, ...row }) => row)).toEqual([
    { code: 'SEEN-1', status: 1, certificates: ['CE'], name: 'Steel kettle', low: '800' },
    { code: 'SEEN-2', status: 6, certificates: [], name: 'Iron kettle', low: '950' },
  ]);
  // The same file again is no other submission.
  await run(file, 3);
  const [known = 0, fresh = 0] = rows.map((r) => r.id);
  for (const prodId of [known, fresh]) await operator.ok('PUT /platform/prodAudit/approve', { prodId, round: 1 });
  const after = await market().query(
    "select p.status, p.certificates, t.name, c.names ->> 'en' as category from products p join categories c on c.id = p.category_id join product_texts t on t.product_id = p.id and t.locale = 'en' where p.code like 'SEEN-%' order by p.code",
  );
  expect(after).toEqual([
    { status: 1, certificates: ['EAC'], name: 'Copper kettle', category: 'Office' },
    { status: 1, certificates: [], name: 'Iron kettle', category: 'Wrenches' },
  ]);
  await operator.ok('PUT /platform/shop/goodsReview', { shopId: 3, isReviewed: false });
});
