import { productType } from '@kyakhta/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, type Variant, variantsOf, restock } from '../../../test/goods.ts';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
let goods: Variant;
let other: Variant;

const deliverTo = (countries: string): Promise<unknown> => market().operator.ok('PUT /platform/shop/deliversTo', { shopId: 1, countries });
const line = ({ prodId, skuId, shopId, minimum }: Variant): { prodId: number; skuId: number; shopId: number; count: number } => ({
  prodId,
  skuId,
  shopId,
  count: minimum,
});
/** Buyer 1's addresses: the default one is in Russia. */
const addressIn = async (country: string): Promise<number> => {
  const [row] = await market().query<{ id: number }>(
    `insert into addresses (user_id, receiver, mobile, country, province, city, area, addr, post_code, created_at)
     values (1, 'Receiver', '+77011234567', $1, '', 'City', '', 'Street 1', '010000', now()) returning id`,
    [country],
  );
  return row!.id;
};

beforeAll(async () => {
  await restock(market(), 'on_hand + 100000');
  [goods, other] = (await variantsOf(market(), 1)) as [Variant, Variant];
});
afterEach(async () => {
  await deliverTo('');
  await market().buyer(1).ok('DELETE /p/shopCart/deleteAll', {});
  await market().query('update products set product_type = 0, pre_sell = false');
});

describe('a store that delivers to named countries', () => {
  it('delivers everywhere while it names none', async () => {
    const info = await market().guest.ok('GET /prod/prodInfo', { prodId: goods.prodId });
    expect([info.isDelivery, info.deliversTo]).toEqual([true, []]);
  });

  it('says on its goods whether the default region is among them', async () => {
    await deliverTo('KZ,BY');
    const info = await market().guest.ok('GET /prod/prodInfo', { prodId: goods.prodId });
    expect([info.isDelivery, info.deliversTo]).toEqual([false, ['BY', 'KZ']]);
    await deliverTo('RU');
    expect((await market().guest.ok('GET /prod/prodInfo', { prodId: goods.prodId })).isDelivery).toBe(true);
  });

  it('is asked for the address named, which must be the caller’s own', async () => {
    await deliverTo('KZ');
    const addrId = await addressIn('KZ');
    const told = async (token?: string): Promise<unknown> =>
      (await http().call('GET /prod/prodInfo', { prodId: goods.prodId, addrId }, token)).data;
    expect(await told(await http().token('buyer', 'buyer1'))).toMatchObject({ isDelivery: true });
    expect(await told(await http().token('buyer', 'buyer2'))).toMatchObject({ isDelivery: false });
    expect(await told()).toMatchObject({ isDelivery: false });
    // Nothing of hers was kept for others.
    expect(await told()).toMatchObject({ isDelivery: false });
  });

  it('takes nothing into a cart that goes elsewhere', async () => {
    await deliverTo('KZ');
    expect(await market().buyer(1).refused('POST /p/shopCart/changeItem', line(goods))).toBe('regionNotServed');
  });

  it('keeps a line out of the totals for an address elsewhere, and in them for another', async () => {
    const buyer = market().buyer(1);
    await fillCart(buyer, [goods]);
    await deliverTo('KZ');
    const [store] = (await buyer.ok('POST /p/shopCart/info', {})).shopCarts;
    expect(store!.shopCartItemDiscounts[0]!.shopCartItems[0]!.fault).toBe('regionNotServed');
    expect((await buyer.ok('POST /p/shopCart/info', {})).checkedCount).toBe(0);
    expect((await buyer.ok('POST /p/shopCart/info', { addrId: await addressIn('KZ') })).checkedCount).toBe(1);
  });

  it('refuses to quote and to take an order for elsewhere, and reserves nothing', async () => {
    const buyer = market().buyer(1);
    await deliverTo('KZ');
    const before = await market().query('select sku_id, reserved from stock order by sku_id');
    const orderItem = line(goods);
    expect(await buyer.refused('POST /p/order/confirm', { orderItem })).toBe('regionNotServed');
    expect(await buyer.refused('POST /p/order/submit', { orderItem })).toBe('regionNotServed');
    expect(await market().query('select sku_id, reserved from stock order by sku_id')).toEqual(before);
    const addrId = await addressIn('KZ');
    await buyer.ok('POST /p/order/confirm', { orderItem, addrId });
    await buyer.ok('POST /p/order/submit', { orderItem, addrId });
  });

  it('is told whose the change was, and what stood there before', async () => {
    await deliverTo('RU');
    const [row] = await market().query<{ before: unknown; after: unknown }>(
      "select before, after from audit_log where action = 'store.deliversTo' order by id desc limit 1",
    );
    expect(row).toEqual({ before: { countries: [] }, after: { countries: ['RU'] } });
    expect((await market().operator.ok('GET /platform/shop/info/{shopId}', { shopId: 1 })).deliversTo).toEqual(['RU']);
  });

  it('is refused with the field for what is no code of a country', async () => {
    const outcome = await market().operator.call('PUT /platform/shop/deliversTo', { shopId: 1, countries: 'Russia' });
    expect(outcome).toMatchObject({ code: 'A00014', data: { fields: { 'countries.0': expect.any(String) as string } } });
  });
});

describe('adding to the cart', () => {
  it.each([
    ['pre-sale goods', productType.normal, true],
    ['a flash sale', productType.flash, false],
    ['a combo', productType.combo, false],
    ['an activity', productType.activity, false],
    ['goods of a group', productType.group, false],
  ])('is refused for %s, in words that say so', async (_name, type, preSell) => {
    await market().query('update products set product_type = $1, pre_sell = $2 where id = $3', [type, preSell, other.prodId]);
    const outcome = await market().buyer(1).call('POST /p/shopCart/changeItem', line(other));
    expect(outcome).toMatchObject({ code: 'A00001', data: { failure: 'notForCart' } });
    expect(outcome.msg).toMatch(/Pre-sale.*cannot be added to the cart/);
  });

  it('takes a quantity that is an integer up to 999,999,999, and nothing else', async () => {
    for (const count of [1.5, 1_000_000_000, '1e3', 'two']) {
      const outcome = await market()
        .buyer(1)
        .call('POST /p/shopCart/changeItem', { ...line(goods), count });
      expect(outcome, String(count)).toMatchObject({ code: 'A00014', data: { fields: { count: expect.any(String) as string } } });
    }
    const most = Math.floor(999_999_999 / goods.carton) * goods.carton;
    expect(
      await market()
        .buyer(1)
        .refused('POST /p/shopCart/changeItem', { ...line(goods), count: most }),
    ).toBe('noStock');
  });
});
