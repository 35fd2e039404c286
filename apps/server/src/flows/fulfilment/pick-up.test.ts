import { describe, expect, it } from 'vitest';
import { collectedOrder } from '../../../test/delivery.ts';
import { ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine } from '../../../test/refunds.ts';
import { mailsTo } from '../../../test/terms.ts';

const market = marketplaceForFile();
const ready = async () => {
  const order = await collectedOrder(market());
  await market().seller(1).ok('PUT /shop/admin/order/ready', { orderNumber: order.number });
  const { pickupCode } = await order.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: order.number });
  return { ...order, code: pickupCode! };
};
const wrong = (code: string, by = 1) => String((Number(code) + by) % 100_000_000).padStart(8, '0');
const verify = (orderNumber: string, pickupCode: string, shopId = 1) =>
  market().seller(shopId).call('PUT /shop/admin/order/verifyPickup', { orderNumber, pickupCode });

describe('goods that are collected', () => {
  it('are ready once, and given out against the code alone', async () => {
    const { buyer, id, number, code } = await ready();
    const seller = market().seller(1);
    expect(await statusOf(market(), number)).toBe(3);
    expect(code).toMatch(/^\d{8}$/);
    await seller.ok('PUT /shop/admin/order/ready', { orderNumber: number });
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).pickupCode).toBe(code);
    expect((await mailsTo(market(), id)).filter((s) => s.includes(number))).toHaveLength(2);
    expect((await verify(number, wrong(code))).code).toBe('A00006');
    expect((await verify(number, `${code.slice(0, 4)} ${code.slice(4)}`)).code).toBe('00000');
    const order = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect([order.status, order.pickupCode]).toEqual([4, null]);
    expect(order.timeline.map((e) => e.kind)).toEqual(expect.arrayContaining(['readyForPickup', 'pickedUp']));
    expect(await seller.refused('PUT /shop/admin/order/verifyPickup', { orderNumber: number, pickupCode: code })).toBe('orderNotInState');
  });

  it('are not sent by a carrier, and what is sent is not collected', async () => {
    const { number } = await collectedOrder(market());
    await expect(ship(market().seller(1), number)).rejects.toThrow();
    expect(await statusOf(market(), number)).toBe(2);
    expect(
      await market()
        .seller(1)
        .refused('PUT /shop/admin/order/delivery', { orderNumber: number, dvyType: 3, packages: [{}] }),
    ).toBe('deliveryKindOther');
    expect(await market().seller(1).refused('PUT /shop/admin/order/verifyPickup', { orderNumber: number, pickupCode: '1' })).toBe(
      'orderNotInState',
    );
  });

  it('of which some were given up wait without those, and with an open refund not at all', async () => {
    const { buyer, number } = await collectedOrder(market());
    const seller = market().seller(1);
    const [line] = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).orderItemDtos;
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, line!.orderItemId, 1));
    expect(await seller.refused('PUT /shop/admin/order/ready', { orderNumber: number })).toBe('linesInRefund');
    await seller.ok('PUT /shop/admin/refund/agree', { refundSn });
    await seller.ok('PUT /shop/admin/order/ready', { orderNumber: number });
    const { pickupCode } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect((await verify(number, pickupCode!)).code).toBe('00000');
    expect(await statusOf(market(), number)).toBe(4);
  });

  it('do not count as received by themselves while they are with the store', async () => {
    const { number } = await ready();
    await market().advance(60);
    expect(await statusOf(market(), number)).toBe(3);
  });
});

describe('the code', () => {
  it('is in no answer to the store, to operators or to other buyers, nor in a log', async () => {
    const { number, code } = await ready();
    const m = market();
    const [page, whole, all, any] = await Promise.all([
      m.seller(1).ok('GET /shop/admin/order/page', {}),
      m.seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number }),
      m.operator.ok('GET /platform/order/page', {}),
      m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number }),
    ]);
    expect(JSON.stringify([page, whole, all, any])).not.toContain(code);
    expect(await m.buyer(2).refused('GET /p/myOrder/orderDetail', { orderNumber: number })).toBe('orderUnknown');
    const seen = await m.query<{ hit: string }>(
      `select 'audit' as hit from audit_log where after::text like $1 union all select 'move' from order_moves where why like $1 union all select 'work' from work where payload::text like $1`,
      [`%${code}%`],
    );
    expect(seen).toEqual([]);
  });

  it('cannot be guessed: after five wrong ones not even the right one counts for a while, and each is audited', async () => {
    const { number, code } = await ready();
    for (let i = 1; i <= 5; i += 1) expect((await verify(number, wrong(code, i))).code).toBe('A00006');
    expect((await verify(number, code)).code).toBe('A00015');
    expect(await statusOf(market(), number)).toBe(3);
    const audited = await market().query("select 1 from audit_log where action = 'order.pickupCodeWrong' and subject = $1", [
      `order:${number}`,
    ]);
    expect(audited).toHaveLength(5);
    await market().advance(1);
    expect((await verify(number, code)).code).toBe('00000');
  });

  it('of one order opens no other, and no other store uses it', async () => {
    const [one, two] = [await ready(), await ready()];
    expect((await verify(two.number, one.code)).code).toBe('A00006');
    expect((await verify(one.number, one.code, 2)).code).toBe('A00001');
    expect(await statusOf(market(), one.number)).toBe(3);
  });

  it('verified twice at once, or against the receipt, is one receipt', async () => {
    const { buyer, number, code } = await ready();
    const answers = await Promise.all([
      verify(number, code),
      verify(number, code),
      buyer.call('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number }),
    ]);
    expect(answers.some((a) => a.code === '00000')).toBe(true);
    const moves = await market().query(
      'select 1 from order_moves v join orders o on o.id = v.order_id where o.number = $1 and v.to_status = 4',
      [number],
    );
    expect(moves).toHaveLength(1);
  });
});
