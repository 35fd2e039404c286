import { describe, expect, it } from 'vitest';
import { collectedOrder } from '../../../test/delivery.ts';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine, paidOrder, wholeOrder } from '../../../test/refunds.ts';
import { addService, revealed, voucherOrder } from '../../../test/vouchers.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);
const seen = (orderNumber: string) => seller().ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber });
const parcel = { dvyId: 1, dvyFlowId: 'SF7001' };
/** Whether the list of the store offers to send it: by the same rule as its own page. */
const isOffered = async (orderNumber: string): Promise<boolean | undefined> => {
  const { records } = await seller().ok('GET /shop/admin/order/page', { orderNumber });
  const offered = records.find((row) => row.orderNumber === orderNumber)?.canShip;
  expect(offered).toBe((await seen(orderNumber)).canShip);
  return offered;
};
/** What the store reads when it tries to send these. */
const refusal = async (orderNumber: string, packages: readonly object[]) => {
  const { data, msg } = await seller().call('PUT /shop/admin/order/delivery', { orderNumber, packages } as never);
  return [(data as { failure: string }).failure, msg];
};

describe('goods that are asked back before they leave', () => {
  it('all of them: nothing can be shipped, the refund is named, and the refusal speaks of all', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    expect(await isOffered(number)).toBe(true);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    const order = await seen(number);
    expect(await isOffered(number)).toBe(false);
    expect(order.toLeave.map((l) => [l.orderItemId, l.refundSn])).toEqual(items.map((id) => [id, refundSn]));
    expect(await refusal(number, [parcel])).toEqual([
      'linesInRefund',
      'The buyer asks for a refund of all of these items. Answer it before you ship anything.',
    ]);
    // What the store has refused stops nothing.
    await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
    const again = await seen(number);
    expect([await isOffered(number), again.toLeave.map((l) => l.refundSn)]).toEqual([true, [null, null]]);
  });

  it('some of them: the others leave by themselves, and the refusal speaks of some', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const [asked = 0, free = 0] = items;
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, asked));
    const order = await seen(number);
    expect([await isOffered(number), order.toLeave.map((l) => [l.orderItemId, l.refundSn])]).toEqual([
      true,
      [
        [asked, refundSn],
        [free, null],
      ],
    ]);
    expect(await refusal(number, [parcel])).toEqual([
      'linesInRefund',
      'The buyer asks for a refund of some of these items. Leave them out, or answer the refund first.',
    ]);
    const count = order.toLeave.find((l) => l.orderItemId === free)?.count ?? 0;
    await seller().ok('PUT /shop/admin/order/delivery', {
      orderNumber: number,
      packages: [{ ...parcel, items: [{ orderItemId: free, count }] }],
    });
    const left = await seen(number);
    expect([await isOffered(number), left.toLeave.map((l) => l.orderItemId)]).toEqual([false, [asked]]);
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    expect((await seen(number)).toLeave).toEqual([]);
  });

  it('pieces that were given back are no part of what is still to leave', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [line] = (await seen(number)).toLeave;
    const half = Math.floor((line?.count ?? 0) / 2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, half));
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    const after = await seen(number);
    expect(after.toLeave).toMatchObject([
      { orderItemId: items[0], count: (line?.count ?? 0) - half, held: 0, refundSn: null, isOffered: false },
    ]);
    await ship(seller(), number);
    expect(await seen(number)).toMatchObject({ toLeave: [], canShip: false });
  });

  it('that are collected: one line that is asked back holds all of them, and the refusal speaks of readying', async () => {
    const { buyer, number } = await collectedOrder(market());
    const [line] = (await seen(number)).toLeave;
    await buyer.ok('POST /p/orderRefund/apply', oneLine(number, line?.orderItemId ?? 0, 1));
    expect(await isOffered(number)).toBe(false);
    const { msg } = await seller().call('PUT /shop/admin/order/ready', { orderNumber: number });
    expect(msg).toBe('The buyer asks for a refund of items of this order. Answer it before you make them ready.');
  });

  it('a voucher: the refusal speaks of redeeming it', async () => {
    const bought = await voucherOrder(market(), await addService(market(), 'SRV-HELD'), 1);
    const [code = ''] = await revealed(market(), bought);
    await bought.buyer.ok('POST /p/orderRefund/apply', oneLine(bought.number, bought.item, 1));
    expect(await isOffered(bought.number)).toBe(false);
    const { msg } = await seller().call('PUT /shop/admin/order/redeemVoucher', { voucherCode: code });
    expect(msg).toBe('The buyer asks for a refund of this voucher. Answer it before you redeem it.');
  });
});

const held = async (orderNumber: string) => (await seen(orderNumber)).heldBack;
const menu = async () => (await seller().ok('GET /shop/admin/waiting', {})).queues.find(({ queue }) => queue === 'orders')?.count ?? 0;
const listed = async (orderNumber: string, isHeld: 0 | 1) =>
  (await seller().ok('GET /shop/admin/order/page', { status: 2, held: isHeld, orderNumber })).records.map((r) => r.orderNumber);

