import { countedMost, orderStatus } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { addBuyers } from '../../test/people.ts';

const market = marketplaceForFile();

/** So many orders of a buyer at store 2, completed if nothing else is said, as they stand long after. */
const addCompleted = async (userId: number, count: number, status: number = orderStatus.completed, from = 1): Promise<void> => {
  await market().query(
    `insert into orders (number, user_id, store_id, status, payment_term, transport_type, delivery_type, currency, goods_total, freight, total, commission_basis_points, days_min, days_max, address, quote_version, created_at)
     select '88' || lpad(g::text, 14, '0'), $1, 2, $3, 1, 1, 1, 'USD', 0, 0, 0, 0, 1, 1, '{}', '', now() from generate_series($4::int, $4::int + $2::int - 1) g`,
    [userId, count, status, from],
  );
};
/** Taken away before the books are proven: nobody ever moved them. */
const removeThem = async (): Promise<void> => {
  await market().query("delete from packages k using orders o where o.id = k.order_id and o.number like '88%'");
  await market().query("delete from orders where number like '88%'");
};

describe('long lists of orders', () => {
  it('are counted so far and no farther, by operator and store alike', async () => {
    await addCompleted(1, countedMost + 5);
    const wanted = { status: orderStatus.completed, size: 5 };
    const pages = [
      await market().operator.ok('GET /platform/order/page', wanted),
      await market().seller(2).ok('GET /shop/admin/order/page', wanted),
      // What is searched for by two digits is found without being named one by one.
      await market()
        .seller(2)
        .ok('GET /shop/admin/order/page', { ...wanted, orderNumber: '88' }),
    ];
    const last = await market()
      .seller(2)
      .ok('GET /shop/admin/order/page', { ...wanted, current: countedMost / 5 + 1 });
    const first = await market()
      .seller(2)
      .ok('GET /shop/admin/order/page', { ...wanted, sort: 'oldest' });
    await removeThem();
    for (const page of pages) {
      expect([page.total, page.pages, page.records.length]).toEqual([countedMost, countedMost / 5, 5]);
      expect(page.counts.find((c) => c.status === orderStatus.completed)?.count).toBe(countedMost);
    }
    const places = first.records.map((r) => r.orderNumber);
    expect(places).toEqual(places.toSorted());
    // A person who turns the pages still comes to the end.
    expect([last.total, last.records.length]).toEqual([countedMost + 5, 5]);
  });

  it('are found in by the beginning of a number, a waybill and a part of a name, and know their total beyond the last page', async () => {
    await addCompleted(1, 3);
    await market().query("update users set nick_name = 'Ирина % Northwind' where id = 1");
    const seller = market().seller(2);
    const [order] = await market().query<{ id: number }>("select id from orders where number = '8800000000000001'");
    await market().query("insert into packages (order_id, delivery_type, waybill, shipped_at) values ($1, 1, 'Sf-1001', now())", [
      order?.id,
    ]);
    const totals: Record<string, number> = {};
    for (const orderNumber of ['8800000000000', '88000000000002', '8800000000000002', 'ИРИНА %', '%', '_', 'SF-1001', 'sf 10 01'])
      totals[orderNumber] = (await seller.ok('GET /shop/admin/order/page', { orderNumber })).total;
    const beyond = await market().buyer(1).ok('GET /p/myOrder/myOrderSearch', { current: 9, size: 2 });
    await removeThem();
    expect(totals).toEqual({
      '8800000000000': 3,
      '88000000000002': 0,
      '8800000000000002': 1,
      'ИРИНА %': 3,
      '%': 3,
      _: 0,
      'SF-1001': 1,
      'sf 10 01': 1,
    });
    expect([beyond.records.length, beyond.total]).toEqual([0, 3]);
  });

  it('are found in by a part of a name that very many share', async () => {
    await addCompleted(1, 2);
    const known = await market().query<{ id: number }>(
      "insert into users (user_name, mail, nick_name, created_at) select 'same' || n, 'same' || n || '@demo.test', 'Namesake ' || n, now() from generate_series(1, 501) n returning id",
    );
    const [last] = known.toReversed();
    await market().query("update orders set user_id = $1 where number = '8800000000000002'", [last?.id]);
    const found = await market().seller(2).ok('GET /shop/admin/order/page', { orderNumber: 'namesake' });
    await removeThem();
    await market().query('delete from users where id = any($1)', [known.map((k) => k.id)]);
    expect(found.records.map((r) => r.orderNumber)).toEqual(['8800000000000002']);
  });

  it('show under each tab of a buyer as many as are counted beside it, and narrow by time, kind and goods', async () => {
    const statuses = Object.values(orderStatus);
    for (const [i, status] of statuses.entries()) await addCompleted(3, 1, status, i * 10 + 1);
    await market().query("update orders set created_at = now() - interval '100 days' where number = '8800000000000001'");
    const buyer = market().buyer(3);
    const total = async (wish: object): Promise<number> => (await buyer.ok('GET /p/myOrder/myOrderSearch', wish)).total;
    await market().query("update orders set order_type = 2 where number = '8800000000000011'");
    const { orderCountData: told, orderTypes } = await buyer.ok('GET /p/user/centerInfo', {});
    const tabs = [
      [orderStatus.pendingPayment, told.unPay],
      [orderStatus.pendingDelivery, told.payed],
      [orderStatus.pendingReceipt, told.consignment],
      [orderStatus.pendingEvaluation, told.confirm],
      [orderStatus.completed, told.success],
      [orderStatus.canceled, told.close],
      [orderStatus.waitingBuyerContract, told.contract],
      [orderStatus.grouping, told.grouping],
    ] as const;
    const listed = await Promise.all(tabs.map(async ([status]) => total({ status })));
    const others = await Promise.all(
      [{ orderTimeStatus: 1 }, { orderTimeStatus: 3 }, { orderType: 0 }, { orderType: 2 }, { prodName: '8800000000000001' }].map(total),
    );
    const all = await total({});
    await removeThem();
    expect(listed).toEqual(tabs.map(([, count]) => count));
    // Every order is in one of the tabs.
    expect(listed.reduce((sum, count) => sum + count, 0)).toBe(all);
    expect([all >= statuses.length, others[1], others[4]]).toEqual([true, 1, 1]);
    expect([others[0], others[2], others[3]]).toEqual([all - 1, all - 1, 1]);
    expect(orderTypes).toEqual([0, 2]);
  });

  it('lose an order that is over once its buyer removes it, however often, and no other', async () => {
    const [id = 0] = await addBuyers(market(), 1);
    const buyer = market().buyer(id);
    const [over = ''] = await placeOrder(market(), buyer, [2]);
    const [open = ''] = await placeOrder(market(), buyer, [2]);
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: over });
    const remove = 'DELETE /p/myOrder/{orderNumber}';
    const listed = async () => (await buyer.ok('GET /p/myOrder/myOrderSearch', {})).records.map((r) => [r.orderNumber, r.canDelete]);
    expect(await listed()).toEqual([
      [open, false],
      [over, true],
    ]);
    expect(await buyer.refused(remove, { orderNumber: open })).toBe('orderNotInState');
    expect(await market().buyer(1).refused(remove, { orderNumber: over })).toBe('orderUnknown');
    await Promise.all([1, 2, 3].map(() => buyer.ok(remove, { orderNumber: over })));
    await buyer.ok(remove, { orderNumber: over });
    expect(await listed()).toEqual([[open, false]]);
    const { orderCountData: told } = await buyer.ok('GET /p/user/centerInfo', {});
    expect([told.allCount, told.unPay, told.close]).toEqual([1, 1, 0]);
    // Anyone with its address still reads it, and its store keeps it.
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: over });
    expect([detail.status, detail.canDelete]).toEqual([orderStatus.canceled, false]);
    expect((await market().seller(2).ok('GET /shop/admin/order/page', { orderNumber: over })).total).toBe(1);
  });
});
