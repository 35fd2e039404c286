import { afterAll, describe, expect, it } from 'vitest';
import { asGroup, fail } from '../../../test/groups.ts';
import { balanceOf, fillCart, pay, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { endOffers, putOffer } from '../../../test/offers.ts';
import { addBuyers } from '../../../test/people.ts';
import { reduceOrder, type TakenOff } from '../../../test/reductions.ts';
import { oneLine, wholeOrder, withReturn } from '../../../test/refunds.ts';
import { settlementOf } from '../../../test/settlement.ts';
import { byPlan, cashOnDelivery } from '../../../test/terms.ts';
import { expectAllToldAsBooked } from '../../../test/told-money.ts';

// Who pays for what was taken off, in each way an order can end. After each test all invariants are proven.
const market = marketplaceForFile();
afterAll(() => expectAllToldAsBooked(market()));

interface Order {
  readonly buyer: Person;
  readonly number: string;
  readonly items: readonly { readonly orderItemId: number; readonly prodCount: number }[];
  readonly total: number;
}
type Way = (order: Order) => Promise<void>;
/** What an order moved in the end; minor units. */
interface Moved {
  readonly store: bigint;
  readonly commission: bigint;
  readonly freight: bigint;
  readonly buyer: bigint;
  readonly promotions: bigint;
}
const promotionsAccount = 'platform:promotions';
const postedTo = async (account: string): Promise<bigint> =>
  BigInt(
    (await market().query<{ sum: string }>('select coalesce(sum(amount), 0)::text as sum from postings where account = $1', [account]))[0]!
      .sum,
  );
const standing = async (buyerId: number): Promise<Moved> => ({
  store: await balanceOf(market(), 'store:1:available'),
  commission: await postedTo('platform:commission'),
  freight: await postedTo('platform:freight'),
  buyer: await balanceOf(market(), `buyer:${buyerId}:available`),
  promotions: await postedTo(promotionsAccount),
});

/** What promotions take off, or an offer on both lines and whose it is. */
type Off = TakenOff & { readonly sale?: 'store' | 'platform' };
/** An order of two lines, with this taken off and then what the way does with it. @returns what it moved, its escrow being empty */
const moved = async (off: Off, way: Way, terms = {}, ends: 'empty' | 'held' = 'empty'): Promise<Moved> => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, 100_000_000n);
  const buyer = m.buyer(id);
  const goods = (await variantsOf(m, 1)).slice(0, 2);
  if (off.sale !== undefined) {
    const items = goods.map(({ skuId }, i) => ({ skuId, percent: 33 - i, agreed: true }));
    await putOffer(m, { storeId: off.sale === 'store' ? 1 : null, items });
  }
  const basketIds = await fillCart(buyer, goods);
  const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds, ...terms });
  await endOffers(m);
  await reduceOrder(m, number, off);
  const { orderItemDtos: items, actualTotal: total } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  const before = await standing(id);
  await way({ buyer, number, items, total });
  await m.near.drain();
  if (ends === 'empty') expect(await balanceOf(m, `escrow:${number}`)).toBe(0n);
  const after = await standing(id);
  const change = (of: keyof Moved): bigint => after[of] - before[of];
  return {
    store: change('store'),
    commission: change('commission'),
    freight: change('freight'),
    buyer: change('buyer'),
    promotions: change('promotions'),
  };
};

const paid: Way = async ({ buyer, number }) => void (await pay(buyer, [number]));
const received: Way = async (order) => {
  await paid(order);
  await ship(market().seller(1), order.number);
  await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
};
const completed: Way = async (order) => {
  await received(order);
  await order.buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: order.number });
};
const agreedBack = async ({ buyer }: Order, wish: Parameters<typeof buyer.ok<'POST /p/orderRefund/apply'>>[1]): Promise<void> => {
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wish);
  await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' });
  if (wish.applyType !== withReturn.applyType) return;
  await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: `RB ${refundSn}` });
  await market().seller(1).ok('PUT /shop/admin/refund/receive', { refundSn });
};
const grantOf = (number: string) => ({
  orderNumber: number,
  reason: 'Broken within a month of use.',
  storeReason: '货物在一个月内损坏，予以退款。',
});
const settled =
  (toBuyer: (held: bigint) => bigint): Way =>
  async ({ number }) => {
    const m = market();
    await m.advance(40);
    const { overdue } = await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number });
    const held = BigInt(Math.round((overdue?.held ?? 0) * 100));
    await m.operator.ok('POST /platform/order/settle', await settlementOf(m, number, held, toBuyer(held)));
  };
const inTurn =
  (...ways: readonly Way[]): Way =>
  async (order) => {
    for (const way of ways) await way(order);
  };

