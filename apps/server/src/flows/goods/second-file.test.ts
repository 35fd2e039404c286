import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { explainFault } from '../../domains/catalog/index.ts';
import { importFile } from '../../import-file.ts';
import { csvLine } from '../../runtime/sheets/csv.ts';

// A product's variants fit each other whatever file brought them.
const market = marketplaceForFile();
let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Row = readonly [article: string, properties: string];
const columns =
  'product,article,name_en,category,unit,price,minimum,carton_quantity,carton_weight_kg,carton_volume_m3,ordinary_freight,express_freight,delivery_days,stock,properties';
const imported = async (code: string, rows: readonly Row[], storeId = 1): Promise<string[]> => {
  const path = join(folder, `f${(files += 1)}.csv`);
  const line = ([article, properties]: Row) =>
    csvLine([code, `${code}-${article}`, 'Kettle', 'Wrenches', 'piece', '2.50', '1', '1', '0.5', '0.002', '0', '0', '7', '10', properties]);
  await writeFile(path, [csvLine(columns.split(',')), ...rows.map(line)].join(''));
  const told: string[] = [];
  await importFile(market().app, {
    file: path,
    storeId,
    onFault: (f) => void told.push(`${f.line} ${f.column ?? '-'}: ${explainFault(f)}`),
  });
  return told;
};
const variantsOf = async (code: string): Promise<string[]> =>
  (
    await market().query<{ article: string }>(
      'select s.article from skus s join products p on p.id = s.product_id where p.store_id = 1 and p.code = $1 and not s.is_deleted order by s.id',
      [code],
    )
  ).map((r) => r.article.slice(code.length + 1));
const differs = (code: string) => `properties: must name the same properties as variant ${code}-A, which the product has`;
const alike = (code: string) => `properties: is the same as variant ${code}-A, which the product has: variants must differ in a property`;

describe('a second file', () => {
  it.each<readonly [what: string, first: string, second: string, fault: (code: string) => string]>([
    ['two variants without properties', '', '', alike],
    ['the same value twice', 'Colour:Red', 'Colour:Red', alike],
    ['the same values in another order', 'Colour:Red;Size:L', 'Size:L;Colour:Red', alike],
    ['another property', 'Colour:Red', 'Size:L', differs],
    ['one property more', 'Colour:Red', 'Colour:Blue;Size:L', differs],
    ['none beside one', 'Colour:Red', '', differs],
    ['one beside none', '', 'Colour:Red', differs],
  ])('does not bring %s, as one file does not', async (what, first, second, fault) => {
    const code = `SEC-${files}`;
    expect(await imported(code, [['A', first]])).toEqual([]);
    expect(await imported(code, [['B', second]])).toEqual([`2 ${fault(code)}`]);
    expect(await variantsOf(code)).toEqual(['A']);
    expect(
      (
        await imported(`${code}-ONE`, [
          ['A', first],
          ['B', second],
        ])
      ).length,
    ).toBeGreaterThan(0);
    expect(what).toBeTruthy();
  });

  it('brings what differs, and all of a product’s variants under other properties', async () => {
    expect(await imported('FIT', [['A', 'Colour:Red']])).toEqual([]);
    expect(await imported('FIT', [['B', 'Colour:Blue']])).toEqual([]);
    expect(
      await imported('FIT', [
        ['A', 'Size:L'],
        ['B', 'Size:M'],
      ]),
    ).toEqual([]);
    expect(
      await imported('FIT', [
        ['A', 'Size:M'],
        ['B', 'Size:L'],
      ]),
    ).toEqual([]);
    expect(await variantsOf('FIT')).toEqual(['A', 'B']);
  });

  it('does not give one of two variants the value of the other, nor another property', async () => {
    expect(
      await imported('SWAP', [
        ['A', 'Colour:Red'],
        ['B', 'Colour:Blue'],
      ]),
    ).toEqual([]);
    expect(await imported('SWAP', [['B', 'Colour:Red']])).toEqual([`2 ${alike('SWAP')}`]);
    expect(await imported('SWAP', [['B', 'Size:L']])).toEqual([`2 ${differs('SWAP')}`]);
  });

  it('may say again what is there, of a product whose variants never fitted', async () => {
    expect(
      await imported('OLD', [
        ['A', 'Colour:Red'],
        ['B', 'Colour:Blue'],
      ]),
    ).toEqual([]);
    await market().query(`update skus set properties = '{"en": [["Size", "L"]]}' where article = 'OLD-B'`);
    expect(await imported('OLD', [['A', 'Colour:Red']])).toEqual([]);
    expect(await imported('OLD', [['B', 'Size:L']])).toEqual([]);
  });

  it('is free where the first is another store’s, or the variant is deleted', async () => {
    expect(await imported('FREE', [['A', 'Colour:Red']], 2)).toEqual([]);
    expect(await imported('FREE', [['B', 'Colour:Red']])).toEqual([]);
    await market().query("update skus set is_deleted = true where article = 'FREE-B'");
    expect(await imported('FREE', [['C', 'Size:L']])).toEqual([]);
  });
});
