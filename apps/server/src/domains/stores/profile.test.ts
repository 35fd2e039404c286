import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { uploadPicture, uploadStorePicture } from '../../../test/pictures.ts';
import { ownStore } from '../../../test/store-applications.ts';

const market = marketplaceForFile();
const words = { en: 'Lamps and lanterns of brass.', ru: 'Лампы и фонари из латуни.' };
const plain = { intro: words, phone: '13800138000', mail: 'store@lamps.test', mailLocale: 'ru', countries: 'RU,KZ' } as const;

describe('what a store says of itself', () => {
  it('is changed by its seller, seen at once, and recorded', async () => {
    const seller = market().seller(2);
    await market().guest.ok('GET /shop/headInfo/{shopId}', { shopId: 2 });
    await seller.ok('PUT /shop/admin/shop/profile', plain);
    expect((await market().guest.ok('GET /shop/headInfo/{shopId}', { shopId: 2 })).intro).toBe(words.en);
    expect(await seller.ok('GET /shop/admin/shop/profile', {})).toMatchObject({
      intro: words,
      phone: '+8613800138000',
      mail: 'store@lamps.test',
      mailLocale: 'ru',
      deliversTo: ['KZ', 'RU'],
    });
    expect(await market().query("select actor_kind from audit_log where action = 'store.profile' and subject = 'store:2'")).toEqual([
      { actor_kind: 'seller' },
    ]);
    // The operator sees the same address: there is one.
    expect((await market().operator.ok('GET /platform/shop/info/{shopId}', { shopId: 2 })).mail).toBe('store@lamps.test');
    await seller.ok('PUT /shop/admin/shop/profile', { ...plain, intro: { ru: words.ru, en: ' ' }, mail: '', countries: '' });
    expect(await seller.ok('GET /shop/admin/shop/profile', {})).toMatchObject({ intro: { ru: words.ru }, mail: null, deliversTo: [] });
  });

  it.each([
    ['intro.en', { intro: { en: 'Too short' } }],
    ['intro.en', { intro: { en: 'a'.repeat(201) } }],
    ['phone', { phone: '12' }],
    ['mail', { mail: 'nobody' }],
    ['countries.0', { countries: 'Russia' }],
  ])('is refused at %s', async (field, wrong) => {
    const outcome = await market()
      .seller(2)
      .call('PUT /shop/admin/shop/profile', { ...plain, ...wrong });
    expect([outcome.code, Object.keys((outcome.data as { fields: object }).fields)]).toEqual(['A00014', [field]]);
  });

  it('shows the logo that was brought, and not the one before; no other store’s, and no picture of goods', async () => {
    const [owner = 0] = await addBuyers(market(), 1, 0n);
    const shopId = await ownStore(market(), owner, 'logos_1');
    const seller = market().person({ kind: 'seller', id: 0, storeId: shopId, areas: null });
    const isPublic = async (path: string) =>
      (await market().query<{ is_public: boolean }>('select is_public from files where path = $1', [path]))[0]?.is_public;
    const { shopLogo: first } = await market().guest.ok('GET /shop/headInfo/{shopId}', { shopId });
    expect(await isPublic(first!)).toBe(true);
    const goods = await uploadStorePicture(market(), shopId);
    const other = await uploadPicture(market(), owner, 'shopLogo');
    for (const { filePath } of [goods, other])
      expect(await seller.refused('PUT /shop/admin/shop/profile', { ...plain, shopLogo: filePath })).toBe('fileUnknown');
    const { filePath } = await uploadStorePicture(market(), shopId, 'shopLogo');
    await seller.ok('PUT /shop/admin/shop/profile', { ...plain, shopLogo: filePath });
    await seller.ok('PUT /shop/admin/shop/profile', plain);
    expect((await market().guest.ok('GET /shop/headInfo/{shopId}', { shopId })).shopLogo).toBe(filePath);
    expect([await isPublic(first!), await isPublic(filePath)]).toEqual([false, true]);
    await seller.ok('PUT /shop/admin/shop/profile', { ...plain, shopLogo: '' });
    expect((await market().guest.ok('GET /shop/headInfo/{shopId}', { shopId })).shopLogo).toBeNull();
    expect(await isPublic(filePath)).toBe(false);
  });
});
