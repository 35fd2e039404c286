import { expect, it } from 'vitest';
import { ship } from '../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../test/marketplace.ts';
import { buyerWithPoints } from '../../test/points.ts';
import { oneLine, paidOrder, wholeOrder } from '../../test/refunds.ts';
import { byPlan, orderOn } from '../../test/terms.ts';

const market = marketplaceForFile();
/** What the order and its lines say can be asked back, in the detail and in the list, and what the preview says. */
const told = async (buyer: Person, orderNumber: string) => {
  const [detail, preview, list] = [
    await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber }),
    await buyer.ok('GET /p/orderRefund/preview', { orderNumber }),
    await buyer.ok('GET /p/myOrder/myOrderSearch', { size: 50 }),
  ];
  const listed = list.records.find((r) => r.orderNumber === orderNumber);
  const lines = (of: typeof detail.orderItemDtos) => of.map((i) => i.canRefundAmount);
  expect(lines(listed?.orderItemDtos ?? [])).toEqual(lines(detail.orderItemDtos));
  expect([detail.canRefundAmount, lines(detail.orderItemDtos)]).toEqual([preview.refundAmount, preview.lines.map((l) => l.amount)]);
  return { amount: detail.canRefundAmount, lines: lines(detail.orderItemDtos) };
};

it('what an order says can be asked back is what apply takes, with the freight of what has not left, and not a cent more', async () => {
  const { buyer, number, items } = await paidOrder(market(), 2);
  const before = await told(buyer, number);
  const { actualTotal, transfee } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  expect(transfee).toBeGreaterThan(0);
  expect(before.amount).toBe(actualTotal);
  const more = (before.amount + 0.01).toFixed(2);
  expect(await buyer.refused('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: more })).toBe('refundTooLarge');
  const line = before.lines[0]!;
  const wish = oneLine(number, items[0]!);
  expect(await buyer.refused('POST /p/orderRefund/apply', { ...wish, refundAmount: (line + 0.01).toFixed(2) })).toBe('refundTooLarge');
  await buyer.ok('POST /p/orderRefund/apply', { ...wish, refundAmount: line.toFixed(2) });
  // What is asked back already is asked back once.
  expect((await told(buyer, number)).lines[0]).toBe(0);
});

it('without the freight once it is sent, with points, in parts and of an order that is over alike', async () => {
  const m = market();
  const sent = await paidOrder(m);
  await ship(m.seller(1), sent.number);
  const { total } = await sent.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: sent.number });
  expect((await told(sent.buyer, sent.number)).amount).toBe(total);
  const points = await buyerWithPoints(m, 500);
  const { orderNumbers } = await points.near.ok('POST /p/order/submit', { basketIds: points.basketIds, userUseScore: 50 });
  expect((await told(points.buyer, orderNumbers)).amount).toBe(0);
  await points.near.ok('POST /p/order/pay', { orderNumbers, payType: 9 });
  expect((await told(points.buyer, orderNumbers)).amount).toBeGreaterThan(0);
  const parts = await orderOn(m, byPlan('30-40-30'));
  await parts.buyer.ok('POST /p/order/pay', { orderNumbers: parts.number, payType: 9 });
  const inParts = await told(parts.buyer, parts.number);
  expect([inParts.amount > 0, inParts.lines.every((amount) => amount === 0)]).toEqual([true, true]);
  await parts.buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: parts.number });
  const { canRefundAmount } = await parts.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: parts.number });
  expect(canRefundAmount).toBe(0);
});