describe('an order of which nothing may leave', () => {
  it('is not to ship: not in the menu, not in the list, not to be packed; it says why, and is to ship again once that is over', async () => {
    const { buyer, number } = await paidOrder(market(), 2);
    const [before, page] = [await menu(), await seller().ok('GET /shop/admin/order/page', {})];
    expect([await held(number), await listed(number, 0), await listed(number, 1)]).toEqual([null, [number], []]);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    expect([await held(number), await listed(number, 0), await listed(number, 1)]).toEqual(['answer', [], [number]]);
    expect(await menu()).toBe(before - 1);
    const after = await seller().ok('GET /shop/admin/order/page', {});
    const of = (counts: typeof after.counts) => counts.find(({ status }) => status === 2)?.count ?? 0;
    expect([of(after.counts), of(after.held)]).toEqual([of(page.counts), of(page.held) + 1]);
    const order = await seen(number);
    expect([order.canPack, (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).heldBack]).toEqual([false, 'answer']);
    const { data, msg } = await seller().call('PUT /shop/admin/order/packing', { orderNumber: number, packing: true });
    expect([(data as { failure: string }).failure, msg]).toEqual([
      'linesInRefund',
      'The buyer asks for a refund of all of these items. Answer it before you pack anything.',
    ]);
    await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
    expect([await held(number), await listed(number, 0), await menu(), (await seen(number)).canPack]).toEqual([
      null,
      [number],
      before,
      true,
    ]);
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Late', description: 'Very late' });
    expect(await held(number)).toBe('refund');
  });

  it('is held by an offer of the store, too, until its buyer answers: she gets no fait accompli', async () => {
    const { buyer, number } = await paidOrder(market(), 2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '5.00', words: 'Take five off and keep them' });
    const order = await seen(number);
    expect([order.heldBack, order.canShip, order.canPack, order.toLeave.map((l) => l.refundSn)]).toEqual([
      'offer',
      false,
      false,
      order.toLeave.map(() => refundSn),
    ]);
    expect([await listed(number, 0), await listed(number, 1)]).toEqual([[], [number]]);
    const waits =
      'All or some of these items wait for the buyer’s answer to your offer. They stay with you until it is accepted or declined, or its time is over.';
    expect(await refusal(number, [parcel])).toEqual(['linesInRefund', waits]);
    const { msg } = await seller().call('PUT /shop/admin/order/packing', { orderNumber: number, packing: true });
    expect(msg).toBe(waits);
    expect(order.timeline.filter(({ phase }) => phase === 'now').map((e) => [e.kind, e.actor])).toEqual([['refundNext', 'buyer']]);
    // Declined, it is as if it had been refused.
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: false });
    expect([await held(number), await isOffered(number)]).toEqual([null, true]);
    // Accepted, the goods that stay sold leave.
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '4.00', words: 'Or four' });
    expect(await held(number)).toBe('offer');
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: true });
    expect([await held(number), await isOffered(number)]).toEqual([null, true]);
  });

  it('of an offer that nobody answers is to ship again once its time is over; one on a reduction holds nothing', async () => {
    const { buyer, number } = await paidOrder(market(), 1);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '5.00' });
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '3.00', words: 'Three' });
    expect([await held(number), await isOffered(number)]).toEqual([null, true]);
    const other = await paidOrder(market(), 1);
    const asked = await other.buyer.ok('POST /p/orderRefund/apply', wholeOrder(other.number));
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn: asked.refundSn, amount: '3.00', words: 'Three' });
    expect(await held(other.number)).toBe('offer');
    await market().advance(7.1);
    await market().near.drain();
    expect([await held(other.number), await isOffered(other.number)]).toEqual([null, true]);
  });

  it('has no day to ship by, is late for nobody and promises no day of arrival; afterwards the day counts again', async () => {
    const m = market();
    const { buyer, number } = await paidOrder(m, 1);
    const { shipByTime } = await seen(number);
    const days = (Date.parse(shipByTime ?? '') - m.app.clock.now().getTime()) / 86_400_000;
    await m.advance(days + 40);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    const told = async () => {
      const order = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
      const arrives = order.timeline.find(({ kind }) => kind === 'arriveNext');
      const [money] = (await seller().ok('GET /shop/admin/settlement/held', { orderNumber: number })).records;
      const operators = await m.operator.ok('GET /platform/order/page', { orderNumber: number, late: 1 });
      const { queues } = await m.operator.ok('GET /platform/dashboard', {});
      const stores = await seller().ok('GET /shop/admin/order/page', { orderNumber: number, late: 1 });
      const [row] = (await seller().ok('GET /shop/admin/order/page', { orderNumber: number })).records;
      const info = await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number });
      return {
        days: [order.shipByTime, info.shipByTime, row?.doBy ?? null, arrives?.at ?? null, arrives?.untilAt ?? null],
        reasons: money?.reasons.map(({ kind }) => kind),
        late: [operators.total, stores.total, info.overdue === null ? 0 : 1],
        queue: queues.find(({ queue }) => queue === 'lateShipments')?.count ?? 0,
      };
    };
    const held = await told();
    expect(held).toMatchObject({ days: [null, null, null, null, null], reasons: ['refund'], late: [0, 0, 0] });
    await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
    const free = await told();
    expect(free.days).toEqual([shipByTime, shipByTime, shipByTime, expect.any(String), expect.any(String)]);
    expect([free.reasons, free.late, free.queue]).toEqual([['refund', 'shipLate'], [1, 1, 1], held.queue + 1]);
  });

  it('a store that has begun to pack may say that it does not', async () => {
    const { buyer, number } = await paidOrder(market(), 1);
    await seller().ok('PUT /shop/admin/order/packing', { orderNumber: number, packing: true });
    await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    expect((await seen(number)).canPack).toBe(true);
    await seller().ok('PUT /shop/admin/order/packing', { orderNumber: number, packing: false });
    expect((await seen(number)).canPack).toBe(false);
  });

  it('by all its lines one by one, or with what is left of it, is one, too; with a line that leaves it is none', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const [first = 0, second = 0] = items;
    await buyer.ok('POST /p/orderRefund/apply', oneLine(number, first));
    expect(await held(number)).toBeNull();
    const count = (await seen(number)).toLeave.find((l) => l.orderItemId === second)?.count ?? 0;
    await seller().ok('PUT /shop/admin/order/delivery', {
      orderNumber: number,
      packages: [{ ...parcel, items: [{ orderItemId: second, count }] }],
    });
    const order = await seen(number);
    expect([order.status, order.heldBack, order.canShip]).toEqual([10, 'answer', false]);
    const other = await paidOrder(market(), 2);
    for (const item of other.items) await other.buyer.ok('POST /p/orderRefund/apply', oneLine(other.number, item));
    expect([await held(other.number), (await seen(other.number)).canShip]).toEqual(['answer', false]);
  });

  it('that is collected is one with its first line', async () => {
    const { buyer, number } = await collectedOrder(market());
    const [line] = (await seen(number)).toLeave;
    await buyer.ok('POST /p/orderRefund/apply', oneLine(number, line?.orderItemId ?? 0, 1));
    expect(await held(number)).toBe('answer');
  });
});

