import type { Input } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { uploadStorePicture } from '../../../test/pictures.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);
const operator = () => market().operator;
const other = () => market().person({ kind: 'operator', id: 2, areas: null });
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
    name_en: `Brass lantern ${code}`,
    name_ru: 'Латунный фонарь',
    category: 'Hand tools',
    unit: 'piece',
    minimum: '12',
    carton_quantity: '6',
    carton_weight_kg: '4.25',
    carton_volume_m3: '0.03',
    delivery_days: '7',
    certificates: 'CE',
    ...more,
  },
  variants: [variant(`${code}-S`, { properties: 'Size:S' }), variant(`${code}-M`, { properties: 'Size:M' })],
});
const loaded = (prodId: number) => seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId });
const info = (prodId: number) => operator().ok('GET /platform/prodAudit/info/{prodId}', { prodId });
const isOpen = (prodId: number) => market().guest.ok('GET /prod/isStatus', { prodId });
const seen = (prodId: number) => market().guest.ok('GET /prod/prodInfo', { prodId });
const mark = (isReviewed: boolean, shopId = 1) => operator().ok('PUT /platform/shop/goodsReview', { shopId, isReviewed });
/** A product on sale, of a store whose goods are looked at from now on. */
const onSale = async (code: string) => {
  await mark(false);
  const { prodId } = await seller().ok('POST /shop/admin/prod', form(code));
  await mark(true);
  return prodId;
};
const change = async (prodId: number, cells: object, more: object = {}) => {
  const { product, variants, version } = await loaded(prodId);
  return seller().ok('PUT /shop/admin/prod', { prodId, version, product: { ...product, ...cells }, variants, ...more });
};
const mails = () => market().query<{ subject: string; text: string }>('select subject, text from mails order by id desc limit 1');

describe('a new product of a store whose goods are looked at first', () => {
  it('waits, is nowhere to be seen or bought, and is on sale once an operator approves it', async () => {
    await mark(true);
    expect(await seller().ok('GET /shop/admin/prod/review', {})).toMatchObject({ isReviewed: true, refused: 0 });
    const { prodId, waits } = await seller().ok('POST /shop/admin/prod', form('REV-1'));
    await market().advance(0);
    expect([waits, await isOpen(prodId)]).toEqual([true, false]);
    expect(await market().guest.refused('GET /prod/prodInfo', { prodId })).toBe('productUnavailable');
    expect((await market().guest.ok('GET /search/page', { prodName: 'REV-1' })).records.map((r) => r.prodId)).not.toContain(prodId);
    expect(await seller().refused('PUT /shop/admin/prod/status', { prodId, onSale: true })).toBe('productNotInState');
    const [sku] = (await loaded(prodId)).variants;
    expect(await market().buyer(1).refused('POST /p/shopCart/changeItem', { prodId, skuId: sku!.skuId, shopId: 1, count: 12 })).toBe(
      'productUnavailable',
    );

    const page = await operator().ok('GET /platform/prodAudit/page', {});
    expect(page.records.at(-1)).toMatchObject({ prodId, round: 1, state: 1, isFirst: true, shopId: 1 });
    expect(await info(prodId)).toMatchObject({ onSale: null, face: { certificates: ['CE'] }, skuList: [{ price: 12.5 }, {}] });
    await operator().ok('PUT /platform/prodAudit/approve', { prodId, round: 1 });
    await market().advance(0);
    expect([await isOpen(prodId), (await loaded(prodId)).review]).toEqual([true, null]);
    expect((await market().guest.ok('GET /search/page', { prodName: 'REV-1' })).records.map((r) => r.prodId)).toContain(prodId);
    const [entry] = await market().query('select action from audit_log where subject = $1 order by id desc', [`product:${prodId}`]);
    expect(entry).toEqual({ action: 'product.approve' });
  });

  it('is refused field by field; its seller reads why, mends it, and what was looked at before is no decision any more', async () => {
    await mark(true);
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('REV-2'));
    expect(await operator().refused('PUT /platform/prodAudit/refuse', { prodId, round: 1, remarks: {} })).toBe('remarksMissing');
    await operator().ok('PUT /platform/prodAudit/refuse', { prodId, round: 1, remarks: { name: 'Say what it is made of' } });
    expect((await loaded(prodId)).review).toMatchObject({ state: 2, remarks: { name: 'Say what it is made of' } });
    expect(await seller().ok('GET /shop/admin/prod/review', {})).toMatchObject({ refused: 1 });
    const listed = await seller().ok('GET /shop/admin/prod/page', { prodName: 'REV-2' });
    expect(listed.records[0]).toMatchObject({ status: 6, review: 2 });
    expect(await operator().refused('PUT /platform/prodAudit/approve', { prodId, round: 1 })).toBe('submissionDecided');

    expect(await change(prodId, { name_en: 'Lantern of solid brass' })).toEqual({ prodId, waits: true });
    expect((await loaded(prodId)).review).toMatchObject({ state: 1, remarks: {} });
    expect(await operator().refused('PUT /platform/prodAudit/approve', { prodId, round: 1 })).toBe('submissionDecided');
    await operator().ok('PUT /platform/prodAudit/approve', { prodId, round: 2 });
    expect((await seen(prodId)).prodName).toBe('Lantern of solid brass');
    expect((await info(prodId)).history.map((h) => h.state)).toEqual([3, 2]);
  });

  it('waits also when the rule is gone meanwhile, and a price is changed without starting anew', async () => {
    await mark(true);
    const { prodId } = await seller().ok('POST /shop/admin/prod', form('REV-3'));
    await mark(false);
    const { product, variants, version } = await loaded(prodId);
    const dearer = variants.map((v) => ({ ...v, price: '14.00' }));
    expect(await seller().ok('PUT /shop/admin/prod', { prodId, version, product, variants: dearer })).toEqual({ prodId, waits: true });
    expect(await info(prodId)).toMatchObject({ round: 1, state: 1, skuList: [{ price: 14 }, { price: 14 }] });
    expect(await isOpen(prodId)).toBe(false);
  });
});