const ways: Readonly<Record<string, Way>> = {
  'is completed': completed,
  'goes back whole before anything left': inTurn(paid, (o) => agreedBack(o, wholeOrder(o.number))),
  'is cancelled by its buyer': inTurn(paid, async ({ buyer, number }) => {
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    expect(await statusOf(market(), number)).toBe(6);
  }),
  'gives up a line before it left, and is completed': inTurn(
    paid,
    (o) => agreedBack(o, oneLine(o.number, o.items[0]!.orderItemId)),
    async ({ buyer, number }) => {
      await ship(market().seller(1), number);
      await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
      await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    },
  ),
  'sends a line back, and is completed': inTurn(
    received,
    (o) => agreedBack(o, { ...oneLine(o.number, o.items[0]!.orderItemId), ...withReturn }),
    async ({ buyer, number }) => void (await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number })),
  ),
  'sends all back': inTurn(received, (o) => agreedBack(o, { ...wholeOrder(o.number), ...withReturn })),
  'is granted back whole after its completion': inTurn(completed, async ({ number }) => {
    await market().operator.ok('POST /platform/intervention/grant', grantOf(number));
  }),
  'is of a group that fails': inTurn(
    async ({ number }) => asGroup(market(), [number]),
    paid,
    async ({ number }) => void (await fail(market().near, [number])),
  ),
  'is settled for its buyer': inTurn(
    paid,
    settled((held) => held),
  ),
  'is settled for its store': inTurn(
    paid,
    settled(() => 0n),
  ),
};
const promoted: readonly (readonly [string, Off])[] = [
  ['an offer of the platform on its goods', { sale: 'platform' }],
  ['an offer of the platform, and a coupon', { sale: 'platform', platform: 1234n }],
  ['a coupon of the platform', { platform: 1234n }],
  ['all kinds of the platform', { offer: 701n, platform: 333n, member: 7n, freight: 55n }],
  ['free freight', { freight: 1_000_000n }],
  ['a coupon for all of the goods', { platform: 100_000_000n }],
];

describe.each(promoted)('an order with %s at the platform’s cost', (_, off) => {
  it.each(Object.entries(ways))('that %s gives store, commission and freight what they get without it', async (_way, way) => {
    const [plain, reduced] = [await moved({}, way), await moved(off, way)];
    for (const of of ['store', 'commission', 'freight'] as const) expect([of, reduced[of]]).toEqual([of, plain[of]]);
    // What the buyer keeps is what the platform pays.
    expect(reduced.buyer - plain.buyer).toBe(-reduced.promotions);
    expect(plain.promotions).toBe(0n);
  });
});

describe('a reduction of the store', () => {
  it('lowers what it gets, and nobody else pays for it', async () => {
    const [plain, reduced] = [await moved({}, completed), await moved({ coupon: 1000n, combo: 200n }, completed)];
    expect([reduced.promotions, reduced.freight - plain.freight]).toEqual([0n, 0n]);
    expect(reduced.store + reduced.commission).toBe(plain.store + plain.commission - 1200n);
    expect(reduced.buyer - plain.buyer).toBe(1200n);
  });

  it('by an offer is a lower price, and commission is taken of that', async () => {
    const [plain, reduced] = [await moved({}, completed), await moved({ sale: 'store' }, completed)];
    const lower = reduced.buyer - plain.buyer;
    expect(lower).toBeGreaterThan(0n);
    expect([reduced.promotions, reduced.freight - plain.freight]).toEqual([0n, 0n]);
    expect(reduced.store + reduced.commission).toBe(plain.store + plain.commission - lower);
    // The same share of the goods as without the offer, to the rounding of a minor unit.
    const [whole, less] = [plain.store + plain.commission, reduced.store + reduced.commission];
    const apart = plain.commission * less - reduced.commission * whole;
    expect(apart < whole && apart > -whole).toBe(true);
    for (const way of ['goes back whole before anything left', 'is of a group that fails'] as const)
      expect(await moved({ sale: 'store' }, ways[way]!)).toEqual({ store: 0n, commission: 0n, freight: 0n, buyer: 0n, promotions: 0n });
  });

  it('of the freight goes from its goods to whoever carries them', async () => {
    const [plain, reduced] = [await moved({}, completed), await moved({ freightOfStore: 100n }, completed)];
    expect([reduced.promotions, reduced.freight - plain.freight]).toEqual([0n, 0n]);
    expect(reduced.store + reduced.commission).toBe(plain.store + plain.commission - 100n);
    expect(reduced.buyer - plain.buyer).toBe(100n);
  });

  it('of the freight is not asked of it for pieces that did not travel', async () => {
    const way = ways['goes back whole before anything left']!;
    expect(await moved({ freightOfStore: 1_000_000n }, way)).toEqual({ store: 0n, commission: 0n, freight: 0n, buyer: 0n, promotions: 0n });
  });
});

describe('an order that is paid in parts', () => {
  const off: TakenOff = { platform: 1234n, freight: 55n, coupon: 99n };

  it('has the platform’s part in escrow with the first of them, and all of it back when the order goes back', async () => {
    const backWhole: Way = async (order) => {
      await pay(order.buyer, [order.number]);
      expect(await postedTo(promotionsAccount)).toBeLessThan(0n);
      await agreedBack(order, wholeOrder(order.number));
    };
    expect(await moved(off, backWhole, byPlan('50-50-0'))).toEqual({ store: 0n, commission: 0n, freight: 0n, buyer: 0n, promotions: 0n });
  });

  it.each([0n, 1n, 2n])('and is settled with %s halves for its buyer leaves nothing, and nobody pays for another', async (halves) => {
    const way = inTurn(
      paid,
      settled((held) => (held * halves) / 2n),
    );
    const end = await moved(off, way, byPlan('50-50-0'));
    expect(end.store + end.commission + end.freight + end.buyer + end.promotions).toBe(0n);
    if (halves === 2n) expect(end.promotions).toBe(0n);
  });
});

it('cash at the door brings the platform’s part with it', async () => {
  const cash: Way = async ({ buyer, number, total }) => {
    await ship(market().seller(1), number);
    const paidWith = { orderNumber: number, amount: total.toFixed(2), reference: `CASH-${number}` };
    await market().operator.ok('POST /platform/order/cash', paidWith);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
  };
  const [plain, reduced] = [await moved({}, cash, cashOnDelivery), await moved({ platform: 1234n, freight: 55n }, cash, cashOnDelivery)];
  for (const of of ['store', 'commission', 'freight'] as const) expect([of, reduced[of]]).toEqual([of, plain[of]]);
  expect(reduced.promotions).toBe(-1289n);
});
