import { describe, expect, it } from 'vitest';
import { claim, platformCoupon, statesOf, storeCoupon } from '../../../test/coupons.ts';
import { balanceOf, fillCart, pay, ship, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine, withReturn } from '../../../test/refunds.ts';

// Coupons on orders, from the quote to the books and back. After each test all invariants are proven.
const market = marketplaceForFile();
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));

interface Cart {
  readonly buyer: Person;
  readonly basketIds: number[];
}
/** A new buyer whose cart holds lines of these stores. */
const cartOf = async (shopIds: readonly number[] = [1], lines = 1): Promise<Cart> => {
  const m = market();
  const buyer = m.buyer((await addBuyers(m, 1, 100_000_000n))[0] ?? 0);
  const variants = await Promise.all(shopIds.map(async (shopId) => (await variantsOf(m, shopId)).slice(0, lines)));
  return { buyer, basketIds: await fillCart(buyer, variants.flat()) };
};
const place = async ({ buyer, basketIds }: Cart, more = {}): Promise<string[]> => {
  const { quoteVersion } = await buyer.ok('POST /p/order/confirm', { basketIds, ...more });
  return (await buyer.ok('POST /p/order/submit', { basketIds, quoteVersion, ...more })).orderNumbers.split(',');
};
const detailOf = (buyer: Person, orderNumber: string) => buyer.ok('GET /p/myOrder/orderDetail', { orderNumber });

describe('a quote', () => {
  it('proposes the best coupon of each store and of the platform, and says of each other why not', async () => {
    const cart = await cartOf([1]);
    const { buyer, basketIds } = cart;
    const bare = await buyer.ok('POST /p/order/confirm', { basketIds });
    expect(bare.coupons).toEqual([]);
    const small = await claim(buyer, await storeCoupon(market().seller(1), { reduceAmount: '1' }));
    const large = await claim(buyer, await storeCoupon(market().seller(1), { reduceAmount: '3' }));
    const dear = await claim(buyer, await storeCoupon(market().seller(1), { cashCondition: '9999999', reduceAmount: '50' }));
    const other = await claim(buyer, await storeCoupon(market().seller(2)));
    const ofPlatform = await claim(buyer, await platformCoupon(market(), { couponType: 2, reduceAmount: '', couponDiscount: 9 }));
    const quote = await buyer.ok('POST /p/order/confirm', { basketIds });
    const told = new Map(quote.coupons.map((c) => [c.couponUserId, c]));
    expect(told.get(large)).toMatchObject({ canUse: true, choose: true, reduceAmount: 3, owner: 'store', shopId: 1 });
    expect(told.get(small)).toMatchObject({ canUse: true, choose: false, reduceAmount: 1, reason: null });
    expect(told.get(dear)).toMatchObject({ canUse: false, choose: false, reason: 'tooLittle' });
    expect(cents(told.get(dear)!.missing ?? 0)).toBe(999_999_900n - cents(bare.total));
    // Of a store that has no part in the order nothing is said.
    expect(told.has(other)).toBe(false);
    // The percentage is of the goods before any coupon.
    const tenth = (cents(bare.total) + 5n) / 10n;
    expect([told.get(ofPlatform)?.choose, cents(told.get(ofPlatform)?.reduceAmount ?? 0)]).toEqual([true, tenth]);
    expect(cents(quote.actualTotal)).toBe(cents(bare.actualTotal) - 300n - tenth);
    const [line] = quote.shopCartOrders[0]!.shopCartItemDiscounts[0]!.shopCartItems;
    expect(line!.shares.map(({ kind, owner }) => [kind, owner])).toEqual([
      ['storeCoupon', 'store'],
      ['platformCoupon', 'platform'],
    ]);
  });

  it('takes what she chose, none where she wants none, and nothing twice', async () => {
    const { buyer, basketIds } = await cartOf([1]);
    const one = await claim(buyer, await storeCoupon(market().seller(1), { reduceAmount: '1' }));
    const two = await claim(buyer, await storeCoupon(market().seller(1), { reduceAmount: '2' }));
    const reduce = async (asked: object): Promise<number> => (await buyer.ok('POST /p/order/confirm', { basketIds, ...asked })).orderReduce;
    expect(await reduce({ userChangeCoupon: 1, couponIds: [one] })).toBe(1);
    expect(await reduce({ couponIds: [one, one] })).toBe(1);
    expect(await reduce({ userChangeCoupon: 1, couponIds: [] })).toBe(0);
    expect(await reduce({ userChangeCoupon: 0, couponIds: [one] })).toBe(2);
    expect(await buyer.refused('POST /p/order/confirm', { basketIds, couponIds: [one, two] })).toBe('couponsNotCombinable');
    expect(await buyer.refused('POST /p/order/submit', { basketIds, couponIds: [one, two] })).toBe('couponsNotCombinable');
    const stranger = await cartOf([1]);
    expect(await stranger.buyer.refused('POST /p/order/confirm', { basketIds: stranger.basketIds, couponIds: [one] })).toBe(
      'couponUnknown',
    );
  });

  it('uses nothing however often it is asked; an order refuses what cannot be used, in words', async () => {
    const { buyer, basketIds } = await cartOf([1]);
    const dear = await claim(buyer, await storeCoupon(market().seller(1), { cashCondition: '9999999' }));
    for (let n = 0; n < 3; n++) expect((await buyer.ok('POST /p/order/confirm', { basketIds, couponIds: [dear] })).orderReduce).toBe(0);
    expect(await statesOf(buyer)).toEqual([1, 0, 0]);
    expect(await buyer.refused('POST /p/order/submit', { basketIds, couponIds: [dear] })).toBe('couponUnusable');
  });

  it('that proposed a coupon which is over when she orders says that the price has changed', async () => {
    const m = market();
    const { buyer, basketIds } = await cartOf([1]);
    await claim(buyer, await storeCoupon(m.seller(1), { validDays: 1 }));
    const { quoteVersion, couponIds } = { ...(await buyer.ok('POST /p/order/confirm', { basketIds })), couponIds: undefined };
    await m.advance(2);
    expect(await buyer.refused('POST /p/order/submit', { basketIds, quoteVersion, couponIds })).toBe('priceChanged');
  });
});

