import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller } from '../../../test/people.ts';
import { oneLine, paidOrder, refundStatusOf } from '../../../test/refunds.ts';

// The store presses "Agree and refund 34.70" while its buyer changes the application.
const market = marketplaceForFile();
const seller = () => nearSeller(market(), 1);
const asked = async () => {
  const order = await paidOrder(market());
  const buyer = nearBuyer(market(), order.id);
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(order.number, order.items[0]!), refundAmount: '3.00' });
  const { refundAmount, goodsNum, applyType } = await seller().ok('GET /shop/admin/refund/info', { refundSn });
  return { buyer, refundSn, seen: { refundAmount: String(refundAmount), goodsNum, applyType } };
};
type Asked = Awaited<ReturnType<typeof asked>>;
const change = ({ buyer, refundSn }: Asked, wish: object) =>
  buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'Broken', ...wish });
const paidBack = async ({ buyer, refundSn }: Asked) =>
  (await buyer.ok('GET /p/orderRefund/info', { refundSn })).moneyPath.map(({ amount, state }) => [amount, state]);

describe('a store that agrees to a refund as it was seen', () => {
  it('pays just that', async () => {
    const a = await asked();
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn: a.refundSn, ...a.seen });
    expect([await refundStatusOf(market(), a.refundSn), await paidBack(a)]).toEqual([5, [[3, 'done']]]);
  });

  it.each([
    ['more money', { refundAmount: '30.00' }],
    ['less money', { refundAmount: '2.99' }],
    ['all of the line', {}],
    ['a return of the goods for the same money', { refundAmount: '3.00', applyType: 2, isReceiver: 1 }],
  ])('is refused where its buyer asks for %s by now, and nothing is paid', async (_what, wish) => {
    const a = await asked();
    if ('applyType' in wish) {
      // Goods that have not left cannot come back: the same is tried with what was seen.
      const seen = { ...a.seen, applyType: 2 };
      expect(await seller().refused('PUT /shop/admin/refund/agree', { refundSn: a.refundSn, ...seen })).toBe('refundChanged');
    } else {
      await change(a, wish);
      expect(await seller().refused('PUT /shop/admin/refund/agree', { refundSn: a.refundSn, ...a.seen })).toBe('refundChanged');
    }
    expect(await refundStatusOf(market(), a.refundSn)).toBe(1);
  });

  it('may still agree without saying what was seen, as older clients do', async () => {
    const a = await asked();
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn: a.refundSn });
    expect(await refundStatusOf(market(), a.refundSn)).toBe(5);
  });
});
