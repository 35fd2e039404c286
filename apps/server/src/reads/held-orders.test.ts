import { expect, it } from 'vitest';
import { balanceOf, pay, ship } from '../../test/goods.ts';
import { hostileTexts } from '../../test/hostile.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { agreed, placeFor, providerForFile, tellNews } from '../../test/payments.ts';
import { buyerWithPoints } from '../../test/points.ts';
import { paidOrder, wholeOrder } from '../../test/refunds.ts';
import { byPlan, orderOn } from '../../test/terms.ts';

const market = marketplaceForFile();
const provider = providerForFile();
type Query = { orderNumber?: string; view?: 'all' | 'stopped'; current?: number; size?: number };
const heldOf = (storeId: number, query: Query) => market().seller(storeId).ok('GET /shop/admin/settlement/held', query);
const numbersOf = async (storeId: number, query: Query): Promise<string[]> =>
  (await heldOf(storeId, { size: 100, ...query })).records.map(({ orderNumber }) => orderNumber);

it('a held order is found by its number, a part of it or as it was copied, and by its own store alone', async () => {
  const { number } = await paidOrder(market());
  await paidOrder(market());
  expect(await heldOf(1, { orderNumber: number })).toMatchObject({ total: 1, pages: 1, records: [{ orderNumber: number }] });
  expect(await numbersOf(1, { orderNumber: number.slice(4) })).toEqual([number]);
  expect(await numbersOf(1, { orderNumber: ` ${number.slice(0, 8)} ${number.slice(8)} ` })).toEqual([number]);
  expect(await numbersOf(2, { orderNumber: number })).toEqual([]);
  // Beyond the last page the total is still that of what was asked for.
  expect(await heldOf(1, { orderNumber: number, current: 5 })).toMatchObject({ total: 1, records: [] });
  const all = await numbersOf(1, {});
  for (const text of hostileTexts) {
    const answer = await market().seller(1).call('GET /shop/admin/settlement/held', { orderNumber: text, size: 100 });
    // Blanks alone ask for nothing; what holds no digit is in no number.
    if (answer.code === '00000' && text.trim() !== '' && !/\d/.test(text.normalize('NFKC')))
      expect((answer.data as { total: number }).total, text).toBe(0);
  }
  for (const wild of ['%', '_', '\\']) expect(await numbersOf(1, { orderNumber: wild })).toEqual([]);
  expect(await numbersOf(1, { orderNumber: '  ' })).toEqual(all);
});

it('orders that a refund, an overdue part or a payment taken back stops are told apart from those that take their course', async () => {
  const m = market();
  const { number: plain } = await paidOrder(m);
  const asked = await paidOrder(m);
  const { refundSn } = await asked.buyer.ok('POST /p/orderRefund/apply', wholeOrder(asked.number));
  const parts = await orderOn(m, byPlan('50-50-0'));
  await pay(parts.buyer, [parts.number]);
  await ship(m.seller(1), parts.number);
  const taken = await placeFor(m);
  const payment = await agreed(m, provider(), taken.buyer, taken.number);
  await taken.buyer.ok('POST /p/order/payCheck', { orderNumbers: taken.number });
  provider().takeBack(payment, '1.00');
  await tellNews(m, payment);
  await m.near.drain();
  const stopped = async (): Promise<string[]> => (await numbersOf(1, { view: 'stopped' })).toSorted();
  const byReasons = async () => {
    const { records } = await heldOf(1, { size: 100 });
    const stops = records.filter(({ reasons }) => reasons.some(({ kind }) => ['takenBack', 'refund', 'partOverdue'].includes(kind)));
    return stops.map(({ orderNumber }) => orderNumber).toSorted();
  };
  expect(await stopped()).toEqual([asked.number, taken.number].toSorted());
  // Its second part is due, and not late yet.
  await m.query("update order_instalments set due_at = now() + interval '1 hour' where reference = $1", [`${parts.number}-2`]);
  expect(await stopped()).not.toContain(parts.number);
  await m.query("update order_instalments set due_at = now() - interval '1 hour' where reference = $1", [`${parts.number}-2`]);
  expect(await stopped()).toEqual([asked.number, parts.number, taken.number].toSorted());
  expect(await stopped()).toEqual(await byReasons());
  expect(await numbersOf(1, { view: 'stopped', orderNumber: plain })).toEqual([]);
  expect(await numbersOf(2, { view: 'stopped' })).toEqual([]);
  await asked.buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
  expect(await stopped()).not.toContain(asked.number);
});

it('what is in escrow is one figure wherever it is told gross, with the part that points pay; net it is less', async () => {
  const m = market();
  const { buyer, basketIds } = await buyerWithPoints(m, 500);
  const { quoteVersion } = await buyer.ok('POST /p/order/confirm', { basketIds, userUseScore: 500 });
  const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 500, quoteVersion });
  await pay(buyer, [number]);
  const [held] = (await heldOf(1, { orderNumber: number })).records;
  const cents = (amount: number) => BigInt(Math.round(amount * 100));
  expect(cents(held?.held ?? 0)).toBe(await balanceOf(m, `escrow:${number}`));
  const listed = async (page: { readonly records: readonly { readonly orderNumber: string; readonly inEscrow: number }[] }) =>
    page.records.find((r) => r.orderNumber === number)?.inEscrow;
  expect([
    await listed(await m.seller(1).ok('GET /shop/admin/order/page', { orderNumber: number })),
    await listed(await m.operator.ok('GET /platform/order/page', { orderNumber: number })),
  ]).toEqual([held?.held, held?.held]);
  const all = (await heldOf(1, { size: 100 })).records;
  const sum = (of: (r: (typeof all)[number]) => number): number => Number(all.reduce((n, r) => n + cents(of(r)), 0n)) / 100;
  expect((await m.operator.ok('GET /platform/shop/info/{shopId}', { shopId: 1 })).inEscrow).toBe(sum((r) => r.held));
  expect((await m.seller(1).ok('GET /shop/admin/settlement/balance', {})).inEscrow).toBe(sum((r) => r.split.store));
});
