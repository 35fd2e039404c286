import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Input, Output } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { uploadSitePicture } from '../../../test/pictures.ts';

const market = marketplaceForFile();
const operator = () => market().operator;
const other = () => market().person({ kind: 'operator', id: 2, areas: null });
type Kept = Output<'GET /platform/category/list'>[number];
const tree = () => operator().ok('GET /platform/category/list', {});
const kept = async (categoryId: number): Promise<Kept> => (await tree()).find((c) => c.categoryId === categoryId)!;
const named = async (name: string, parentId?: number): Promise<Kept> =>
  (await tree()).find((c) => c.names['en'] === name && (parentId === undefined || c.parentId === parentId))!;
const menu = async (parentId: number) =>
  (await market().guest.ok('GET /category/categoryInfo', { parentId })).categoryInfo.map((c) => c.categoryId);
const add = async (parentId: number, en: string, more: Partial<Input<'POST /platform/category'>> = {}): Promise<number> =>
  (await operator().ok('POST /platform/category', { parentId, names: { en }, picture: null, isHidden: false, ...more })).categoryId;
const change = async (categoryId: number, more: Partial<Input<'PUT /platform/category/{categoryId}'>>) => {
  const { version, names, isHidden, picture } = await kept(categoryId);
  return { categoryId, version, names, isHidden, picture: picture === null ? null : { path: picture }, ...more };
};
const move = async (categoryId: number, parentId: number) =>
  operator().ok('PUT /platform/category/{categoryId}/move', { categoryId, parentId, version: (await kept(categoryId)).version });
const merge = async (categoryId: number, intoId: number) =>
  operator().ok('PUT /platform/category/{categoryId}/merge', { categoryId, intoId, version: (await kept(categoryId)).version });
const form = (code: string, category: string): Input<'POST /shop/admin/prod'> => ({
  product: {
    product: code,
    name_en: `Paper lamp ${code}`,
    category,
    unit: 'piece',
    minimum: '12',
    carton_quantity: '6',
    carton_weight_kg: '4.25',
    carton_volume_m3: '0.03',
    delivery_days: '7',
  },
  variants: [
    { article: `${code}-S`, price: '12.50', ordinary_freight: '0.40', express_freight: '1.10', stock: '600', properties: 'Size:S' },
  ],
});
const product = async (code: string, category: string, store = 1) =>
  (await market().seller(store).ok('POST /shop/admin/prod', form(code, category))).prodId;
const found = async (categoryId: number) => (await market().guest.ok('GET /search/page', { categoryId })).records.map((r) => r.prodId);
const facetIds = async (categoryId: number) =>
  (await market().guest.ok('GET /search/facets', { categoryId })).categories.map((c) => c.categoryId);
const pathOf = async (prodId: number) =>
  (await market().guest.ok('GET /prod/prodInfo', { prodId })).categoryPath.map((c) => c.categoryName);
const actionsOn = async (id: number): Promise<string[]> =>
  (await market().query<{ action: string }>('select action from audit_log where subject = $1 order by id', [`category:${id}`])).map(
    (r) => r.action,
  );

