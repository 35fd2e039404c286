import { isRefundStep, type TimelineKind } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { oneLine, paidOrder } from '../../../test/refunds.ts';
import { agreedReturn, returnOnItsWay } from '../../../test/returns.ts';
import { inTurn, sides, type Timeline, timelines } from '../../../test/timelines.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);

/** Steps of refunds and the money that goes back, as kind, who, reason. */
const steps = (timeline: Timeline) =>
  timeline
    .filter((e) => e.phase === 'done' && (isRefundStep(e.kind) || e.kind === 'refunded'))
    .map((e) => [e.kind, e.actor, ...(e.text === null ? [] : [e.text])]);
const oneOf = (timeline: Timeline, kind: TimelineKind) => timeline.find((e) => e.kind === kind);
const days = (n: number) => market().advance(n);

/** A received order whose refund the store has refused. */
const refused = async () => {
  const order = await paidOrder(market());
  await ship(seller(), order.number);
  await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
  const what = { ...oneLine(order.number, order.items[0] ?? 0), refundAmount: '3.00', buyerMobile: '13912345678' };
  const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', what);
  await days(0.1);
  await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It left whole' });
  await days(0.1);
  return { ...order, refundSn };
};
const asking = { reason: 'No agreement', description: 'See the crack' };
const before = [
  ['refundAsked', 'buyer', 'Broken'],
  ['refundRefused', 'seller', 'It left whole'],
];

