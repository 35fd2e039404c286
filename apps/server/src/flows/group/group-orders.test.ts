import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asGroup, complete, fail } from '../../../test/groups.ts';
import { balanceOf, pay, placeOrder, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { agreed, placeFor, providerForFile, stateOf } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';
import { buyerWithPoints, scoreOf } from '../../../test/points.ts';
import { wholeOrder } from '../../../test/refunds.ts';
import { byPlan, mailsTo, orderOn } from '../../../test/terms.ts';
import { addService } from '../../../test/vouchers.ts';

// Orders of groups, from payment to the end of their group. After each test all invariants are proven.
const market = marketplaceForFile();
const provider = providerForFile();
const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
const reservedFor = async (number: string): Promise<number> =>
  (
    await market().query<{ n: number }>(
      'select coalesce(sum(count - fulfilled), 0)::int as n from stock_reservations where reference = $1 and released_at is null',
      [number],
    )
  )[0]?.n ?? 0;

/** A new buyer with an order of a group that waits for its payment. */
const placed = async () => {
  const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
  const buyer = market().buyer(id);
  const [number = ''] = await placeOrder(market(), buyer);
  await asGroup(market(), [number]);
  return { id, buyer, number, wallet: `buyer:${id}:available` };
};
const paid = async () => {
  const made = await placed();
  await pay(made.buyer, [made.number]);
  return made;
};
/** The same of two pieces of a service. */
const serviceFor = async (code: string) => {
  const { prodId, skuId } = await addService(market(), code);
  const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
  const buyer = market().buyer(id);
  const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { orderItem: { prodId, skuId, shopId: 1, count: 2 } });
  await asGroup(market(), [number]);
  const vouchers = async () => (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).vouchers.length;
  return { buyer, number, vouchers };
};
const told = async (buyer: Person, orderNumber: string, phase: 'done' | 'all' = 'done') =>
  (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).timeline
    .filter((e) => phase === 'all' || e.phase === 'done')
    .map((e) => e.kind);

