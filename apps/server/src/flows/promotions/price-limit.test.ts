import { beforeEach, expect, it } from 'vitest';
import { fillCart, pay, variantsOf } from '../../../test/goods.ts';
import { goodsOfStore, platformOffer } from '../../../test/kept-offers.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { endOffers, offeredLine } from '../../../test/offers.ts';
import { addBuyers } from '../../../test/people.ts';

const market = marketplaceForFile();
beforeEach(() => endOffers(market()));

// The platform pays what its offer takes off: no store may raise that.
it('an offer of the platform does not hold for a price that its store has raised since', async () => {
  const m = market();
  const priced = new Set((await goodsOfStore(m, 1)).map((g) => g.skuId));
  const goods = (await variantsOf(m, 1)).find((v) => priced.has(v.skuId));
  if (goods === undefined) throw new Error('store 1 sells nothing by the piece');
  const [{ price }] = (await m.query<{ price: number }>('select price::int as price from skus where id = $1', [goods.skuId])) as [
    { price: number },
  ];
  const offerId = await platformOffer(m, [goods.skuId], { items: [{ skuId: goods.skuId, percent: '50' }] });
  await m.seller(1).ok('PUT /shop/admin/offer/consent', { offerId, agreed: true });
  const [id = 0] = await addBuyers(m, 1, 100_000_000n);
  const buyer = m.buyer(id);
  const basketIds = await fillCart(buyer, [goods]);
  expect((await offeredLine(buyer)).offer?.offerId).toBe(offerId);
  const quote = await buyer.ok('POST /p/order/confirm', { basketIds });

  const raised = ((price + 1) / 100).toFixed(2);
  await m.seller(1).ok('PUT /shop/admin/prod/sku', { skuId: goods.skuId, price: raised });
  const [product] = await m.query<{ id: number }>('select product_id as id from skus where id = $1', [goods.skuId]);
  const page = await m.guest.ok('GET /prod/prodInfo', { prodId: product?.id ?? 0 });
  const sku = page.skuList.find((s) => s.skuId === goods.skuId);
  expect([sku?.offer, Number(sku?.price)]).toEqual([null, Number(raised)]);
  expect((await offeredLine(buyer)).offer).toBeNull();
  expect(await buyer.refused('POST /p/order/submit', { basketIds, quoteVersion: quote.quoteVersion })).toBe('priceChanged');
  const listed = await m.query<{ low: number; least: number }>(
    'select l.min_price::int as low, (select min(s.price)::int from skus s where s.product_id = l.product_id and not s.is_deleted) as least from listed_products l where l.product_id = $1',
    [product?.id],
  );
  expect(listed[0]?.low).toBe(listed[0]?.least);
  const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds });
  await pay(buyer, [orderNumbers]);
  expect(
    await m.query(
      'select 1 from order_item_shares s join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id where o.number = $1',
      [orderNumbers],
    ),
  ).toEqual([]);

  // At the price at which it was asked, and below it, the offer holds again.
  await m.seller(1).ok('PUT /shop/admin/prod/sku', { skuId: goods.skuId, price: ((price - 2) / 100).toFixed(2) });
  await fillCart(buyer, [goods]);
  expect((await offeredLine(buyer)).offer?.offerId).toBe(offerId);
});
