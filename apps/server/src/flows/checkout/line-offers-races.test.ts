import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillCart, type Variant, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { endOffers, leftOf, putOffer, takesOf } from '../../../test/offers.ts';
import { addBuyers } from '../../../test/people.ts';
import { namesOf, oks, times, twoWorkers, wires } from '../../../test/racing.ts';

// The last pieces at the price of an offer wanted twice at once. After each test all invariants are proven.
describe.each(wires)('pieces at the price of an offer, $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  beforeEach(() => endOffers(market()));
  const near = (id: number): Person => market().person({ kind: 'buyer', id }, market().near);
  const newBuyers = (count: number): Promise<number[]> => addBuyers(market(), count, 100_000_000n);
  const goodsOf = async (): Promise<Variant> => (await variantsOf(market(), 1))[0]!;
  const half = (goods: Variant, more = {}): Promise<number> =>
    putOffer(market(), { storeId: 1, items: [{ skuId: goods.skuId, percent: 50, ...more }] });
  /** What a buyer is about to order, as it was shown. */
  const quoted = async (id: number, goods: Variant, cartons = 0) => {
    const count = goods.minimum + cartons * goods.carton;
    const basketIds = await fillCart(near(id), [{ ...goods, minimum: count }]);
    const { quoteVersion } = await near(id).ok('POST /p/order/confirm', { basketIds });
    return { basketIds, quoteVersion };
  };

  it('go to one of two who want the last of them, and the other is told before anything is ordered', async () => {
    const goods = await goodsOf();
    const offerId = await half(goods, { quota: goods.minimum });
    const ids = await newBuyers(2);
    const orders = await Promise.all(ids.map((id) => quoted(id, goods)));
    const answers = await Promise.all(ids.map((id, i) => market().buyer(id).call('POST /p/order/submit', orders[i]!)));
    expect(namesOf(answers)).toEqual(['ok', 'priceChanged']);
    expect(await leftOf(market(), offerId)).toEqual([0]);
  });

  it('go to the one who can have them, whoever asks for too many beside', async () => {
    const goods = await goodsOf();
    const offerId = await half(goods, { quota: goods.minimum });
    const [one = 0, other = 0] = await newBuyers(2);
    const [fits, tooMany] = [await quoted(one, goods), await quoted(other, goods, 1)];
    const answers = await Promise.all([
      market().buyer(one).call('POST /p/order/submit', fits),
      market().buyer(other).call('POST /p/order/submit', tooMany),
    ]);
    // She who asked for more was shown the whole price, and pays that.
    expect(namesOf(answers)).toEqual(['ok', 'ok']);
    expect(await takesOf(market(), offerId)).toEqual([{ count: goods.minimum, isReturned: false }]);
  });

  it('are taken once by ten clicks of one buyer', async () => {
    const goods = await goodsOf();
    const offerId = await half(goods, { quota: 100_000 });
    const [id = 0] = await newBuyers(1);
    const order = { ...(await quoted(id, goods)), uuid: randomUUID() };
    const answers = await Promise.all(times(10, () => market().buyer(id).call('POST /p/order/submit', order)));
    expect(oks(answers)).toBe(10);
    expect(await takesOf(market(), offerId)).toEqual([{ count: goods.minimum, isReturned: false }]);
  });

  it('come back with cancelled orders while the same goods are ordered, though only one of two variants has an offer', async () => {
    const [first, second] = (await variantsOf(market(), 1)).toSorted((a, b) => a.skuId - b.skuId);
    if (first === undefined || second === undefined) throw new Error('store 1 sells too little');
    await half(second, { quota: 1_000_000 });
    const place = async (id: number) => {
      const basketIds = await fillCart(near(id), [first, second]);
      return { basketIds, quoteVersion: (await near(id).ok('POST /p/order/confirm', { basketIds })).quoteVersion };
    };
    const ids = await newBuyers(8);
    const placed = await Promise.all(ids.slice(0, 4).map(async (id) => near(id).ok('POST /p/order/submit', await place(id))));
    const wanted = await Promise.all(ids.slice(4).map(place));
    const answers = await Promise.all([
      ...placed.map(({ orderNumbers: orderNumber }, i) =>
        market()
          .buyer(ids[i] ?? 0)
          .call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber }),
      ),
      ...wanted.map((order, i) =>
        market()
          .buyer(ids[i + 4] ?? 0)
          .call('POST /p/order/submit', order),
      ),
    ]);
    expect(oks(answers)).toBe(8);
  });

  it('are no more than one buyer may have, in however many tabs', async () => {
    const goods = await goodsOf();
    const offerId = await half(goods, { perBuyer: goods.minimum });
    const [id = 0] = await newBuyers(1);
    const direct = { orderItem: { prodId: goods.prodId, skuId: goods.skuId, shopId: goods.shopId, count: goods.minimum } };
    const { quoteVersion } = await near(id).ok('POST /p/order/confirm', direct);
    const tabs = await Promise.all(
      times(3, () =>
        market()
          .buyer(id)
          .call('POST /p/order/submit', { ...direct, quoteVersion, uuid: randomUUID() }),
      ),
    );
    expect(namesOf(tabs)).toEqual(['ok', 'priceChanged', 'priceChanged']);
    expect(await takesOf(market(), offerId)).toEqual([{ count: goods.minimum, isReturned: false }]);
  });

  it('cannot be had once the offer has ended between quote and order, nor while it is paused', async () => {
    const goods = await goodsOf();
    const offerId = await half(goods);
    const [id = 0] = await newBuyers(1);
    const order = await quoted(id, goods);
    await market().query('update offers set paused_at = now() where id = $1', [offerId]);
    expect(await market().buyer(id).refused('POST /p/order/submit', order)).toBe('priceChanged');
    await market().query('update offers set paused_at = null where id = $1', [offerId]);
    await Promise.all([
      market().query('update offers set ended_at = now() where id = $1', [offerId]),
      market().buyer(id).call('POST /p/order/submit', order),
    ]);
    const [id2 = 0] = await newBuyers(1);
    const after = await quoted(id2, goods);
    expect(after.quoteVersion).not.toBe(order.quoteVersion);
    expect(
      await market()
        .buyer(id2)
        .refused('POST /p/order/submit', { ...after, quoteVersion: order.quoteVersion }),
    ).toBe('priceChanged');
  });

  it('come back once, however often and by whomever the order is ended', async () => {
    const goods = await goodsOf();
    const offerId = await half(goods, { quota: 100_000 });
    const [id = 0] = await newBuyers(1);
    const { orderNumbers: orderNumber } = await near(id).ok('POST /p/order/submit', await quoted(id, goods));
    await market().query('update orders set pay_before = now() where number = $1', [orderNumber]);
    await market().query("update work set due_at = now() where kind = 'orders.expire' and key = $1", [orderNumber]);
    await Promise.all([
      ...times(3, () => market().buyer(id).call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber })),
      twoWorkers(market()),
    ]);
    expect(await takesOf(market(), offerId)).toEqual([{ count: goods.minimum, isReturned: true }]);
    expect(await leftOf(market(), offerId)).toEqual([100_000]);
  });

  it('come back and are taken at once without waiting for each other', async () => {
    const goods = await goodsOf();
    const offerId = await half(goods, { quota: 100_000 });
    const ids = await newBuyers(6);
    const numbers = await Promise.all(
      ids.slice(0, 3).map(async (id) => (await near(id).ok('POST /p/order/submit', await quoted(id, goods))).orderNumbers),
    );
    const orders = await Promise.all(ids.slice(3).map((id) => quoted(id, goods)));
    const answers = await Promise.all([
      ...numbers.map((orderNumber, i) => market().buyer(ids[i]!).call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber })),
      ...orders.map((order, i) =>
        market()
          .buyer(ids[i + 3]!)
          .call('POST /p/order/submit', order),
      ),
    ]);
    expect(oks(answers)).toBe(6);
    expect(await leftOf(market(), offerId)).toEqual([100_000 - 3 * goods.minimum]);
  });
});

