import { payType as ways } from '@kyakhta/contract';
import { variantsOf } from '../goods.ts';
import { returnUrl } from '../payments.ts';
import { joinGroup } from './group-orders.ts';
import { edges, isPaidWhole, type ModelOrder } from './model.ts';
import { changesOffer, claimsCoupon, offers, promote, somePromotions } from './promotions.ts';
import { type Act, buyerOf, cents, learnOrder, ordersWhere, someOrder, type Step, uuid, type World } from './world.ts';

/** The store whose goods come in every way. */
const everyWayAt = 1;

/** Cartons of one or two stores, placed as one; every now and then more than there is. */
const buys: Act = {
  weight: 14,
  make: (w) => {
    const buyerId = w.chance.oneOf(w.buyers);
    const stores = w.chance.happens(0.3) ? w.stores.slice(0, 2) : [w.chance.oneOf(w.stores)];
    const isGroup = w.chance.happens(0.25);
    const [pick, cartons] = [w.chance.below(4), w.chance.happens(0.03) ? 100_000 : w.chance.below(4)];
    const isOther = stores.includes(everyWayAt) && w.chance.happens(0.5);
    const delivery = isOther ? { dvyTypes: [{ shopId: everyWayAt, dvyType: w.chance.oneOf([2, 2, 3, 4, 4]) }] } : {};
    const terms = w.chance.oneOf([
      {},
      {},
      { isScorePay: 1 },
      { userUseScore: 50 },
      { paymentTerm: 2 },
      { paymentTerm: 3, instalmentPlan: '30-40-30' },
    ]);
    const off = somePromotions(w);
    return {
      name: `buyer ${buyerId} orders at ${stores.join(' and ')}`,
      about: [],
      edges: [],
      run: async () => {
        const buyer = w.m.buyer(buyerId);
        await buyer.ok('DELETE /p/shopCart/deleteAll', {});
        const items = [];
        for (const shopId of stores) {
          const variants = await variantsOf(w.m, shopId);
          const v = variants[pick % Math.max(1, variants.length)];
          if (v !== undefined) items.push({ prodId: v.prodId, skuId: v.skuId, shopId, count: v.minimum + cartons * v.carton });
        }
        const lines = await buyer.call('POST /p/shopCart/changeItems', { items });
        if (lines.code !== '00000') return lines;
        const basketIds = (lines.data as { basketId: number }[]).map((l) => l.basketId);
        return buyer.call('POST /p/order/submit', { basketIds, ...terms, ...delivery });
      },
      learn: async ({ data }) => {
        for (const number of (data as { orderNumbers?: string }).orderNumbers?.split(',') ?? []) {
          if (off !== null) await promote(w, number, off);
          const order = await learnOrder(w, buyerId, number);
          if (isGroup) await joinGroup(w, order);
        }
      },
    };
  },
};

/** One or two things a buyer owes, hers or, by mistake or not, paid already. */
const toPay = (w: World): { readonly order: ModelOrder; readonly references: string[]; readonly orders: ModelOrder[] } | null => {
  const order = someOrder(w, (o) => o.status !== 6 && !isPaidWhole(o) && o.paymentTerm !== 2);
  if (order === null) return null;
  const open = order.dues.find((d) => d.payType === null) ?? order.dues[0];
  const second = w.chance.happens(0.3)
    ? ordersWhere(w, (o) => o !== order && o.buyerId === order.buyerId && o.status === 1 && o.paymentTerm === 1)[0]
    : undefined;
  return {
    order,
    references: [open?.reference ?? order.number, ...(second === undefined ? [] : [second.number])],
    orders: second === undefined ? [order] : [order, second],
  };
};

const paysFromBalance: Act = {
  weight: 14,
  make: (w) => {
    const what = toPay(w);
    if (what === null) return null;
    return {
      name: `pays ${what.references.join(',')} from balance`,
      about: what.orders,
      edges: edges.paid,
      run: () =>
        buyerOf(w, what.order).call('POST /p/order/pay', { orderNumbers: what.references.join(','), payType: 9, payAttemptId: uuid() }),
    };
  },
};

/** At a provider, perhaps with a part from her balance, or by bank. */
export const begins =
  (by: 'provider' | 'bank'): Act['make'] =>
  (w) => {
    const what = toPay(w);
    if (what === null) return null;
    const payType = by === 'bank' ? ways.bankTransfer : w.chance.oneOf(w.providers.flatMap((p) => p.payTypes));
    const inPart = by === 'provider' && w.chance.happens(0.4) ? { balanceAmount: '7.77' } : {};
    const say = {
      orderNumbers: what.references.join(','),
      payType,
      payAttemptId: uuid(),
      ...(by === 'provider' ? { returnUrl } : {}),
      ...inPart,
    };
    for (const o of what.orders) o.isTried = true;
    return {
      name: `begins to pay ${what.references.join(',')} by ${payType}`,
      about: what.orders,
      edges: edges.paid,
      run: () => buyerOf(w, what.order).call('POST /p/order/pay', say),
    };
  };

