import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allKinds } from '../../../test/delivery.ts';
import { marketplaceForFile, type Marketplace } from '../../../test/marketplace.ts';
import { parts } from '../../endpoints.ts';
import { type App, createApp, gathering } from '../../runtime/app.ts';
import { keptPlaces, keptStores, storesById } from './index.ts';
import { pickupPlacesOf } from './store/delivery.ts';

// What a process keeps of stores is what the tables say, after whatever changes them, in this process and in another.
const market = marketplaceForFile();
const source = { requestId: 'test', locale: 'en', ip: null, userAgent: null, plainPasswordAllowed: false, token: null } as const;
const shopId = 1;

/** Everything that changes a store while it sells. */
const changes: Readonly<Record<string, (m: Marketplace) => Promise<unknown>>> = {
  commission: (m) => m.operator.ok('PUT /platform/shop/commission', { shopId, basisPoints: 777 }),
  'the countries it delivers to': (m) => m.operator.ok('PUT /platform/shop/deliversTo', { shopId, countries: ['RU', 'KZ'] }),
  mail: (m) => m.operator.ok('PUT /platform/shop/mail', { shopId, mail: 'desk@store1.test', mailLocale: 'zh_CN' }),
  'terms of payment': (m) => m.operator.ok('PUT /platform/shop/paymentTerms', { shopId, cashOnDelivery: false, instalments: false }),
  'that it is preferred': (m) => m.operator.ok('PUT /platform/shop/preferred', { shopId, isPreferred: false }),
  'review of its goods': (m) => m.operator.ok('PUT /platform/shop/goodsReview', { shopId, isReviewed: true }),
  'low stock': (m) => m.seller(shopId).ok('PUT /shop/admin/stock/low', { lowAt: 77 }),
  'the share of transfers': (m) => m.seller(shopId).ok('PUT /shop/admin/stock/transferHold', { transferHoldPercent: 33 }),
  'its zone': (m) => m.seller(shopId).ok('PUT /shop/admin/shop/timeZone', { timeZone: 'Asia/Tokyo' }),
  'its words': (m) => m.seller(shopId).ok('PUT /shop/admin/shop/profile', { intro: { en: 'We make lamps.' }, phone: '', mailLocale: 'en' }),
  'who it is': async (m) => {
    const { identity } = await m.seller(shopId).ok('GET /shop/admin/shop/identity', {});
    await m.seller(shopId).ok('PUT /shop/admin/shop/identity', { ...identity, signatory: 'Chen Haibo' });
  },
  'kinds of delivery and places': (m) => allKinds(m.seller(shopId), ['Москва']),
  'that it is taken offline': (m) => m.seller(shopId).ok('PUT /shop/admin/shop/online', { isOnline: false }),
  'that it comes back': (m) => m.seller(shopId).ok('PUT /shop/admin/shop/online', { isOnline: true }),
  suspension: (m) => m.operator.ok('PUT /platform/shop/suspend', { shopId, reason: 'late again and again' }),
  'its reopening': (m) => m.operator.ok('PUT /platform/shop/reopen', { shopId }),
};

describe('what a process keeps of a store', () => {
  let other: App;
  beforeAll(async () => {
    other = createApp({ ...parts, databaseUrl: market().url, poolSize: 2, demo: true });
    await other.catchUp();
  });
  afterAll(() => other.close());

  const kept = async (app: App): Promise<unknown> => {
    const ctx = app.context(app.database.db, { kind: 'anonymous', id: null }, source, gathering());
    return { stores: await keptStores(ctx, [shopId, 2]), places: await keptPlaces(ctx, [shopId]) };
  };
  const standing = async (): Promise<unknown> => {
    const { db } = market().app.database;
    return { stores: await storesById(db, [shopId, 2]), places: await pickupPlacesOf(db, [shopId]) };
  };

  it('sees a store that is made after it was asked for', async () => {
    const [{ id } = { id: 0 }] = await market().query<{ id: number }>('select max(id) + 1 as id from stores');
    const seen = async (app: App): Promise<boolean> => {
      const ctx = app.context(app.database.db, { kind: 'anonymous', id: null }, source, gathering());
      return (await keptStores(ctx, [id, shopId])).has(id);
    };
    expect([await seen(market().app), await seen(other)]).toEqual([false, false]);
    // Past every action, as by a restored row: nobody tells the processes.
    await market().query(
      "insert into stores (id, name, display_name, firm_name, city, intro, type, badge, status, opened_at) overriding system value values ($1, 'Late', 'Late', 'Late Ltd', 'Yiwu', '{}', 0, 0, 1, now())",
      [id],
    );
    expect([await seen(market().app), await seen(other)]).toEqual([true, true]);
    await market().query('delete from stores where id = $1', [id]);
  });

  it.each(Object.entries(changes))('follows a change of %s', async (_, change) => {
    const before = await standing();
    expect([await kept(market().app), await kept(other)]).toEqual([before, before]);
    await change(market());
    const after = await standing();
    expect(after).not.toEqual(before);
    expect(await kept(market().app)).toEqual(after);
    await other.catchUp();
    expect(await kept(other)).toEqual(after);
  });
});