describe('an order', () => {
  it('uses its coupons; the store pays for its own, the platform for its own, and commission is of what the store gets', async () => {
    const m = market();
    const cart = await cartOf([1]);
    await claim(cart.buyer, await storeCoupon(m.seller(1), { reduceAmount: '2' }));
    const couponId = await platformCoupon(m, { reduceAmount: '4' });
    await claim(cart.buyer, couponId);
    const [number = ''] = await place(cart);
    expect(await statesOf(cart.buyer)).toEqual([0, 2, 0]);
    const order = await detailOf(cart.buyer, number);
    expect(order).toMatchObject({ shopCouponMoney: 2, platformCouponAmount: 4, reduceAmount: 6 });
    await pay(cart.buyer, [number]);
    expect(await balanceOf(m, `escrow:${number}`)).toBe(cents(order.actualTotal) + 400n);
    await ship(m.seller(1), number);
    await cart.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const store = await balanceOf(m, 'store:1:available');
    await cart.buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    const goods = cents(order.total) - 200n;
    expect((await balanceOf(m, 'store:1:available')) - store).toBe(goods - (goods * 5n + 50n) / 100n);
    expect(await m.operator.ok('GET /platform/coupon/detail', { couponId })).toMatchObject({
      used: 1,
      orders: 1,
      reduced: 4,
      newBuyers: 1,
    });
  });

  it('of several stores uses one coupon of the platform once, spread to the cent, and gives it back with the last of them', async () => {
    const m = market();
    const cart = await cartOf([1, 2, 3]);
    const couponId = await platformCoupon(m, { reduceAmount: '10.01' });
    await claim(cart.buyer, couponId);
    const numbers = await place(cart);
    const orders = await Promise.all(numbers.map((n) => detailOf(cart.buyer, n)));
    expect(orders.reduce((sum, o) => sum + cents(o.platformCouponAmount), 0n)).toBe(1001n);
    for (const [i, orderNumber] of numbers.entries()) {
      expect(await statesOf(cart.buyer)).toEqual([0, 1, 0]);
      if (i === 1) await pay(cart.buyer, [orderNumber]);
      await cart.buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
    }
    expect(await statesOf(cart.buyer)).toEqual([1, 0, 0]);
    // What came back was taken off nothing.
    expect(await m.operator.ok('GET /platform/coupon/detail', { couponId })).toMatchObject({ used: 0, orders: 0, reduced: 0, sold: 0 });
  });

  it('that expires unpaid gives its coupon back, with its own date', async () => {
    const m = market();
    const cart = await cartOf([1]);
    await claim(cart.buyer, await storeCoupon(m.seller(1), { validDays: 2 }));
    await place(cart);
    await m.advance(1);
    expect(await statesOf(cart.buyer)).toEqual([1, 0, 0]);
    await m.advance(2);
    expect(await statesOf(cart.buyer)).toEqual([0, 0, 1]);
  });

  it('whose goods go back in part keeps its coupon spent; with the last piece it comes back, expired by then', async () => {
    const m = market();
    const cart = await cartOf([1], 2);
    await claim(cart.buyer, await storeCoupon(m.seller(1), { validDays: 1 }));
    const [orderNumber = ''] = await place(cart);
    await pay(cart.buyer, [orderNumber]);
    await ship(m.seller(1), orderNumber);
    await m.advance(2);
    await cart.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
    const { orderItemDtos } = await detailOf(cart.buyer, orderNumber);
    for (const item of orderItemDtos) {
      expect(await statesOf(cart.buyer)).toEqual([0, 1, 0]);
      const wish = { ...oneLine(orderNumber, item.orderItemId, item.prodCount), ...withReturn };
      const { refundSn } = await cart.buyer.ok('POST /p/orderRefund/apply', wish);
      await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' });
      await cart.buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: `RB ${refundSn}` });
      await m.seller(1).ok('PUT /shop/admin/refund/receive', { refundSn });
    }
    expect(await statesOf(cart.buyer)).toEqual([0, 0, 1]);
  });

  it('takes all of the goods and no more, and then only freight is paid', async () => {
    const m = market();
    const cart = await cartOf([1]);
    await claim(cart.buyer, await storeCoupon(m.seller(1), { reduceAmount: '9999' }));
    await claim(cart.buyer, await platformCoupon(m, { reduceAmount: '9999' }));
    const quote = await cart.buyer.ok('POST /p/order/confirm', { basketIds: cart.basketIds });
    expect([quote.orderReduce, quote.actualTotal]).toEqual([quote.total, quote.totalTransFee]);
    // The second one would take nothing: it stays hers.
    expect(quote.coupons.filter((c) => c.choose)).toHaveLength(1);
    await place(cart);
    expect(await statesOf(cart.buyer)).toEqual([1, 1, 0]);
  });
});
