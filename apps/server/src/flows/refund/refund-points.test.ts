import { describe, expect, it } from 'vitest';
import { balanceOf, pay, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { buyerWithPoints, logOf, scoreOf } from '../../../test/points.ts';
import { oneLine, wholeOrder, withReturn } from '../../../test/refunds.ts';

// What goes back of an order that was paid in part with points. After each test all invariants are proven.
const market = marketplaceForFile();
const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
const agree = (refundSn: string) => market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });

/** A paid order of so many lines, with points on it. */
const paidWithPoints = async (lines: number, points: number) => {
  const made = await buyerWithPoints(market(), points, { lines });
  const { orderNumbers: number } = await made.buyer.ok('POST /p/order/submit', { basketIds: made.basketIds, userUseScore: points });
  await pay(made.buyer, [number]);
  const { orderItemDtos } = await made.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  return { ...made, number, items: orderItemDtos.map((i) => i.orderItemId) };
};
const refundOf = async (
  made: Awaited<ReturnType<typeof paidWithPoints>>,
  wish: Parameters<typeof made.buyer.ok<'POST /p/orderRefund/apply'>>[1],
) => {
  const { refundSn } = await made.buyer.ok('POST /p/orderRefund/apply', wish);
  const told = await made.buyer.ok('GET /p/orderRefund/info', { refundSn });
  await agree(refundSn);
  return told;
};

describe('a refund of an order with points', () => {
  it('whole gives back all the money and all the points', async () => {
    const made = await paidWithPoints(2, 730);
    const wallet = await balanceOf(market(), `buyer:${made.id}:available`);
    const { actualTotal } = await made.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: made.number });
    const preview = await made.buyer.ok('GET /p/orderRefund/preview', { orderNumber: made.number });
    expect([preview.refundAmount, preview.refundScore]).toEqual([actualTotal, 730]);
    const told = await refundOf(made, wholeOrder(made.number));
    expect([told.score, told.scoreAmount, told.refundAmount]).toEqual([730, 7.3, actualTotal]);
    expect([await statusOf(market(), made.number), await escrowOf(made.number), await scoreOf(made.buyer)]).toEqual([6, 0n, 730]);
    expect((await balanceOf(market(), `buyer:${made.id}:available`)) - wallet).toBe(BigInt(Math.round(actualTotal * 100)));
    expect((await made.buyer.ok('GET /p/score/page', {})).records[0]).toMatchObject({ kind: 'giveBack', refundSn: told.refundSn });
  });

  it('line by line gives back each share, and the last one the rest', async () => {
    const made = await paidWithPoints(3, 1010);
    const shares: number[] = [];
    for (const item of made.items) shares.push((await refundOf(made, oneLine(made.number, item))).score);
    expect(shares.every((s) => s > 0)).toBe(true);
    expect(shares.reduce((n, s) => n + s, 0)).toBe(1010);
    expect([await scoreOf(made.buyer), await escrowOf(made.number), await statusOf(market(), made.number)]).toEqual([1010, 0n, 6]);
  });

  it('piece by piece loses nothing to rounding', async () => {
    const made = await paidWithPoints(1, 70);
    const [item = 0] = made.items;
    const [line] = (await made.buyer.ok('GET /p/orderRefund/preview', { orderNumber: made.number })).lines;
    const third = Math.floor((line?.count ?? 0) / 3);
    const shares = [];
    for (const pieces of [third, third, undefined]) shares.push((await refundOf(made, oneLine(made.number, item, pieces))).score);
    expect(shares.reduce((n, s) => n + s, 0)).toBe(70);
    expect([await scoreOf(made.buyer), await escrowOf(made.number)]).toEqual([70, 0n]);
  });

  it('of less money gives back fewer points; what was kept earns some', async () => {
    const made = await paidWithPoints(2, 400);
    await ship(market().seller(1), made.number);
    await made.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: made.number });
    const { actualTotal } = await made.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: made.number });
    const [line] = (await made.buyer.ok('GET /p/orderRefund/preview', { orderNumber: made.number })).lines;
    const half = Math.floor((line?.amount ?? 0) * 50) / 100;
    const told = await refundOf(made, { ...oneLine(made.number, made.items[0] ?? 0), refundAmount: half.toFixed(2) });
    expect([told.refundAmount, told.score > 0, told.score <= Math.ceil((line?.score ?? 0) / 2)]).toEqual([half, true, true]);
    await made.buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: made.number });
    const log = await logOf(made.buyer);
    expect(log.slice(0, 2)).toEqual([
      ['grant', Math.floor(Math.round((actualTotal - half) * 100) / 100)],
      ['giveBack', told.score],
    ]);
    expect(await escrowOf(made.number)).toBe(0n);
  });

  it('with return gives back the points when the store has taken it in, and none when it is withdrawn', async () => {
    const made = await paidWithPoints(1, 200);
    await ship(market().seller(1), made.number);
    await made.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: made.number });
    const wish = { ...wholeOrder(made.number), ...withReturn };
    const gone = await made.buyer.ok('POST /p/orderRefund/apply', wish);
    await made.buyer.ok('PUT /p/orderRefund/cancel', { refundSn: gone.refundSn });
    expect(await scoreOf(made.buyer)).toBe(0);
    const { refundSn } = await made.buyer.ok('POST /p/orderRefund/apply', wish);
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Ningbo, Harbour road 5' });
    await made.buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'SF100' });
    expect(await scoreOf(made.buyer)).toBe(0);
    await market().seller(1).ok('PUT /shop/admin/refund/receive', { refundSn });
    expect(await scoreOf(made.buyer)).toBe(200);
  });

  it('granted after completion gives points back, takes back what was earned, and leaves the books even', async () => {
    const made = await paidWithPoints(1, 300);
    await ship(market().seller(1), made.number);
    await made.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: made.number });
    await made.buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: made.number });
    const earned = await scoreOf(made.buyer);
    const [{ total, freight } = { total: 0, freight: 0 }] = await market().query<{ total: number; freight: number }>(
      'select total::float8 as total, freight::float8 as freight from orders where number = $1',
      [made.number],
    );
    await market().operator.ok('POST /platform/intervention/grant', {
      orderNumber: made.number,
      reason: 'Broken within a month of use.',
      storeReason: '货物在一个月内损坏，予以退款。',
    });
    const left = Math.floor((earned * freight) / total);
    expect([await scoreOf(made.buyer), await escrowOf(made.number)]).toEqual([300 + left, 0n]);
    expect((await logOf(made.buyer)).slice(0, 2)).toEqual([
      ['takeBack', left - earned],
      ['giveBack', 300],
    ]);
  });
});