describe('what is now on the line of time', () => {
  const now = async (orderNumber: string) =>
    (await seen(orderNumber)).timeline.filter(({ phase }) => phase === 'now').map((e) => [e.kind, e.actor]);
  it('is the packing that has begun, until all is asked back: then the answer, the ruling, and the packing again', async () => {
    const { buyer, number } = await paidOrder(market(), 1);
    expect(await now(number)).toEqual([['shipNext', 'seller']]);
    await seller().ok('PUT /shop/admin/order/packing', { orderNumber: number, packing: true });
    expect(await now(number)).toEqual([['packing', 'seller']]);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    expect(await now(number)).toEqual([['refundNext', 'seller']]);
    await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
    expect(await now(number)).toEqual([['packing', 'seller']]);
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Late', description: 'Very late' });
    expect(await now(number)).toEqual([['refundNext', null]]);
    await buyer.ok('PUT /p/orderRefund/cancel_platform_intervention', { refundSn });
    await ship(seller(), number);
    const { timeline } = await seen(number);
    expect(timeline.find(({ kind }) => kind === 'packing')?.phase).toBe('done');
    expect(await now(number)).toEqual([['arriveNext', 'platform']]);
  });
});

describe('a reduction of the price', () => {
  it('of an order holds nothing: all of it is packed and shipped while it is open', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '5.00' });
    const order = await seen(number);
    expect([order.heldBack, order.canShip, order.canPack, order.toLeave.map((l) => l.refundSn)]).toEqual([
      null,
      true,
      true,
      items.map(() => null),
    ]);
    await ship(seller(), number);
    expect((await seen(number)).status).toBe(3);
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).returnMoneySts).toBe(5);
  });

  it('of a line holds neither it nor its neighbour', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), refundAmount: '0.50' });
    expect((await seen(number)).toLeave.map((l) => l.refundSn)).toEqual([null, null]);
    await ship(seller(), number);
    expect((await seen(number)).status).toBe(3);
  });

  it('of goods that are collected does not keep them from being made ready', async () => {
    const { buyer, number } = await collectedOrder(market());
    await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '0.50' });
    expect((await seen(number)).canShip).toBe(true);
    await seller().ok('PUT /shop/admin/order/ready', { orderNumber: number });
  });
});

describe('where an order stands', () => {
  it('is told with all its name needs, wherever a console shows it', async () => {
    const m = market();
    const { number, id } = await voucherOrder(m, await addService(m, 'SRV-STATE'), 1);
    const named = { status: 3, orderMold: 1 };
    const { latest } = await m.operator.ok('GET /platform/shop/info/{shopId}', { shopId: 1 });
    expect(latest.find((o) => o.orderNumber === number)).toMatchObject(named);
    const buyer = await m.operator.ok('GET /platform/user/info/{userId}', { userId: id });
    expect(buyer.latest.find((o) => o.orderNumber === number)).toMatchObject(named);
    const held = await seller().ok('GET /shop/admin/settlement/held', { orderNumber: number });
    expect(held.records[0]).toMatchObject(named);
  });
});
