import { describe, expect, it } from 'vitest';
import { balanceOf, pay, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine, paidOrder, refundStatusOf, wholeOrder } from '../../../test/refunds.ts';
import { byPlan, orderOn, partsOf } from '../../../test/terms.ts';

// Less than the most, with nothing sent back: no piece is given up for it, and the order goes on.
const market = marketplaceForFile();
const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
const walletOf = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);
const piecesOf = (number: string) =>
  market().query<{ count: number; shipped: number; canceled: number; refundedCount: number }>(
    'select i.count, i.shipped, i.canceled, i.refunded_count as "refundedCount" from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id',
    [number],
  );
const storeOf = async (number: string): Promise<number> =>
  (await market().query<{ id: number }>('select store_id as id from orders where number = $1', [number]))[0]?.id ?? 0;
const agree = async (number: string, refundSn: string) =>
  market()
    .seller(await storeOf(number))
    .ok('PUT /shop/admin/refund/agree', { refundSn });
const releasedOf = async (number: string): Promise<bigint> => {
  const [row] = await market().query<{ sum: string }>(
    "select coalesce(-sum(p.amount), 0)::text as sum from postings p join journal j on j.id = p.journal_id where p.account = 'escrow:' || $1 and j.kind = 'release'",
    [number],
  );
  return BigInt(row?.sum ?? '0');
};

describe('a reduction of the price', () => {
  it('of goods that have not left lets them leave: the store earns only what is left, and only once they are received', async () => {
    const { id, buyer, number, items } = await paidOrder(market(), 2);
    const [wallet, escrow] = [await walletOf(id), await escrowOf(number)];
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '5.00' });
    await agree(number, refundSn);
    expect([await refundStatusOf(market(), refundSn), await statusOf(market(), number)]).toEqual([5, 2]);
    expect([(await walletOf(id)) - wallet, await escrowOf(number), await releasedOf(number)]).toEqual([500n, escrow - 500n, 0n]);
    expect((await piecesOf(number)).every((p) => p.canceled === 0 && p.refundedCount === 0)).toBe(true);
    expect(await buyer.ok('GET /p/orderRefund/info', { refundSn })).toMatchObject({ goodsNum: 0, refundAmount: 5 });
    const shown = await market().seller(1).ok('GET /shop/admin/order/page', { orderNumber: number, current: 1, size: 10 });
    expect(shown.records[0]?.inEscrow).toBe(Number(escrow - 500n) / 100);

    await ship(market().seller(1), number);
    expect((await piecesOf(number)).every((p) => p.shipped === p.count)).toBe(true);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    // What is left can still be claimed, line by line.
    const { lines } = await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number });
    expect(lines.map((l) => [l.orderItemId, l.count > 0])).toEqual(items.map((item) => [item, true]));
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect([await statusOf(market(), number), await escrowOf(number), await releasedOf(number)]).toEqual([5, 0n, escrow - 500n]);
    const { timeline } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(timeline.filter((e) => e.kind === 'refunded').map((e) => e.amount)).toEqual([5]);
  });

  it('of goods that are under way leaves them on their way', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    await ship(market().seller(1), number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0, 1), refundAmount: '0.01' });
    await agree(number, refundSn);
    expect([await statusOf(market(), number), await releasedOf(number)]).toEqual([3, 0n]);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    expect(await statusOf(market(), number)).toBe(4);
  });

  it('of all but a cent, again and again, never goes beyond what was paid, and the last cent closes the order', async () => {
    const { id, buyer, number } = await paidOrder(market(), 1);
    const [wallet, escrow] = [await walletOf(id), await escrowOf(number)];
    const ask = async (refundAmount?: string): Promise<void> => {
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', {
        ...wholeOrder(number),
        ...(refundAmount === undefined ? {} : { refundAmount }),
      });
      await agree(number, refundSn);
    };
    await ask((Number(escrow - 100n) / 100).toFixed(2));
    await ask('0.99');
    expect([await statusOf(market(), number), await escrowOf(number)]).toEqual([2, 1n]);
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '0.02' })).toBe('refundTooLarge');
    await ask();
    expect([await statusOf(market(), number), await escrowOf(number), (await walletOf(id)) - wallet]).toEqual([6, 0n, escrow]);
  });

  it('leaves the parts of a price that are still to be paid as they are', async () => {
    const { m, buyer, number } = await orderOn(market(), byPlan('30-40-30'));
    await pay(buyer, [number]);
    const before = await partsOf(buyer, number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '1.00' });
    await agree(number, refundSn);
    expect(await statusOf(market(), number)).toBe(2);
    expect((await partsOf(buyer, number)).map((p) => [p.sequence, p.amount])).toEqual(before.map((p) => [p.sequence, p.amount]));
    await ship(m.seller(await storeOf(number)), number);
    await pay(buyer, [number]);
    expect(await statusOf(market(), number)).toBe(3);
  });

  it('that the platform grants leaves more to grant', async () => {
    const { buyer, number } = await paidOrder(market(), 1);
    await ship(market().seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    const grant = () =>
      market().operator.ok('POST /platform/intervention/grant', {
        orderNumber: number,
        refundAmount: '0.50',
        reason: 'The goods broke within a month.',
        storeReason: '货物在一个月内损坏，予以退款。',
      });
    await grant();
    await grant();
    const { refundAmount } = await market().operator.ok('GET /platform/intervention/grantable', { orderNumber: number });
    expect(refundAmount).toBeGreaterThan(0);
  });
});
