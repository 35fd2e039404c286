import { edges, isPaidWhole, leftOf, type ModelOrder, splitOf } from './model.ts';
import { withSecond } from './operators.ts';
import { type Act, cents, decimal, someOrder, type World } from './world.ts';

const day = 86_400_000;
const waits = (w: World, kind: string, order: ModelOrder): boolean => w.waiting.some((p) => p.kind === kind && p.about.includes(order));
const isLate = (o: ModelOrder): boolean =>
  o.shippedAt !== null && ((o.status === 3 && o.isCollected) || ((o.status === 4 || o.status === 11) && !isPaidWhole(o)));

/** Longer than any store here has to ship. */
const longToShip = 45 * day;
const isUnsent = (o: ModelOrder): boolean => o.status === 2 || o.status === 10;
const isStuck = (w: World, o: ModelOrder): boolean => isUnsent(o) && !o.isVirtual && w.now() > o.placedAt + longToShip;
const isTakenFrom = (o: ModelOrder): boolean => o.isTakenBack && (isUnsent(o) || o.status === 3 || o.status === 4 || o.status === 11);

/**
 * An operator settles what is overdue: some of what it holds goes back. Before fourteen days nothing is overdue, but what
 * was paid with money that was taken back.
 */
const settles: Act = {
  weight: 8,
  make: (w) => {
    const order = someOrder(w, (o) => (isLate(o) && w.now() > (o.shippedAt ?? 0) + 14 * day) || isStuck(w, o) || isTakenFrom(o));
    if (order === null) return null;
    const held = leftOf(order);
    const toBuyer = w.chance.oneOf([0n, held / 2n, held]);
    const goodsBack = w.chance.happens(0.5);
    const since = order.shippedAt ?? order.placedAt;
    const isEarly = !order.isTakenBack && w.now() < since + 14 * day - 60_000;
    const learn = () => {
      order.goodsBack = goodsBack;
      if (isEarly) w.wrong.push(`order ${order.number} was settled before it was overdue`);
    };
    const what = { kind: 'settle', about: [order], edges: edges.settled, learn, leaves: w.chance.happens(0.3) };
    const say = { orderNumber: order.number, held: decimal(held), toBuyer: decimal(toBuyer), goodsBack, reason: 'Nobody comes for it.' };
    return {
      name: `settles ${order.number} with ${toBuyer} of ${held} for the buyer`,
      about: [order],
      edges: edges.settled,
      ...(isEarly || order.hasOpenRefund || waits(w, 'cash', order) ? { succeeds: false } : {}),
      run: async () => {
        const { overdue } = await w.m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: order.number });
        if (overdue !== null && order.status !== 6 && cents(overdue.held) !== held && leftOf(order) === held)
          w.wrong.push(`order ${order.number} says it holds ${overdue.held}, and the model ${held}`);
        const version = overdue?.version ?? 'none';
        return withSecond(w, await w.m.operator.call('POST /platform/order/settle', { ...say, version }), what);
      },
      learn,
    };
  },
};

/** A courier finds cash of an order that is over. */
const findsCash: Act = {
  weight: 3,
  make: (w) => {
    const order = someOrder(w, (o) => o.paymentTerm === 2 && (o.status === 5 || o.status === 6));
    if (order === null) return null;
    const goesTo = w.chance.oneOf(['store', 'buyer'] as const);
    const amount = w.chance.oneOf([order.total, 1n + BigInt(w.chance.below(2000)), order.total + 100n]);
    w.count += 1;
    const reference = `LATE-${w.count}`;
    const learn = () => {
      // Freight is taken once: not of what was split when the order ended, nor of what came late before.
      const earlier = w.lateCash.reduce((n, c) => (c.order === order && c.goesTo === 'store' ? n + c.freight : n), 0n);
      const freightLeft = order.freight - order.refundedFreight - splitOf(order).freight - earlier;
      w.lateCash.push({ order, goesTo, amount, freight: freightLeft < amount ? freightLeft : amount });
      w.bank += amount;
    };
    const what = { kind: 'lateCash', about: [order], edges: [], learn, leaves: w.chance.happens(0.3) };
    const isOver = order.paymentTerm === 2 && (order.status === 5 || order.status === 6);
    return {
      name: `finds cash ${amount} of ${order.number} for the ${goesTo}`,
      about: [order],
      edges: [],
      // Which of two comes first says whose freight and cents they are.
      isAlone: true,
      succeeds: isOver && !waits(w, 'lateCash', order),
      run: async () =>
        withSecond(
          w,
          await w.m.operator.call('POST /platform/order/lateCash', {
            orderNumber: order.number,
            reference,
            goesTo,
            reason: 'It was in the bag.',
            amount: decimal(amount),
          }),
          what,
        ),
      learn,
    };
  },
};

export const overdueActs: readonly Act[] = [settles, findsCash];
