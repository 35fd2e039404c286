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
const send = (number: string, orderItemId: number, count: number) =>
  seller().ok('PUT /shop/admin/order/delivery', {
    orderNumber: number,
    packages: [{ dvyId: 1, dvyFlowId: 'SF100200300', items: [{ orderItemId, count }] }],
  });
/** Where the escrow of a completed order went, in minor units by account. */
const released = async (number: string) =>
  Object.fromEntries(
    (
      await market().query<{ account: string; amount: string }>(
        `select p.account, sum(p.amount)::text as amount from journal j join postings p on p.journal_id = j.id where j.key = 'release:' || $1 group by p.account`,
        [number],
      )
    ).map((p) => [p.account, Number(p.amount)]),
  );
const agree = (refundSn: string) => seller().ok('PUT /shop/admin/refund/agree', { refundSn });

describe('a gift', () => {
  it('goes back with the goods it came with: the whole price is refunded, and its pieces are free again', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const gift = await addGift(market(), number, { of: items[0]!, count: 2, value: 150 });
    const preview = await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number });
    const main = preview.lines.find((l) => l.orderItemId === items[0])!;
    expect(main.gifts).toEqual([{ orderItemId: gift, count: 2, value: 1.5, mayStay: false }]);
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

  it('that stays costs its value, which is the store’s in the end, and no freight', async () => {
    const { buyer, id, number, items } = await paidOrder(market(), 1);
    const gift = await addGift(market(), number, { of: items[0]!, count: 1, value: 150 });
    await send(number, gift, 1);
    const [main] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).lines;
    const before = await balanceOf(market(), `buyer:${id}:available`);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!), giveawayItemIds: '' });
    const wholeWish = { ...oneLine(number, items[0]!), giveawayItemIds: '1' };
    expect(await buyer.refused('POST /p/orderRefund/apply', wholeWish)).toBe('refundOpenAlready');
    await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'Kept', giveawayItemIds: '1' });
    const info = await seller().ok('GET /shop/admin/refund/info', { refundSn });
    expect(info.refundAmount).toBeCloseTo(main!.amount - 1.5);
    expect(info.freightAmount).toBe(main!.freightAmount);
    expect(info.items.at(-1)).toMatchObject({ orderItemId: gift, isGift: true, count: 0, keptCount: 1, keptValue: 1.5 });
    await agree(refundSn);
    expect(await giftLine(gift)).toEqual({ back: 0, kept: 1, canceled: 0 });
    expect((await balanceOf(market(), `buyer:${id}:available`)) - before).toBe(BigInt(Math.round(main!.amount * 100)) - 150n);
    expect(await balanceOf(market(), `escrow:${number}`)).toBe(150n);
    // Nothing is left to send: the order goes on with what is left of it, and that is the store's.
    expect(await statusOf(market(), number)).toBe(3);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect(await statusOf(market(), number)).toBe(5);
    // Less its commission of five per cent, half up; nothing is freight.
    expect(await released(number)).toEqual({ [`escrow:${number}`]: -150, 'store:1:available': 142, 'platform:commission': 8 });
  });

  it('that was not sent goes back with all of the order, which closes', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const gift = await addGift(market(), number, { of: items[0]!, count: 1, value: 150 });
    const wish = oneLine(number, items[0]!);
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wish, giveawayItemIds: '1' })).toBe('giftMustGoBack');
    await agree((await buyer.ok('POST /p/orderRefund/apply', wish)).refundSn);
    expect(await giftLine(gift)).toEqual({ back: 1, kept: 0, canceled: 1 });
    expect(await statusOf(market(), number)).toBe(6);
  });

  it('that stayed is not paid for by the last pieces', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const gift = await addGift(market(), number, { of: items[0]!, count: 2, value: 300 });
    await ship(seller(), number);
    const [main] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).lines;
    const half = Math.ceil(main!.count / 2);
    const first = { ...oneLine(number, items[0]!, half), giveawayItemIds: '1' };
    await agree((await buyer.ok('POST /p/orderRefund/apply', first)).refundSn);
    expect(await giftLine(gift)).toMatchObject({ kept: 1 });
    await agree((await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0]!))).refundSn);
    const [done] = await market().query<{ goods: string }>(
      'select sum(goods)::text as goods from refunds where order_number = $1 and status = 5',
      [number],
    );
    const [line] = await market().query<{ goods: string }>(
      'select (goods_amount - reduction)::text as goods from order_items where id = $1',
      [items[0]],
    );
    expect(BigInt(line!.goods) - BigInt(done!.goods)).toBe(150n);
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
    const value = Math.round((main!.amount - main!.freightAmount) * 60);
    const first = await addGift(market(), number, { of: items[0]!, count: 1, value });
    await addGift(market(), number, { of: null, count: 1, value, nth: 1 });
    await ship(seller(), number);
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
      await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'RB100200300' });
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

  it('of the whole order is not sent while a line is asked back that gives it up', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const gift = await addGift(market(), number, { of: null, count: 1000, value: 100 });
    const other = await addGift(market(), number, { of: items[1]!, count: 1, value: 100, nth: 1 });
    await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0]!));
    const packages = [{ dvyId: 1, dvyFlowId: 'SF100200300', items: [{ orderItemId: gift, count: 1000 }] }];
    expect(await seller().refused('PUT /shop/admin/order/delivery', { orderNumber: number, packages })).toBe('linesInRefund');
    await send(number, other, 1);
  });
});
