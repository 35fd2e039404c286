import { describe, expect, it } from 'vitest';
import { ship, variantsOf } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { oneLine, paidOrder } from '../../test/refunds.ts';

const market = marketplaceForFile();
const anywhere = async (q: string) => (await market().operator.ok('GET /platform/find', { q })).found;
const ofStore = async (storeId: number, q: string) => (await market().seller(storeId).ok('GET /shop/admin/find', { q })).found;

describe('what goes by a number', () => {
  it('is an order, its parcel however its waybill is written, its refund and its payment', async () => {
    const m = market();
    const { id, buyer, number, items } = await paidOrder(m, 2);
    const [line = 0] = items;
    const { refundSn, applySn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, line));
    await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is on its way' });
    await ship(m.seller(1), number, 'Sf900800700');
    const [payment] = await m.query<{ number: string }>(
      'select p.number from payments p join payment_parts x on x.payment_id = p.id where x.reference = $1',
      [number],
    );
    expect(await anywhere(number)).toEqual([{ kind: 'order', key: number, name: expect.any(String) as string }]);
    expect(await anywhere('sF900800700')).toEqual([{ kind: 'parcel', key: number, name: 'Sf900800700' }]);
    for (const q of [refundSn, applySn]) expect(await anywhere(q)).toEqual([{ kind: 'refund', key: refundSn, name: number }]);
    expect(await anywhere(payment?.number ?? '')).toEqual([{ kind: 'payment', key: payment?.number, name: '' }]);
    expect(await anywhere(String(id))).toContainEqual({ kind: 'buyer', key: String(id), name: `Racer ${id}` });
    for (const q of [number, 'SF900800700', refundSn]) expect(await ofStore(1, q)).toHaveLength(1);
    // Another store's is not there, and payments and people are no store's.
    for (const q of [number, 'SF900800700', refundSn, applySn]) expect(await ofStore(2, q)).toEqual([]);
    expect(await ofStore(1, payment?.number ?? '')).toEqual([]);
    expect((await ofStore(1, String(id))).filter(({ kind }) => kind !== 'product')).toEqual([]);
  });

  it('is a product by its id or an article, within the store', async () => {
    const m = market();
    const [variant] = await variantsOf(m, 1);
    const [sku] = await m.query<{ article: string }>('select article from skus where id = $1', [variant?.skuId]);
    const key = String(variant?.prodId);
    for (const q of [key, sku?.article ?? ''])
      expect(await ofStore(1, q)).toContainEqual(expect.objectContaining({ kind: 'product', key }));
    expect(await ofStore(2, sku?.article ?? '')).toEqual([]);
  });

  it.each(["' or 1=1 --", '%', '_', '\\', '٣٤٥', '99999999999999999999', '\u202E1', 'x'.repeat(100)])('is nothing for %s', async (q) => {
    expect(await anywhere(q)).toEqual([]);
    expect(await ofStore(1, q)).toEqual([]);
  });
});
