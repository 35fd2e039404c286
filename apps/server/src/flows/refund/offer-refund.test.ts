import { afterAll, describe, expect, it } from 'vitest';
import { balanceOf, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller, processAhead } from '../../../test/people.ts';
import { namesOf, oks, times, wires } from '../../../test/racing.ts';
import { oneLine, paidOrder, refundStatusOf, wholeOrder, withReturn } from '../../../test/refunds.ts';
import { mailsTo } from '../../../test/terms.ts';
import { sides, timelines } from '../../../test/timelines.ts';
import { expectAllToldAsBooked } from '../../../test/told-money.ts';

const words = 'The scratches are small: keep them, and take five back';
describe.each(wires)('an offer of the store instead of what is asked back $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  // Every sentence with an amount, to each side, is what the books say.
  afterAll(() => expectAllToldAsBooked(market()));
  const near = () => nearSeller(market(), 1);
  const wallet = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);
  const escrow = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
  const asked = async (wish: object = withReturn) => {
    const order = await paidOrder(market());
    await ship(near(), order.number);
    const buyer = nearBuyer(market(), order.id);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(order.number, order.items[0]!), ...wish });
    return { ...order, near: buyer, refundSn };
  };

  it('is accepted: just that goes back at once, nothing is sent back, the order goes on, and both are told', async () => {
    const a = await asked();
    const [before, held] = [await wallet(a.id), await escrow(a.number)];
    for (const _twice of [1, 2]) await near().ok('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount: '5.00', words });
    const info = await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    expect(info.offers).toMatchObject([{ amount: 5, goodsNum: null, words, outcome: 'open' }]);
    expect([info.returnMoneySts, info.can.includes('answerOffer'), info.waitsFor]).toEqual([7, true, 'buyer']);
    // Lists tell an offer from a refusal.
    const listed = async () => [
      (await a.near.ok('GET /p/orderRefund/list', {})).records[0]?.offered,
      (await near().ok('GET /shop/admin/refund/page', {})).records.find((r) => r.refundSn === a.refundSn)?.offered,
    ];
    expect(await listed()).toEqual([5, 5]);
    await market().near.drain();
    expect((await mailsTo(market(), a.id)).filter((s) => s.startsWith('The supplier offers $5.00'))).toHaveLength(1);
    await a.near.ok('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true });
    expect([(await wallet(a.id)) - before, await escrow(a.number), await statusOf(market(), a.number)]).toEqual([500n, held - 500n, 4]);
    expect(await listed()).toEqual([null, null]);
    const done = await near().ok('GET /shop/admin/refund/info', { refundSn: a.refundSn });
    expect([done.returnMoneySts, done.refundAmount, done.applyType, done.goodsNum, done.offers.map((o) => o.outcome)]).toEqual([
      5,
      5,
      1,
      0,
      ['accepted'],
    ]);
    // What she had asked for stays in the history, and what was offered stands with the offer and its answer, on all sides.
    const wished = done.wishes[0]!.refundAmount;
    expect(wished).toBeGreaterThan(5);
    const steps = [
      ['applied', wished],
      ['offered', 5],
      ['offerAccepted', 5],
    ];
    const own = await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    const platform = await market().operator.ok('GET /platform/intervention/info', { refundSn: a.refundSn });
    for (const told of [done, own, platform]) expect(told.steps.map((s) => [s.why, s.amount])).toEqual(steps);
    // So do the timelines of the order.
    const orders = await timelines(market(), a.near, a.number);
    for (const side of sides)
      expect(
        orders[side].filter((e) => e.lane === 'refund' && e.refundSn === a.refundSn && e.amount !== null).map((e) => [e.kind, e.amount]),
      ).toEqual(
        expect.arrayContaining([
          ['refundOffered', 5],
          ['refundOfferAccepted', 5],
        ]),
      );
  });

  it('is answered as it was seen: an offer that took its place in the meantime pays nothing, and is told', async () => {
    const a = await asked();
    const before = await wallet(a.id);
    await near().ok('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount: '5.00', words });
    await near().ok('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount: '4.00', words });
    const answer = (accept: boolean, amount: string) => ({ refundSn: a.refundSn, accept, amount });
    for (const accept of [true, false])
      for (const amount of ['5.00', '40', '0'])
        expect(await a.near.refused('PUT /p/orderRefund/answerOffer', answer(accept, amount))).toBe('refundNotInState');
    expect(await a.near.refused('PUT /p/orderRefund/answerOffer', answer(true, '4,00'))).toBe('argumentNotValid');
    expect((await wallet(a.id)) - before).toBe(0n);
    await a.near.ok('PUT /p/orderRefund/answerOffer', answer(true, '4'));
    expect((await wallet(a.id)) - before).toBe(400n);
    const { steps } = await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    expect(steps.slice(1).map((s) => [s.why, s.amount])).toEqual([
      ['offered', 5],
      ['offered', 4],
      ['offerAccepted', 4],
    ]);
  });

  it('is to be answered by the same day when another takes its place, so that no store holds goods for ever', async () => {
    const { id, number, items } = await paidOrder(market());
    const { refundSn } = await nearBuyer(market(), id).ok('POST /p/orderRefund/apply', oneLine(number, items[0]!));
    const due = async () => (await market().query<{ at: Date }>('select due_at as at from refunds where number = $1', [refundSn]))[0]!.at;
    await near().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '5.00', words });
    const first = await due();
    await market().advance(1);
    await near().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '6.00', words });
    expect(await due()).toEqual(first);
  });

  it('is for the pieces that were seen, too: the same sum for others is another offer', async () => {
    const a = await asked();
    const before = await wallet(a.id);
    const offer = { refundSn: a.refundSn, amount: '1.00', words };
    const info = () => a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    // Two tabs: in one she reads an offer for three pieces, in the other the one for two that took its place.
    await near().ok('PUT /shop/admin/refund/offer', { ...offer, goodsNum: 3 });
    const [first] = (await info()).offers;
    await near().ok('PUT /shop/admin/refund/offer', { ...offer, goodsNum: 2 });
    const second = (await info()).offers.at(-1);
    const answer = (accept: boolean, seen: { amount: number; goodsNum: number | null }) => ({
      refundSn: a.refundSn,
      accept,
      amount: seen.amount.toFixed(2),
      goodsNum: seen.goodsNum ?? 0,
    });
    for (const accept of [true, false])
      for (const seen of [first!, { amount: 1, goodsNum: null }, { amount: 2, goodsNum: 2 }])
        expect(await a.near.refused('PUT /p/orderRefund/answerOffer', answer(accept, seen))).toBe('refundNotInState');
    expect([(await wallet(a.id)) - before, second?.outcome]).toEqual([0n, 'open']);
    await a.near.ok('PUT /p/orderRefund/answerOffer', answer(true, second!));
    expect((await wallet(a.id)) - before).toBe(100n);
  });

  it('that named no pieces is not answered by who saw some', async () => {
    const a = await asked();
    const offer = { refundSn: a.refundSn, amount: '1.00', words };
    await near().ok('PUT /shop/admin/refund/offer', offer);
    expect(
      await a.near.refused('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true, amount: '1.00', goodsNum: 2 }),
    ).toBe('refundNotInState');
    await a.near.ok('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true, amount: '1.00', goodsNum: 0 });
  });

  it('is declined: the refund stands as refused, her days go on, another offer or the platform may follow', async () => {
    const a = await asked();
    await near().ok('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount: '5.00', words });
    const { dueTime } = await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    await a.near.ok('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: false });
    expect(await a.near.refused('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true })).toBe('refundNotInState');
    const info = await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    expect([info.returnMoneySts, info.dueTime, info.can.includes('answerOffer'), info.can.includes('intervene')]).toEqual([
      7,
      dueTime,
      false,
      true,
    ]);
    // Nobody refused: all sides read that she declined.
    const declined = async () => [
      (await a.near.ok('GET /p/orderRefund/list', {})).records[0]?.isDeclined,
      (await near().ok('GET /shop/admin/refund/info', { refundSn: a.refundSn })).isDeclined,
    ];
    expect([info.isDeclined, ...(await declined())]).toEqual([true, true, true]);
    await near().ok('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount: '7.00', words });
    expect(await declined()).toEqual([false, false]);
    await a.near.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn: a.refundSn, reason: 'Broken', description: 'See' });
    expect(await a.near.refused('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true })).toBe('refundNotInState');
    const after = await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    expect(after.offers.map((o) => o.outcome)).toEqual(['declined', 'lapsed']);
  });

  it('is nobody else’s to make or to answer, is no more than can go back, and none without a refund that waits', async () => {
    const a = await asked();
    const offer = { refundSn: a.refundSn, amount: '5.00', words };
    expect(await nearSeller(market(), 2).refused('PUT /shop/admin/refund/offer', offer)).toBe('refundUnknown');
    expect(await near().refused('PUT /shop/admin/refund/offer', { ...offer, amount: '9999999.00' })).toBe('refundTooLarge');
    expect(await near().refused('PUT /shop/admin/refund/offer', { ...offer, amount: '0' })).toBe('refundTooSmall');
    expect(await near().refused('PUT /shop/admin/refund/offer', { ...offer, amount: "1' or 1=1" })).toBe('argumentNotValid');
    expect(await a.near.refused('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true })).toBe('refundNotInState');
    await near().ok('PUT /shop/admin/refund/offer', offer);
    const other = await paidOrder(market());
    expect(await nearBuyer(market(), other.id).refused('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true })).toBe(
      'refundUnknown',
    );
    await a.near.ok('PUT /p/orderRefund/cancel', { refundSn: a.refundSn });
    expect(await near().refused('PUT /shop/admin/refund/offer', offer)).toBe('refundNotInState');
  });

  it('of just the money that is asked back is no other offer, and leaves the goods where they are held', async () => {
    const { id, number } = await paidOrder(market());
    const buyer = nearBuyer(market(), id);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    const { refundAmount } = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    const offer = { refundSn, amount: refundAmount.toFixed(2), words };
    expect(await near().refused('PUT /shop/admin/refund/offer', offer)).toBe('offerSameAsAsked');
    const { canShip } = await near().ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number });
    expect(canShip).toBe(false);
    // With the return left out it is one.
    const a = await asked();
    const { refundAmount: all } = await a.near.ok('GET /p/orderRefund/info', { refundSn: a.refundSn });
    await near().ok('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount: all.toFixed(2), words });
  });

  it('of nothing is refused with the least sum', async () => {
    const a = await asked();
    const { msg } = await near().call('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount: '0', words });
    expect(msg).toBe('The smallest refund is $0.01.');
  });

  it('of all that is asked back before anything left gives the pieces up, and the order closes', async () => {
    const { id, number } = await paidOrder(market());
    const buyer = nearBuyer(market(), id);
    const [before, held] = [await wallet(id), await escrow(number)];
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '3.00' });
    const amount = `${held / 100n}.${String(held % 100n).padStart(2, '0')}`;
    await near().ok('PUT /shop/admin/refund/offer', { refundSn, amount, words });
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: true });
    expect([(await wallet(id)) - before, await escrow(number), await statusOf(market(), number)]).toEqual([held, 0n, 6]);
  });

  it('accepted, declined, replaced, withdrawn and over by the clock at once ends one way, and pays once', async () => {
    const a = await asked();
    await near().ok('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount: '5.00', words });
    const before = await wallet(a.id);
    const ahead = await processAhead(market(), 8 * 86_400);
    const buyer = market().buyer(a.id);
    const [, ...outcomes] = await Promise.all([
      ahead.drain(),
      ...times(3, () => buyer.call('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: true })),
      buyer.call('PUT /p/orderRefund/answerOffer', { refundSn: a.refundSn, accept: false }),
      market().seller(1).call('PUT /shop/admin/refund/offer', { refundSn: a.refundSn, amount: '6.00', words }),
      buyer.call('PUT /p/orderRefund/cancel', { refundSn: a.refundSn }),
    ]);
    await ahead.close();
    namesOf(outcomes);
    expect(oks(outcomes.slice(0, 3))).toBeLessThanOrEqual(1);
    const status = await refundStatusOf(market(), a.refundSn);
    const back = (await wallet(a.id)) - before;
    expect(status === 5 ? [500n, 600n].includes(back) : back === 0n).toBe(true);
  });
});
