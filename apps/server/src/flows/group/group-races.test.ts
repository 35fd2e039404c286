import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asGroup, complete, fail } from '../../../test/groups.ts';
import { balanceOf, pay, placeOrder, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer } from '../../../test/people.ts';
import { times, twoWorkers, wires } from '../../../test/racing.ts';

// A group that ends while its orders are moved by others. After each test all invariants are proven.
describe.each(wires)('a group, $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);

  const orders = async (n: number) => {
    const made = [];
    for (const id of await addBuyers(market(), n, 100_000_000n)) {
      const near = nearBuyer(market(), id);
      const [number = ''] = await placeOrder(market(), near);
      made.push({ id, near, buyer: market().buyer(id), number });
    }
    const numbers = made.map((o) => o.number);
    await asGroup(market(), numbers);
    return { made, numbers };
  };

  it('completes or fails as a whole, whichever comes first, when both are said at once and twice', async () => {
    const { made, numbers } = await orders(2);
    for (const { near, number } of made) await pay(near, [number]);
    const held = await Promise.all(numbers.map(escrowOf));
    const said = await Promise.all([
      complete(market().app, numbers),
      fail(market().app, numbers.toReversed()),
      complete(market().app, numbers.toReversed()),
      fail(market().app, numbers),
    ]);
    expect(said.filter(({ moved }) => moved.length > 0).map(({ moved }) => moved.length)).toEqual([2]);
    expect(said.flatMap(({ waiting }) => waiting)).toEqual([]);
    const statuses = await Promise.all(numbers.map((n) => statusOf(market(), n)));
    expect(new Set(statuses).size).toBe(1);
    expect(await Promise.all(numbers.map(escrowOf))).toEqual(statuses[0] === 2 ? held : [0n, 0n]);
    await twoWorkers(market());
  });

  it('that fails while an order of it is paid gives the money back, or was not paid at all', async () => {
    const { made, numbers } = await orders(1);
    const [{ id, buyer, number } = { id: 0, buyer: market().guest, number: '' }] = made;
    const before = await balanceOf(market(), `buyer:${id}:available`);
    const [paid] = await Promise.all([
      buyer.call('POST /p/order/pay', { orderNumbers: number, payType: 9, payAttemptId: randomUUID() }),
      fail(market().app, numbers),
    ]);
    expect(paid.code).not.toBe('A00005');
    await market().advance(0.01);
    expect([await statusOf(market(), number), await escrowOf(number)]).toEqual([6, 0n]);
    expect(await balanceOf(market(), `buyer:${id}:available`)).toBe(before);
  });

  it('that is completed while an order of it is paid ships it, whichever comes first', async () => {
    const { made, numbers } = await orders(1);
    const [{ buyer, number } = { buyer: market().guest, number: '' }] = made;
    const [paid, { moved, waiting }] = await Promise.all([
      buyer.call('POST /p/order/pay', { orderNumbers: number, payType: 9, payAttemptId: randomUUID() }),
      complete(market().app, numbers),
    ]);
    expect([...moved, ...waiting]).toEqual(numbers);
    expect([paid.code, await statusOf(market(), number)]).toEqual(['00000', 2]);
  });

  it('that fails many times at once gives each order back once', async () => {
    const { made, numbers } = await orders(1);
    const [{ id, near, number } = { id: 0, near: market().guest, number: '' }] = made;
    const before = await balanceOf(market(), `buyer:${id}:available`);
    await pay(near, [number]);
    const said = await Promise.all(times(4, () => fail(market().app, numbers)));
    expect(said.flatMap(({ moved }) => moved)).toEqual(numbers);
    expect(await balanceOf(market(), `buyer:${id}:available`)).toBe(before);
    expect(await market().query('select 1 from refunds r join orders o on o.id = r.order_id where o.number = $1', [number])).toHaveLength(
      1,
    );
  });

  it('that fails while its order expires, or its buyer cancels, closes it once', async () => {
    const { made, numbers } = await orders(2);
    const [first, second] = made;
    await Promise.all([
      first?.buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: first.number }),
      second?.buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: second.number }),
      fail(market().app, numbers),
    ]);
    expect(await Promise.all(numbers.map((n) => statusOf(market(), n)))).toEqual([6, 6]);
    const moves = await market().query(
      'select 1 from order_moves m join orders o on o.id = m.order_id where o.number = any($1::text[]) and m.to_status = 6',
      [numbers],
    );
    expect(moves).toHaveLength(2);
  });
});
