import { beforeEach, describe, expect, it } from 'vitest';
import { claim, platformCoupon, storeCoupon } from '../../../test/coupons.ts';
import { fillCart, pay, type Variant, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { endOffers, leftOf, offeredLine, putOffer, takesOf } from '../../../test/offers.ts';
import { addBuyers } from '../../../test/people.ts';

// Offers in carts, quotes and orders. After each test all invariants are proven.
const market = marketplaceForFile();
beforeEach(() => endOffers(market()));
const someone = async (): Promise<Person> => market().buyer((await addBuyers(market(), 1, 100_000_000n))[0] ?? 0);
/** The cheapest goods of a store, with the price of a piece at their minimum, in minor units. */
const goodsOf = async (shopId = 1, nth = 0): Promise<Variant & { readonly price: number }> => {
  const goods = (await variantsOf(market(), shopId))[nth]!;
  const [row] = await market().query<{ price: string }>(
    `select coalesce((select t.price from product_tiers t where t.product_id = p.id and p.pricing_mode = 1 and t.start_quantity <= $2 order by t.start_quantity desc limit 1), s.price)::text as price
     from skus s join products p on p.id = s.product_id where s.id = $1`,
    [goods.skuId, goods.minimum],
  );
  return { ...goods, price: Number(row!.price) };
};
const quoteOf = async (buyer: Person, basketIds: number[], more = {}) => {
  const quote = await buyer.ok('POST /p/order/confirm', { basketIds, ...more });
  return { quote, lines: quote.shopCartOrders.flatMap((o) => o.shopCartItemDiscounts.flatMap((d) => d.shopCartItems)) };
};
const cents = (amount: number): number => Math.round(amount * 100);

describe('an offer of a store', () => {
  it('lowers the price of a piece in cart, quote and order, and its order keeps what it cost before', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    const offerId = await putOffer(market(), { storeId: 1, items: [{ skuId: goods.skuId, price: goods.price - 7, quota: 100_000 }] });
    const basketIds = await fillCart(buyer, [goods]);
    const told = { offerId, title: 'Spring sale', owner: 'store', priceBefore: goods.price / 100, price: (goods.price - 7) / 100 };
    const cart = await offeredLine(buyer);
    expect(cart).toMatchObject({ price: (goods.price - 7) / 100, offer: told, offerMissed: null, shares: [] });
    const { quote, lines } = await quoteOf(buyer, basketIds);
    expect(lines[0]).toMatchObject({ offer: told, nextTier: null });
    const { orderNumbers: orderNumber } = await buyer.ok('POST /p/order/submit', { basketIds, quoteVersion: quote.quoteVersion });
    expect(await leftOf(market(), offerId)).toEqual([100_000 - goods.minimum]);
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber });
    expect(detail.orderItemDtos[0]).toMatchObject({ price: (goods.price - 7) / 100, offer: told });
    expect(cents(detail.actualTotal)).toBe(cents(quote.actualTotal));
  });

  it('of a percentage rounds what it takes off a piece half up', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    await putOffer(market(), { storeId: 1, items: [{ skuId: goods.skuId, percent: 15 }] });
    await fillCart(buyer, [goods]);
    expect(cents((await offeredLine(buyer)).price)).toBe(goods.price - Math.floor((goods.price * 15 + 50) / 100));
  });
});

