import { describe, expect, it } from 'vitest';
import { addGift } from '../../../test/gifts.ts';
import { balanceOf, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine, paidOrder, wholeOrder, withReturn } from '../../../test/refunds.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);
const giftLine = async (id: number) =>
  (
    await market().query<{ back: number; kept: number; canceled: number }>(
      'select refunded_count as back, gift_kept as kept, canceled from order_items where id = $1',
      [id],
    )
  )[0];
const agree = (refundSn: string) => seller().ok('PUT /shop/admin/refund/agree', { refundSn });

describe('a gift', () => {
  it('goes back with the goods it came with: the whole price is refunded, and its pieces are free again', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const gift = await addGift(market(), number, { of: items[0]!, count: 2, value: 150 });
    const preview = await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number });
    const main = preview.lines.find((l) => l.orderItemId === items[0])!;
    expect(main.gifts).toEqual([{ orderItemId: gift, count: 2, value: 1.5, mayStay: true }]);
    expect(preview.lines.find((l) => l.orderItemId === items[1])!.gifts).toEqual([]);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0]!));
    const info = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    expect(info.refundAmount).toBe(main.amount);
    expect(info.items.map((i) => [i.orderItemId, i.isGift, i.count, i.keptCount])).toEqual([
      [items[0], false, main.count, 0],
      [gift, true, 2, 0],
    ]);
    await agree(refundSn);
    expect(await giftLine(gift)).toEqual({ back: 2, kept: 0, canceled: 2 });
  });

  it('that stays costs its value, in the order’s escrow for the store, and is sent all the same', async () => {
    const { buyer, id, number, items } = await paidOrder(market(), 1);
    const gift = await addGift(market(), number, { of: items[0]!, count: 1, value: 150 });
    const [main] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).lines;
    const before = await balanceOf(market(), `buyer:${id}:available`);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!), giveawayItemIds: '' });
    const wholeWish = { ...oneLine(number, items[0]!), giveawayItemIds: '1' };
    expect(await buyer.refused('POST /p/orderRefund/apply', wholeWish)).toBe('refundOpenAlready');
    await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'Kept', giveawayItemIds: '1' });
    const info = await seller().ok('GET /shop/admin/refund/info', { refundSn });
    expect(info.refundAmount).toBeCloseTo(main!.amount - 1.5);
    expect(info.items.at(-1)).toMatchObject({ orderItemId: gift, isGift: true, count: 0, keptCount: 1, keptValue: 1.5 });
    await agree(refundSn);
    expect(await giftLine(gift)).toEqual({ back: 0, kept: 1, canceled: 0 });
    expect((await balanceOf(market(), `buyer:${id}:available`)) - before).toBe(BigInt(Math.round(main!.amount * 100)) - 150n);
    // The order goes on with what is left of it, and what that is worth is the store's in the end.
    expect(await balanceOf(market(), `escrow:${number}`)).toBe(150n);
    await ship(seller(), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect(await statusOf(market(), number)).toBe(5);
  });

  it('cannot stay when it is worth as much as all that goes back', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [main] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).lines;
    const gift = await addGift(market(), number, { of: items[0]!, count: 1, value: Math.round(main!.amount * 100) });
    const preview = await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number });
    expect([preview.lines[0]!.gifts, preview.gifts].map((g) => g.map((x) => x.mayStay))).toEqual([[false], [false]]);
    const wish = { ...wholeOrder(number), giveawayItemIds: '1' };
    expect(await buyer.refused('POST /p/orderRefund/apply', wish)).toBe('giftMustGoBack');
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wish, giveawayItemIds: String(gift) });
    await agree(refundSn);
    expect(await statusOf(market(), number)).toBe(6);
  });

  it('of two, that together are worth too much, cannot both stay', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const [main] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).lines;
    const value = Math.round(main!.amount * 60);
    const first = await addGift(market(), number, { of: items[0]!, count: 1, value });
    await addGift(market(), number, { of: null, count: 1, value, nth: 1 });
    const wish = oneLine(number, items[0]!);
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wish, giveawayItemIds: '1' })).toBe('giftMustGoBack');
    await agree((await buyer.ok('POST /p/orderRefund/apply', { ...wish, giveawayItemIds: String(first) })).refundSn);
  });

  it('is not due for a reduction of the price, nor twice, and comes back in the parcel with sent goods', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const gift = await addGift(market(), number, { of: items[0]!, count: 2, value: 100 });
    await ship(seller(), number);
    const less = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!), refundAmount: '0.01' });
    await agree(less.refundSn);
    expect(await giftLine(gift)).toEqual({ back: 0, kept: 0, canceled: 0 });
    const [main] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).lines;
    const half = Math.ceil(main!.canReturn / 2);
    for (const goodsNum of [half, main!.canReturn - half]) {
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!, goodsNum), ...withReturn });
      await seller().ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Gate 3' });
      await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'SF100200300' });
      await seller().ok('PUT /shop/admin/refund/receive', { refundSn });
    }
    expect(await giftLine(gift)).toMatchObject({ back: 2, kept: 0 });
    expect(await statusOf(market(), number)).toBe(6);
  });

  it('waits with the goods whose refund is asked for', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const gift = await addGift(market(), number, { of: items[0]!, count: 1, value: 100 });
    await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0]!));
    const packages = [{ dvyId: 1, dvyFlowId: 'SF100200300', items: [{ orderItemId: gift, count: 1 }] }];
    expect(await seller().refused('PUT /shop/admin/order/delivery', { orderNumber: number, packages })).toBe('linesInRefund');
  });
});
