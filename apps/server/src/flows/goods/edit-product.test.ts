import type { Input } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { fillCart, placeOrder, variantsOf, restock } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { exclusively } from '../../runtime/exclusive.ts';
import { importLock } from './import-batch.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);
const variant = (article: string, more: object = {}) => ({
  article,
  price: '12.50',
  ordinary_freight: '0.40',
  express_freight: '1.10',
  stock: '600',
  ...more,
});
const form = (code: string, more: object = {}): Input<'POST /shop/admin/prod'> => ({
  product: {
    product: code,
    name_en: 'Folding saw',
    name_ru: 'Складная пила',
    category: 'Hand tools',
    unit: 'piece',
    minimum: '12',
    carton_quantity: '6',
    carton_weight_kg: '4.25',
    carton_volume_m3: '0.03',
    delivery_days: '7',
    certificates: 'CE;EAC',
    origin: 'CN',
    ...more,
  },
  variants: [variant(`${code}-S`, { properties: 'Size:S' }), variant(`${code}-M`, { properties: 'Size:M', price: '13.00' })],
});
const loaded = (prodId: number) => seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId });

describe('a product that is written in a form', () => {
  it('is on sale at once, found by its words, and comes back as it was written', async () => {
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('SAW-1'));
    await market().advance(0);
    const page = await market().guest.ok('GET /prod/prodInfo', { prodId });
    expect([page.prodName, page.skuList.length]).toEqual(['Folding saw', 2]);
    expect((await market().guest.ok('GET /search/page', { prodName: 'складная пила' })).records.map((r) => r.prodId)).toContain(prodId);
    const { product, variants } = await loaded(prodId);
    // Category and unit come back in the words that mean them alone.
    expect(product).toMatchObject({ ...form('SAW-1').product, category: 'Tools & hardware > Hand tools', unit: 'pcs' });
    expect(variants[1]).toMatchObject({ article: 'SAW-1-M', price: '13.00', stock: '600', properties: 'Size:M' });
  });

  it('names its category and unit in the language of who edits it, and is saved by those names', async () => {
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('SAW-L'));
    const before = await market().query('select category_id from products where id = $1', [prodId]);
    const units = () => market().query('select locale, unit from product_texts where product_id = $1 order by locale', [prodId]);
    const unitsBefore = await units();
    for (const [locale, name, unit] of [
      ['zh_CN', '工具五金 > 手动工具', '件'],
      ['de', 'Werkzeug & Eisenwaren > Handwerkzeug', 'Stk.'],
    ] as const) {
      const outcome = await seller().call('GET /shop/admin/prod/info/{prodId}', { prodId }, { locale });
      const { product, variants, version } = outcome.data as Awaited<ReturnType<typeof loaded>>;
      expect([product.category, product.unit]).toEqual([name, unit]);
      await seller().ok('PUT /shop/admin/prod', { prodId, version, product, variants });
    }
    expect(await market().query('select category_id from products where id = $1', [prodId])).toEqual(before);
    expect(await units()).toEqual(unitsBefore);
  });

  it('tells what its variants cost elsewhere, which is never below the price and can be taken back', async () => {
    const code = 'SAW-M';
    const market_price = '15.00';
    const told = form(code);
    const variants = told.variants.map((v) => ({ ...v, market_price }));
    const refused = await seller().call('POST /shop/admin/prod', { ...told, variants: [{ ...told.variants[0]!, market_price: '12.49' }] });
    expect(refused.data).toMatchObject({ fields: { 'variants.0.market_price': expect.stringContaining('12.50') as string } });
    const { prodId } = await seller().ok('POST /shop/admin/prod', { ...told, variants });
    const page = async () => {
      const info = await market().guest.ok('GET /prod/prodInfo', { prodId });
      return [info.marketPrice, ...info.skuList.map((sku) => sku.marketPrice)];
    };
    expect(await page()).toEqual([15, 15, 15]);
    const save = async (change: (variant: (typeof variants)[number]) => object) => {
      const { version, product, variants: now } = await loaded(prodId);
      return seller().call('PUT /shop/admin/prod', {
        prodId,
        version,
        product,
        variants: now.map((v) => ({ ...v, ...change(v) })),
      });
    };
    expect((await loaded(prodId)).variants.map((v) => v.market_price)).toEqual(['15.00', '15.00']);
    // Equal is allowed, a cent less is not; amounts that are none are refused like every other.
    for (const [wrong, at] of [
      ['12.99', 1],
      ['-1', 0],
      ['much', 0],
      ['15.001', 0],
    ] as const)
      expect((await save(() => ({ market_price: wrong }))).data, wrong).toMatchObject({
        fields: { [`variants.${at}.market_price`]: expect.stringMatching(/\S/) as string },
      });
    expect((await save((v) => ({ market_price: v.price }))).code).toBe('00000');
    expect(await page()).toEqual([12.5, 12.5, 13]);
    // A price that rises above it, changed alone or in the form, takes it away: never a struck price below the price.
    const skuId = (await loaded(prodId)).variants[0]!.skuId;
    await seller().ok('PUT /shop/admin/prod/sku', { skuId, price: '12.51' });
    expect(await page()).toEqual([null, null, 13]);
    await seller().ok('PUT /shop/admin/prod/sku', { skuId, price: '12.50' });
    expect((await save((v) => ({ market_price: v.price }))).code).toBe('00000');
    // One variant without: the product as a whole names none.
    expect((await save((v) => (v.article === `${code}-M` ? { market_price: '' } : {}))).code).toBe('00000');
    expect(await page()).toEqual([null, 12.5, null]);
    expect((await save(() => ({ market_price: '0' }))).code).toBe('00000');
    expect(await page()).toEqual([null, null, null]);
  });

  it('saved as it was loaded changes nothing', async () => {
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('SAW-2'));
    const { product, variants, version } = await loaded(prodId);
    const before = await market().query('select * from skus where product_id = $1 order by id', [prodId]);
    await seller().ok('PUT /shop/admin/prod', { prodId, version, product, variants });
    expect((await loaded(prodId)).version).toBe(version);
    expect(await market().query('select * from skus where product_id = $1 order by id', [prodId])).toEqual(before);
  });

  it('is refused with each fault beside its field, and nothing of it is written', async () => {
    const wrong = form('SAW-3', { minimum: '7', name_en: '', category: 'Nowhere > No > Such > Path' });
    const outcome = await seller().call('POST /shop/admin/prod', {
      ...wrong,
      variants: [variant('SAW-3-S', { price: '0' }), variant('SAW-3-S', { stock: '-1' })],
    });
    expect(outcome.code).toBe('A00014');
    const { fields } = outcome.data as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(['product.minimum', 'product.name_en', 'variants.0.price', 'variants.1.article', 'variants.1.stock']),
    );
    expect(await market().query("select 1 from products where code = 'SAW-3'")).toEqual([]);
    const russian = await seller().call('POST /shop/admin/prod', wrong, { locale: 'ru' });
    expect(JSON.stringify(russian.data)).toMatch(/[А-Яа-я]/);
  });

  it('does not take the place of another of its code, nor an article of another product', async () => {
    await seller().ok('POST /shop/admin/prod', form('SAW-4'));
    expect(await seller().refused('POST /shop/admin/prod', form('SAW-4'))).toBe('productCodeTaken');
    const outcome = await seller().call('POST /shop/admin/prod', { ...form('SAW-5'), variants: [variant('SAW-4-S')] });
    expect((outcome.data as { fields: object }).fields).toHaveProperty('variants.0.article');
    await market().seller(2).ok('POST /shop/admin/prod', form('SAW-4'));
  });

  it('loses what the form shows empty, and the variants it has no more; orders for them go on', async () => {
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('SAW-6'));
    const { product, variants, version } = await loaded(prodId);
    const buyer = market().buyer(1);
    const gone = variants[0]!;
    const basketIds = await fillCart(buyer, [{ prodId, skuId: gone.skuId, shopId: 1, minimum: 12, carton: 6, stock: 600 }]);
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds });
    await seller().ok('PUT /shop/admin/prod', {
      prodId,
      version,
      product: { ...product, name_ru: '', certificates: '', origin: '' },
      variants: [variants[1]!],
    });
    const after = await loaded(prodId);
    expect([after.product.name_ru, after.product.certificates, after.product.origin, after.variants.length]).toEqual([
      'Folding saw',
      '',
      '',
      1,
    ]);
    expect((await market().guest.ok('GET /prod/prodInfo', { prodId })).skuList.map((s) => s.partyCode)).toEqual(['SAW-6-M']);
    await buyer.ok('POST /p/order/pay', { orderNumbers, payType: 9 });
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers })).orderItemDtos).toHaveLength(1);
    await seller().ok('PUT /shop/admin/prod', {
      prodId,
      version: after.version,
      product: after.product,
      variants: [...after.variants, variant('SAW-6-S', { properties: 'Size:S' })],
    });
    expect((await loaded(prodId)).variants.map((v) => v.article).toSorted()).toEqual(['SAW-6-M', 'SAW-6-S']);
  });

  it('loses what the form shows empty in lists, searches and its variants, too', async () => {
    const sold = form('SAW-11', { name_ru: 'Бензопилка' });
    const inRussian = sold.variants.map((v) => ({ ...v, properties_ru: v.properties?.replace('Size', 'Размер') }));
    const { prodId } = await seller().ok('POST /shop/admin/prod', { ...sold, variants: inRussian });
    await market().query("update skus set picture = $2 where product_id = $1 and article = 'SAW-11-S'", [
      prodId,
      `${'0'.repeat(24)}-600.webp`,
    ]);
    await market().advance(0);
    const found = async () =>
      (await market().guest.ok('GET /search/page', { prodName: 'бензопилка', certificates: 'EAC' })).records.map((r) => r.prodId);
    expect(await found()).toEqual([prodId]);
    const { product, variants, version } = await loaded(prodId);
    await seller().ok('PUT /shop/admin/prod', {
      prodId,
      version,
      product: { ...product, name_ru: '', certificates: '' },
      variants: variants.map((v) => ({ ...v, picture: '', properties_ru: '' })),
    });
    await market().advance(0);
    expect(await found()).toEqual([]);
    expect(await market().query('select certificates from listed_products where product_id = $1', [prodId])).toEqual([
      { certificates: [] },
    ]);
    expect((await market().guest.ok('GET /search/page', { prodName: 'бензопилка' })).records).toEqual([]);
    expect((await loaded(prodId)).variants.map((v) => [v.picture, v.properties, v.properties_ru])).toEqual([
      ['', 'Size:S', ''],
      ['', 'Size:M', ''],
    ]);
  });

  it('keeps the stock that is there now where the form leaves it empty', async () => {
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('SAW-12'));
    const { product, variants, version } = await loaded(prodId);
    // Shipped while the form is open.
    await restock(market(), '540', 'sku_id = $1', [variants[0]!.skuId]);
    const [first, second] = variants;
    const added = { ...variant('SAW-12-L', { properties: 'Size:L' }), stock: '' };
    const save = (list: object[]) => seller().call('PUT /shop/admin/prod', { prodId, version, product, variants: list });
    expect((await save([{ ...first!, stock: '' }, second!, added])).data).toMatchObject({
      fields: { 'variants.2.stock': expect.any(String) as string },
    });
    expect(
      (
        await save([
          { ...first!, stock: '' },
          { ...second!, stock: '700', seenStock: 600 },
        ])
      ).code,
    ).toBe('00000');
    expect((await loaded(prodId)).variants.map((v) => v.stock)).toEqual(['540', '700']);
  });

  it('is saved by one of two tabs', async () => {
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('SAW-7'));
    const { product, variants, version } = await loaded(prodId);
    const save = (minimum: string) =>
      seller().call('PUT /shop/admin/prod', { prodId, version, product: { ...product, minimum }, variants });
    expect((await save('18')).code).toBe('00000');
    expect(((await save('24')).data as { failure: string }).failure).toBe('changedMeanwhile');
    const { version: now } = await loaded(prodId);
    const both = await Promise.all(
      ['30', '36'].map((minimum) =>
        seller().call('PUT /shop/admin/prod', { prodId, version: now, product: { ...product, minimum }, variants }),
      ),
    );
    expect(both.map((o) => o.code).toSorted()).toEqual(['00000', 'A00001']);
  });

  it('never has less in stock than open orders were promised', async () => {
    const [some] = await variantsOf(market(), 1);
    await placeOrder(market(), market().buyer(2), [1]);
    const { product, variants, version } = await loaded(some?.prodId ?? 0);
    const outcome = await seller().call('PUT /shop/admin/prod', {
      prodId: some?.prodId ?? 0,
      version,
      product,
      variants: variants.map((v) => ({ ...v, stock: '0', seenStock: v.stock })),
    });
    expect((outcome.data as { failure: string }).failure).toBe('argumentNotValid');
    expect(Object.keys((outcome.data as { fields: object }).fields).some((f) => f.endsWith('.stock'))).toBe(true);
  });

  it('waits until a file of the store is in', async () => {
    await exclusively(market().app.pool, importLock(1), async () => {
      expect(await seller().refused('POST /shop/admin/prod', form('SAW-8'))).toBe('importRunning');
    });
  });

  it('is not there for another store', async () => {
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('SAW-9'));
    const { product, variants, version } = await loaded(prodId);
    const other = market().seller(2);
    expect(await other.refused('GET /shop/admin/prod/info/{prodId}', { prodId })).toBe('productUnknown');
    expect(await other.refused('PUT /shop/admin/prod', { prodId, version, product, variants })).toBe('productUnknown');
    expect(await other.refused('PUT /shop/admin/prod/status', { prodId, onSale: false })).toBe('productUnknown');
  });

  it('is taken off sale and put back, but not when the platform took it off', async () => {
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('SAW-10'));
    await seller().ok('PUT /shop/admin/prod/status', { prodId, onSale: false });
    expect(await market().guest.refused('GET /prod/prodInfo', { prodId })).toBe('productUnavailable');
    await seller().ok('PUT /shop/admin/prod/status', { prodId, onSale: true });
    await market().guest.ok('GET /prod/prodInfo', { prodId });
    await market().query('update products set status = 2 where id = $1', [prodId]);
    expect(await seller().refused('PUT /shop/admin/prod/status', { prodId, onSale: true })).toBe('productNotInState');
  });
});