describe('an offer of the platform', () => {
  it('leaves the store its price, takes the difference off as its share, and pays it', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    const items = [{ skuId: goods.skuId, price: goods.price - 5, agreed: true }];
    const offerId = await putOffer(market(), { storeId: null, items });
    const basketIds = await fillCart(buyer, [goods]);
    const { quote, lines } = await quoteOf(buyer, basketIds);
    const share = { kind: 'offer', owner: 'platform', amount: (5 * goods.minimum) / 100 };
    expect(lines[0]).toMatchObject({ price: goods.price / 100, shares: [share], offer: { offerId, price: (goods.price - 5) / 100 } });
    const { orderNumbers: orderNumber } = await buyer.ok('POST /p/order/submit', { basketIds, quoteVersion: quote.quoteVersion });
    await pay(buyer, [orderNumber]);
    const paid = await market().query("select sum(amount)::int as sum from postings where account = 'platform:promotions'");
    expect(paid).toEqual([{ sum: -5 * goods.minimum }]);
    for (const detail of [
      await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber }),
      await market().seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber }),
      await market().operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber }),
    ])
      expect(detail.orderItemDtos[0]).toMatchObject({
        price: goods.price / 100,
        offer: { offerId, owner: 'platform', priceBefore: goods.price / 100, price: (goods.price - 5) / 100 },
      });
  });

  it('is held in escrow with the rest, which the mail to the store names whole', async () => {
    const m = market();
    const buyer = await someone();
    const goods = await goodsOf();
    await putOffer(m, { storeId: null, items: [{ skuId: goods.skuId, price: goods.price - 5, agreed: true }] });
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds: await fillCart(buyer, [goods]) });
    await pay(buyer, [number]);
    await m.app.drain();
    const [escrow] = await m.query<{ sum: number }>('select sum(amount)::int as sum from postings where account = $1', [
      `escrow:${number}`,
    ]);
    const mails = await m.query<{ text: string }>(
      "select text from mails where subject like '%' || $1 || '%' and text like '%' || $2 || '%'",
      [number, (escrow!.sum / 100).toFixed(2)],
    );
    expect(mails.length).toBeGreaterThan(0);
    expect(escrow!.sum).toBe(
      cents((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).actualTotal) + 5 * goods.minimum,
    );
  });

  it('holds only for goods whose store agreed', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    await putOffer(market(), { storeId: null, items: [{ skuId: goods.skuId, percent: 50 }] });
    await fillCart(buyer, [goods]);
    expect(await offeredLine(buyer)).toMatchObject({ price: goods.price / 100, offer: null, offerMissed: null });
  });

  it('loses against one of the store at the same price', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    const item = { skuId: goods.skuId, percent: 10, agreed: true };
    await putOffer(market(), { storeId: null, items: [item] });
    const offerId = await putOffer(market(), { storeId: 1, items: [item] });
    await fillCart(buyer, [goods]);
    expect(await offeredLine(buyer)).toMatchObject({ offer: { offerId, owner: 'store' }, shares: [] });
  });
});

