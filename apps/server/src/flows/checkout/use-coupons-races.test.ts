import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claim, platformCoupon, statesOf, storeCoupon } from '../../../test/coupons.ts';
import { fillCart, pay, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { times, wires } from '../../../test/racing.ts';

// The same coupon wanted twice at once. After each test all invariants are proven.
describe.each(wires)('coupons, $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const near = (id: number): Person => market().person({ kind: 'buyer', id }, market().near);
  const newBuyers = (count: number): Promise<number[]> => addBuyers(market(), count, 100_000_000n);
  const cartOf = async (id: number, shopIds: readonly number[], lines = 1): Promise<number[]> => {
    const variants = await Promise.all(shopIds.map(async (shopId) => (await variantsOf(market(), shopId)).slice(0, lines)));
    return fillCart(near(id), variants.flat());
  };

  it('of which one is left are claimed by one of many, and the others are told', async () => {
    const m = market();
    const couponId = await storeCoupon(m.seller(1), { issueTotal: 1 });
    const answers = await Promise.all((await newBuyers(5)).map((id) => m.buyer(id).call('POST /p/myCoupon/receive', { couponId })));
    expect(answers.filter((a) => a.code === '00000')).toHaveLength(1);
    expect(answers.filter((a) => a.code === 'A00005')).toHaveLength(0);
  });

  it('never promise more than the budget', async () => {
    const m = market();
    const couponId = await platformCoupon(m, { reduceAmount: '4', budget: '10', limitNum: 5 });
    const answers = await Promise.all((await newBuyers(5)).map((id) => m.buyer(id).call('POST /p/myCoupon/receive', { couponId })));
    expect(answers.filter((a) => a.code === '00000')).toHaveLength(2);
  });

  it('claimed by ten clicks of one buyer are one, and the others move nothing', async () => {
    const m = market();
    const couponId = await storeCoupon(m.seller(1), { issueTotal: 100 });
    const [id = 0] = await newBuyers(1);
    const clicks = await Promise.all(times(10, () => m.buyer(id).call('POST /p/myCoupon/receive', { couponId })));
    expect(clicks.filter((a) => a.code === '00000')).toHaveLength(1);
    expect(await m.seller(1).ok('GET /shop/admin/coupon/detail', { couponId })).toMatchObject({ claimed: 1 });
  });

  it('by one code are taken once', async () => {
    const m = market();
    const couponId = await platformCoupon(m, { codes: 1, limitNum: 1 });
    const { records } = await m.operator.ok('GET /platform/coupon/codes', { couponId });
    const answers = await Promise.all(
      (await newBuyers(3)).map((id) => m.buyer(id).call('POST /p/myCoupon/receive', { code: records[0]!.code })),
    );
    expect(answers.filter((a) => a.code === '00000')).toHaveLength(1);
  });

  it('that two tabs use are used once, and the other tab is told', async () => {
    const m = market();
    const [id = 0] = await newBuyers(1);
    const basketIds = await cartOf(id, [1], 2);
    const coupon = await claim(near(id), await storeCoupon(m.seller(1)));
    const tabs = await Promise.all(
      basketIds.map((basketId) =>
        m.buyer(id).call('POST /p/order/submit', { basketIds: [basketId], couponIds: [coupon], uuid: randomUUID() }),
      ),
    );
    expect(tabs.map((t) => t.code).toSorted()).toEqual(['00000', 'A00001']);
    expect(await statesOf(near(id))).toEqual([0, 1, 0]);
  });

  it('on several orders of one placing come back once when these end at the same moment', async () => {
    const m = market();
    const [id = 0] = await newBuyers(1);
    const basketIds = await cartOf(id, [1, 2]);
    await claim(near(id), await platformCoupon(m));
    const numbers = (await near(id).ok('POST /p/order/submit', { basketIds })).orderNumbers.split(',');
    await pay(near(id), numbers);
    await Promise.all(numbers.map((orderNumber) => m.buyer(id).ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber })));
    expect(await statesOf(near(id))).toEqual([1, 0, 0]);
    expect(await m.query("select count(*)::int as n from coupon_moves where kind = 'returned'")).toEqual([{ n: 1 }]);
  });
});
