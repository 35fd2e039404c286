import { edges } from './model.ts';
import { withSecond } from './operators.ts';
import { type Act, buyerOf, decimal, type ModelRefund, sellerOf, someOrder, type Step, type World } from './world.ts';

/** She asks for money back: of all of it or of one line, all that can be or some of it, with return or without. */
const applies: Act = {
  weight: 6,
  make: (w) => {
    const order = someOrder(w, (o) => [2, 3, 4, 10, 11].includes(o.status) && !o.hasOpenRefund);
    if (order === null) return null;
    const line = w.chance.happens(0.6) ? w.chance.oneOf(order.lines) : null;
    const amount = w.chance.happens(0.3) ? decimal(BigInt(1 + w.chance.below(Number(order.total) * 2))) : undefined;
    const what = {
      orderNumber: order.number,
      refundType: line === null ? 1 : 2,
      applyType: w.chance.happens(0.3) ? 2 : 1,
      buyerReason: 'Not as described',
      ...(line === null ? {} : { orderItemId: line.orderItemId, goodsNum: 1 + w.chance.below(line.count) }),
      ...(amount === undefined ? {} : { refundAmount: amount }),
    };
    return {
      name: `asks ${amount ?? 'all'} of ${line === null ? 'all' : what.goodsNum} of ${order.number} back`,
      about: [order],
      edges: [],
      run: () => buyerOf(w, order).call('POST /p/orderRefund/apply', what),
    };
  },
};

/** Something that somebody says about a refund, mostly one that stands so. */
const says = (
  weight: number,
  name: string,
  statuses: readonly number[],
  run: (w: World, refund: ModelRefund) => Step['run'],
  paysBack = false,
): Act => ({
  weight,
  make: (w) => {
    const all = [...w.refunds.values()];
    const fitting = all.filter((r) => statuses.includes(r.status));
    const list = fitting.length === 0 || w.chance.happens(0.1) ? all : fitting;
    if (list.length === 0) return null;
    const refund = w.chance.oneOf(list);
    return {
      name: `${name} ${refund.number} of ${refund.order.number}`,
      about: [refund.order],
      edges: paysBack ? edges.refunded : [],
      ...(statuses.includes(refund.status) || name === 'changes' ? {} : { succeeds: name === 'withdraws' && refund.status === 6 }),
      run: run(w, refund),
    };
  },
});
/** Mostly with a carrier that can be asked where it is. */
const parcelOf = (w: World) => {
  w.count += 1;
  return { ...(w.chance.happens(0.7) ? { expressId: 1 } : { expressName: 'A cousin with a lorry' }), expressNo: `RB${w.count}` };
};
const ruling = 'As both sides have shown';

/** An operator grants something back of an order that is completed; it stays so, whatever the store can pay. */
const grants: Act = {
  weight: 2,
  make: (w) => {
    const order = someOrder(w, (o) => o.status === 5);
    if (order === null) return null;
    const line = w.chance.happens(0.5) ? null : w.chance.oneOf(order.lines);
    const amount = w.chance.happens(0.5) ? '0.50' : undefined;
    const what = { kind: 'grant', about: [order], edges: [], learn: () => undefined, leaves: w.chance.happens(0.4) };
    return {
      name: `an operator grants ${amount ?? 'the most'} of ${order.number}`,
      about: [],
      edges: [],
      ...(order.status === 5 ? {} : { succeeds: false }),
      run: async () =>
        withSecond(
          w,
          await w.m.operator.call('POST /platform/intervention/grant', {
            orderNumber: order.number,
            ...(line === null ? {} : { orderItemId: line.orderItemId }),
            ...(amount === undefined ? {} : { refundAmount: amount }),
            reason: 'The goods broke within a month.',
            storeReason: '货物在一个月内损坏，予以退款。',
          }),
          what,
        ),
    };
  },
};

export const refundActs: readonly Act[] = [
  grants,
  applies,
  says(
    3,
    'agrees to',
    [1],
    (w, { number: refundSn, order }) =>
      () =>
        sellerOf(w, order).call('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' }),
    true,
  ),
  says(
    3,
    'refuses',
    [1],
    (w, { number: refundSn, order }) =>
      () =>
        sellerOf(w, order).call('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'No' }),
  ),
  says(
    1,
    'withdraws',
    [1, 2, 7],
    (w, { number: refundSn, order }) =>
      () =>
        buyerOf(w, order).call('PUT /p/orderRefund/cancel', { refundSn }),
  ),
  says(
    2,
    'changes',
    [1, 7],
    (w, { number: refundSn, order }) =>
      () =>
        buyerOf(w, order).call('PUT /p/orderRefund/update_refund', {
          refundSn,
          applyType: 1,
          buyerReason: 'Then less',
          refundAmount: '1.00',
        }),
  ),
  says(3, 'sends back', [2], (w, { number: refundSn, order }) => {
    const parcel = parcelOf(w);
    return () => buyerOf(w, order).call('POST /p/orderRefund/submitExpress', { refundSn, ...parcel });
  }),
  says(1, 'mends the parcel of', [3], (w, { number: refundSn, order }) => {
    const parcel = parcelOf(w);
    return () => buyerOf(w, order).call('PUT /p/orderRefund/reSubmitExpress', { refundSn, ...parcel });
  }),
  says(
    2,
    'takes in',
    [3],
    (w, { number: refundSn, order }) =>
      () =>
        sellerOf(w, order).call('PUT /shop/admin/refund/receive', { refundSn }),
    true,
  ),
  says(
    1,
    'disputes',
    [3],
    (w, { number: refundSn, order }) =>
      () =>
        sellerOf(w, order).call('PUT /shop/admin/refund/dispute', { refundSn, sellerMsg: 'Empty' }),
  ),
  says(
    3,
    'asks the platform about',
    [7],
    (w, { number: refundSn, order }) =>
      () =>
        buyerOf(w, order).call('PUT /p/orderRefund/apply_platform_intervention', {
          refundSn,
          reason: 'Unfair',
          description: 'It is broken',
        }),
  ),
  says(
    1,
    'leaves the platform out of',
    [10],
    (w, { number: refundSn, order }) =>
      () =>
        buyerOf(w, order).call('PUT /p/orderRefund/cancel_platform_intervention', { refundSn }),
  ),
  says(
    2,
    'the platform rules for',
    [10],
    (w, { number: refundSn }) =>
      () =>
        w.m.operator.call('PUT /platform/intervention/agree', { refundSn, reason: ruling, storeReason: ruling }),
    true,
  ),
  says(
    2,
    'the platform rules against',
    [10],
    (w, { number: refundSn }) =>
      () =>
        w.m.operator.call('PUT /platform/intervention/refuse', { refundSn, reason: ruling, storeReason: ruling }),
  ),
];