describe('a line that asks for more than there is', () => {
  it('has the old price whole, and is told how many could be had', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    const left = goods.minimum - 1;
    const offerId = await putOffer(market(), { storeId: 1, items: [{ skuId: goods.skuId, price: 1, quota: left }] });
    const basketIds = await fillCart(buyer, [goods]);
    const missed = { offerId, title: 'Spring sale', price: 0.01, reason: 'quota', left };
    expect(await offeredLine(buyer)).toMatchObject({ price: goods.price / 100, offer: null, offerMissed: missed });
    const { quote, lines } = await quoteOf(buyer, basketIds);
    expect(lines[0]).toMatchObject({ offer: null, offerMissed: missed });
    await buyer.ok('POST /p/order/submit', { basketIds, quoteVersion: quote.quoteVersion });
    expect(await leftOf(market(), offerId)).toEqual([left]);
  });

  it('tells the price of the fewer pieces at the tier that they would reach', async () => {
    const m = market();
    const tiered = await m.query<{ skuId: number; carton: number; from: number; low: number; high: number }>(
      `select min(s.id) as "skuId", p.carton_quantity as carton, t.start_quantity as "from", t.price::int as low,
         (select price::int from product_tiers f where f.product_id = p.id order by start_quantity limit 1) as high
       from products p join skus s on s.product_id = p.id join stock k on k.sku_id = s.id join lateral (select * from product_tiers where product_id = p.id order by start_quantity offset 1 limit 1) t on true
       where p.store_id = 1 and p.pricing_mode = 1 and p.mold = 0 and p.status = 1 and not s.is_deleted and k.on_hand - k.reserved > t.start_quantity + 2 * p.carton_quantity
       group by p.id, t.start_quantity, t.price having p.minimum <= p.carton_quantity * 2 order by p.id limit 1`,
    );
    const [row] = tiered;
    if (row === undefined) throw new Error('store 1 has no product with tiers');
    const goods = (await variantsOf(m, 1)).find((v) => v.skuId === row.skuId) ?? { ...(await goodsOf()), skuId: row.skuId };
    const quota = Math.ceil(goods.minimum / row.carton) * row.carton;
    await putOffer(m, { storeId: 1, items: [{ skuId: row.skuId, percent: 50, quota }] });
    const buyer = await someone();
    const count = Math.ceil(Math.max(row.from, quota + 1) / row.carton) * row.carton;
    await fillCart(buyer, [{ ...goods, minimum: count }]);
    const line = await offeredLine(buyer);
    expect(cents(line.price)).toBe(row.low);
    const half = (base: number): number => base - Math.floor((base * 50 + 50) / 100);
    expect(line.offerMissed).toMatchObject({ reason: 'quota', left: quota, price: half(row.high) / 100 });
  });

  it('counts what its buyer took before, until that came back', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    const perBuyer = goods.minimum + 1;
    await putOffer(market(), { storeId: 1, items: [{ skuId: goods.skuId, price: 1, perBuyer }] });
    const { orderNumbers: orderNumber } = await buyer.ok('POST /p/order/submit', { basketIds: await fillCart(buyer, [goods]) });
    await fillCart(buyer, [goods]);
    expect(await offeredLine(buyer)).toMatchObject({ offer: null, offerMissed: { reason: 'perBuyer', left: 1 } });
    const other = await someone();
    await fillCart(other, [goods]);
    expect(await offeredLine(other)).toMatchObject({ offer: { perBuyer }, offerMissed: null });
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
    expect(await offeredLine(buyer)).toMatchObject({ offer: { perBuyer }, offerMissed: null });
  });

  it('falls back to the next best offer that it can have, and still hears of the better one', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    await putOffer(market(), { storeId: 1, title: 'Last pieces', items: [{ skuId: goods.skuId, percent: 50, quota: 1 }] });
    await putOffer(market(), { storeId: 1, items: [{ skuId: goods.skuId, percent: 10 }] });
    await fillCart(buyer, [goods]);
    expect(await offeredLine(buyer)).toMatchObject({ offer: { title: 'Spring sale' }, offerMissed: { title: 'Last pieces', left: 1 } });
  });
});

describe('a quote', () => {
  it('changes when an offer begins, changes the price or ends, and nobody pays a price that was not shown', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    const now = new Date((await market().query<{ now: Date }>('select now() as now'))[0]!.now);
    const days = (n: number): Date => new Date(now.getTime() + n * 86_400_000);
    await putOffer(market(), { storeId: 1, startsAt: days(1), endsAt: days(2), items: [{ skuId: goods.skuId, percent: 20 }] });
    const basketIds = await fillCart(buyer, [goods]);
    const before = await quoteOf(buyer, basketIds);
    expect(before.lines[0]).toMatchObject({ offer: null, price: goods.price / 100 });
    await market().advance(1.5);
    const during = await quoteOf(buyer, basketIds);
    expect(during.quote.quoteVersion).not.toBe(before.quote.quoteVersion);
    await market().advance(1);
    const answer = await buyer.call('POST /p/order/submit', { basketIds, quoteVersion: during.quote.quoteVersion });
    expect(answer).toMatchObject({
      code: 'A00001',
      data: { failure: 'priceChanged', diff: [{ skuId: goods.skuId, now: goods.price / 100 }] },
    });
    expect((await quoteOf(buyer, basketIds)).quote.quoteVersion).toBe(before.quote.quoteVersion);
  });

  it('keeps a quote no longer than it runs itself', async () => {
    const m = market();
    const goods = await goodsOf();
    const buyer = await someone();
    const basketIds = await fillCart(buyer, [goods]);
    const minutes = async (): Promise<number> =>
      (new Date((await quoteOf(buyer, basketIds)).quote.quoteExpires).getTime() - m.app.clock.now().getTime()) / 60_000;
    expect(await minutes()).toBeGreaterThan(25);
    const endsAt = new Date(m.app.clock.now().getTime() + 10 * 60_000);
    await putOffer(m, { storeId: 1, endsAt, items: [{ skuId: goods.skuId, percent: 10 }] });
    expect((await quoteOf(buyer, basketIds)).quote.quoteExpires).toBe(endsAt.toISOString());
  });

  it('takes coupons off what is left after the offer', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    await putOffer(market(), { storeId: null, items: [{ skuId: goods.skuId, percent: 50, agreed: true }] });
    await claim(buyer, await platformCoupon(market(), { couponType: 2, reduceAmount: '', couponDiscount: 5 }));
    const basketIds = await fillCart(buyer, [goods]);
    const half = (n: number): number => Math.floor((n * 50 + 50) / 100);
    const { quote, lines } = await quoteOf(buyer, basketIds);
    const afterOffer = (goods.price - half(goods.price)) * goods.minimum;
    expect(cents(lines[0]!.actualTotal)).toBe(afterOffer - half(afterOffer));
    await buyer.ok('POST /p/order/submit', { basketIds, quoteVersion: quote.quoteVersion });
  });

  it('refuses a coupon whose least amount is met only before the offer', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    const least = ((goods.price * goods.minimum) / 100).toFixed(2);
    const coupon = await claim(buyer, await storeCoupon(market().seller(1), { cashCondition: least }));
    await putOffer(market(), { storeId: 1, items: [{ skuId: goods.skuId, price: goods.price - 1 }] });
    const { quote } = await quoteOf(buyer, await fillCart(buyer, [goods]));
    expect(quote.coupons.find((c) => c.couponUserId === coupon)).toMatchObject({ canUse: false, reason: 'tooLittle' });
  });
});