describe('an order of a group', () => {
  it('waits for its group once it is paid: it cannot be shipped, cancelled or asked back, and no store is told', async () => {
    const { id, buyer, number } = await paid();
    expect([await statusOf(market(), number), (await reservedFor(number)) > 0]).toEqual([7, true]);
    const seller = market().seller(1);
    const packages = [{ dvyId: 1, dvyFlowId: 'SF1' }];
    expect(await seller.refused('PUT /shop/admin/order/delivery', { orderNumber: number, packages })).toBe('orderNotInState');
    expect(await buyer.refused('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number })).toBe('orderNotInState');
    expect(await buyer.refused('POST /p/orderRefund/apply', wholeOrder(number))).toBe('refundNotPossible');
    expect(await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).toMatchObject({ canRefund: false });
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(detail).toMatchObject({ status: 7, orderType: 1, canRefund: false, canPay: false, canCancel: false, shipByTime: null });
    expect(detail.timeline.map((e) => e.kind)).toEqual([
      'placed',
      'paid',
      'heldInEscrow',
      'groupNext',
      'shipNext',
      'arriveNext',
      'receiveNext',
      'releaseNext',
    ]);
    expect((await buyer.ok('GET /p/user/centerInfo', {})).orderCountData.grouping).toBe(1);
    expect((await buyer.ok('GET /p/myOrder/myOrderSearch', { status: 7 })).records.map((r) => r.orderNumber)).toEqual([number]);
    expect(await mailsTo(market(), id)).toEqual([`Order no. ${number} is paid and waiting for its group`]);
    const mailed = await market().query("select 1 from mails where subject like '%' || $1 || '%' and recipient like 'seller%'", [number]);
    expect(mailed).toEqual([]);
  });

  it('is to be shipped once the group is complete, and its store’s days count from then; twice moves nothing', async () => {
    const { id, buyer, number } = await paid();
    await market().advance(9);
    expect(await complete(market().app, [number])).toEqual({ moved: [number], waiting: [] });
    expect(await complete(market().app, [number])).toEqual({ moved: [], waiting: [] });
    // What is complete does not fail any more.
    expect(await fail(market().app, [number])).toEqual({ moved: [], waiting: [] });
    expect([await statusOf(market(), number), (await reservedFor(number)) > 0, (await escrowOf(number)) > 0n]).toEqual([2, true, true]);
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    const days = (Date.parse(detail.shipByTime ?? '') - market().app.clock.now().getTime()) / 86_400_000;
    expect([days > 0, detail.canRefund]).toEqual([true, true]);
    expect(await told(buyer, number)).toEqual(['placed', 'paid', 'heldInEscrow', 'groupComplete']);
    expect((await mailsTo(market(), id)).at(-1)).toBe(`The group of order no. ${number} is complete`);
    const [mail] = await market().query('select 1 from mails where subject like $1 and recipient like $2', [`%${number}%`, 'seller%']);
    expect(mail).toBeDefined();
  });

  it('is closed when the group fails: the balance has its money, the goods are free, and the buyer reads why', async () => {
    const { id, buyer, number, wallet } = await placed();
    const before = await balanceOf(market(), wallet);
    await pay(buyer, [number]);
    expect(await fail(market().app, [number])).toEqual({ moved: [number], waiting: [] });
    expect(await fail(market().app, [number])).toEqual({ moved: [], waiting: [] });
    expect(await complete(market().app, [number])).toEqual({ moved: [], waiting: [] });
    expect([await statusOf(market(), number), await escrowOf(number), await reservedFor(number)]).toEqual([6, 0n, 0]);
    expect(await balanceOf(market(), wallet)).toBe(before);
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(detail).toMatchObject({ closeType: 20, refundAmount: detail.actualTotal });
    expect(await told(buyer, number, 'all')).toEqual(['placed', 'paid', 'heldInEscrow', 'groupFailed', 'refunded']);
    const [refund] = (await buyer.ok('GET /p/orderRefund/list', {})).records;
    expect(refund).toMatchObject({ orderNumber: number, returnMoneySts: 5 });
    expect((await mailsTo(market(), id)).at(-1)).toBe(`The group of order no. ${number} was not completed`);
  });

  it('that a provider was paid for goes back through the provider', async () => {
    const { m, buyer, number } = await placeFor(market());
    await asGroup(m, [number]);
    const payment = await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    expect(await statusOf(m, number)).toBe(7);
    await fail(m.app, [number]);
    await m.near.drain();
    expect([await statusOf(m, number), await escrowOf(number)]).toEqual([6, 0n]);
    expect(
      await m.query(
        "select 1 from payment_refunds r join payments p on p.id = r.payment_id where p.number = $1 and r.state = 'completed'",
        [payment],
      ),
    ).toHaveLength(1);
    expect(await stateOf(m, payment)).toBe('paid');
  });

  it('gives points back to their lots', async () => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 300);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 300 });
    await asGroup(market(), [number]);
    await pay(buyer, [number]);
    expect(await scoreOf(buyer)).toBe(0);
    await fail(market().app, [number]);
    expect([await scoreOf(buyer), await escrowOf(number)]).toEqual([300, 0n]);
  });

  it('of which a part was paid gives back that part', async () => {
    const { m, id, buyer, number } = await orderOn(market(), byPlan('30-40-30'));
    await asGroup(m, [number]);
    const before = await balanceOf(m, `buyer:${id}:available`);
    await pay(buyer, [number]);
    expect(await statusOf(m, number)).toBe(7);
    await fail(m.app, [number]);
    expect([await statusOf(m, number), await balanceOf(m, `buyer:${id}:available`), await escrowOf(number)]).toEqual([6, before, 0n]);
  });

  it('of vouchers has them once the group is complete, and not before', async () => {
    const { buyer, number, vouchers } = await serviceFor('GRP-1');
    await pay(buyer, [number]);
    expect([await statusOf(market(), number), await vouchers()]).toEqual([7, 0]);
    await complete(market().app, [number]);
    expect([await statusOf(market(), number), await vouchers()]).toEqual([3, 2]);
  });

  it('of vouchers is as it should be while it waits, and when its group fails', async () => {
    const [waiting, failed] = [await serviceFor('GRP-3'), await serviceFor('GRP-4')];
    for (const { buyer, number } of [waiting, failed]) await pay(buyer, [number]);
    expect(await fail(market().app, [failed.number])).toEqual({ moved: [failed.number], waiting: [] });
    expect(await Promise.all([waiting, failed].map(({ number }) => statusOf(market(), number)))).toEqual([7, 6]);
    expect(await Promise.all([waiting, failed].map(({ vouchers }) => vouchers()))).toEqual([0, 0]);
    expect(await market().brokenInvariants()).toEqual([]);
  });
});

