import { describe, expect, it } from 'vitest';
import { balanceOf, ship, statusOf } from '../../../test/goods.ts';
import { fillCart, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { numberOf, payPal, placeFor, providerForFile, tellNews } from '../../../test/payments.ts';
import { buyerWithPoints, entriesOf, scoreOf } from '../../../test/points.ts';
import { paidOrder, wholeOrder } from '../../../test/refunds.ts';
import type { Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';

// What others gave back twice, or too much of; docs/what-must-not-happen.md lists where.
const market = marketplaceForFile();
const provider = providerForFile();
const wallet = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);
const held = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:held`);
const completes = async (buyer: Person, orderNumber: string): Promise<void> => {
  await ship(market().seller(1), orderNumber);
  await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
  await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber });
};

describe('points', () => {
  it('of an order are gone with it, however often somebody buys and gives everything back (odoo#257854)', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1, 100_000_000n);
    const buyer = m.buyer(id);
    const [variant] = await variantsOf(m, 1);
    const before = await wallet(id);
    for (let round = 0; round < 20; round += 1) {
      const { orderNumbers: orderNumber } = await buyer.ok('POST /p/order/submit', { basketIds: await fillCart(buyer, [variant!]) });
      await buyer.ok('POST /p/order/pay', { orderNumbers: orderNumber, payType: 9 });
      await completes(buyer, orderNumber);
      expect(await scoreOf(buyer)).toBeGreaterThan(0);
      await m.operator.ok('POST /platform/intervention/grant', {
        orderNumber,
        reason: 'All of it came broken.',
        storeReason: '全部到货时已损坏，予以退款。',
      });
      // Freight is not granted back: what she did not get back is all that her points may stand for.
      const kept = before - (await wallet(id));
      expect(BigInt(await scoreOf(buyer)) * 100n).toBeLessThanOrEqual(kept);
      expect(kept).toBeLessThan(2000n * BigInt(round + 1));
    }
  });

  it('that an order used come back as many as they were, whether it is cancelled or refunded, and it earns none (nopCommerce#5595)', async () => {
    const m = market();
    const { buyer, near, basketIds } = await buyerWithPoints(m, 500);
    const place = async (ids: readonly number[]) =>
      (await near.ok('POST /p/order/submit', { basketIds: [...ids], userUseScore: 50 })).orderNumbers;
    const one = await place(basketIds);
    expect(await scoreOf(buyer)).toBe(450);
    await Promise.all([1, 2].map(() => buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: one })));
    expect([await scoreOf(buyer), await entriesOf(m, one)]).toEqual([
      500,
      [
        { kind: 'giveBack', sum: 50 },
        { kind: 'spend', sum: -50 },
      ],
    ]);
    const [variant] = await variantsOf(m, 1);
    const two = await place(await fillCart(near, [variant!]));
    await near.ok('POST /p/order/pay', { orderNumbers: two, payType: 9 });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(two));
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect([await statusOf(m, two), await scoreOf(buyer)]).toEqual([6, 500]);
  });
});

describe('the balance', () => {
  it('gets its part of a payment back once when the provider fails before anybody is sent there (magento2#38815)', async () => {
    const { m, buyer, number } = await placeFor(market());
    const id = buyer.actor.id ?? 0;
    const before = await wallet(id);
    for (const mishap of ['deaf', 'dumb', { refuses: 'INVALID_CLIENT' }] as const) {
      provider().next('create', mishap);
      const press = { ...payPal(number), balanceAmount: '12.34' };
      await buyer.call('POST /p/order/pay', press);
      await m.advance(0.005);
      const payment = await numberOf(m, press.payAttemptId);
      if (payment !== '') await tellNews(m, payment);
      await m.near.drain();
      // However it ended: what is held stands beside what can be spent, and nothing came to it.
      expect((await wallet(id)) + (await held(id))).toBe(before);
    }
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    for (let i = 0; i < 4; i += 1) await m.advance(0.1);
    expect([await wallet(id), await held(id)]).toEqual([before, 0n]);
  });
});

describe('what is given back of a completed order', () => {
  it('is never more than was paid: all but one, and then any amount up to all of it (craftcms#1098)', async () => {
    const m = market();
    const { id, buyer, number } = await paidOrder(m);
    await completes(buyer, number);
    const before = await wallet(id);
    const { refundAmount } = await m.operator.ok('GET /platform/intervention/grantable', { orderNumber: number });
    const paid = BigInt(Math.round(refundAmount * 100));
    const grant = (cents: bigint) => ({
      orderNumber: number,
      refundAmount: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
      reason: 'As agreed by telephone.',
      storeReason: '按电话中的约定予以退款。',
    });
    await m.operator.ok('POST /platform/intervention/grant', grant(paid - 100n));
    for (const more of [paid, 200n, 101n])
      expect(await m.operator.refused('POST /platform/intervention/grant', grant(more))).toBe('refundTooLarge');
    // All that asks at once for the last of it comes to no more than it.
    const all = await Promise.all([1, 2, 3].map(() => m.operator.call('POST /platform/intervention/grant', grant(100n))));
    expect(all.filter((o) => o.code === '00000')).toHaveLength(1);
    expect((await wallet(id)) - before).toBe(paid);
  });
});
