import { moves, moveOrders, type MoveName } from '../../domains/orders/index.ts';
import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, placeOrder, restock, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer, nearSeller, processAhead } from '../../../test/people.ts';
import { buyerWithPoints, scoreOf } from '../../../test/points.ts';
import { oks, times, twoWorkers } from '../../../test/racing.ts';
import { paidOrder, wholeOrder } from '../../../test/refunds.ts';
import { reserveStock } from '../../domains/stock/index.ts';
import { platformActor } from '../../runtime/context.ts';
import { inTransaction } from '../../runtime/transaction.ts';

// The rows of docs/what-must-not-happen.md whose own tests go step by step: here everybody comes at once, with 100 ms
// between server and database. Whatever order they come in, the money adds up; after each test all invariants are proven.
const market = marketplaceForFile({ delayMs: 100, poolSize: 14 });
const work = (): Promise<unknown> => twoWorkers(market());

describe('far from the database, nobody clicks', { timeout: 240_000 }, () => {
  it('and the supplier is paid all the same, once, by whichever worker comes first (spree PR#14606)', async () => {
    const { number } = await paidOrder(market(), 1, 1);
    const m = market();
    await ship(nearSeller(m, 1), number);
    const before = await balanceOf(m, 'store:1:available');
    /** The clock moves in `near` as in `app`; both find the same work due, and a third process as well. */
    const pass = async (days: number): Promise<void> => {
      const ahead = await processAhead(m, days * 86_400);
      await Promise.all([ahead.drain(), ahead.drain()]);
      await ahead.close();
      await m.advance(days);
      await work();
    };
    for (const days of [21, 16, 8]) await pass(days);
    const earned = (await balanceOf(m, 'store:1:available')) - before;
    expect([await statusOf(m, number), await balanceOf(m, `escrow:${number}`), earned > 0n]).toEqual([5, 0n, true]);
    const shown = await nearSeller(m, 1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number });
    expect(shown.status).toBe(5);
  });
});

describe('far from the database', { timeout: 240_000 }, () => {
  it('points of an order come back as many as they were, paid, cancelled or given back (nopCommerce#5595, odoo#257854)', async () => {
    const m = market();
    for (let round = 0; round < 3; round += 1) {
      const { buyer, near, basketIds } = await buyerWithPoints(m, 500);
      const { orderNumbers: number } = await near.ok('POST /p/order/submit', { basketIds, userUseScore: 50 });
      await Promise.all([
        buyer.call('POST /p/order/pay', { orderNumbers: number, payType: 9 }),
        ...times(2, () => buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number })),
      ]);
      if ((await statusOf(m, number)) === 2) {
        const { refundSn } = await near.ok('POST /p/orderRefund/apply', wholeOrder(number));
        await Promise.all(times(3, () => m.seller(1).call('PUT /shop/admin/refund/agree', { refundSn })));
        await work();
      }
      expect([await statusOf(m, number), await scoreOf(near)]).toEqual([6, 500]);
    }
  });

  it('stock asked for by two lines of one variant, and by many at once, is never promised twice (medusa#16502, #16569)', async () => {
    const m = market();
    const [v] = await variantsOf(m, 4);
    await restock(m, 'reserved + 12', 'sku_id = $1', [v?.skuId]);
    const outcomes = await Promise.all(
      times(12, (i) =>
        inTransaction(m.app.pool, async (unit) => {
          const by = { db: unit.db, actor: platformActor, now: new Date() };
          const lines = [1, 2].map((part) => ({ reference: `far ${i} ${part}`, skuId: v?.skuId ?? 0, count: 2 }));
          const reserved = await reserveStock(by, lines);
          if (!reserved.ok) await unit.undo();
          return reserved.ok;
        }),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(3);
    const [left] = await m.query<{ left: number }>('select on_hand - reserved as left from stock where sku_id = $1', [v?.skuId]);
    expect(left?.left).toBe(0);
    // They belong to no order: taken away before the books are proven.
    await m.query("delete from stock_reservations where reference like 'far %'");
    await m.query('drop trigger if exists stock_movements_kept on stock_movements');
    await m.query("delete from stock_movements where reference like 'far %'");
    await m.query('update stock set reserved = reserved - 12 where sku_id = $1', [v?.skuId]);
  });

  it('one variant put into the cart by many tabs is one line with all of its pieces (vendure#2702)', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const [v] = await variantsOf(m, 1);
    if (v === undefined) throw new Error('store 1 has nothing to sell');
    const add = { prodId: v.prodId, skuId: v.skuId, shopId: v.shopId, count: v.carton };
    expect(oks(await Promise.all(times(6, () => m.buyer(id).call('POST /p/shopCart/changeItem', add))))).toBe(6);
    expect(await m.query('select count from cart_items where user_id = $1', [id])).toEqual([{ count: v.carton * 6 }]);
  });

  it('what was agreed at submit is what is asked for, though the price changes meanwhile (medusa#13936)', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const near = nearBuyer(m, id);
    const [v] = await variantsOf(m, 2);
    const basketIds = await fillCart(near, [v!]);
    const { quoteVersion, actualTotal } = await near.ok('POST /p/order/confirm', { basketIds });
    const reprice = (how: string) =>
      m.query(
        `with tiers as (update product_tiers set price = price ${how} where product_id = $2) update skus set price = price ${how} where id = $1`,
        [v!.skuId, v!.prodId],
      );
    const [submitted] = await Promise.all([m.buyer(id).call('POST /p/order/submit', { basketIds, quoteVersion }), reprice('* 2')]);
    await reprice('/ 2');
    const [order] = await m.query<{ total: string }>('select total::text as total from orders where user_id = $1', [id]);
    if (submitted.code === '00000') expect(order?.total).toBe(String(Math.round(actualTotal * 100)));
    else expect(order).toBeUndefined();
  });

  it('a move of an order that has moved on is refused, whichever it is, and leaves no trace (shopper#510)', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const [number] = await placeOrder(m, nearBuyer(m, id));
    const [order] = await m.query<{ id: number; status: number }>('select id, status from orders where number = $1', [number]);
    const before = await m.query('select status, receipt_due_at, claim_until from orders where id = $1', [order?.id]);
    const traces = () => m.query('select 1 from order_moves where order_id = $1', [order?.id]);
    const known = (await traces()).length;
    const elsewhere = (Object.keys(moves) as MoveName[]).filter(
      (name) => !(moves[name].from as readonly number[]).includes(order?.status ?? 0),
    );
    expect(elsewhere.length).toBeGreaterThan(10);
    for (const name of elsewhere) {
      const [by] = moves[name].by;
      const actor = by === 'platform' ? platformActor : ({ kind: by, id: 1, storeId: 1, areas: null } as never);
      const move = inTransaction(m.app.pool, ({ db }) => moveOrders(db, [{ id: order?.id ?? 0 }], name, actor, new Date()));
      await expect(move, name).rejects.toMatchObject({ failure: 'orderNotInState' });
    }
    expect([
      await m.query('select status, receipt_due_at, claim_until from orders where id = $1', [order?.id]),
      (await traces()).length,
    ]).toEqual([before, known]);
  });
});
