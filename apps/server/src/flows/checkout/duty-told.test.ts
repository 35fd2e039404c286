import { beforeAll, describe, expect, it } from 'vitest';
import { allKinds } from '../../../test/delivery.ts';
import { fillCart, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { addService } from '../../../test/vouchers.ts';
import { frozenOrder, incotermLines } from '../../domains/orders/index.ts';

const market = marketplaceForFile();
const [courier, pickup, none, city] = [1, 2, 3, 4] as const;

/** A buyer of store 1 with her goods in the cart; store 1 brings goods within her town, too. */
const shopping = async () => {
  const [id = 0] = await addBuyers(market(), 1);
  const [address] = await market().query<{ city: string }>('select city from addresses where user_id = $1 and is_default', [id]);
  await allKinds(market().seller(1), [address?.city ?? '']);
  const buyer = market().buyer(id);
  const [variant] = await variantsOf(market(), 1);
  return { buyer, variant: variant!, basketIds: await fillCart(buyer, [variant!]) };
};
const bringTo = async (doorTerm: 'DAP' | 'DDP') => {
  const { version, contractTerms } = await market().operator.ok('GET /platform/site/settings', {});
  await market().operator.ok('PUT /platform/site/settings', { version, contractTerms: { ...contractTerms, doorTerm } });
};

describe.each(['DAP', 'DDP'] as const)('who pays the duty, goods being brought %s', (term) => {
  beforeAll(() => bringTo(term));

  it.each([courier, pickup, none, city])('is told by product page, quote and papers in the same words: kind %i', async (dvyType) => {
    const { buyer, variant, basketIds } = await shopping();
    const wanted = { basketIds, dvyTypes: [{ shopId: 1, dvyType }] };
    const locales = ['ru', 'ar', 'en'] as const;
    const told = await Promise.all(
      locales.map(async (locale) => {
        const page = await market().guest.ok('GET /prod/prodInfo', { prodId: variant.prodId }, { locale });
        const quote = await buyer.ok('POST /p/order/confirm', wanted, { locale });
        return [page.duties.find((d) => d.dvyType === dvyType)?.duty, quote.shopCartOrders[0]?.duty];
      }),
    );
    const order = { deliveryType: dvyType, mold: 0, address: null, pickupPlace: null };
    locales.forEach((locale, i) => {
      const [, onPaper] = incotermLines(order, 'buyer', { doorTerm: term, law: '', court: '' }, 'Yiwu', locale);
      expect(onPaper).toBeTruthy();
      expect(told[i]).toEqual([onPaper, onPaper]);
    });
  });
});

describe('the term under which an order is brought', () => {
  it('is the one that its buyer agreed to, whatever the site is set to since', async () => {
    await bringTo('DAP');
    const { buyer, basketIds } = await shopping();
    const { quoteVersion } = await buyer.ok('POST /p/order/confirm', { basketIds });
    await bringTo('DDP');
    expect(await buyer.refused('POST /p/order/submit', { basketIds, quoteVersion })).toBe('priceChanged');
    await bringTo('DAP');
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds, quoteVersion });
    await bringTo('DDP');
    const { db } = market().app.database;
    const order = await frozenOrder(db, orderNumbers);
    const lines = incotermLines(order!, 'buyer', { doorTerm: 'DDP', law: '', court: '' }, 'Yiwu', 'en');
    expect([order?.doorTerm, lines[0]?.includes('DAP')]).toEqual(['DAP', true]);
    // One from before was agreed to without: it goes by the site.
    await market().query('update orders set door_term = null where number = $1', [orderNumbers]);
    const before = await frozenOrder(db, orderNumbers);
    expect(incotermLines(before!, 'buyer', { doorTerm: 'DDP', law: '', court: '' }, 'Yiwu', 'en')[0]).toContain('DDP');
  });
});

describe('the ways on the page of a product', () => {
  it('are none by line where its store sends nothing by courier', async () => {
    const [variant] = await variantsOf(market(), 3);
    const page = async () => market().guest.ok('GET /prod/prodInfo', { prodId: variant!.prodId });
    expect((await page()).transport).toHaveLength(2);
    await allKinds(market().seller(3), ['Москва']);
    await market().query('update stores set delivery_types = array[2, 4]::smallint[] where id = 3');
    await market().operator.ok('PUT /platform/shop/preferred', { shopId: 3, isPreferred: false });
    const { transport, userDeliveryInfo, duties } = await page();
    expect([transport, userDeliveryInfo.totalTransFee, duties.map(({ dvyType }) => dvyType)]).toEqual([[], null, [2, 4]]);
  });
});

describe('the duty on pages', () => {
  it('follows the setting at once, and the kinds that a store offers', async () => {
    const [variant] = await variantsOf(market(), 2);
    const duties = async () => (await market().guest.ok('GET /prod/prodInfo', { prodId: variant!.prodId }, { locale: 'ru' })).duties;
    await bringTo('DDP');
    expect(await duties()).toEqual([{ dvyType: courier, duty: 'Ввозную пошлину и налоги платит платформа, без доплаты покупателя.' }]);
    await bringTo('DAP');
    expect(await duties()).toEqual([{ dvyType: courier, duty: 'Ввозную пошлину и налоги платит покупатель.' }]);
  });

  it('is not spoken of where nothing is carried', async () => {
    const service = await addService(market(), 'DUTY');
    expect((await market().guest.ok('GET /prod/prodInfo', { prodId: service.prodId })).duties).toEqual([]);
    const { prodId, skuId } = service;
    const quote = await market()
      .buyer(1)
      .ok('POST /p/order/confirm', { orderItem: { prodId, skuId, shopId: 1, count: 1 } });
    expect(quote.shopCartOrders.map(({ duty }) => duty)).toEqual([null]);
  });
});
