import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, openCases, placeFor, providerForFile, riskOf, suspenseOf, tellNews } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';
import { wires } from '../../../test/racing.ts';
import { oneLine, paidOrder, wholeOrder } from '../../../test/refunds.ts';

// What went wrong at others and has no better place; docs/what-must-not-happen.md lists the rest with their tests.
const market = marketplaceForFile();
const provider = providerForFile();
const bank = { holder: 'Ningbo Trading Co.', bank: 'Bank of Ningbo', account: '6222 0213 0401 1234', swift: 'bknbcn2n', country: 'cn' };
const decimal = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const wallet = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);

describe('a refund', () => {
  it('does not give back what a chargeback has taken already (hyperswitch PR#10533)', async () => {
    const { m, buyer, number } = await placeFor(market());
    const payment = await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    const before = await wallet(buyer.actor.id ?? 0);
    provider().takeBack(payment);
    await tellNews(m, payment);
    await m.near.drain();
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    for (let i = 0; i < 4; i += 1) await m.advance(0.1);
    const sent = [...provider().refunds.values()].filter((r) => r.state === 'completed');
    expect([sent, await wallet(buyer.actor.id ?? 0)]).toEqual([[], before]);
    // What came back covers the loss: nothing is left to decide, and it stays on record.
    expect([await riskOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
    expect(
      await m.query("select 1 from payment_cases c join payments p on p.id = c.payment_id where c.kind = 'takenBack' and p.number = $1", [
        payment,
      ]),
    ).toHaveLength(1);
  });

  it('of all but a cent leaves a cent, and no more than that can be asked for (solidus#3989)', async () => {
    const m = market();
    const { id, buyer, number, items } = await paidOrder(m, 1, 1);
    const before = await wallet(id);
    const held = await balanceOf(m, `escrow:${number}`);
    const [line = 0] = items;
    const first = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, line, 1), refundAmount: '0.01' });
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn: first.refundSn });
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: decimal(held) })).toBe('refundTooLarge');
    const rest = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn: rest.refundSn });
    expect(await buyer.refused('POST /p/orderRefund/apply', wholeOrder(number))).toBe('refundNotPossible');
    expect((await wallet(id)) - before).toBeLessThanOrEqual(held);
    expect([await balanceOf(m, `escrow:${number}`), await statusOf(m, number)]).toEqual([0n, 6]);
  });

  it('that is done is not undone by news of its payment that come late (mollie#1252)', async () => {
    const { m, buyer, number } = await placeFor(market());
    const payment = await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await m.near.drain();
    const after = await m.query('select sku_id, on_hand, reserved from stock order by 1');
    for (let i = 0; i < 3; i += 1) {
      await tellNews(m, payment);
      await m.near.drain();
    }
    expect(await statusOf(m, number)).toBe(6);
    expect(await m.query('select sku_id, on_hand, reserved from stock order by 1')).toEqual(after);
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
  });
});

describe.each(wires)('the whole way of a store’s money, $wire', { timeout: 120_000 }, ({ how }) => {
  const wide = marketplaceForFile(how);
  it('adds up at every step: two stores, parts, a refund, a payout, and the bank sends it back (spree PR#14622)', async () => {
    const m = wide();
    const walletOf = (id: number): Promise<bigint> => balanceOf(m, `buyer:${id}:available`);
    const sound = async (): Promise<void> => {
      expect(await m.brokenInvariants()).toEqual([]);
    };
    const [id = 0] = await addBuyers(m, 1, 100_000_000n);
    const buyer = m.buyer(id);
    const variants = [...(await variantsOf(m, 1)).slice(0, 2), ...(await variantsOf(m, 2)).slice(0, 1)];
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds: await fillCart(buyer, variants) });
    await sound();
    const numbers = orderNumbers.split(',');
    const paidBefore = await walletOf(id);
    await buyer.ok('POST /p/order/pay', { orderNumbers, payType: 9 });
    await sound();
    const orders = await Promise.all(numbers.map((orderNumber) => buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })));
    const two = orders.find((o) => o.shopId === 1);
    const other = orders.find((o) => o.shopId === 2);
    const [first, second] = two?.orderItemDtos ?? [];
    if (two === undefined || other === undefined || first === undefined || second === undefined) throw new Error('two stores, three lines');
    // Freight is charged with the order, not with each parcel.
    const pack = (orderItemId: number, count: number) => ({
      dvyId: 1,
      dvyFlowId: `SF${orderItemId}00${count}`,
      items: [{ orderItemId, count }],
    });
    await m.seller(1).ok('PUT /shop/admin/order/delivery', {
      orderNumber: two.orderNumber,
      packages: [
        pack(first.orderItemId, first.prodCount),
        pack(second.orderItemId, first.cartons > 0 ? second.prodCount / second.cartons : 1),
      ],
    });
    await sound();
    await ship(m.seller(2), other.orderNumber, 'SF-OTHER-1');
    const asked = await buyer.ok('POST /p/orderRefund/apply', oneLine(two.orderNumber, second.orderItemId));
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn: asked.refundSn });
    await sound();
    for (const orderNumber of numbers) await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
    await m.advance(8);
    await sound();
    expect(await Promise.all(numbers.map((n) => statusOf(m, n)))).toEqual([5, 5]);
    const shown = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: two.orderNumber });
    expect(shown.refundAmount).toBeGreaterThan(0);
    const spent = paidBefore - (await walletOf(id));
    const kept = orders.reduce((sum, o) => sum + Math.round(Number(o.actualTotal) * 100), 0) - Math.round(Number(shown.refundAmount) * 100);
    expect(Number(spent)).toBe(kept);
    const earned = await balanceOf(m, 'store:1:available');
    await m.seller(1).ok('PUT /shop/admin/settlement/account', bank);
    const { payoutNumber } = await m.seller(1).ok('POST /shop/admin/settlement/withdraw', { amount: decimal(earned) });
    await m.person({ kind: 'operator', id: 2, areas: null }).ok('PUT /platform/settlement/payout/{payoutNumber}/approve', { payoutNumber });
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/paid', { payoutNumber, bankReference: 'ICBC-77' });
    await sound();
    await m.operator.ok('PUT /platform/settlement/payout/{payoutNumber}/returned', { payoutNumber, reason: 'Account closed' });
    await sound();
    // Nothing is edited: the entry that gives it back names the one that it takes back.
    const { records } = await m.operator.ok('GET /platform/ledger/page', { reference: payoutNumber });
    expect(records.map((r) => [r.kind, r.reverses])).toEqual([
      ['payoutBack', records[1]?.entryId],
      ['payout', null],
      ['payout', null],
    ]);
    expect([await balanceOf(m, 'store:1:available'), earned > 0n]).toEqual([earned, true]);
    expect((await m.seller(1).ok('GET /shop/admin/settlement/payouts', {})).records[0]).toMatchObject({ state: 'returned' });
  });
});