describe('a change of what is on sale', () => {
  it('of price, stock and carton counts at once; of names, category, pictures and certificates once it is approved', async () => {
    const prodId = await onSale('REV-4');
    const before = await loaded(prodId);
    const path = (await uploadStorePicture(market(), 1)).fileId;
    const { waits } = await seller().ok('PUT /shop/admin/prod', {
      prodId,
      version: before.version,
      product: { ...before.product, name_en: 'Iron lantern', name_ru: '', certificates: 'CE;EAC', category: 'Office', minimum: '18' },
      variants: [{ ...before.variants[0]!, price: '9.00', stock: '500', seenStock: 600 }, variant('REV-4-L', { properties: 'Size:L' })],
      pictures: [{ fileId: path }],
    });
    await market().advance(0);
    expect(waits).toBe(true);
    const now = await seen(prodId);
    expect([now.prodName, now.certificates, now.categoryId, now.imgs, now.minimum]).toEqual([
      'Brass lantern REV-4',
      ['CE'],
      (await market().query<{ c: number }>("select id as c from categories where names ->> 'en' = 'Hand tools'"))[0]!.c,
      '',
      18,
    ]);
    expect(now.skuList.map((s) => [s.partyCode, s.price, s.stocks])).toEqual([
      ['REV-4-S', 9, 500],
      ['REV-4-L', 12.5, 600],
    ]);
    const russian = await market().guest.call('GET /prod/prodInfo', { prodId }, { locale: 'ru' });
    expect((russian.data as { prodName: string }).prodName).toBe('Латунный фонарь');

    // The seller goes on from what she wrote, and the operator sees what differs.
    const mine = await loaded(prodId);
    expect(mine.product).toMatchObject({ name_en: 'Iron lantern', certificates: 'CE;EAC', minimum: '18' });
    expect([mine.pictures.length, mine.review?.state]).toEqual([1, 1]);
    expect((await info(prodId)).changed).toEqual(['name', 'category', 'pictures', 'certificates']);
    await operator().ok('PUT /platform/prodAudit/approve', { prodId, round: 1 });
    await market().advance(0);
    const after = await seen(prodId);
    expect([after.prodName, after.certificates, after.imgs, after.minimum]).toEqual(['Iron lantern', ['CE', 'EAC'], mine.pictures[0], 18]);
    expect((await market().guest.ok('GET /search/page', { prodName: 'iron lantern' })).records.map((r) => r.prodId)).toContain(prodId);
    expect((await loaded(prodId)).version).toBe(mine.version);
  });

  it('saved as it was loaded, and of two tabs the second is told', async () => {
    const prodId = await onSale('REV-5');
    const first = await loaded(prodId);
    await change(prodId, { name_en: 'Tin lantern' });
    const second = await loaded(prodId);
    expect(second.version).not.toBe(first.version);
    expect(
      await seller().refused('PUT /shop/admin/prod', { prodId, version: first.version, product: first.product, variants: first.variants }),
    ).toBe('changedMeanwhile');
    await change(prodId, {});
    expect(await info(prodId)).toMatchObject({ round: 1, state: 1 });
    expect((await seen(prodId)).prodName).toBe('Brass lantern REV-5');
    // Back to what buyers see: nothing waits any more.
    expect(await change(prodId, { name_en: 'Brass lantern REV-5' })).toEqual({ prodId, waits: false });
    expect((await loaded(prodId)).review).toBeNull();
    expect(await operator().refused('PUT /platform/prodAudit/approve', { prodId, round: 1 })).toBe('submissionDecided');
  });

  it('taken back leaves what buyers see, and is nobody else’s to take back', async () => {
    const prodId = await onSale('REV-6');
    await change(prodId, { name_en: 'Tin lantern' });
    await operator().ok('PUT /platform/prodAudit/refuse', { prodId, round: 1, remarks: { name: 'It is brass' } });
    expect(await market().seller(2).refused('PUT /shop/admin/prod/review/withdraw', { prodId })).toBe('productUnknown');
    await seller().ok('PUT /shop/admin/prod/review/withdraw', { prodId });
    expect((await loaded(prodId)).product.name_en).toBe('Brass lantern REV-6');
    expect(await seller().refused('PUT /shop/admin/prod/review/withdraw', { prodId })).toBe('productNotInState');
  });

  it('is seen at once when the store’s goods are not looked at any more', async () => {
    const prodId = await onSale('REV-7');
    await change(prodId, { name_en: 'Tin lantern' });
    await mark(false);
    expect(await change(prodId, { name_ru: 'Жестяной фонарь' })).toEqual({ prodId, waits: false });
    expect((await seen(prodId)).prodName).toBe('Tin lantern');
    expect(await operator().refused('PUT /platform/prodAudit/approve', { prodId, round: 1 })).toBe('submissionDecided');
  });
});

