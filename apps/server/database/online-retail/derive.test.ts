import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { chooseProducts } from './choose.ts';
import { type Invoice, readInvoices } from './invoices.ts';
import { type Observation, priceAt, tiersOf } from './tiers.ts';
import { checkReproduced, invoiceJson, pickInvoices, productCsv } from './write.ts';

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';

async function fileOf(lines: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'invoice-lines-'));
  try {
    const file = path.join(folder, 'lines.csv.gz');
    await writeFile(file, gzipSync([header, ...lines].join('\n')));
    return await readInvoices(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function invoice(number: string, ...lines: (readonly [article: string, quantity: number, price: number])[]): Invoice {
  return {
    number,
    date: '2011-01-04 10:00:00',
    customer: '',
    country: 'Norway',
    lines: lines.map(([article, quantity, price]) => ({ article, quantity, price })),
  };
}

test('keeps whole invoices of goods and counts what it drops', async () => {
  const file = await fileOf([
    '1,85123a,"HOLDER, WHITE",6,2010-12-01 08:26:00,2.55,17850,United Kingdom',
    '1,85123A,"HOLDER, WHITE",6,2010-12-01 08:26:00,2.550,17850,United Kingdom',
    'C2,85123A,"HOLDER, WHITE",-6,2010-12-01 09:00:00,2.55,17850,United Kingdom',
    '3,71053,LANTERN,-1,2010-12-01 09:00:00,3.39,,France',
    '4,71053,LANTERN,1,2010-12-01 09:00:00,0,,France',
    '5,71053,LANTERN,1,2010-12-01 09:00:00,-3.39,,France',
    '6,71053,,1,2010-12-01 09:00:00,3.39,,France',
    '7,71053,LANTERN,1,2010-12-01 09:00:00,0.001,,France',
    '8,71053,LANTERN,1,2010-12-01 09:00:00,3.39,,France',
    '8,POST,POSTAGE,1,2010-12-01 09:00:00,18.00,,France',
  ]);
  expect(file.invoices).toEqual([
    {
      number: '1',
      date: '2010-12-01 08:26:00',
      customer: '17850',
      country: 'United Kingdom',
      lines: [
        { article: '85123A', quantity: 6, price: 255 },
        { article: '85123A', quantity: 6, price: 255 },
      ],
    },
  ]);
  expect(file.dropped).toEqual({
    cancellation: 1,
    'quantity not positive': 1,
    'price not positive': 2,
    'no description': 1,
    'price not in cents': 1,
    'not goods': 1,
  });
  expect([file.lineCount, file.invoiceCount]).toEqual([10, 8]);
});

test('a price list starts at one piece, falls, and covers what it can', () => {
  const observations = [
    [1, 300],
    [6, 255],
    [12, 255],
    [24, 210],
    [24, 300],
    [3, 300],
  ] as const;
  expect(tiersOf(observations.map(([quantity, price]) => ({ quantity, price, weight: 1 })))).toEqual([
    { start: 1, price: 300 },
    { start: 6, price: 255 },
    { start: 24, price: 210 },
  ]);
  expect(() => tiersOf([])).toThrow(RangeError);
});

test('no falling price list agrees with more', () => {
  const prices = [3, 2, 1];
  const observation = fc.record({
    quantity: fc.integer({ min: 1, max: 5 }),
    price: fc.constantFrom(...prices),
    weight: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(observation, { minLength: 1, maxLength: 12 }), (observations: Observation[]) => {
      const covered = (price: (quantity: number) => number) =>
        observations.reduce((total, o) => total + (price(o.quantity) === o.price ? o.weight : 0), 0);
      const tiers = tiersOf(observations);
      expect(tiers[0]!.start).toBe(1);
      tiers.slice(1).forEach((tier, i) => {
        expect(tier.start).toBeGreaterThan(tiers[i]!.start);
        expect(tier.price).toBeLessThan(tiers[i]!.price);
      });
      let most = 0;
      for (let a = 1; a <= 6; a++)
        for (let b = a; b <= 6; b++)
          most = Math.max(
            most,
            covered((q) => (q < a ? 3 : q < b ? 2 : 1)),
          );
      expect(covered((quantity) => priceAt(tiers, quantity))).toBe(most);
    }),
  );
});

test('chooses the products that complete the most baskets', () => {
  const baskets = [[0, 1], [0, 1], [0, 1], [1], [2, 3, 4], [2], [3, 4], [3, 4], [3, 4], [5]];
  expect(chooseProducts(baskets, 6, 2)).toEqual(new Set([0, 1]));
  expect(chooseProducts(baskets, 6, 4)).toEqual(new Set([0, 1, 3, 4]));
  expect(chooseProducts(baskets, 6, 6).size).toBe(6);
});

test('sums an article that stands twice, and leaves out two prices for one article', () => {
  const invoices = [
    invoice('1', ['10001', 1, 300], ['10002', 2, 100]),
    invoice('2', ['10001', 6, 255], ['10001', 6, 255]),
    invoice('3', ['10001', 12, 255]),
    invoice('4', ['10001', 1, 300], ['10001', 1, 255]),
    invoice('5', ['10003', 1, 999]),
    invoice('6', ['10002', 1, 100]),
  ];
  const catalogue = catalogueOf(invoices, 2);
  checkReproduced(catalogue);
  expect(catalogue.contradictory).toBe(1);
  expect(catalogue.reproduced.map(({ number }) => number)).toEqual(['1', '2', '3', '6']);
  expect(catalogue.tiers.get('10001')).toEqual([
    { start: 1, price: 300 },
    { start: 12, price: 255 },
  ]);

  const descriptions = new Map([
    [
      '10001',
      new Map([
        ['MUG, "BLUE"', 2],
        ['mug', 1],
      ]),
    ],
    ['10002', new Map([['BAG', 1]])],
  ]);
  expect(productCsv(catalogue, descriptions).split('\n').slice(1)).toEqual([
    '10001,10001,"Mug, ""blue""",,Kitchen & tableware,piece,3.00,,1:3.00;12:2.55,1,1,0.5,0.002,0,0,7,1100,,,,,,,',
    '10002,10002,Bag,,Bags,piece,1.00,,,1,1,0.5,0.002,0,0,7,1100,,,,,,,',
    '',
  ]);
  expect(JSON.parse(invoiceJson(catalogue.reproduced.slice(1, 2)))).toEqual({
    currency: 'USD',
    invoices: [
      {
        number: '2',
        date: '2011-01-04 10:00:00',
        customer: '',
        country: 'Norway',
        total: '30.60',
        lines: [
          { article: '10001', quantity: 6, price: '2.55' },
          { article: '10001', quantity: 6, price: '2.55' },
        ],
      },
    ],
  });
});

test('refuses a catalogue that does not reproduce its invoices', () => {
  const wrong = invoice('9', ['10001', 1, 300]);
  const tiers = new Map([['10001', [{ start: 1, price: 299 }]]]);
  expect(() => checkReproduced({ reproduced: [wrong], tiers, reproducibleWithAll: 1, contradictory: 0 })).toThrow('invoice 9');
});

test('picks the longest invoices and an even spread of the others, in order', () => {
  const many = Array.from({ length: 40 }, (_, i) =>
    invoice(String(i), ...Array.from({ length: (i % 7) + 1 }, () => ['10001', 1, 1] as const)),
  );
  const picked = pickInvoices(many, 10);
  expect(picked).toHaveLength(10);
  expect(new Set(picked).size).toBe(10);
  expect(picked).toEqual(many.filter((one) => picked.includes(one)));
  expect(picked.filter(({ lines }) => lines.length === 7).length).toBeGreaterThanOrEqual(5);
  expect(pickInvoices(many, 100)).toHaveLength(40);
});
