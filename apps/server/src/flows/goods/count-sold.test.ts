import { describe, expect, it } from 'vitest';
import { pay, placeOrder, ship } from '../../../test/goods.ts';
import { asGroup, complete, fail } from '../../../test/groups.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine, paidOrder, type wholeOrder } from '../../../test/refunds.ts';
import { cashOnDelivery, orderOn } from '../../../test/terms.ts';

const market = marketplaceForFile();

/** Pieces of an order's lines by product, and what each product's page tells of pieces sold. */
const piecesOf = async (m: Marketplace, number: string): Promise<ReadonlyMap<number, number>> => {
  const rows = await m.query<{ productId: number; count: number }>(
    'select i.product_id as "productId", sum(i.count)::int as count from order_items i join orders o on o.id = i.order_id where o.number = $1 group by 1',
    [number],
  );
  return new Map(rows.map((r) => [r.productId, r.count]));
};
const told = async (m: Marketplace, products: Iterable<number>): Promise<number> => {
  await m.app.drain();
  let sum = 0;
  for (const prodId of products) sum += (await m.guest.ok('GET /prod/prodInfo', { prodId })).soldNum;
  return sum;
};
/** What an order of these pieces added to the figures that pages tell. */
const watch = async (m: Marketplace, number: string) => {
  const pieces = await piecesOf(m, number);
  const all = [...pieces.values()].reduce((a, b) => a + b, 0);
  return { all, now: () => told(m, pieces.keys()) };
};

describe('how many were sold', () => {
  it('counts pieces with the payment, and no longer once the order is cancelled, at once', async () => {
    const m = market();
    const { buyer, number } = await paidOrder(m, 2);
    const { all, now } = await watch(m, number);
    const paid = await now();
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    expect(paid - (await now())).toBe(all);
  });

  it('loses what goes back before it is sent and what comes back afterwards, piece by piece; a lower price changes nothing', async () => {
    const m = market();
    const { buyer, number, items } = await paidOrder(m, 2);
    const { now } = await watch(m, number);
    const [first = 0, second = 0] = items;
    const refunded = async (wish: object): Promise<void> => {
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wish as ReturnType<typeof wholeOrder>);
      await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    };
    const paid = await now();
    await refunded({ ...oneLine(number, first, 2) });
    expect(paid - (await now())).toBe(2);
    await refunded({ ...oneLine(number, second, 1), refundAmount: '0.50' });
    expect(paid - (await now())).toBe(2);
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await refunded({ ...oneLine(number, first, 3) });
    expect(paid - (await now())).toBe(5);
  });

  it('is the same however often it is counted', async () => {
    const m = market();
    const { number } = await paidOrder(m);
    const { now } = await watch(m, number);
    const before = await now();
    const [{ id } = { id: 0 }] = await m.query<{ id: number }>('select id from orders where number = $1', [number]);
    for (const key of ['again', 'once more'])
      await m.query(`insert into work (kind, key, due_at, payload) values ('catalog.countSold', $1, now() - interval '1 day', $2::jsonb)`, [
        key,
        JSON.stringify({ orderId: id }),
      ]);
    expect(await now()).toBe(before);
  });

  it('knows cash on delivery once it has come', async () => {
    const m = market();
    const { number } = await orderOn(m, cashOnDelivery);
    const { all, now } = await watch(m, number);
    const before = await now();
    await ship(m.seller(1), number);
    expect(await now()).toBe(before);
    expect(all).toBeGreaterThan(0);
  });

  it('counts a group that is complete, and none that failed', async () => {
    const m = market();
    const ids = await addBuyers(m, 2);
    for (const [index, id] of ids.entries()) {
      const buyer = m.buyer(id);
      const numbers = await placeOrder(m, buyer);
      await asGroup(m, numbers);
      const { all, now } = await watch(m, numbers[0] ?? '');
      const before = await now();
      await pay(buyer, numbers);
      expect(await now()).toBe(before);
      await (index === 0 ? complete : fail)(m.app, numbers);
      expect((await now()) - before).toBe(index === 0 ? all : 0);
    }
  });
});
