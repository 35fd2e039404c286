import { afterAll, describe, expect, it } from 'vitest';
import { everyOrderNeedsOne, placeForContract, signAsBuyer, signAsStore } from '../../../test/agreements.ts';
import { cityOrder, collectedOrder } from '../../../test/delivery.ts';
import { balanceOf, ship, statusOf } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, payPal, placeFor, providerForFile } from '../../../test/payments.ts';
import { addBuyers, nearSeller } from '../../../test/people.ts';
import { buyerWithPoints, scoreOf } from '../../../test/points.ts';
import { namesOf, times, wires } from '../../../test/racing.ts';
import { oneLine, paidOrder, refundStatusOf, wholeOrder } from '../../../test/refunds.ts';
import { byPlan, cashOnDelivery, mailsTo, orderOn, partsOf } from '../../../test/terms.ts';
import { addService, voucherOrder } from '../../../test/vouchers.ts';
import { expectAllToldAsBooked } from '../../../test/told-money.ts';

const cancel = (orderNumber: string) => ['PUT /p/myOrder/cancel/{orderNumber}', { orderNumber }] as const;
const pack = (orderNumber: string, packing = true) => ['PUT /shop/admin/order/packing', { orderNumber, packing }] as const;
const walletOf = (m: Marketplace, id: number): Promise<bigint> => balanceOf(m, `buyer:${id}:available`);
const escrowOf = (m: Marketplace, number: string): Promise<bigint> => balanceOf(m, `escrow:${number}`);
const reservedFor = async (m: Marketplace, number: string): Promise<number> =>
  (
    await m.query<{ open: number }>(
      'select coalesce(sum(count - fulfilled) filter (where released_at is null), 0)::int as open from stock_reservations where reference = $1',
      [number],
    )
  )[0]!.open;

