import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, pay, placeOrder, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { providerForFile, agreed, openCases, stateOf, suspenseOf, tellNews } from '../../../test/payments.ts';
import { byPlan, mailsTo, orderOn, partsOf } from '../../../test/terms.ts';

const market = marketplaceForFile();
const provider = providerForFile();
const hour = 1 / 24;
const escrowOf = (number: string) => balanceOf(market(), `escrow:${number}`);
const minor = (amount: number): bigint => BigInt(Math.round(amount * 100));

/** An order by 30-40-30 of which the first part is paid and everything is out. */
const shipped = async () => {
  const placed = await orderOn(market(), byPlan('30-40-30'));
  await pay(placed.buyer, [placed.number]);
  await ship(market().seller(1), placed.number);
  return placed;
};

describe('a price in parts', () => {
  it('is offered by the stores that do, in amounts that make the whole, and frozen with the order', async () => {
    const m = market();
    const buyer = m.buyer(1);
    const [variant] = await variantsOf(m, 1);
    const basketIds = await fillCart(buyer, [variant!]);
    const quote = await buyer.ok('POST /p/order/confirm', { basketIds });
    expect(quote.paymentTerms).toEqual([1, 2, 3]);
    expect(quote.instalmentPlans.map((p) => p.instalmentPlan)).toEqual(['30-40-30', '50-50-0', '30-0-70']);
    for (const { parts } of quote.instalmentPlans)
      expect(parts.reduce((sum, p) => sum + minor(p.amount), 0n)).toBe(minor(quote.actualTotal));
    const chosen = await buyer.ok('POST /p/order/submit', { basketIds, ...byPlan('30-0-70') });
    const parts = await partsOf(buyer, chosen.orderNumbers);
    expect(parts.map((p) => [p.sequence, p.stage, p.percent])).toEqual([
      [1, 1, 30],
      [2, 3, 70],
    ]);
    expect(parts.reduce((sum, p) => sum + minor(p.amount), 0n)).toBe(minor(quote.actualTotal));
  });

  it('is refused where a store does not offer it, or the site offers no such plan', async () => {
    const m = market();
    const buyer = m.buyer(2);
    const [variant] = await variantsOf(m, 4);
    const basketIds = await fillCart(buyer, [variant!]);
    expect(await buyer.refused('POST /p/order/submit', { basketIds, paymentTerm: 3 })).toBe('paymentTermNotOffered');
    expect(await buyer.refused('POST /p/order/confirm', { basketIds, paymentTerm: 2 })).toBe('paymentTermNotOffered');
    const [own] = await variantsOf(m, 1);
    const mixed = [...basketIds, ...(await fillCart(buyer, [own!]))];
    expect((await buyer.ok('POST /p/order/confirm', { basketIds: mixed })).paymentTerms).toEqual([1]);
    expect(await buyer.refused('POST /p/order/submit', { basketIds: mixed.slice(1), ...byPlan('10-10-80') })).toBe('paymentTermNotOffered');
  });

  it('goes part by part into escrow, each paid once, and is released when all of it is there', async () => {
    const { m, id, buyer, number } = await orderOn(market(), byPlan('30-40-30'));
    const [first, second, third] = await partsOf(buyer, number);
    expect(
      await m.seller(1).refused('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'X1' }] }),
    ).toBe('orderNotInState');
    expect(await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number })).toMatchObject({
      totalFee: first?.amount,
      instalments: [{ sequence: 1, of: 3, percent: 30 }],
    });
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: `${number}-2`, payType: 9 })).toBe('orderNotPayable');
    const comes = async (): Promise<string[]> =>
      (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).timeline.filter((e) => e.phase !== 'done').map((e) => e.kind);
    expect(await comes()).toEqual(['payBy', 'shipNext', 'payPartNext', 'arriveNext', 'payPartNext', 'receiveNext', 'releaseNext']);
    await pay(buyer, [number]);
    // The same press again pays nothing more.
    await pay(buyer, [number]);
    expect([await statusOf(m, number), await escrowOf(number)]).toEqual([2, minor(first!.amount)]);
    await ship(m.seller(1), number);
    expect((await partsOf(buyer, number))[1]?.dueTime).not.toBeNull();
    await pay(buyer, [`${number}-2`]);
    await pay(buyer, [`${number}-2`]);
    expect(await comes()).toEqual(['arriveNext', 'payPartNext', 'receiveNext', 'releaseNext']);
    expect(await escrowOf(number)).toBe(minor(first!.amount) + minor(second!.amount));
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    expect(await buyer.refused('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number })).toBe('instalmentsOpen');
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).payReference).toBe(`${number}-3`);
    await pay(buyer, [`${number}-3`]);
    expect(await escrowOf(number)).toBe(minor(first!.amount) + minor(second!.amount) + minor(third!.amount));
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect([await statusOf(m, number), await escrowOf(number)]).toEqual([5, 0n]);
    expect(await mailsTo(m, id)).toEqual(
      expect.arrayContaining([expect.stringContaining('is paid'), expect.stringContaining('received for order')]),
    );
  });

  it('whose first part is not paid in time closes the order and gives the goods back', async () => {
    const { m, number } = await orderOn(market(), byPlan('50-50-0'));
    await m.advance(hour);
    expect([await statusOf(m, number), await escrowOf(number)]).toEqual([6, 0n]);
  });
});

