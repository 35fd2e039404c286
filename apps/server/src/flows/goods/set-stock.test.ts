import { describe, expect, it } from 'vitest';
import { restock, ship, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine, paidOrder } from '../../../test/refunds.ts';

const market = marketplaceForFile();
type Movements = readonly { readonly kind: string }[];
const page = (input: object = {}, shopId = 1) =>
  market()
    .seller(shopId)
    .ok('GET /shop/admin/stock/page', { size: 100, ...input });
const movements = (skuId: number, input: object = {}) =>
  market()
    .seller(1)
    .ok('GET /shop/admin/stock/movements', { skuId, ...input });
const kinds = (records: Movements): string[] => records.map((r) => r.kind);
/** A variant of store 1 with 100 pieces, none reserved more than now. */
const variant = async (at = 0): Promise<{ skuId: number; prodId: number; onHand: number; reserved: number; partyCode: string }> => {
  const [, ...all] = (await page()).records;
  const { skuId } = all[at]!;
  await restock(market(), '100 + reserved', 'sku_id = $1', [skuId]);
  return (await page()).records.find((r) => r.skuId === skuId)!;
};
const set = (lines: readonly object[], more: object = {}, shopId = 1) =>
  market()
    .seller(shopId)
    .ok('PUT /shop/admin/stock', { reason: 'counted', lines: [...lines] as never, ...more });