describe('a paid order that nobody packs', () => {
  const market = marketplaceForFile();
  // Every sentence with an amount, to each side, is what the books say.
  afterAll(() => expectAllToldAsBooked(market()));
  const provider = providerForFile();

  it('is cancelled at once: the money is back the way it came, the goods are free, and both are told once', async () => {
    const m = market();
    const { id, buyer, number } = await paidOrder(m, 2);
    const [wallet, escrow] = [await walletOf(m, id), await escrowOf(m, number)];
    const before = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect([before.canCancel, before.cancelAmount]).toEqual([true, before.actualTotal]);
    for (const _twice of [1, 2]) await buyer.ok(...cancel(number));
    expect([await statusOf(m, number), await escrowOf(m, number), (await walletOf(m, id)) - wallet]).toEqual([6, 0n, escrow]);
    expect(await reservedFor(m, number)).toBe(0);
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(detail).toMatchObject({ closeType: 4, canCancel: false, cancelAmount: 0, refundAmount: detail.actualTotal });
    // She cancelled it: nobody asked for anything, and it is done.
    expect(detail.timeline.filter(({ kind }) => kind.startsWith('refund')).map(({ kind, phase }) => [kind, phase])).toEqual([
      ['refunded', 'done'],
    ]);
    const { records } = await buyer.ok('GET /p/orderRefund/list', { orderNumber: number });
    expect(records.map((r) => [r.returnMoneySts, r.refundAmount])).toEqual([[5, detail.actualTotal]]);
    await m.advance(0);
    const told = await m.query<{ n: number }>(
      "select count(*)::int as n from mails where position($1 in subject) > 0 and recipient like 'seller1@%' and subject ~ 'отменил|取消|cancelled'",
      [number],
    );
    expect(told[0]!.n).toBe(1);
    expect((await mailsTo(m, id)).filter((s) => s.includes(number)).at(-1)).toBe(`You cancelled order no. ${number}`);
    expect((await mailsTo(m, id)).filter((s) => s.includes(number))).toHaveLength(2);
  });

  it('pays a provider’s part back by the provider, and the balance’s part to the balance', async () => {
    const { m, buyer, number } = await placeFor(market());
    const id = buyer.actor.id ?? 0;
    const before = await walletOf(m, id);
    const press = { ...payPal(number), balanceAmount: '12.34' };
    await buyer.ok('POST /p/order/pay', press);
    const [row] = await m.query<{ number: string }>('select number from payments where attempt_id = $1', [press.payAttemptId]);
    provider().approve(row!.number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    expect(await statusOf(m, number)).toBe(2);
    await buyer.ok(...cancel(number));
    for (let i = 0; i < 3; i += 1) await m.advance(0.01);
    expect([await walletOf(m, id), provider().takenTotal(), provider().refunds.size]).toEqual([before, 1, 1]);
  });

  it('is not cancelled by somebody else, while it is packed, or once something is out; then a refund is asked for', async () => {
    const m = market();
    const { id, buyer, number, items } = await paidOrder(m, 2);
    const [other = 0] = await addBuyers(m, 1);
    expect(await m.buyer(other).refused(...cancel(number))).toBe('orderUnknown');
    expect(await m.seller(2).refused(...pack(number))).toBe('orderUnknown');
    for (const _twice of [1, 2]) await m.seller(1).ok(...pack(number));
    const packed = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect([packed.canCancel, packed.canRefund, packed.timeline.filter((e) => e.kind === 'packing').length]).toEqual([false, true, 1]);
    expect(await buyer.refused(...cancel(number))).toBe('orderBeingPacked');
    await m.seller(1).ok(...pack(number, false));
    const detail = await m.seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number });
    const [one] = detail.orderItemDtos;
    await m.seller(1).ok('PUT /shop/admin/order/delivery', {
      orderNumber: number,
      packages: [{ dvyId: 1, dvyFlowId: 'SF1', items: [{ orderItemId: one!.orderItemId, count: one!.prodCount }] }],
    });
    expect((await mailsTo(m, id)).at(-1)).toBe(`Part of order no. ${number} is on its way`);
    expect(await buyer.refused(...cancel(number))).toBe('orderNotInState');
    expect(await m.seller(1).refused(...pack(number))).toBe('orderNotInState');
    await ship(m.seller(1), number, 'SF2');
    expect((await mailsTo(m, id)).at(-1)).toBe(`Order no. ${number} is on its way`);
    expect(await buyer.refused(...cancel(number))).toBe('orderNotInState');
    expect([await statusOf(m, number), items.length, await walletOf(m, id)]).toEqual([3, 2, await walletOf(m, id)]);
  });

  it('ends applications that are open, gives back what is left after those that are done, and waits for the platform’s ruling', async () => {
    const m = market();
    const { id, buyer, number, items } = await paidOrder(m, 2);
    const [wallet, escrow] = [await walletOf(m, id), await escrowOf(m, number)];
    const first = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0]!));
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn: first.refundSn });
    const second = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[1]!));
    await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn: second.refundSn, sellerMsg: 'No' });
    const [{ cancelAmount }, left] = [await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number }), await escrowOf(m, number)];
    expect(BigInt(Math.round(Number(cancelAmount) * 100))).toBe(left);
    await buyer.ok(...cancel(number));
    // What she had asked for before is still told.
    const { timeline } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(timeline.filter(({ kind }) => kind === 'refundAsked')).toHaveLength(2);
    expect(timeline.filter(({ kind }) => kind === 'refundWithdrawn')).toEqual([]);
    expect(timeline.filter(({ kind }) => kind === 'refundOrderCancelled').map((e) => e.refundSn)).toEqual([second.refundSn]);
    expect([await refundStatusOf(m, second.refundSn), await statusOf(m, number)]).toEqual([6, 6]);
    expect([(await walletOf(m, id)) - wallet, await escrowOf(m, number)]).toEqual([escrow, 0n]);

    const asked = await paidOrder(m);
    const { refundSn } = await asked.buyer.ok('POST /p/orderRefund/apply', wholeOrder(asked.number));
    await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'No' });
    await asked.buyer.ok('PUT /p/orderRefund/apply_platform_intervention', {
      refundSn,
      reason: 'Please decide',
      description: 'I want my money back',
    });
    expect(await asked.buyer.refused(...cancel(asked.number))).toBe('refundOpenAlready');
  });

  it('gives back what of a price in parts was paid, and nobody waits for the rest', async () => {
    const m = market();
    const { id, buyer, number } = await orderOn(m, byPlan('30-40-30'));
    const wallet = await walletOf(m, id);
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    expect(await statusOf(m, number)).toBe(2);
    const { cancelAmount } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(BigInt(Math.round(Number(cancelAmount) * 100))).toBe(wallet - (await walletOf(m, id)));
    await buyer.ok(...cancel(number));
    expect([await statusOf(m, number), await walletOf(m, id), await escrowOf(m, number)]).toEqual([6, wallet, 0n]);
    expect((await partsOf(buyer, number)).every((p) => p.payReference === null)).toBe(true);
  });

  it('gives points back to their lots', async () => {
    const m = market();
    const { id, buyer, near, basketIds } = await buyerWithPoints(m, 500);
    const wallet = await walletOf(m, id);
    const { orderNumbers: number } = await near.ok('POST /p/order/submit', { basketIds, userUseScore: 50 });
    await near.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    await buyer.ok(...cancel(number));
    expect([await scoreOf(buyer), await walletOf(m, id), await escrowOf(m, number)]).toEqual([500, wallet, 0n]);
  });

  it('is also one to be collected, and one its store would bring, with the fee for it', async () => {
    const m = market();
    const collected = await collectedOrder(m);
    await collected.buyer.ok(...cancel(collected.number));
    expect([await statusOf(m, collected.number), await escrowOf(m, collected.number)]).toEqual([6, 0n]);
    const [id = 0] = await addBuyers(m, 1);
    const wallet = await walletOf(m, id);
    const city = await cityOrder(m, m.buyer(id));
    await m.buyer(id).call('POST /p/order/pay', { orderNumbers: city, payType: 9 });
    await m.buyer(id).ok(...cancel(city));
    expect([await statusOf(m, city), await walletOf(m, id), await escrowOf(m, city)]).toEqual([6, wallet, 0n]);
  });

  it('that is paid at the door is cancelled though it is packed; vouchers are asked back, and have nothing to pack', async () => {
    const m = market();
    const cash = await orderOn(m, cashOnDelivery);
    await m.seller(1).ok(...pack(cash.number));
    await cash.buyer.ok(...cancel(cash.number));
    expect(await statusOf(m, cash.number)).toBe(6);
    const service = await addService(m, 'CANCEL');
    const voucher = await voucherOrder(m, service);
    expect(await voucher.buyer.refused(...cancel(voucher.number))).toBe('orderNotInState');
    expect(await m.seller(1).refused(...pack(voucher.number))).toBe('orderNotInState');
  });

  it('with a payment that a provider is asked about for a later part: the order closes, and what comes goes back', async () => {
    const m = market();
    const { buyer, number } = await orderOn(m, byPlan('30-40-30'));
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    const payment = await agreed(m, provider(), buyer, `${number}-2`);
    await buyer.ok(...cancel(number));
    await buyer.call('POST /p/order/payCheck', { orderNumbers: `${number}-2` });
    for (let i = 0; i < 4; i += 1) await m.advance(0.02);
    expect(await statusOf(m, number)).toBe(6);
    expect(provider().takenTotal() - provider().refunds.size).toBe(0);
    expect(payment).not.toBe('');
  });
});