describe('a part that is late', () => {
  it('is reminded of, shown as overdue, and holds the release until it comes', async () => {
    const { m, id, buyer, number } = await shipped();
    await m.advance(4.6);
    const toPay = (await mailsTo(m, id)).filter((s) => s.startsWith('Pay '));
    expect(toPay).toHaveLength(2);
    await m.advance(0.5);
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect([detail.isOverdue, detail.instalments[1]?.isOverdue]).toEqual([true, true]);
    expect((await m.operator.ok('GET /platform/order/page', { orderNumber: number })).records[0]?.isOverdue).toBe(true);
    expect((await m.seller(1).ok('GET /shop/admin/order/page', { orderNumber: number })).records[0]?.isOverdue).toBe(true);
    expect((await mailsTo(m, id)).filter((s) => s.includes('overdue'))).toHaveLength(1);
    // Receipt and claim period go by themselves; the money stays.
    await m.advance(60);
    await m.advance(8);
    expect(await statusOf(m, number)).toBe(4);
    await pay(buyer, [`${number}-2`]);
    expect(await statusOf(m, number)).toBe(4);
    await pay(buyer, [`${number}-3`]);
    await m.app.drain();
    expect(await statusOf(m, number)).toBe(5);
  });
});

describe('parts at a provider', () => {
  it('a part paid twice: by the provider and from balance, is paid once and the other goes back', async () => {
    const { m, buyer, number } = await shipped();
    const payNumber = await agreed(m, provider(), buyer, `${number}-2`);
    await pay(buyer, [`${number}-2`]);
    const held = await escrowOf(number);
    // The provider captured it all the same.
    const { providerId } = (
      await m.query<{ providerId: string }>('select provider_id as "providerId" from payments where number = $1', [payNumber])
    )[0] ?? { providerId: '' };
    await provider().captureOrder(providerId, 'by itself');
    await tellNews(m, payNumber);
    await m.app.drain();
    expect(await escrowOf(number)).toBe(held);
    expect([await stateOf(m, payNumber), await suspenseOf(m, payNumber), await openCases(m, payNumber)]).toEqual(['returned', 0n, []]);
  });

  it('money for a part goes into the order’s escrow, and the other parts stay open', async () => {
    const { m, buyer, number } = await shipped();
    const before = await escrowOf(number);
    const [, second] = await partsOf(buyer, number);
    const payNumber = await agreed(m, provider(), buyer, `${number}-2`);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: `${number}-2` });
    expect(await stateOf(m, payNumber)).toBe('paid');
    expect((await escrowOf(number)) - before).toBe(minor(second!.amount));
    expect((await partsOf(buyer, number)).map((p) => p.payTime !== null)).toEqual([true, true, false]);
  });

  it('is somebody’s own: another buyer neither sees nor pays it', async () => {
    const { m, number } = await shipped();
    const stranger = m.buyer(3);
    expect(await stranger.refused('POST /p/order/pay', { orderNumbers: `${number}-2`, payType: 9 })).toBe('orderUnknown');
    expect(await stranger.refused('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: `${number}-3` })).toBe('orderUnknown');
    const [whole = ''] = await placeOrder(m, stranger, [4]);
    expect(await stranger.refused('POST /p/order/pay', { orderNumbers: `${whole}-2`, payType: 9 })).toBe('orderUnknown');
  });

  it('two presses for a part at once charge it once', async () => {
    const { m, id, buyer, number } = await shipped();
    const before = await balanceOf(m, `buyer:${id}:available`);
    const [, second] = await partsOf(buyer, number);
    await Promise.all([1, 2, 3].map(() => buyer.call('POST /p/order/pay', { orderNumbers: `${number}-2`, payType: 9 })));
    expect(before - (await balanceOf(m, `buyer:${id}:available`))).toBe(minor(second!.amount));
  });
});