describe('the stock of a store', () => {
  it('is listed with what is free, found by article and name, and narrowed to what is short or held', async () => {
    const v = await variant();
    const { counts, records, total } = await page();
    expect([records.length, counts.all]).toEqual([Math.min(100, total), total]);
    expect((await page({ search: v.partyCode.toLowerCase() })).records.map((r) => r.skuId)).toContain(v.skuId);
    expect((await page({ search: '%' })).total).toBe(0);
    await set([{ skuId: v.skuId, count: 7 + v.reserved }]);
    expect((await page({ view: 'low' })).records.map((r) => r.skuId)).toContain(v.skuId);
    await set([{ skuId: v.skuId, count: v.reserved }]);
    const none = await page({ view: 'none' });
    expect([none.total, none.records.map((r) => r.skuId).includes(v.skuId)]).toEqual([none.counts.none, true]);
    expect((await page({ view: 'low' })).records.map((r) => r.skuId)).not.toContain(v.skuId);
  });

  it('is low from the number of the store on, or of the variant itself', async () => {
    const v = await variant();
    const low = async () => (await page({ view: 'low' })).records.some((r) => r.skuId === v.skuId);
    const seller = market().seller(1);
    await seller.ok('PUT /shop/admin/stock/low', { lowAt: 100 });
    expect(await low()).toBe(true);
    await seller.ok('PUT /shop/admin/stock/low', { skuId: v.skuId, lowAt: 5 });
    expect(await low()).toBe(false);
    await seller.ok('PUT /shop/admin/stock/low', { skuId: v.skuId });
    expect(await low()).toBe(true);
    await seller.ok('PUT /shop/admin/stock/low', { lowAt: 20 });
    expect(await seller.refused('PUT /shop/admin/stock/low', {})).toBe('argumentNotValid');
    expect(await market().seller(2).refused('PUT /shop/admin/stock/low', { skuId: v.skuId, lowAt: 1 })).toBe('skuUnknown');
  });

  it('is set by a count or by more and fewer, and its movement tells by whom and why', async () => {
    const v = await variant();
    expect(await set([{ skuId: v.skuId, count: 80, seen: v.onHand }], { note: 'second shelf' })).toEqual({ changed: 1, faults: [] });
    expect(await set([{ article: v.partyCode, change: -3 }], { reason: 'damaged' })).toEqual({ changed: 1, faults: [] });
    const { variant: now, records } = await movements(v.skuId, { size: 2 });
    expect(now.onHand).toBe(77);
    expect(records).toMatchObject([
      { kind: 'damaged', onHandChange: -3, onHand: 77, by: 'seller', userName: 'seller1', note: '' },
      { kind: 'counted', onHandChange: 80 - v.onHand, onHand: 80, by: 'seller', note: 'second shelf' },
    ]);
  });

  it('is set for all of the lines or for none, and each fault is told', async () => {
    const [v, w] = [await variant(0), await variant(1)];
    const { reserved } = v;
    const answer = await set([
      { skuId: w.skuId, count: 50 },
      { skuId: w.skuId, count: 51 },
      { skuId: v.skuId, count: 1, seen: v.onHand + 1 },
      { article: 'no such thing', count: 1 },
      { skuId: 2_000_000_000, change: 1 },
    ]);
    expect([answer.changed, answer.faults.map((f) => [f.line, f.fault])]).toEqual([
      0,
      [
        [1, 'twice'],
        [2, 'changed'],
        [3, 'unknown'],
        [4, 'unknown'],
      ],
    ]);
    expect((await movements(w.skuId)).variant.onHand).toBe(w.onHand);
    expect((await set([{ skuId: v.skuId, change: -(v.onHand - reserved) - 1 }])).faults[0]?.fault).toBe('promised');
  });

  it('is nobody else’s: not to be seen, and not to be set', async () => {
    const v = await variant();
    expect((await set([{ skuId: v.skuId, count: 1 }], {}, 2)).faults.map((f) => f.fault)).toEqual(['unknown']);
    expect((await set([{ article: v.partyCode, count: 1 }], {}, 2)).faults.map((f) => f.fault)).toEqual(['unknown']);
    expect(await market().seller(2).refused('GET /shop/admin/stock/movements', { skuId: v.skuId })).toBe('skuUnknown');
    expect((await page({}, 2)).records.some((r) => r.skuId === v.skuId)).toBe(false);
  });

  it('takes one of two tabs that counted the same shelf, and both of two that put goods there', async () => {
    const v = await variant();
    const counted = await Promise.all([60, 61].map((count) => set([{ skuId: v.skuId, count, seen: v.onHand }])));
    expect(counted.map((a) => a.changed).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(counted.flatMap((a) => a.faults.map((f) => f.fault))).toEqual(['changed']);
    const before = (await movements(v.skuId)).variant.onHand;
    await Promise.all([set([{ skuId: v.skuId, change: 5 }]), set([{ skuId: v.skuId, change: 7 }])]);
    expect((await movements(v.skuId)).variant.onHand).toBe(before + 12);
  });

  it('tells the way of an order and of its refund, page by page', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const [line] = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).orderItemDtos;
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[1]!));
    const given = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).orderItemDtos[1]!;
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect((await movements(given.skuId)).records.slice(0, 2)).toMatchObject([
      { kind: 'released', by: 'seller', orderNumber: number, refundSn },
      { kind: 'reserved', by: 'buyer', orderNumber: number, refundSn: null, userName: null },
    ]);
    await ship(market().seller(1), number);
    const { records } = await movements(line!.skuId);
    expect(kinds(records).slice(0, 2)).toEqual(['shipped', 'reserved']);
    expect(records[0]).toMatchObject({ onHandChange: -line!.prodCount, reservedChange: -line!.prodCount, orderNumber: number });
    const first = await movements(line!.skuId, { size: 1 });
    const second = await movements(line!.skuId, { size: 1, before: first.next });
    expect([...first.records, ...second.records]).toEqual(records.slice(0, 2));
  });

  it('tells what is released when the clock closes an order, and what a form of the product sets', async () => {
    const m = market();
    const [v] = await variantsOf(m, 1);
    const { orderNumbers } = await m.buyer(2).ok('POST /p/order/submit', {
      orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId: 1, count: v!.minimum },
    });
    await m.advance(3);
    expect((await movements(v!.skuId)).records[0]).toMatchObject({ kind: 'released', by: 'platform', orderNumber: orderNumbers });
    const { onHand } = (await movements(v!.skuId)).variant;
    await m.seller(1).ok('PUT /shop/admin/prod/sku', { skuId: v!.skuId, stocks: onHand + 1, seenStock: onHand });
    expect((await movements(v!.skuId)).records[0]).toMatchObject({ kind: 'set', onHandChange: 1, by: 'seller' });
  });
});