describe('a decision', () => {
  it('is made once: of two operators at once one decides, and who approved may say so again', async () => {
    const prodId = await onSale('REV-8');
    await change(prodId, { name_en: 'Tin lantern' });
    const both = await Promise.all([
      operator().call('PUT /platform/prodAudit/approve', { prodId, round: 1 }),
      other().call('PUT /platform/prodAudit/refuse', { prodId, round: 1, remarks: { name: 'No' } }),
    ]);
    expect(both.filter((o) => o.code === '00000')).toHaveLength(1);
    const { state } = await info(prodId);
    expect((await seen(prodId)).prodName).toBe(state === 3 ? 'Tin lantern' : 'Brass lantern REV-8');
    if (state === 3) await operator().ok('PUT /platform/prodAudit/approve', { prodId, round: 1 });
  });

  it('beside a change of the same goods is about one of both: nobody’s words are shown that were not looked at', async () => {
    const prodId = await onSale('REV-9');
    await change(prodId, { name_en: 'Tin lantern' });
    const { product, variants, version } = await loaded(prodId);
    const wanted = { prodId, version, product: { ...product, name_en: 'Gold lantern' }, variants };
    await Promise.all([
      operator().call('PUT /platform/prodAudit/approve', { prodId, round: 1 }),
      seller().call('PUT /shop/admin/prod', wanted),
    ]);
    expect((await seen(prodId)).prodName).not.toBe('Gold lantern');
  });

  it('is told to the people of the store in one mail, in its language', async () => {
    await market().query("update store_accounts set mail = 'goods@store.test' where store_id = 1");
    await market().query("update stores set mail_locale = 'ru' where id = 1");
    const [one, two] = [await onSale('REV-10'), await onSale('REV-11')];
    await change(one, { name_en: 'Tin lantern' });
    await change(two, { name_en: 'Zinc lantern' });
    await market().advance(1);
    await operator().ok('PUT /platform/prodAudit/approve', { prodId: one, round: 1 });
    await operator().ok('PUT /platform/prodAudit/refuse', { prodId: two, round: 1, remarks: { name: 'It is <b>brass</b>' } });
    await market().advance(1);
    const [mail] = await mails();
    expect(mail!.subject).toBe('Проверка ваших товаров: одобрено 1, отклонено 1');
    expect(mail!.text).toContain('Zinc lantern: Название: It is <b>brass</b>.');
  });

  it('is among the area of goods alone', async () => {
    const prodId = await onSale('REV-12');
    await change(prodId, { name_en: 'Tin lantern' });
    const trader = market().person({ kind: 'operator', id: 2, areas: ['trade', 'stores'] });
    expect(await trader.refused('PUT /platform/prodAudit/approve', { prodId, round: 1 })).toBe('notPermitted');
    expect(await operator().refused('PUT /platform/prodAudit/approve', { prodId: 999_999, round: 1 })).toBe('productUnknown');
  });
});