export const looksWhetherPaid: Act = {
  weight: 6,
  make: (w) => {
    const order = someOrder(w, (o) => o.isTried && !isPaidWhole(o));
    const due = order?.dues.find((d) => d.payType === null) ?? order?.dues[0];
    if (order === null || due === undefined) return null;
    return {
      name: `looks whether ${due.reference} is paid`,
      about: ordersWhere(w, (o) => o.buyerId === order.buyerId),
      edges: edges.paid,
      run: () => buyerOf(w, order).call('POST /p/order/payCheck', { orderNumbers: due.reference }),
    };
  },
};

/** What a buyer does to an order, and whether it must succeed as the order stands. */
const does =
  (
    name: string,
    moves: Step['edges'],
    fits: (order: ModelOrder) => boolean,
    run: (w: World, order: ModelOrder) => Step['run'],
    more: (order: ModelOrder) => Partial<Step> = () => ({}),
  ): Act['make'] =>
  (w) => {
    const order = someOrder(w, fits);
    if (order === null) return null;
    return { name: `${name} ${order.number}`, about: [order], edges: moves, run: run(w, order), ...more(order) };
  };

/** Someone else's order: never hers to move, whatever she knows of it. */
const stranger: Act = {
  weight: 3,
  make: (w) => {
    const order = someOrder(w, () => true);
    const other = w.buyers.find((id) => id !== order?.buyerId);
    if (order === null || other === undefined) return null;
    const call = w.chance.oneOf([
      'PUT /p/myOrder/receipt/{orderNumber}',
      'PUT /p/myOrder/satisfied/{orderNumber}',
      'PUT /p/myOrder/cancel/{orderNumber}',
    ] as const);
    return {
      name: `a stranger says ${call} of ${order.number}`,
      about: [],
      edges: [],
      succeeds: false,
      run: () => w.m.buyer(other).call(call, { orderNumber: order.number }),
    };
  },
};

const score = (order: ModelOrder) => (order.total % 5n) + 1n;

export const buyerActs: readonly Act[] = [
  claimsCoupon,
  offers,
  changesOffer,
  buys,
  paysFromBalance,
  { weight: 14, make: begins('provider') },
  { weight: 4, make: begins('bank') },
  looksWhetherPaid,
  {
    weight: 4,
    make: does(
      'cancels',
      edges.cancelledCash,
      (o) => o.status === 1,
      (w, order) => () => buyerOf(w, order).call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: order.number }),
    ),
  },
  {
    weight: 8,
    make: does(
      'receives',
      edges.received,
      (o) => o.status === 3,
      (w, order) => () => buyerOf(w, order).call('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number }),
      (o) =>
        o.status === 3 && !o.isCollected && !o.isVirtual ? { succeeds: true } : o.status === 3 && o.isVirtual ? { succeeds: false } : {},
    ),
  },
  {
    weight: 5,
    make: does(
      'is satisfied with',
      edges.satisfied,
      (o) => o.status === 4 || o.status === 11,
      (w, order) => () => buyerOf(w, order).call('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: order.number }),
      (o) => (o.status === 4 || o.status === 11 ? { succeeds: isPaidWhole(o) && !o.hasOpenRefund && !o.isTakenBack } : {}),
    ),
  },
  {
    weight: 4,
    make: does(
      'reviews',
      edges.reviewed,
      (o) => o.status === 4,
      (w, order) => () =>
        buyerOf(w, order).call('POST /p/prodComm/add', {
          orderItemId: w.chance.oneOf(order.lines).orderItemId,
          score: Number(score(order)),
          content: 'Как обещано. 符合描述',
          pics: '',
        }),
    ),
  },
  stranger,
  {
    weight: 1,
    make: does(
      'hides',
      [],
      (o) => o.status === 5 || o.status === 6,
      (w, order) => () => buyerOf(w, order).call('DELETE /p/myOrder/{orderNumber}', { orderNumber: order.number }),
    ),
  },
  {
    weight: 1,
    make: (w) => {
      const buyerId = w.chance.oneOf(w.buyers);
      return {
        name: `buyer ${buyerId} looks at her balance`,
        about: [],
        edges: [],
        succeeds: true,
        run: async () => {
          const outcome = await w.m.buyer(buyerId).call('GET /p/userBalance/getBalanceInfo', {});
          const { balance } = outcome.data as { balance: number };
          if (cents(balance) < 0n) throw new Error(`a balance of ${balance}`);
          return outcome;
        },
      };
    },
  },
];