describe('an order of a group that is not paid', () => {
  it('waits for no group that is complete already: paid, it is to be shipped, and its buyer is not told to wait', async () => {
    const { id, buyer, number } = await placed();
    expect(await complete(market().app, [number])).toEqual({ moved: [], waiting: [number] });
    // What is complete does not fail any more; said again, it changes nothing.
    expect(await fail(market().app, [number])).toEqual({ moved: [], waiting: [] });
    expect(await complete(market().app, [number])).toEqual({ moved: [], waiting: [number] });
    expect([await statusOf(market(), number), await told(buyer, number)]).toEqual([1, ['placed', 'groupComplete']]);
    expect(await told(buyer, number, 'all')).not.toContain('groupNext');
    await pay(buyer, [number]);
    expect([await statusOf(market(), number), (await escrowOf(number)) > 0n]).toEqual([2, true]);
    expect(await told(buyer, number)).toEqual(['placed', 'groupComplete', 'paid', 'heldInEscrow']);
    expect((await mailsTo(market(), id)).filter((subject) => subject.includes('group'))).toEqual([]);
    const [mail] = await market().query('select 1 from mails where subject like $1 and recipient like $2', [`%${number}%`, 'seller%']);
    expect(mail).toBeDefined();
    const { shipByTime } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(Date.parse(shipByTime ?? '')).toBeGreaterThan(market().app.clock.now().getTime());
  });

  it('expires in its time though the group is complete', async () => {
    const { number } = await placed();
    await complete(market().app, [number]);
    await market().advance(1);
    expect([await statusOf(market(), number), await reservedFor(number)]).toEqual([6, 0]);
    expect(await complete(market().app, [number])).toEqual({ moved: [], waiting: [] });
  });

  it('of vouchers has them with its payment once the group is complete', async () => {
    const { buyer, number, vouchers } = await serviceFor('GRP-2');
    await complete(market().app, [number]);
    await pay(buyer, [number]);
    expect([await statusOf(market(), number), await vouchers()]).toEqual([3, 2]);
  });

  it('closes when the group fails', async () => {
    const { id, buyer, number } = await placed();
    expect(await fail(market().app, [number])).toEqual({ moved: [number], waiting: [] });
    expect([await statusOf(market(), number), await reservedFor(number)]).toEqual([6, 0]);
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: number, payType: 9 })).toBe('orderNotPayable');
    expect(await told(buyer, number)).toEqual(['placed', 'groupFailed']);
    expect(await mailsTo(market(), id)).toEqual([`The group of order no. ${number} was not completed`]);
  });

  it('and whose money may be on its way is looked at again by itself, and gives it back', async () => {
    const { m, buyer, number } = await placeFor(market());
    await asGroup(m, [number]);
    const payment = await agreed(m, provider(), buyer, number);
    provider().next('capture', 'dumb');
    provider().next('find', 'none', 'deaf', 'deaf');
    await buyer.call('POST /p/order/payCheck', { orderNumbers: number });
    expect(await stateOf(m, payment)).toBe('unknown');
    expect(await fail(m.app, [number])).toEqual({ moved: [], waiting: [number] });
    for (let i = 0; i < 4; i += 1) await m.advance(0.01);
    expect([await statusOf(m, number), await escrowOf(number)]).toEqual([6, 0n]);
  });

  it('does not come back by money that is late', async () => {
    const { m, buyer, number } = await placeFor(market());
    await asGroup(m, [number]);
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: randomUUID() });
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    await fail(m.app, [number]);
    await m.operator.ok('POST /platform/payment/transfer', {
      transactionId: randomUUID(),
      currency: 'USD',
      amount: info.totalFee.toFixed(2),
      reference: info.attempt?.transfer?.reference ?? '',
      payer: 'ACME',
    });
    expect([await statusOf(m, number), await escrowOf(number), payAttemptId.length > 0]).toEqual([6, 0n, true]);
  });
});

describe('the flows of groups', () => {
  it('take no order that is of no group, nor one that is not there, and then move none of the others', async () => {
    const { number } = await paid();
    const other = await placeFor(market());
    await expect(complete(market().app, [number, other.number])).rejects.toThrow('not of a group');
    await expect(fail(market().app, [number, '0000'])).rejects.toThrow('not of a group');
    expect([await statusOf(market(), number), await statusOf(market(), other.number)]).toEqual([7, 1]);
  });
});