describe('a category', () => {
  it('is added last, renamed, ordered, hidden with all below it, shown again and removed; menus follow at once', async () => {
    const before = await menu(0);
    const lamps = await add(0, 'Paper lamps', { names: { en: 'Paper lamps', ru: 'Бумажные лампы' } });
    const small = await add(lamps, 'Small lamps');
    expect([await menu(0), await menu(lamps)]).toEqual([[...before, lamps], [small]]);
    expect(
      await operator().refused('POST /platform/category', {
        parentId: 0,
        names: { de: ' бумажные ЛАМПЫ' },
        picture: null,
        isHidden: false,
      }),
    ).toBe('categoryNamed');
    await operator().ok('PUT /platform/category/{categoryId}', await change(lamps, { names: { en: 'Lamps of paper' } }));
    expect((await market().guest.ok('GET /category/categoryInfo', { parentId: 0 })).categoryInfo.at(-1)?.categoryName).toBe(
      'Lamps of paper',
    );
    await operator().ok('PUT /platform/category/order', { parentId: 0, categoryIds: [lamps, ...before] });
    expect(await menu(0)).toEqual([lamps, ...before]);
    expect(await operator().refused('PUT /platform/category/order', { parentId: 0, categoryIds: before })).toBe('changedMeanwhile');

    const prodId = await product('CAT-1', 'Paper lamps > Small lamps'); // by the name it had before
    expect(await pathOf(prodId)).toEqual(['Lamps of paper', 'Small lamps']);
    await market().advance(0);
    expect(await menu(0)).toContain(lamps);
    expect(await facetIds(lamps)).toEqual([lamps, small]);
    await operator().ok('PUT /platform/category/{categoryId}', await change(lamps, { isHidden: true }));
    expect([(await menu(0)).includes(lamps), await menu(lamps), await facetIds(lamps)]).toEqual([false, [], []]);
    expect((await market().guest.ok('GET /search/page', { prodName: 'CAT-1' })).records.map((r) => r.prodId)).toEqual([prodId]);
    await operator().ok('PUT /platform/category/{categoryId}', await change(lamps, { isHidden: false }));
    expect(await menu(lamps)).toEqual([small]);

    const version = (await kept(small)).version;
    expect(await operator().refused('DELETE /platform/category/{categoryId}', { categoryId: small, version })).toBe('categoryNotEmpty');
    const empty = await add(lamps, 'Large lamps');
    await operator().ok('DELETE /platform/category/{categoryId}', { categoryId: empty, version: 1 });
    expect(await operator().refused('DELETE /platform/category/{categoryId}', { categoryId: empty, version: 1 })).toBe('categoryUnknown');
    expect(await actionsOn(lamps)).toEqual(['category.add', 'category.change', 'category.change', 'category.change']);
    expect(await actionsOn(empty)).toEqual(['category.add', 'category.remove']);
  });

  it('has the picture that was brought, which is gone with it', async () => {
    const file = await uploadSitePicture(market(), 'category');
    const id = await add(0, 'With a picture', { picture: { fileId: file.fileId } });
    const served = join(market().app.dataDir, 'files', file.filePath);
    expect((await kept(id)).picture).toBe(file.filePath);
    await access(served);
    await operator().ok('DELETE /platform/category/{categoryId}', { categoryId: id, version: 1 });
    await market().advance(0);
    await expect(access(served)).rejects.toThrow('ENOENT');
  });

  it('is moved with all below it and its goods; never below itself, never to a fourth level', async () => {
    const [top, target] = [await add(0, 'Moving'), await add(0, 'Target')];
    const middle = await add(top, 'Middle');
    const leaf = await add(middle, 'Leaf');
    const prodId = await product('CAT-2', 'Moving > Middle > Leaf');
    await market().advance(0);
    expect(await found(top)).toEqual([prodId]);
    const refused = async (categoryId: number, parentId: number) =>
      operator().refused('PUT /platform/category/{categoryId}/move', { categoryId, parentId, version: (await kept(categoryId)).version });
    expect([await refused(top, leaf), await refused(top, top), await refused(top, target), await refused(leaf, 2_000_000)]).toEqual([
      'categoryCircle',
      'categoryCircle',
      'categoryTooDeep',
      'categoryUnknown',
    ]);
    expect(
      await operator().refused('POST /platform/category', { parentId: leaf, names: { en: 'x' }, picture: null, isHidden: false }),
    ).toBe('categoryTooDeep');
    expect([await found(target), await pathOf(prodId)]).toEqual([[], ['Moving', 'Middle', 'Leaf']]);
    await move(middle, target);
    expect([await found(top), await found(target), await found(middle), await found(leaf)]).toEqual([[], [prodId], [prodId], [prodId]]);
    expect([await pathOf(prodId), await menu(top), await menu(target)]).toEqual([['Target', 'Middle', 'Leaf'], [], [middle]]);
    await market().advance(0);
    expect((await market().guest.ok('GET /search/page', { prodName: 'Target CAT-2' })).records.map((r) => r.prodId)).toEqual([prodId]);
    await move(leaf, 0);
    expect([(await kept(leaf)).level, await found(leaf), await found(target)]).toEqual([1, [prodId], []]);
    // A store's file that names the old place still means the same category.
    const again = await product('CAT-3', 'Moving > Middle > Leaf');
    expect(await pathOf(again)).toEqual(['Leaf']);
  });

  it('is merged into another: goods and what is below move along, the old address and the old name lead on', async () => {
    const [one, two] = [await add(0, 'Lanterns'), await add(0, 'Torches')];
    const below = await add(one, 'Red lanterns');
    const [first, second] = [await product('CAT-4', 'Lanterns'), await product('CAT-5', 'Lanterns > Red lanterns')];
    await market().advance(0);
    expect(await operator().refused('PUT /platform/category/{categoryId}/merge', { categoryId: one, intoId: below, version: 1 })).toBe(
      'categoryCircle',
    );
    await merge(one, two);
    expect([(await found(two)).toSorted((a, b) => a - b), await found(below), await pathOf(first)]).toEqual([
      [first, second],
      [second],
      ['Torches'],
    ]);
    expect([await kept(one), (await kept(below)).parentId, (await kept(two)).prodCount]).toEqual([undefined, two, 1]);
    const { path } = await market().guest.ok('GET /category/categoryInfo', { parentId: one });
    expect(path.map((p) => p.categoryId)).toEqual([two]);
    await market().advance(0);
    expect(await market().query('select 1 from products where category_id = $1', [one])).toEqual([]);
    expect(await pathOf(await product('CAT-6', 'Lanterns'))).toEqual(['Torches']);
    // What led to a category that is merged in its turn moves on with it.
    const three = await add(0, 'Lights');
    await merge(two, three);
    expect((await market().guest.ok('GET /category/categoryInfo', { parentId: one })).path.map((p) => p.categoryId)).toEqual([three]);
    expect((await kept(three)).prodCount).toBe(2);
  });

  it('takes along the goods that are still on their way to it when it is merged in its turn', async () => {
    const [one, two, three] = [await add(0, 'First of three'), await add(0, 'Second of three'), await add(0, 'Third of three')];
    const prodId = await product('CAT-7', 'First of three');
    await market().advance(0);
    // The work that moves the goods has not been done when the second merge comes.
    await merge(one, two);
    await merge(two, three);
    expect([await found(three), await found(one)]).toEqual([[prodId], [prodId]]);
    await market().advance(1);
    expect([await found(three), await pathOf(prodId)]).toEqual([[prodId], ['Third of three']]);
    expect((await market().guest.ok('GET /search/page', { prodName: 'Third CAT-7' })).records.map((r) => r.prodId)).toEqual([prodId]);
  });

  it('is changed by one of two who change at once; the other is told and nothing is lost', async () => {
    const id = await add(0, 'Contested');
    // Both have read before either writes.
    const [one, two] = [await change(id, { names: { en: 'By one' } }), await change(id, { names: { en: 'By two' } })];
    const [a, b] = await Promise.all([
      operator().call('PUT /platform/category/{categoryId}', one),
      other().call('PUT /platform/category/{categoryId}', two),
    ]);
    expect([a.code, b.code].filter((code) => code === '00000')).toHaveLength(1);
    // Two moves that would make a circle of each other: one of them is too late.
    const [x, y] = [await add(0, 'Circle x'), await add(0, 'Circle y')];
    const [first, second] = await Promise.all([
      operator().call('PUT /platform/category/{categoryId}/move', { categoryId: x, parentId: y, version: 1 }),
      other().call('PUT /platform/category/{categoryId}/move', { categoryId: y, parentId: x, version: 1 }),
    ]);
    expect([first.code, second.code].filter((code) => code === '00000')).toHaveLength(1);
    expect(
      await market().query(
        'select 1 from categories c join categories p on p.id = c.parent_id where c.level <> p.level + 1 and c.merged_into is null',
      ),
    ).toEqual([]);
  });
});

describe('goods that are written while their category goes', () => {
  it('end up where it was merged, whoever comes first', async () => {
    const [from, to] = [await add(0, 'Going'), await add(0, 'Staying')];
    const writing = [1, 2, 3, 4, 5].map((store) => product(`CAT-W${store}`, 'Going', store));
    const [ids] = await Promise.all([Promise.all(writing), merge(from, to)]);
    await market().advance(1);
    expect((await found(to)).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    expect(await market().query('select 1 from products where category_id = $1', [from])).toEqual([]);
    expect((await named('Going')) ?? null).toBeNull();
  });

  it('are waited for: an import that has begun keeps its category until it is committed', async () => {
    const from = await add(0, 'Held');
    await market().query('begin');
    await market().query('select id from categories where id = $1 for key share', [from]);
    const removing = operator().call('DELETE /platform/category/{categoryId}', { categoryId: from, version: 1 });
    await expect
      .poll(
        async () =>
          (await market().query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).length,
      )
      .toBeGreaterThan(0);
    await market().query('update products set category_id = $1 where id = (select min(id) from products)', [from]);
    await market().query('commit');
    expect(await removing).toMatchObject({ data: { failure: 'categoryNotEmpty' } });
  });
});
