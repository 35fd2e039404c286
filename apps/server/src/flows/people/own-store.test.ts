import { locales } from '@kyakhta/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { fillCart, pay, placeOrder, ship, variantsOf } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { addService } from '../../../test/vouchers.ts';

// Who owns a store neither buys from it nor reviews its goods.
const market = marketplaceForFile();
const own = (m: Marketplace, id: number | null, store = 1): Promise<unknown> =>
  m.query('update stores set owner_id = $1 where id = $2', [id, store]);
const someone = async (): Promise<{ readonly m: Marketplace; readonly id: number; readonly buyer: Person }> => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  return { m, id, buyer: m.buyer(id) };
};
const reserved = async (): Promise<unknown> => market().query('select sku_id, reserved from stock where reserved > 0 order by sku_id');
const ordersOf = async (id: number): Promise<number> => (await market().query('select 1 from orders where user_id = $1', [id])).length;
const reviewOf = (orderItemId: number) => ({ orderItemId, score: 5, content: 'Very good goods.' });
const received = async (m: Marketplace, buyer: Person): Promise<{ readonly number: string; readonly item: number }> => {
  const [number = ''] = await placeOrder(m, buyer);
  await pay(buyer, [number]);
  await ship(m.seller(1), number);
  await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
  const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  return { number, item: orderItemDtos[0]?.orderItemId ?? 0 };
};
afterEach(() => own(market(), null));

describe('the owner of a store', () => {
  it('may have its goods in her cart, and neither gets a quote nor an order of them, in words of every language', async () => {
    const { m, id, buyer } = await someone();
    const basketIds = await fillCart(buyer, (await variantsOf(m, 1)).slice(0, 2));
    await own(m, id);
    expect((await buyer.ok('POST /p/shopCart/info', {})).shopCarts).toHaveLength(1);
    const before = await reserved();
    const said = new Set<string>();
    for (const locale of locales) {
      const [quote, submit] = [
        await buyer.call('POST /p/order/confirm', { basketIds }, { locale }),
        await buyer.call('POST /p/order/submit', { basketIds }, { locale }),
      ];
      expect([quote.code, quote.data, submit.data, submit.msg]).toEqual([
        'A00001',
        { failure: 'ownStore' },
        { failure: 'ownStore' },
        quote.msg,
      ]);
      said.add(quote.msg);
    }
    expect(said.size).toBe(10);
    expect([await reserved(), await ordersOf(id)]).toEqual([before, 0]);
  });

  it('gets no order of another store together with her own goods, and one without them', async () => {
    const { m, id, buyer } = await someone();
    await own(m, id);
    const [[mine], [other]] = [await variantsOf(m, 1), await variantsOf(m, 2)];
    const [first = 0, second = 0] = await fillCart(buyer, [mine!, other!]);
    expect(await buyer.refused('POST /p/order/submit', { basketIds: [first, second] })).toBe('ownStore');
    expect(await ordersOf(id)).toBe(0);
    await buyer.ok('POST /p/order/submit', { basketIds: [second] });
    expect(await ordersOf(id)).toBe(1);
  });

  it('buys no vouchers of it directly, nor again what she bought before', async () => {
    const { m, id, buyer } = await someone();
    const { prodId, skuId, shopId } = await addService(m, 'SRV-OWN');
    const [goods] = await variantsOf(m, 1);
    const [number = ''] = await placeOrder(m, buyer);
    await own(m, id);
    for (const orderItem of [
      { prodId, skuId, shopId, count: 1 },
      { prodId: goods!.prodId, skuId: goods!.skuId, shopId: 1, count: goods!.minimum },
    ]) {
      expect(await buyer.refused('POST /p/order/confirm', { orderItem })).toBe('ownStore');
      expect(await buyer.refused('POST /p/order/submit', { orderItem })).toBe('ownStore');
    }
    // What she ordered before it was hers goes on.
    await pay(buyer, [number]);
    expect(await ordersOf(id)).toBe(1);
  });

  it('does not review its goods, although she bought them before it was hers', async () => {
    const { m, id, buyer } = await someone();
    const { item } = await received(m, buyer);
    await own(m, id);
    expect(await buyer.refused('POST /p/prodComm/add', reviewOf(item))).toBe('ownStore');
    expect(await m.query('select 1 from reviews where user_id = $1', [id])).toEqual([]);
    await own(m, null);
    await buyer.ok('POST /p/prodComm/add', reviewOf(item));
  });

  it('is who owns this store: others buy and review there, and she does elsewhere', async () => {
    const { m, id, buyer } = await someone();
    const stranger = await someone();
    await own(m, id, 2);
    const { item } = await received(m, buyer);
    await buyer.ok('POST /p/prodComm/add', reviewOf(item));
    await own(m, null, 2);
    await own(m, id);
    const { item: other } = await received(m, stranger.buyer);
    await stranger.buyer.ok('POST /p/prodComm/add', reviewOf(other));
  });

  it('who submits twice gets the answer of the first time although it became hers in between', async () => {
    const { m, id, buyer } = await someone();
    const basketIds = await fillCart(buyer, (await variantsOf(m, 1)).slice(0, 1));
    const uuid = '0b7d1f0e-2f4e-4b55-9d0c-6f1b8f1f0a11';
    const first = await buyer.ok('POST /p/order/submit', { basketIds, uuid });
    await own(m, id);
    expect(await buyer.ok('POST /p/order/submit', { basketIds, uuid })).toMatchObject({
      orderNumbers: first.orderNumbers,
      duplicateError: true,
    });
  });
});
