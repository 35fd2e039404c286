import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, placeOrder, statusOf, type Variant, variantsOf, restock } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer, processAhead } from '../../../test/people.ts';
import { namesOf, times, wires } from '../../../test/racing.ts';

/** A variant that is sold by the single carton, with so many cartons free. */
const cartonsLeft = async (m: Marketplace, shopId: number, cartons: number): Promise<Variant> => {
  const [variant] = await variantsOf(m, shopId);
  if (variant === undefined) throw new Error('nothing to sell');
  await m.query('update products set minimum = carton_quantity where id = $1', [variant.prodId]);
  await restock(m, 'reserved + $2', 'sku_id = $1', [variant.skuId, variant.carton * cartons]);
  return variant;
};
const oneCarton = (v: Variant): { orderItem: { prodId: number; skuId: number; shopId: number; count: number } } => ({
  orderItem: { prodId: v.prodId, skuId: v.skuId, shopId: v.shopId, count: v.carton },
});
const ordersOf = (m: Marketplace, userId: number): Promise<{ number: string; total: string }[]> =>
  m.query('select number, total::text as total from orders where user_id = $1 order by id', [userId]);

describe.each(wires)('buyers who race $wire', ({ how }) => {
  const market = marketplaceForFile(how);

  it('gives the last carton to exactly one of 50 buyers and tells the others there is no stock', { timeout: 240_000 }, async () => {
    const m = market();
    const buyers = await addBuyers(m, 50);
    const v = await cartonsLeft(m, 1, 1);
    const outcomes = await Promise.all(buyers.map((id) => m.buyer(id).call('POST /p/order/submit', oneCarton(v))));
    expect(namesOf(outcomes)).toEqual([...times(49, () => 'noStock'), 'ok']);
    expect((await m.query('select 1 from orders where user_id = any($1)', [buyers])).length).toBe(1);
    await restock(m, 'reserved + 100000', 'sku_id = $1', [v.skuId]);
  });

  it('places one set of orders for one uuid, and every twin is told the same numbers', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const variants = [(await variantsOf(m, 1))[0]!, (await variantsOf(m, 2))[0]!];
    const basketIds = await fillCart(nearBuyer(m, id), variants);
    const uuid = randomUUID();
    const outcomes = await Promise.all(times(5, () => m.buyer(id).call('POST /p/order/submit', { basketIds, uuid })));
    expect(namesOf(outcomes)).toEqual(times(5, () => 'ok'));
    const answers = outcomes.map((o) => o.data as { orderNumbers: string; duplicateError: boolean });
    expect(new Set(answers.map((a) => a.orderNumbers)).size).toBe(1);
    expect(answers.filter((a) => !a.duplicateError)).toHaveLength(1);
    expect(await ordersOf(m, id)).toHaveLength(2);
  });

  it('places one set of orders for one Idempotency-Key, and a twin in flight is sent away', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const basketIds = await fillCart(nearBuyer(m, id), [(await variantsOf(m, 1))[0]!]);
    const key = randomUUID();
    const outcomes = await Promise.all(times(5, () => m.buyer(id).call('POST /p/order/submit', { basketIds }, { key })));
    const names = namesOf(outcomes);
    expect(names.filter((n) => n !== 'ok' && n !== 'doNotSubmitRepeatedly')).toEqual([]);
    expect(new Set(outcomes.filter((o) => o.code === '00000').map((o) => o.body)).size).toBe(1);
    expect(outcomes.filter((o) => o.code === '00000' && !o.replayed)).toHaveLength(1);
    expect(await ordersOf(m, id)).toHaveLength(1);
    expect((await m.buyer(id).call('POST /p/order/submit', { basketIds }, { key })).replayed).toBe(true);
  });

  it('orders the same cart lines once when two tabs submit them with different uuids', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const basketIds = await fillCart(nearBuyer(m, id), [(await variantsOf(m, 1))[0]!, (await variantsOf(m, 3))[0]!]);
    const outcomes = await Promise.all(times(2, () => m.buyer(id).call('POST /p/order/submit', { basketIds, uuid: randomUUID() })));
    expect(namesOf(outcomes)).toEqual(['cartLineUnknown', 'ok']);
    expect(await ordersOf(m, id)).toHaveLength(2);
  });

  it('loses no pieces that are put into the cart while it is being ordered', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const v = await cartonsLeft(m, 4, 1000);
    const add = { prodId: v.prodId, skuId: v.skuId, shopId: v.shopId, count: v.carton };
    const [line] = await nearBuyer(m, id).ok('POST /p/shopCart/changeItems', { items: [add] });
    const outcomes = await Promise.all([
      m.buyer(id).call('POST /p/order/submit', { basketIds: [line?.basketId ?? 0] }),
      ...times(4, () => m.buyer(id).call('POST /p/shopCart/changeItem', add)),
    ]);
    expect(namesOf(outcomes)).toEqual(times(5, () => 'ok'));
    const [{ pieces } = { pieces: 0 }] = await m.query<{ pieces: number }>(
      `select (coalesce((select sum(count) from cart_items where user_id = $1), 0) + coalesce((select sum(i.count) from order_items i join orders o on o.id = i.order_id where o.user_id = $1), 0))::int as pieces`,
      [id],
    );
    expect(pieces).toBe(v.carton * 5);
  });

  it('charges once when one order is paid ten times in parallel', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const [number = ''] = await placeOrder(m, nearBuyer(m, id));
    const outcomes = await Promise.all(times(10, () => m.buyer(id).call('POST /p/order/pay', { orderNumbers: number, payType: 9 })));
    expect(namesOf(outcomes)).toEqual(times(10, () => 'ok'));
    expect(new Set(outcomes.map((o) => o.body)).size).toBe(1);
    const [order] = await ordersOf(m, id);
    expect(await balanceOf(m, `buyer:${id}:available`)).toBe(10_000_000n - BigInt(order!.total));
    expect((await m.query('select 1 from payments where user_id = $1', [id])).length).toBe(1);
    expect((await m.query('select 1 from postings where account = $1', [`escrow:${number}`])).length).toBe(1);
  });

  it('lets the cancelling win before the payment, or give back what was paid', async () => {
    const m = market();
    const ids = await addBuyers(m, 4);
    const numbers = await Promise.all(ids.map(async (id) => (await placeOrder(m, nearBuyer(m, id)))[0]!));
    await Promise.all(
      ids.map(async (id, i) => {
        const number = numbers[i]!;
        const outcomes = await Promise.all([
          m.buyer(id).call('POST /p/order/pay', { orderNumbers: number, payType: 9 }),
          m.buyer(id).call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number }),
        ]);
        const paid = outcomes[0]?.code === '00000';
        expect(namesOf(outcomes)).toEqual(['ok', paid ? 'ok' : 'orderNotPayable'].toSorted());
        expect([await statusOf(m, number), await balanceOf(m, `escrow:${number}`)]).toEqual([6, 0n]);
        expect(await balanceOf(m, `buyer:${id}:available`)).toBe(10_000_000n);
      }),
    );
  });

  it('lets either the payment or the expiry win, never both', async () => {
    const m = market();
    const ids = await addBuyers(m, 4);
    const numbers = await Promise.all(ids.map(async (id) => (await placeOrder(m, nearBuyer(m, id)))[0]!));
    const ahead = await processAhead(m, 31 * 60);
    const [, ...outcomes] = await Promise.all([
      ahead.drain(),
      ...ids.map((id, i) => m.buyer(id).call('POST /p/order/pay', { orderNumbers: numbers[i]!, payType: 9 })),
    ]);
    await ahead.close();
    namesOf(outcomes);
    for (const [i, number] of numbers.entries()) {
      const failure = (outcomes[i]?.data as { failure?: string } | undefined)?.failure ?? 'ok';
      expect([await statusOf(m, number), failure]).toEqual(failure === 'ok' ? [2, 'ok'] : [6, 'orderExpired']);
    }
  });

  it('pays as many orders as the balance covers and never more', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1, 0n);
    const v = await cartonsLeft(m, 2, 1000);
    for (let i = 0; i < 10; i += 1) await nearBuyer(m, id).ok('POST /p/order/submit', oneCarton(v));
    const orders = await ordersOf(m, id);
    const each = BigInt(orders[0]!.total);
    const balance = each * 4n + each / 2n;
    await m.query("insert into balances (account, currency, balance) values ($1, 'USD', $2)", [
      `buyer:${id}:available`,
      balance.toString(),
    ]);
    await m.query(
      `with entry as (insert into journal (key, kind, reference, at) values ($1, 'opening', $1, now()) returning id)
       insert into postings (journal_id, line, account, currency, amount)
       select id, 1, 'platform:opening', 'USD', -$3::bigint from entry union all select id, 2, $2, 'USD', $3::bigint from entry`,
      [`top-up:${id}`, `buyer:${id}:available`, balance.toString()],
    );
    const outcomes = await Promise.all(orders.map((o) => m.buyer(id).call('POST /p/order/pay', { orderNumbers: o.number, payType: 9 })));
    expect(namesOf(outcomes)).toEqual([...times(6, () => 'balanceInsufficient'), ...times(4, () => 'ok')]);
    expect(await balanceOf(m, `buyer:${id}:available`)).toBe(each / 2n);
  });

  it('keeps the sum over all accounts at zero at every moment of paying and cancelling', async () => {
    const m = market();
    const ids = await addBuyers(m, 12);
    await restock(m, 'on_hand + 100000');
    const placed = await Promise.all(
      ids.map(async (id) => [...(await placeOrder(m, nearBuyer(m, id))), ...(await placeOrder(m, nearBuyer(m, id), [2]))]),
    );
    const reader = new pg.Client({ connectionString: m.url });
    await reader.connect();
    let running = true;
    const readings: string[] = [];
    const read = async (): Promise<void> => {
      while (running) {
        const { rows } = await reader.query<{ postings: string; open: string }>(
          `select (select coalesce(sum(amount), 0) from postings)::text as postings,
             ((select sum(balance) from balances) - (select sum(amount) from postings where account ~ '^(buyer|escrow|store):'))::text as open`,
        );
        readings.push(`${rows[0]?.postings} ${rows[0]?.open}`);
      }
    };
    const reading = read();
    const outcomes = await Promise.all(
      ids.flatMap((id, i) => [
        m.buyer(id).call('POST /p/order/pay', { orderNumbers: placed[i]!.join(','), payType: 9 }),
        m.buyer(id).call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: placed[i]![i % 2]! }),
      ]),
    );
    running = false;
    await reading;
    await reader.end();
    namesOf(outcomes);
    expect(readings.length).toBeGreaterThan(0);
    expect(new Set(readings)).toEqual(new Set(['0 0']));
  });
});