describe('a connection that dies while an order is placed', () => {
  const market = marketplaceForFile();

  it('leaves neither the order nor the pieces it took, and the same call places it once the database is back', async () => {
    const m = market();
    const [goods] = await variantsOf(m, 1);
    const [id = 0] = await addBuyers(m, 1, 100_000_000n);
    const offerId = await putOffer(m, { storeId: 1, items: [{ skuId: goods!.skuId, percent: 50, quota: 100_000 }] });
    const order = { basketIds: await fillCart(m.buyer(id), [goods!]), uuid: randomUUID() };
    // The orders are written last, with the pieces already taken.
    await m.query(
      'create function die() returns trigger language plpgsql as $$begin perform pg_terminate_backend(pg_backend_pid()); return new; end$$',
    );
    await m.query('create trigger dies before insert on order_moves for each row execute function die()');
    const killed = await m.buyer(id).call('POST /p/order/submit', order);
    expect(killed.code).not.toBe('00000');
    expect([await leftOf(m, offerId), await takesOf(m, offerId)]).toEqual([[100_000], []]);
    await m.query('drop trigger dies on order_moves');
    await m.query('drop function die');
    await m.buyer(id).ok('POST /p/order/submit', order);
    expect(await takesOf(m, offerId)).toEqual([{ count: goods!.minimum, isReturned: false }]);
  });
});
