import { describe, expect, it } from 'vitest';
import { collectedOrder } from '../../../test/delivery.ts';
import { balanceOf, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller } from '../../../test/people.ts';
import { oneLine, refundStatusOf, wholeOrder } from '../../../test/refunds.ts';
import { succeeded, wires } from '../../../test/racing.ts';

describe.each(wires)('those who meet over goods that are collected, $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  /** A paid order that the buyer collects at store 1; prepared without the delay. */
  const collected = async () => {
    const m = market();
    const order = await collectedOrder({ ...m, seller: (n) => nearSeller(m, n), buyer: (n) => nearBuyer(m, n) });
    return { ...order, m, buyer: m.buyer(order.id), near: nearBuyer(m, order.id) };
  };
  const ready = async () => {
    const order = await collected();
    await nearSeller(order.m, 1).ok('PUT /shop/admin/order/ready', { orderNumber: order.number });
    const { pickupCode } = await order.near.ok('GET /p/myOrder/orderDetail', { orderNumber: order.number });
    return { ...order, code: pickupCode ?? '' };
  };
  const lineOf = async ({ near, number }: Awaited<ReturnType<typeof collected>>): Promise<number> =>
    (await near.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).orderItemDtos[0]?.orderItemId ?? 0;

  it('the goods are called ready, or a part of them is asked back, never both unseen', async () => {
    const order = await collected();
    const { m, buyer, number } = order;
    const line = await lineOf(order);
    const [isReady, isAsked] = succeeded(
      await Promise.all([
        m.seller(1).call('PUT /shop/admin/order/ready', { orderNumber: number }),
        buyer.call('POST /p/orderRefund/apply', oneLine(number, line, 1)),
      ]),
    );
    expect(isReady === true || isAsked === true).toBe(true);
    expect(await statusOf(m, number)).toBe(isReady === true ? 3 : 2);
  });

  it('the code is verified, given five times at once: one receipt, and none of them is taken for a guess', async () => {
    const { m, number, code } = await ready();
    const verify = () => m.seller(1).call('PUT /shop/admin/order/verifyPickup', { orderNumber: number, pickupCode: code });
    expect(succeeded(await Promise.all([verify(), verify(), verify(), verify(), verify()])).filter(Boolean)).toHaveLength(1);
    const moves = await m.query('select 1 from order_moves v join orders o on o.id = v.order_id where o.number = $1 and v.to_status = 4', [
      number,
    ]);
    expect([moves.length, await statusOf(m, number)]).toEqual([1, 4]);
  });

  it('the goods are given out while all of their money goes back: nobody has both, or the store has agreed to it', async () => {
    const { m, near, number, code } = await ready();
    const { refundSn } = await near.ok('POST /p/orderRefund/apply', wholeOrder(number));
    const [, isAgreed] = succeeded(
      await Promise.all([
        m.seller(1).call('PUT /shop/admin/order/verifyPickup', { orderNumber: number, pickupCode: code }),
        m.seller(1).call('PUT /shop/admin/refund/agree', { refundSn }),
      ]),
    );
    expect(isAgreed).toBe(true);
    expect([await refundStatusOf(m, refundSn), await balanceOf(m, `escrow:${number}`), await statusOf(m, number)]).toEqual([5, 0n, 6]);
    // Once the order is closed, the code opens nothing.
    expect(await m.seller(1).refused('PUT /shop/admin/order/verifyPickup', { orderNumber: number, pickupCode: code })).toBe(
      'orderNotInState',
    );
  });
});