describe('whose goods are looked at', () => {
  const rule = async (goodsReview: 'marked' | 'new' | 'every') => {
    const { version } = await operator().ok('GET /platform/site/settings', {});
    await operator().ok('PUT /platform/site/settings', { version, goodsReview });
  };
  it('are those of marked stores, of stores with nothing on sale yet, or all', async () => {
    const open = await operator().ok('POST /platform/shop', {
      shopName: 'Lantern house',
      firmName: 'Lantern Ltd',
      city: 'Yiwu',
      userName: 'lanterns',
    });
    const [account] = await market().query<{ id: number }>('select id from store_accounts where store_id = $1', [open.shopId]);
    const owner = market().person({ kind: 'seller', id: account!.id, storeId: open.shopId, areas: null });
    expect(await owner.ok('GET /shop/admin/prod/review', {})).toEqual({ isReviewed: false, submitted: 0, refused: 0 });
    await rule('new');
    const { prodId, waits } = await owner.ok('POST /shop/admin/prod', form('FIRST-1'));
    const second = await owner.ok('POST /shop/admin/prod', form('FIRST-2'));
    expect([waits, second.waits]).toEqual([true, true]);
    await operator().ok('PUT /platform/prodAudit/approve', { prodId, round: 1 });
    expect((await owner.ok('POST /shop/admin/prod', form('FIRST-3'))).waits).toBe(false);
    expect(await isOpen(second.prodId)).toBe(false);
    await mark(false, 2);
    expect((await market().seller(2).ok('POST /shop/admin/prod', form('FIRST-1'))).waits).toBe(false);
    await rule('every');
    expect((await market().seller(2).ok('POST /shop/admin/prod', form('FIRST-2'))).waits).toBe(true);
    await rule('marked');
  });
});

describe('a category that goods under review ask for', () => {
  const named = async (parentId: number, name: string) =>
    (await market().guest.ok('GET /category/categoryInfo', { parentId })).categoryInfo.find((c) => c.categoryName === name);
  const site = async (): Promise<number> => (await market().guest.ok('GET /siteMap/part', { of: 'categories', part: 1 })).length;
  const suggested = async (prodName: string) =>
    (await market().guest.ok('GET /search/suggest', { prodName })).filter((s) => s.kind === 'category').map((s) => s.title);

  it('is on the site once they are approved, and not while they wait or when they are refused', async () => {
    await mark(true);
    const before = await site();
    const { product, variants } = form('CAT-1');
    const { prodId } = await seller().ok('POST /shop/admin/prod', {
      product: { ...product, category: 'Zanzibar aisle > Clove boxes' },
      variants,
    });
    // Where an import puts what it does not know: below "Imported".
    const [top] = await market().query<{ id: number; above: number }>(
      "select id, parent_id as above from categories where names ->> 'en' = 'Zanzibar aisle'",
    );
    expect([await named(top!.above, 'Zanzibar aisle'), await site(), await suggested('zanzibar')]).toEqual([undefined, before, []]);
    expect((await market().guest.ok('GET /category/categoryInfo', { parentId: top!.id })).path).toEqual([]);
    await operator().ok('PUT /platform/prodAudit/refuse', { prodId, round: 1, remarks: { name: 'No such goods' } });
    await market().advance(0);
    expect([await named(top!.above, 'Zanzibar aisle'), await site()]).toEqual([undefined, before]);
    const mine = await loaded(prodId);
    await seller().ok('PUT /shop/admin/prod', {
      prodId,
      version: mine.version,
      product: mine.product,
      variants: mine.variants.map(({ skuId: _, ...v }) => v),
    });
    await operator().ok('PUT /platform/prodAudit/approve', { prodId, round: 2 });
    await market().advance(0);
    expect(await named(top!.above, 'Zanzibar aisle')).toMatchObject({ prodCount: 1 });
    expect(await named(top!.id, 'Clove boxes')).toMatchObject({ prodCount: 1 });
    expect([await site(), await suggested('zanzibar')]).toEqual([before + 2, ['Zanzibar aisle']]);
    await mark(false);
  });
});
