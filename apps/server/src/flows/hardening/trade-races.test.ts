import { describe, expect, it } from 'vitest';
import { pay, placeOrder, receivedOrder, ship, statusOf, variantsOf, restock } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer, nearSeller, processAhead } from '../../../test/people.ts';
import { namesOf, times, wires } from '../../../test/racing.ts';
import type { Outcome } from '../../runtime/outcome.ts';

const hour = 3600;

/** Moves the clock to an hour before an instant that the order's row names. */
const toHourBefore = async (m: Marketplace, number: string, column: 'receipt_due_at' | 'claim_until'): Promise<void> => {
  const [row] = await m.query<{ at: Date }>(`select ${column} as at from orders where number = $1`, [number]);
  await m.advance(((row?.at.getTime() ?? 0) - m.near.clock.now().getTime()) / 86_400_000 - hour / 86_400);
};
const movesOf = async (m: Marketplace, number: string): Promise<string[]> =>
  (
    await m.query<{ why: string }>('select w.why from order_moves w join orders o on o.id = w.order_id where o.number = $1 order by w.id', [
      number,
    ])
  ).map((r) => r.why);

describe.each(wires)('those who meet over one order $wire', ({ how }) => {
  const market = marketplaceForFile(how);

  it('counts receipt once when the buyer confirms it while it counts as given', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const [number = ''] = await placeOrder(m, nearBuyer(m, id));
    await pay(nearBuyer(m, id), [number]);
    await ship(nearSeller(m, 1), number);
    await m.advance(30);
    await toHourBefore(m, number, 'receipt_due_at');
    const ahead = await processAhead(m, 2 * hour);
    const [outcome] = await Promise.all([m.buyer(id).call('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number }), ahead.drain()]);
    await ahead.close();
    expect(namesOf([outcome])).toEqual(['ok']);
    expect(await statusOf(m, number)).toBe(4);
    expect((await movesOf(m, number)).filter((w) => w.startsWith('received'))).toHaveLength(1);
  });

  it('releases the escrow once when the buyer is satisfied while the claim period ends', async () => {
    const m = market();
    const ids = await addBuyers(m, 3);
    const numbers = await Promise.all(ids.map((id) => receivedOrder(m, nearBuyer(m, id))));
    await toHourBefore(m, numbers[0]!, 'claim_until');
    const ahead = await processAhead(m, 2 * hour);
    const [, ...outcomes] = await Promise.all([
      ahead.drain(),
      ...ids.map((id, i) => m.buyer(id).call('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: numbers[i]! })),
    ]);
    await ahead.close();
    expect(namesOf(outcomes)).toEqual(['ok', 'ok', 'ok']);
    for (const number of numbers) {
      expect(await statusOf(m, number)).toBe(5);
      expect(await m.query("select 1 from journal where kind = 'release' and reference = $1", [number])).toHaveLength(1);
    }
  });

  it('never ships more than was ordered when the same pieces are shipped twice at once', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const [v] = await variantsOf(m, 3);
    const count = v!.carton * Math.ceil((v!.minimum * 5) / v!.carton);
    await restock(m, 'on_hand + $2', 'sku_id = $1', [v!.skuId, count]);
    const { orderNumbers: number } = await nearBuyer(m, id).ok('POST /p/order/submit', {
      orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId: 3, count },
    });
    await pay(nearBuyer(m, id), [number]);
    const item = (await nearSeller(m, 3).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number })).orderItemDtos[0]!;
    const part = { orderItemId: item.orderItemId, count: Math.ceil(count * 0.6) };
    const some = await Promise.all(
      times(3, (i) =>
        m
          .seller(3)
          .call('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: `P${i}`, items: [part] }] }),
      ),
    );
    expect(namesOf(some)).toEqual(['ok', 'packageItemsWrong', 'packageItemsWrong']);
    const rest = await Promise.all(
      times(3, (i) =>
        m.seller(3).call('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: `R${i}` }] }),
      ),
    );
    expect(namesOf(rest)).toEqual(['ok', 'orderNotInState', 'orderNotInState']);
    const [sent] = await m.query<{ packed: number; shipped: number }>(
      'select sum(x.count)::int as packed, max(i.shipped) as shipped from package_items x join order_items i on i.id = x.order_item_id where i.id = $1',
      [item.orderItemId],
    );
    expect(sent).toEqual({ packed: count, shipped: count });
  });

  it('keeps every promise when the seller lowers the stock while buyers buy', async () => {
    const m = market();
    const buyers = await addBuyers(m, 8);
    const [v] = await variantsOf(m, 2);
    await m.query('update products set minimum = carton_quantity where id = $1', [v!.prodId]);
    await restock(m, 'reserved + $2', 'sku_id = $1', [v!.skuId, v!.carton * 8]);
    const orderItem = { prodId: v!.prodId, skuId: v!.skuId, shopId: 2, count: v!.carton };
    const outcomes = await Promise.all([
      ...buyers.map((id) => m.buyer(id).call('POST /p/order/submit', { orderItem })),
      ...[5, 3, 4].map((cartons) => m.seller(2).call('PUT /shop/admin/prod/sku', { skuId: v!.skuId, stocks: v!.carton * cartons })),
    ]);
    // Of the counts one may come after a lower one: nobody saw that.
    expect(new Set(namesOf(outcomes)).isSubsetOf(new Set(['ok', 'noStock', 'stockChanged']))).toBe(true);
    expect(new Set(namesOf(outcomes.slice(0, 8))).isSubsetOf(new Set(['ok', 'noStock']))).toBe(true);
    const bought = outcomes.slice(0, 8).filter((o) => o.code === '00000').length;
    const [row] = await m.query<{ on_hand: number; reserved: number }>('select on_hand, reserved from stock where sku_id = $1', [v!.skuId]);
    expect(row!.reserved).toBe(bought * v!.carton);
    expect(row!.on_hand).toBeGreaterThanOrEqual(row!.reserved);
    await restock(m, 'reserved + 100000', 'sku_id = $1', [v!.skuId]);
  });

  it('charges the price the buyer agreed to or asks her again, while the seller changes it', async () => {
    const m = market();
    const buyers = await addBuyers(m, 6);
    const [v] = await m.query<{ prodId: number; skuId: number; shopId: number; count: number }>(
      'select min(s.id) as "skuId", p.id as "prodId", p.store_id as "shopId", p.minimum as count from products p join skus s on s.product_id = p.id where p.pricing_mode = 0 group by p.id order by p.id limit 1',
    );
    const orderItem = v!;
    await restock(m, 'on_hand + 100000', 'sku_id = $1', [v!.skuId]);
    const setPrice = (price: string): Promise<Outcome> => m.seller(v!.shopId).call('PUT /shop/admin/prod/sku', { skuId: v!.skuId, price });
    await setPrice('50.00');
    const { quoteVersion } = await nearBuyer(m, buyers[0]!).ok('POST /p/order/confirm', { orderItem });
    const outcomes = await Promise.all([
      setPrice('60.00'),
      ...buyers.map((id, i) => m.buyer(id).call('POST /p/order/submit', i < 3 ? { orderItem, quoteVersion } : { orderItem })),
      setPrice('70.00'),
    ]);
    expect(namesOf(outcomes).filter((n) => n !== 'ok' && n !== 'priceChanged')).toEqual([]);
    const charged = await m.query<{ price: number; user: number }>(
      'select i.price::int as price, o.user_id as user from orders o join order_items i on i.order_id = o.id where o.user_id = any($1)',
      [buyers],
    );
    for (const { price, user } of charged) expect(buyers.indexOf(user) < 3 ? [5000] : [5000, 6000, 7000]).toContain(price);
    expect(charged.filter((c) => buyers.indexOf(c.user) >= 3)).toHaveLength(3);
    expect(await nearBuyer(m, buyers[0]!).refused('POST /p/order/submit', { orderItem, quoteVersion })).toBe('priceChanged');
  });

  it('lets buyers of the same several goods place and cancel without one of them failing', async () => {
    const m = market();
    await restock(m, 'on_hand + 100000');
    const ids = await addBuyers(m, 10);
    const goods = (await variantsOf(m, 1)).slice(0, 4);
    const outcomes = await Promise.all(
      ids.map(async (id, i) => {
        const wanted = i % 2 === 0 ? goods : goods.toReversed();
        const lines = await nearBuyer(m, id).ok('POST /p/shopCart/changeItems', { items: wanted.map((v) => ({ ...v, count: v.minimum })) });
        const placed = await m.buyer(id).call('POST /p/order/submit', { basketIds: lines.map((l) => l.basketId ?? 0) });
        const { orderNumbers } = placed.data as { orderNumbers: string };
        return [placed, await m.buyer(id).call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: orderNumbers })];
      }),
    );
    expect(new Set(namesOf(outcomes.flat()))).toEqual(new Set(['ok']));
  });
});
