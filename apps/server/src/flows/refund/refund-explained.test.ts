import { describe, expect, it } from 'vitest';
import { addGift } from '../../../test/gifts.ts';
import { fillCart, pay, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer } from '../../../test/people.ts';
import { buyerWithPoints } from '../../../test/points.ts';
import { reduceOrder } from '../../../test/reductions.ts';
import { oneLine, paidOrder, wholeOrder, withReturn } from '../../../test/refunds.ts';

// How much can go back is listed share by share, and the shares are exactly that.
const market = marketplaceForFile();
const agree = (refundSn: string) => market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
const cents = (amount: number): number => Math.round(amount * 100);
const sum = (shares: readonly { amount: number }[]): number => shares.reduce((n, s) => n + cents(s.amount), 0);
const kinds = (shares: readonly { kind: string }[]): string[] => shares.map((s) => s.kind);
type Preview = Awaited<ReturnType<typeof previewOf>>;
const previewOf = (buyer: ReturnType<ReturnType<typeof market>['buyer']>, orderNumber: string) =>
  buyer.ok('GET /p/orderRefund/preview', { orderNumber });
const addsUp = (preview: Preview): void => {
  expect(sum(preview.shares)).toBe(cents(preview.refundAmount));
  for (const line of preview.lines) {
    expect(sum(line.shares)).toBe(cents(line.amount));
    expect(sum(line.returnShares)).toBe(cents(line.returnAmount));
    expect(line.shares.every((s) => s.amount !== 0)).toBe(true);
  }
};

/** A paid order of so many lines with coupons of both owners and a discount of members taken off. */
const withCoupons = async (lines: number) => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, 100_000_000n);
  const near = nearBuyer(m, id);
  const basketIds = await fillCart(near, (await variantsOf(m, 1)).slice(0, lines));
  const { orderNumbers: number } = await near.ok('POST /p/order/submit', { basketIds });
  await reduceOrder(m, number, { coupon: 701n, platform: 333n, member: 7n });
  await pay(near, [number]);
  const { orderItemDtos } = await near.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  return { buyer: m.buyer(id), id, number, items: orderItemDtos.map((i) => i.orderItemId) };
};

