import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer } from '../../../test/people.ts';
import { reduceOrder } from '../../../test/reductions.ts';
import { oneLine, wholeOrder } from '../../../test/refunds.ts';

// A coupon of the store and a discount of members are shares of the lines: what they took off was not paid, and does not go back.
const market = marketplaceForFile();

/** A paid order of three lines, less a coupon of 10.01 and seven per cent. */
const reduced = async () => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, 100_000_000n);
  const near = nearBuyer(m, id);
  const basketIds = await fillCart(near, (await variantsOf(m, 1)).slice(0, 3));
  const { orderNumbers: number } = await near.ok('POST /p/order/submit', { basketIds });
  await reduceOrder(m, number, { coupon: 1001n, member: 7n });
  const before = await balanceOf(m, `buyer:${id}:available`);
  await near.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
  const paid = before - (await balanceOf(m, `buyer:${id}:available`));
  const { orderItemDtos } = await near.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  return { m, buyer: m.buyer(id), id, number, before, paid, items: orderItemDtos };
};
const agree = (refundSn: string) => market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));

describe('shares of a coupon and of a discount', () => {
  it('are told beside the most, which is what was paid', async () => {
    const { buyer, number, paid } = await reduced();
    const preview = await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number });
    expect([cents(preview.paid), cents(preview.refundAmount)]).toEqual([paid, paid]);
    const [order] = await market().query<{ reduction: bigint }>('select reduction::bigint as reduction from orders where number = $1', [
      number,
    ]);
    expect(preview.lines.reduce((sum, l) => sum + cents(l.reductionAmount), 0n)).toBe(BigInt(order?.reduction ?? 0));
    expect(preview.lines.reduce((sum, l) => sum + cents(l.amount), 0n)).toBe(paid);
  });

  it('never let more back than was paid, line by line and piece by piece, and all parts together are all of it', async () => {
    const { m, buyer, id, number, before, items } = await reduced();
    const [first, ...others] = items;
    for (const pieces of [1, (first?.prodCount ?? 0) - 1]) {
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, first?.orderItemId ?? 0, pieces));
      await agree(refundSn);
    }
    for (const { orderItemId } of others) {
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, orderItemId));
      await agree(refundSn);
    }
    expect([await statusOf(m, number), await balanceOf(m, `buyer:${id}:available`), await balanceOf(m, `escrow:${number}`)]).toEqual([
      6,
      before,
      0n,
    ]);
  });

  it('cannot be asked for, not even by a cent', async () => {
    const { buyer, number, paid } = await reduced();
    const more = (Number(paid) + 1) / 100;
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: more.toFixed(2) })).toBe(
      'refundTooLarge',
    );
    await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: (Number(paid) / 100).toFixed(2) });
  });
});
