import { describe, expect, it } from 'vitest';
import { balanceOf, ship } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { secondOperator } from '../../test/proposals.ts';
import { paidOrder } from '../../test/refunds.ts';

const market = marketplaceForFile();
const second = () => secondOperator(market());
const reason = 'Set right by hand in a test.';
const agree = (proposalId: number) => second().refused('PUT /platform/proposal/{proposalId}/agree', { proposalId });
const close = (userId: number) => market().query('update users set deleted_at = now() where id = $1', [userId]);
const wallet = (userId: number): Promise<bigint> => balanceOf(market(), `buyer:${userId}:available`);

/** A buyer whose order is over. */
const completed = async () => {
  const order = await paidOrder(market(), 1, 1);
  await ship(market().seller(1), order.number);
  await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
  await order.buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: order.number });
  return order;
};

describe('the balance of an account that was deleted', () => {
  it('takes no correction, proposed before or after', async () => {
    const m = market();
    const { id } = await completed();
    const balance = await m.operator.ok('POST /platform/user/correction', { userId: id, amount: '5', reason });
    const points = await m.operator.ok('POST /platform/user/pointCorrection', { userId: id, points: 5, reason });
    await close(id);
    const before = await wallet(id);
    expect(await agree(balance.proposalId)).toBe('accountClosed');
    expect(await agree(points.proposalId)).toBe('accountClosed');
    expect(await m.operator.refused('POST /platform/user/correction', { userId: id, amount: '5', reason })).toBe('accountClosed');
    expect(await m.operator.refused('POST /platform/user/pointCorrection', { userId: id, points: 5, reason })).toBe('accountClosed');
    expect(await wallet(id)).toBe(before);
    // It stays open until somebody refuses it, and says so.
    const { records } = await second().ok('GET /platform/proposal/page', { userId: id });
    expect(records.map((p) => p.kind).toSorted()).toEqual(['balance', 'points']);
    await second().ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId: balance.proposalId });
  });

  it('takes no granted refund, and the store loses nothing', async () => {
    const m = market();
    const { id, number } = await completed();
    await close(id);
    const [buyer, store] = [await wallet(id), await balanceOf(m, 'store:1:available')];
    expect(await m.operator.refused('POST /platform/intervention/grant', { orderNumber: number, refundAmount: '1', reason })).toBe(
      'accountClosed',
    );
    expect([await wallet(id), await balanceOf(m, 'store:1:available')]).toEqual([buyer, store]);
  });
});