describe('a paid order under contract', () => {
  const market = marketplaceForFile({ contracts: true });

  it('is cancelled like any other, and the contract stays signed', async () => {
    const m = market();
    await everyOrderNeedsOne(m);
    const [id = 0] = await addBuyers(m, 1);
    const [buyer, wallet] = [m.buyer(id), await walletOf(m, id)];
    const number = await placeForContract(m, buyer);
    await signAsBuyer(m, buyer, number);
    await signAsStore(m, m.seller(1), number);
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    await buyer.ok(...cancel(number));
    expect([await statusOf(m, number), await walletOf(m, id)]).toEqual([6, wallet]);
    const { documents } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(documents.map((d) => [d.kind, d.status])).toEqual([['contract', 2]]);
  });
});

describe.each(wires)('those who meet over a paid order $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  afterAll(() => expectAllToldAsBooked(market()));

  it('cancel it, pack it, ship it and agree to a refund of it: one of them wins, and the money goes one way', async () => {
    const m = market();
    for (const order of [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
      [1, 0, 3, 2],
    ]) {
      const { id, buyer, number } = await paidOrder(m);
      const [wallet, escrow] = [await walletOf(m, id), await escrowOf(m, number)];
      const calls = [
        () => buyer.call(...cancel(number)),
        () => m.seller(1).call(...pack(number)),
        () => m.seller(1).call('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'SF1' }] }),
        () => buyer.call('POST /p/orderRefund/apply', wholeOrder(number)),
      ];
      const outcomes = await Promise.all(order.map((i) => calls[i]!()));
      namesOf(outcomes);
      const isCancelled = outcomes[order.indexOf(0)]!.code === '00000';
      const isShipped = outcomes[order.indexOf(2)]!.code === '00000';
      expect([isCancelled && isShipped, await statusOf(m, number)]).toEqual([false, isCancelled ? 6 : isShipped ? 3 : 2]);
      expect([(await walletOf(m, id)) - wallet, await escrowOf(m, number)]).toEqual(isCancelled ? [escrow, 0n] : [0n, escrow]);
    }
  });

  it('cancel it ten times: it is cancelled once', async () => {
    const m = market();
    const { id, buyer, number } = await paidOrder(m);
    const [wallet, escrow] = [await walletOf(m, id), await escrowOf(m, number)];
    const outcomes = await Promise.all(times(10, () => buyer.call(...cancel(number))));
    expect(namesOf(outcomes)).toEqual(times(10, () => 'ok'));
    expect((await walletOf(m, id)) - wallet).toBe(escrow);
    expect(await m.query('select 1 from refunds where order_number = $1 and status = 5', [number])).toHaveLength(1);
    expect(await nearSeller(m, 1).refused(...pack(number))).toBe('orderNotInState');
  });
});
