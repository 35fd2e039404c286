import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Input } from '@kyakhta/contract';
import { productPicturesMax } from '@kyakhta/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { fillCart } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { blackPng, jpeg, sendStorePicture, uploadPicture, uploadStorePicture } from '../../../test/pictures.ts';
import { publishAll } from '../../domains/files/index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-pictures-'));
const market = marketplaceForFile({ options: { dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const seller = () => market().seller(1);
const isPublic = (path: string): boolean => existsSync(join(dataDir, 'files', path));
const isKept = (path: string): boolean => existsSync(join(dataDir, 'private/pictures', path.slice(2)));
type Pictures = NonNullable<Input<'POST /shop/admin/prod'>['pictures']>;
const form = (code: string, pictures?: Pictures): Input<'POST /shop/admin/prod'> => ({
  product: {
    product: code,
    name_en: 'Ship lantern',
    category: 'Hand tools',
    unit: 'piece',
    minimum: '12',
    carton_quantity: '6',
    carton_weight_kg: '4.25',
    carton_volume_m3: '0.03',
    delivery_days: '7',
  },
  variants: [{ article: `${code}-1`, price: '12.50', ordinary_freight: '0', express_freight: '0', stock: '600' }],
  ...(pictures && { pictures }),
});
const bring = async (store = 1) => uploadStorePicture(market(), store);
const loaded = (prodId: number) => seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId });
/** A product with so many pictures. */
const pictured = async (code: string, count: number) => {
  const files = await Promise.all(Array.from({ length: count }, () => bring()));
  const { prodId } = await seller().ok(
    'POST /shop/admin/prod',
    form(
      code,
      files.map(({ fileId }) => ({ fileId })),
    ),
  );
  return { prodId, paths: files.map((f) => f.filePath) };
};
const save = async (prodId: number, pictures: Pictures | undefined) => {
  const { product, variants, version } = await loaded(prodId);
  return seller().call('PUT /shop/admin/prod', { prodId, version, product, variants, ...(pictures && { pictures }) });
};
const failureOf = (data: unknown): unknown => (data as { failure?: unknown } | null)?.failure;

describe('the pictures of a product', () => {
  it('stand on its page, on its card, in the cart and in the consoles in the order they were told', async () => {
    const { prodId, paths } = await pictured('LAMP-1', 3);
    await market().advance(0);
    const page = await market().guest.ok('GET /prod/prodInfo', { prodId });
    expect([page.pic, page.imgs]).toEqual([paths[0], paths.join(',')]);
    const card = (await market().guest.ok('GET /search/page', { prodName: 'LAMP-1' })).records.find((r) => r.prodId === prodId);
    expect(card?.pic).toBe(paths[0]);
    const [sku] = page.skuList;
    await fillCart(market().buyer(1), [{ prodId, skuId: sku!.skuId, shopId: 1, minimum: 12, carton: 6, stock: 600 }]);
    expect(JSON.stringify(await market().buyer(1).ok('POST /p/shopCart/info', {}))).toContain(paths[0]);
    const row = (await seller().ok('GET /shop/admin/prod/page', {})).records.find((r) => r.prodId === prodId);
    expect([row?.pic, (await loaded(prodId)).pictures]).toEqual([paths[0], paths]);
    for (const path of paths) {
      expect(isPublic(path)).toBe(true);
      for (const side of [1000, 480, 240, 96]) expect(isPublic(path.replace('-1000', `-${side}`))).toBe(true);
    }
  });

  it('are public again after a restore, which brings back what is private alone', async () => {
    const { paths } = await pictured('LAMP-BACK', 2);
    rmSync(join(dataDir, 'files/u'), { recursive: true, force: true });
    expect(paths.map(isPublic)).toEqual([false, false]);
    const { published, lacking } = await publishAll(market().app.database.db, dataDir);
    expect([paths.map(isPublic), published >= 2, lacking]).toEqual([[true, true], true, 0]);
    rmSync(join(dataDir, 'private/pictures', (paths[0] ?? '').slice(2)));
    rmSync(join(dataDir, 'files/u'), { recursive: true, force: true });
    expect(await publishAll(market().app.database.db, dataDir)).toEqual({ published: published - 1, lacking: 1 });
    expect(paths.map(isPublic)).toEqual([false, true]);
  });

  it('are whole in every size', async () => {
    const { filePath } = (await sendStorePicture(market(), 1, await jpeg(800, 400))).data as { filePath: string };
    const sizes = await Promise.all(
      [1000, 480, 96].map((side) => sharp(join(dataDir, 'private/pictures', filePath.slice(2).replace('-1000', `-${side}`))).metadata()),
    );
    expect(sizes.map((s) => [s.format, s.width, s.height])).toEqual([
      ['webp', 800, 400],
      ['webp', 480, 240],
      ['webp', 96, 48],
    ]);
  });

  it('change places, come and go; what goes stays stored for the orders that show it', async () => {
    const { prodId, paths } = await pictured('LAMP-2', 2);
    const [first = '', second = ''] = paths;
    const third = await bring();
    expect((await save(prodId, [{ path: second }, { fileId: third.fileId }, { path: first }])).code).toBe('00000');
    expect((await loaded(prodId)).pictures).toEqual([second, third.filePath, first]);
    // A file of goods named this one for a variant.
    const named = 'aaaaaaaaaaaaaaaaaaaaaaaa-1000.webp';
    await market().query('update skus set picture = $2 where product_id = $1', [prodId, named]);
    await market().query('update products set pictures = pictures || $2 where id = $1', [prodId, [named]]);
    await save(prodId, [{ path: second }]);
    const after = await loaded(prodId);
    expect([after.pictures, after.variants[0]?.picture]).toEqual([[second], '']);
    await market().app.drain();
    expect([isPublic(first), isPublic(second)]).toEqual([true, true]);
    const page = await market().guest.ok('GET /prod/prodInfo', { prodId });
    expect([page.imgs, page.skuList[0]?.pic]).toEqual([second, second]);
    // What went is no longer the product's to name.
    expect(failureOf((await save(prodId, [{ path: first }])).data)).toBe('fileUnknown');
    expect((await save(prodId, [])).code).toBe('00000');
    expect((await loaded(prodId)).pictures).toEqual([]);
    expect((await market().guest.ok('GET /prod/prodInfo', { prodId })).pic).toBe(null);
  });

  it('stay as they are when none are told', async () => {
    const { prodId, paths } = await pictured('LAMP-3', 1);
    await save(prodId, undefined);
    expect((await loaded(prodId)).pictures).toEqual(paths);
  });

  it('are part of what one of two tabs saves', async () => {
    const { prodId, paths } = await pictured('LAMP-4', 2);
    const { product, variants, version } = await loaded(prodId);
    const put = (pictures: Pictures) => seller().call('PUT /shop/admin/prod', { prodId, version, product, variants, pictures });
    expect((await put([{ path: paths[1]! }, { path: paths[0]! }])).code).toBe('00000');
    expect(failureOf((await put([{ path: paths[0]! }])).data)).toBe('changedMeanwhile');
    expect((await loaded(prodId)).pictures).toEqual(paths.toReversed());
    expect(
      await market().query("select 1 from audit_log where action = 'product.edit' and subject = $1 and after::text like $2", [
        `product:${prodId}`,
        '%pictures%',
      ]),
    ).toHaveLength(1);
  });

  it('are the store’s own: nobody else’s file or path is known, and nothing is written', async () => {
    const { prodId, paths } = await pictured('LAMP-5', 1);
    const others = await pictured('LAMP-6', 1);
    const foreign = await bring(2);
    const buyers = await uploadPicture(market(), 1);
    const used = await market().query<{ id: number }>('select id from files where path = $1', [paths[0]]);
    for (const picture of [
      { fileId: foreign.fileId },
      { fileId: buyers.fileId },
      { fileId: 2_000_000_000 },
      { fileId: used[0]!.id },
      { path: others.paths[0]! },
      { path: foreign.filePath },
      { path: '../../etc/passwd' },
    ]) {
      const told = [{ path: paths[0]! }, picture];
      expect(failureOf((await save(prodId, told)).data), JSON.stringify(picture)).toBe('fileUnknown');
      expect(failureOf((await seller().call('POST /shop/admin/prod', form('LAMP-7', [picture]))).data)).toBe('fileUnknown');
    }
    expect((await loaded(prodId)).pictures).toEqual(paths);
    expect(await market().query("select 1 from products where code = 'LAMP-7'")).toEqual([]);
    expect(isPublic(foreign.filePath)).toBe(false);
    for (const key of ['GET /shop/admin/file/{fileId}', 'DELETE /shop/admin/file/{fileId}'] as const)
      expect(await seller().refused(key, { fileId: foreign.fileId })).toBe('fileUnknown');
  });

  it('are nine at most; more that a file of goods has named can be put in order and taken away', async () => {
    const many = await Promise.all(Array.from({ length: productPicturesMax + 1 }, () => bring()));
    const told = many.map(({ fileId }) => ({ fileId }));
    const refused = await seller().call('POST /shop/admin/prod', form('LAMP-8', told));
    expect((refused.data as { fields: object }).fields).toHaveProperty('pictures');
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('LAMP-8', told.slice(1)));
    const paths = [...many.slice(1).map((f) => f.filePath), 'aaaaaaaaaaaaaaaaaaaaaaaa-1000.webp'];
    await market().query('update products set pictures = $2 where id = $1', [prodId, paths]);
    expect(
      (
        await save(
          prodId,
          paths.toReversed().map((path) => ({ path })),
        )
      ).code,
    ).toBe('00000');
    expect((await save(prodId, [{ fileId: many[0]!.fileId }, ...paths.map((path) => ({ path }))])).code).toBe('A00014');
  });

  it.each([
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'pictureNotTaken',
    ],
    ['a small file of 60 megapixels', () => blackPng(10_000, 6_000), 'pictureTooManyPixels'],
    ['half a photo', async () => (await jpeg()).subarray(0, 900), 'pictureBroken'],
    ['nothing at all', () => Buffer.alloc(0), 'fileEmpty'],
  ] as const)('are not %s', async (_, make, failure) => {
    expect(failureOf((await sendStorePicture(market(), 1, await make())).data)).toBe(failure);
  });

  it('that no product uses are gone after a day, and at once when the seller says so', async () => {
    const m = market();
    const [left, removed, used] = [await bring(), await bring(), await pictured('LAMP-9', 1)];
    await seller().ok('DELETE /shop/admin/file/{fileId}', { fileId: removed.fileId });
    await m.app.drain();
    expect([isKept(removed.filePath), isKept(left.filePath)]).toEqual([false, true]);
    await m.query("insert into work (kind, key, due_at, payload) values ('files.forgetUnused', 'again', $1, '{}')", [m.app.clock.now()]);
    await m.advance(1.1);
    expect([isKept(left.filePath), isPublic(used.paths[0]!)]).toEqual([false, true]);
    await m.query("delete from work where kind = 'files.forgetUnused'");
  });
});