describe('the most that can be refunded', () => {
  it('is told with price, coupons of both owners, discount of members and freight', async () => {
    const { buyer, number } = await withCoupons(3);
    const preview = await previewOf(buyer, number);
    addsUp(preview);
    for (const { shares, reductionAmount } of [...preview.lines, { ...preview, reductionAmount: null }]) {
      expect(kinds(shares)).toEqual(['price', 'storeCoupon', 'platformCoupon', 'memberDiscount', 'freight']);
      if (reductionAmount !== null) expect(cents(reductionAmount)).toBe(-sum(shares.slice(1, 4)));
    }
    const off = (kind: string) => cents(preview.shares.find((s) => s.kind === kind)?.amount ?? 0);
    expect([off('storeCoupon'), off('platformCoupon')]).toEqual([-701, -333]);
    const [line] = preview.lines;
    expect(line?.shares[0]).toMatchObject({ pieces: line?.count, price: (line?.shares[0]?.amount ?? 0) / (line?.count ?? 1) });
  });

  it('is told with what went back, what is asked for, and what is sent', async () => {
    const { buyer, number, items } = await withCoupons(2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0]!, 2));
    const pending = (await previewOf(buyer, number)).lines[0];
    expect(kinds(pending?.shares ?? [])).toContain('pending');
    await agree(refundSn);
    const refunded = await previewOf(buyer, number);
    addsUp(refunded);
    expect(refunded.lines[0]?.shares.find((s) => s.kind === 'refunded')?.pieces).toBe(2);
    await ship(market().seller(1), number);
    const sent = await previewOf(buyer, number);
    addsUp(sent);
    expect(kinds(sent.shares)).not.toContain('freight');
    expect(kinds(sent.lines[1]?.returnShares ?? [])).toEqual(['price', 'storeCoupon', 'platformCoupon', 'memberDiscount']);
  });

  it('is told with the points, which go back as points', async () => {
    const made = await buyerWithPoints(market(), 730, { lines: 2 });
    const { orderNumbers: number } = await made.buyer.ok('POST /p/order/submit', { basketIds: made.basketIds, userUseScore: 730 });
    await pay(made.buyer, [number]);
    const preview = await previewOf(made.buyer, number);
    addsUp(preview);
    expect([preview.shares.find((s) => s.kind === 'points')?.amount, preview.refundScore]).toEqual([-7.3, 730]);
  });

  it('of an application is told to both sides and the platform alike, with gifts that stay, and to nobody else', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    await addGift(market(), number, { of: items[0]!, count: 1, value: 150 });
    await ship(market().seller(1), number);
    const wish = { ...oneLine(number, items[0]!), ...withReturn, giveawayItemIds: '1', refundAmount: '1.00' };
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wish);
    const [mine, stores, any] = [
      await buyer.ok('GET /p/orderRefund/most', { refundSn }),
      await market().seller(1).ok('GET /shop/admin/refund/most', { refundSn }),
      await market().operator.ok('GET /platform/intervention/most', { refundSn }),
    ];
    expect([stores, any]).toEqual([mine, mine]);
    expect(kinds(mine.most?.shares ?? [])).toEqual(['price', 'gifts']);
    expect(mine.most?.shares[1]?.amount).toBe(-1.5);
    expect(sum(mine.most?.shares ?? [])).toBe(cents(mine.most?.amount ?? 0));
    const tooMuch = { refundSn, ...withReturn, buyerReason: 'Broken', giveawayItemIds: '1' };
    const more = { ...tooMuch, refundAmount: ((mine.most?.amount ?? 0) + 0.01).toFixed(2) };
    expect(await buyer.refused('PUT /p/orderRefund/update_refund', more)).toBe('refundTooLarge');
    await buyer.ok('PUT /p/orderRefund/update_refund', { ...tooMuch, refundAmount: (mine.most?.amount ?? 0).toFixed(2) });
    const [other = 0] = await addBuyers(market(), 1, 0n);
    expect(await market().buyer(other).refused('GET /p/orderRefund/most', { refundSn })).toBe('refundUnknown');
    expect(await market().seller(2).refused('GET /shop/admin/refund/most', { refundSn })).toBe('refundUnknown');
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    expect((await buyer.ok('GET /p/orderRefund/most', { refundSn })).most).toBeNull();
  });

  it('of an application for less is that of all its pieces, and other applications come off', async () => {
    const { buyer, number, items } = await withCoupons(1);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '0.50' });
    await agree(refundSn);
    const next = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!, 1), refundAmount: '0.20' });
    const { most } = await buyer.ok('GET /p/orderRefund/most', { refundSn: next.refundSn });
    expect(sum(most?.shares ?? [])).toBe(cents(most?.amount ?? 0));
    expect(most?.shares.find((s) => s.kind === 'refunded')).toMatchObject({ amount: -0.5, pieces: null });
  });
});

// Coupons come back by what decision 0053 asks of the lines: whether every piece is given up.
describe('what a coupon comes back by', () => {
  const kept = async (number: string): Promise<number> =>
    (
      await market().query<{ kept: number }>(
        'select sum(i.count - i.refunded_count)::int as kept from order_items i join orders o on o.id = i.order_id where o.number = $1',
        [number],
      )
    )[0]?.kept ?? -1;

  it('is there once the last part went back, and not before; its share went back to nobody', async () => {
    const { buyer, number, items } = await withCoupons(2);
    for (const [nth, item] of items.entries()) {
      expect(await kept(number)).toBeGreaterThan(0);
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item));
      await agree(refundSn);
      expect(await statusOf(market(), number)).toBe(nth === items.length - 1 ? 6 : 2);
    }
    expect(await kept(number)).toBe(0);
    const order = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(cents(order.refundAmount)).toBe(cents(order.actualTotal));
  });

  it('is not there where the price is reduced and the goods stay', async () => {
    const { buyer, number } = await withCoupons(1);
    const { refundAmount } = await previewOf(buyer, number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', {
      ...wholeOrder(number),
      refundAmount: (refundAmount - 0.01).toFixed(2),
    });
    await agree(refundSn);
    expect(await kept(number)).toBeGreaterThan(0);
  });
});