describe('the timeline of an order with a refund', () => {
  it('tells what was asked, the refusal with its reason, the asking anew, the platform, the ruling and the money, in turn', async () => {
    const { buyer, number, refundSn } = await refused();
    await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'Scratched', refundAmount: '2.00' });
    await days(0.1);
    await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'Nothing of it' });
    await days(0.1);
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, ...asking });
    await days(0.1);
    const words = { reason: 'The picture shows the crack clearly', storeReason: 'The store has to bear the scratch' };
    await market().operator.ok('PUT /platform/intervention/agree', { refundSn, ...words });
    const all = await timelines(market(), buyer, number);
    for (const side of sides) {
      expect(steps(all[side])).toEqual([
        ...before,
        ['refundChanged', 'buyer', 'Scratched'],
        ['refundRefused', 'seller', 'Nothing of it'],
        ['interventionAsked', 'buyer', asking.reason],
        ['ruledForBuyer', 'operator', side === 'seller' ? words.storeReason : words.reason],
        ['refunded', 'platform'],
      ]);
      expect([oneOf(all[side], 'refundAsked'), oneOf(all[side], 'refundChanged')]).toMatchObject([
        { amount: 3, refundSn, lane: 'refund' },
        { amount: 2, refundSn, lane: 'refund' },
      ]);
      expect(inTurn(all[side])).toBe(true);
    }
    // What a store may not see on the page of the refund does not stand here either.
    expect(JSON.stringify(all.seller)).not.toContain('13912345678');
    expect(JSON.stringify(all.seller)).not.toContain(words.reason);
  });

  it('tells the request to the platform that was taken back, and a ruling for the store', async () => {
    const { buyer, number, refundSn } = await refused();
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, ...asking });
    await days(0.1);
    await buyer.ok('PUT /p/orderRefund/cancel_platform_intervention', { refundSn });
    await days(0.1);
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, ...asking });
    await days(0.1);
    const reason = 'Nothing of it can be seen in the pictures';
    await market().operator.ok('PUT /platform/intervention/refuse', { refundSn, reason, storeReason: reason });
    expect(steps((await timelines(market(), buyer, number)).buyer)).toEqual([
      ...before,
      ['interventionAsked', 'buyer', asking.reason],
      ['interventionWithdrawn', 'buyer'],
      ['interventionAsked', 'buyer', asking.reason],
      ['ruledForStore', 'operator', reason],
    ]);
  });

  it('tells that it was withdrawn, or closed because nobody pursued it', async () => {
    const withdrawn = await refused();
    await withdrawn.buyer.ok('PUT /p/orderRefund/cancel', { refundSn: withdrawn.refundSn });
    expect(steps((await timelines(market(), withdrawn.buyer, withdrawn.number)).buyer)).toEqual([...before, ['refundWithdrawn', 'buyer']]);
    const left = await refused();
    await days(7.1);
    expect(steps((await timelines(market(), left.buyer, left.number)).seller)).toEqual([...before, ['refundNotPursued', 'platform']]);
  });

  it('tells an agreement of the store, and one by the clock', async () => {
    const one = await paidOrder(market());
    const { refundSn } = await one.buyer.ok('POST /p/orderRefund/apply', oneLine(one.number, one.items[0] ?? 0));
    await days(0.1);
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(steps((await timelines(market(), one.buyer, one.number)).operator)).toEqual([
      ['refundAsked', 'buyer', 'Broken'],
      ['refundAgreed', 'seller'],
      ['refunded', 'platform'],
    ]);
    const other = await paidOrder(market());
    await other.buyer.ok('POST /p/orderRefund/apply', oneLine(other.number, other.items[0] ?? 0));
    await days(7.1);
    expect(steps((await timelines(market(), other.buyer, other.number)).buyer).map(([kind, by]) => [kind, by])).toEqual([
      ['refundAsked', 'buyer'],
      ['refundAgreedByClock', 'platform'],
      ['refunded', 'platform'],
    ]);
  });

  it('tells with each answer what it is about: agreed to and paid, what the books gave back; refused, what was asked then', async () => {
    const sums = async ({ buyer, number }: { readonly buyer: Person; readonly number: string }) => {
      const all = await timelines(market(), buyer, number);
      const told = sides.map((side) =>
        all[side].filter((e) => isRefundStep(e.kind) || e.kind === 'refunded').map((e) => [e.kind, e.amount]),
      );
      for (const side of told) expect(side).toEqual(told[0]);
      return told[0] ?? [];
    };
    for (const refundAmount of ['0.01', '2.50', undefined]) {
      const one = await paidOrder(market());
      const what = { ...oneLine(one.number, one.items[0] ?? 0), ...(refundAmount === undefined ? {} : { refundAmount }) };
      const { refundSn } = await one.buyer.ok('POST /p/orderRefund/apply', what);
      const { refundAmount: asked } = await one.buyer.ok('GET /p/orderRefund/info', { refundSn });
      await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
      expect(await sums(one)).toEqual([
        ['refundAsked', asked],
        ['refundAgreed', asked],
        ['refunded', asked],
      ]);
      const { steps: moves } = await one.buyer.ok('GET /p/orderRefund/info', { refundSn });
      expect(moves.find(({ why }) => why === 'agreed')?.amount).toBe(asked);
    }
    const twice = await refused();
    await twice.buyer.ok('PUT /p/orderRefund/update_refund', {
      refundSn: twice.refundSn,
      applyType: 1,
      buyerReason: 'Scratched',
      refundAmount: '2.00',
    });
    await days(7.1);
    expect(await sums(twice)).toEqual([
      ['refundAsked', 3],
      ['refundRefused', 3],
      ['refundChanged', 2],
      ['refundAgreedByClock', 2],
      ['refunded', 2],
    ]);
  });

  it('tells goods that were sent back with their waybill, and that they were taken in, disputed, or never sent', async () => {
    const kinds = async ({ buyer, number }: { readonly buyer: Person; readonly number: string }) =>
      steps((await timelines(market(), buyer, number)).buyer).map(([kind]) => kind);
    const taken = await returnOnItsWay(market(), 'RB2001');
    await days(0.1);
    await seller().ok('PUT /shop/admin/refund/receive', { refundSn: taken.refundSn });
    expect(await kinds(taken)).toEqual(['refundAsked', 'refundAgreed', 'returnSent', 'returnTakenIn', 'refunded']);
    const all = await timelines(market(), taken.buyer, taken.number);
    for (const side of sides)
      expect(oneOf(all[side], 'returnSent')).toMatchObject({ text: 'RB2001', actor: 'buyer', refundSn: taken.refundSn });
    const argued = await returnOnItsWay(market(), 'RB2002');
    await days(0.1);
    await seller().ok('PUT /shop/admin/refund/dispute', { refundSn: argued.refundSn, sellerMsg: 'The box was empty' });
    expect(steps((await timelines(market(), argued.buyer, argued.number)).buyer).at(-1)).toEqual([
      'returnDisputed',
      'seller',
      'The box was empty',
    ]);
    const silent = await returnOnItsWay(market(), 'RB2003');
    const never = await agreedReturn(market());
    await days(31);
    expect(await kinds(silent)).toEqual(['refundAsked', 'refundAgreed', 'returnSent', 'returnTakenInByClock', 'refunded']);
    expect(await kinds(never)).toEqual(['refundAsked', 'refundAgreed', 'returnLate']);
  });

  it('tells what the platform granted, to each side in its words', async () => {
    const m = market();
    const { buyer, number, items } = await paidOrder(m);
    await ship(seller(), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    const words = { reason: 'The glaze came off in the wash', storeReason: 'Your glaze does not hold' };
    await m.operator.ok('POST /platform/intervention/grant', {
      orderNumber: number,
      orderItemId: items[0] ?? 0,
      refundAmount: '1.00',
      ...words,
    });
    const all = await timelines(market(), buyer, number);
    for (const side of sides)
      expect(steps(all[side])).toEqual([
        ['refundGranted', 'operator', side === 'seller' ? words.storeReason : words.reason],
        ['refunded', 'platform'],
      ]);
  });
});
