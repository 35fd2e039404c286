import { shopStatus } from '@kyakhta/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { fillCart, pay, placeOrder, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { makeLate } from '../../../test/settlement.ts';

const market = marketplaceForFile();
const online = (isOnline: boolean) => market().seller(1).ok('PUT /shop/admin/shop/online', { isOnline });
const status = async () => (await market().seller(1).ok('GET /shop/admin/account', {})).shopStatus;
const newBuyer = async () => market().buyer((await addBuyers(market(), 1))[0] ?? 0);
const listed = async () => {
  await market().app.drain();
  return (await market().query('select 1 from listed_products l join products p on p.id = l.product_id where p.store_id = 1')).length;
};

afterEach(async () => {
  const m = market();
  if ((await status()) === shopStatus.offByPlatform) await m.operator.ok('PUT /platform/shop/reopen', { shopId: 1 });
  await online(true);
});

describe('a store that its owner takes offline', () => {
  it('is off the site with all its goods, and comes back with them', async () => {
    const m = market();
    const buyer = await newBuyer();
    const [variant] = await variantsOf(m, 1);
    const before = await listed();
    expect(before).toBeGreaterThan(0);
    const basketIds = await fillCart(buyer, [variant!]);
    for (const _twice of [1, 2]) await online(false);
    expect([await status(), await listed()]).toEqual([shopStatus.closed, 0]);
    expect(await m.guest.refused('GET /prod/prodInfo', { prodId: variant!.prodId })).toBe('productUnavailable');
    expect(await m.guest.refused('GET /shop/headInfo/{shopId}', { shopId: 1 })).toBe('shopUnknown');
    expect((await buyer.call('POST /p/order/confirm', { basketIds })).code).toBe('A00001');
    expect(await buyer.refused('POST /p/inquiry/save', { prodName: 'Boots', content: 'How much is it?', quantity: 9, shopId: 1 })).toBe(
      'shopUnknown',
    );
    await online(true);
    expect([await status(), await listed()]).toEqual([shopStatus.open, before]);
    expect((await buyer.call('POST /p/order/confirm', { basketIds })).code).toBe('00000');
    const moves = await m.query<{ action: string }>("select action from audit_log where subject = 'store:1' order by id desc limit 2");
    expect(moves.map(({ action }) => action)).toEqual(['store.online', 'store.offline']);
  });

  it('ships what was ordered by the same days: an order is overdue no sooner', async () => {
    const m = market();
    const buyer = await newBuyer();
    const [number = '', unpaid = '', late = ''] = [
      ...(await placeOrder(m, buyer)),
      ...(await placeOrder(m, buyer)),
      ...(await placeOrder(m, buyer)),
    ];
    await pay(buyer, [number]);
    await pay(buyer, [late]);
    await online(false);
    await pay(buyer, [unpaid]);
    await ship(m.seller(1), number);
    expect(await statusOf(m, number)).toBe(3);
    await makeLate(m, late, 1);
    const overdue = async () =>
      (await m.operator.ok('GET /platform/order/overdue', { size: 100 })).records.filter(({ orderNumber }) => orderNumber === late).length;
    expect(await overdue()).toBe(0);
    await m.operator.ok('PUT /platform/shop/suspend', { shopId: 1, reason: 'It does not answer.' });
    expect(await overdue()).toBe(1);
  });

  it('that the platform suspends meanwhile comes back to where its owner had left it', async () => {
    const m = market();
    await online(false);
    await m.operator.ok('PUT /platform/shop/suspend', { shopId: 1, reason: 'Papers.' });
    for (const isOnline of [true, false])
      expect(await m.seller(1).refused('PUT /shop/admin/shop/online', { isOnline })).toBe('shopNotInState');
    await m.operator.ok('PUT /platform/shop/reopen', { shopId: 1 });
    expect([await status(), await listed()]).toEqual([shopStatus.closed, 0]);
    await online(true);
    await m.operator.ok('PUT /platform/shop/suspend', { shopId: 1, reason: 'Papers.' });
    await m.operator.ok('PUT /platform/shop/reopen', { shopId: 1 });
    expect(await status()).toBe(shopStatus.open);
  });

  it('stands one way or the other when two tabs and the platform act at once', async () => {
    const m = market();
    await Promise.all([
      m.seller(1).call('PUT /shop/admin/shop/online', { isOnline: false }),
      m.seller(1).call('PUT /shop/admin/shop/online', { isOnline: false }),
      m.operator.call('PUT /platform/shop/suspend', { shopId: 1, reason: 'Papers.' }),
    ]);
    expect([await status(), await listed()]).toEqual([shopStatus.offByPlatform, 0]);
  });
});