describe('pieces at the price of an offer', () => {
  it('are taken by submit alone, however often the quote is asked, and come back when nobody pays', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    const offerId = await putOffer(market(), { storeId: 1, items: [{ skuId: goods.skuId, percent: 5, quota: 100_000 }] });
    const basketIds = await fillCart(buyer, [goods]);
    for (let n = 0; n < 3; n++) await quoteOf(buyer, basketIds);
    expect(await leftOf(market(), offerId)).toEqual([100_000]);
    await buyer.ok('POST /p/order/submit', { basketIds });
    expect(await leftOf(market(), offerId)).toEqual([100_000 - goods.minimum]);
    await market().advance(3);
    expect(await leftOf(market(), offerId)).toEqual([100_000]);
    expect(await takesOf(market(), offerId)).toEqual([{ count: goods.minimum, isReturned: true }]);
  });

  it('leave the lists at the old price once the last is taken, and return to them with an order that nobody pays', async () => {
    const m = market();
    const goods = await goodsOf();
    await putOffer(m, { storeId: 1, items: [{ skuId: goods.skuId, percent: 90, quota: goods.minimum }] });
    const jobs = async (): Promise<number> =>
      (await m.query<{ n: number }>("select count(*)::int as n from work where kind = 'offers.listPrices'"))[0]?.n ?? 0;
    await m.app.drain();
    const buyer = await someone();
    const basketIds = await fillCart(buyer, [goods]);
    const { orderNumbers: orderNumber } = await buyer.ok('POST /p/order/submit', { basketIds });
    expect(await jobs()).toBe(1);
    await m.app.drain();
    const listed = async (): Promise<number> =>
      (
        await m.query<{ low: number }>(
          'select l.min_price::int as low from listed_products l join skus s on s.product_id = l.product_id where s.id = $1',
          [goods.skuId],
        )
      )[0]?.low ?? 0;
    const without = await listed();
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
    expect(await jobs()).toBe(1);
    await m.app.drain();
    expect(await listed()).toBeLessThan(without);
  });

  it('stay taken when an order that was paid goes back', async () => {
    const buyer = await someone();
    const goods = await goodsOf();
    const offerId = await putOffer(market(), { storeId: null, items: [{ skuId: goods.skuId, percent: 5, quota: 100_000, agreed: true }] });
    const { orderNumbers: orderNumber } = await buyer.ok('POST /p/order/submit', { basketIds: await fillCart(buyer, [goods]) });
    await pay(buyer, [orderNumber]);
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
    expect(await leftOf(market(), offerId)).toEqual([100_000 - goods.minimum]);
    expect(await takesOf(market(), offerId)).toEqual([{ count: goods.minimum, isReturned: false }]);
  });
});
