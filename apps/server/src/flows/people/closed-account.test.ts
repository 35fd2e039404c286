import { randomUUID } from 'node:crypto';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { describe, expect, it } from 'vitest';
import { balanceOf, ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, openCases, placeFor, providerForFile, suspenseOf } from '../../../test/payments.ts';
import { addBuyers, closingCode, nearBuyer, nearSeller } from '../../../test/people.ts';
import { secondOperator } from '../../../test/proposals.ts';
import { paidOrder } from '../../../test/refunds.ts';

const market = marketplaceForFile();
const provider = providerForFile();
const second = () => secondOperator(market());
const reason = 'Set right by hand in a test.';
const storeReason = '测试中由人工更正，予以退款。';
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

  it('gives back what stands on it, when two operators say so', async () => {
    const m = market();
    const { id } = await completed();
    await close(id);
    const before = await wallet(id);
    const wish = { userId: id, amount: '5', lessens: true, reason };
    const { proposalId } = await m.operator.ok('POST /platform/user/correction', wish);
    await second().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
    expect(await wallet(id)).toBe(before - 500n);
  });

  it('takes no top-up that comes afterwards: by bank it waits for an operator, at a provider it goes back', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const before = await wallet(id);
    const asked = async (rechargeAmount: number) => (await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount })).rechargeNumber;
    const byBank = await asked(50);
    await buyer.ok('POST /p/order/pay', { orderNumbers: byBank, payType: 20, payAttemptId: randomUUID() });
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: byBank });
    const reference = info.attempt?.transfer?.reference ?? '';
    const payment = await agreed(m, provider(), buyer, await asked(60));
    await close(id);
    const transfer = { transactionId: randomUUID(), currency: 'USD', amount: '50.00', reference, payer: 'ACME' };
    expect((await m.operator.ok('POST /platform/payment/transfer', transfer)).outcome).toBe('late');
    for (let i = 0; i < 4; i += 1) await m.advance(15 / 1440);
    expect([await wallet(id), await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([before, 0n, []]);
    expect(provider().refunds.size).toBe(provider().takenTotal());
  });

  it('does not stop a granted refund that goes to a card', async () => {
    const { m, buyer, number } = await placeFor(market());
    await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    await close(buyer.actor.id ?? 0);
    const grant = { orderNumber: number, refundAmount: '1' };
    expect(await m.operator.ok('GET /platform/intervention/plan', grant)).toMatchObject({ refundAmount: 1 });
    await m.operator.ok('POST /platform/intervention/grant', { ...grant, reason, storeReason });
    await m.app.drain();
    expect([...provider().refunds.values()].map((r) => r.amount.value)).toEqual(['1.00']);
  });

  it('takes no granted refund, and the store loses nothing', async () => {
    const m = market();
    const { id, number } = await completed();
    await close(id);
    const [buyer, store] = [await wallet(id), await balanceOf(m, 'store:1:available')];
    const grant = { orderNumber: number, refundAmount: '1' };
    expect(await m.operator.refused('GET /platform/intervention/plan', grant)).toBe('accountClosed');
    expect(await m.operator.refused('POST /platform/intervention/grant', { ...grant, reason, storeReason })).toBe('accountClosed');
    expect([await wallet(id), await balanceOf(m, 'store:1:available')]).toEqual([buyer, store]);
  });
});

describe('a buyer who is just closing her account, far from the database', () => {
  const far = marketplaceForFile({ delayMs: 30 });
  const failureOf = (outcome: { data: unknown }) => (outcome.data as { failure?: string } | null)?.failure ?? 'ok';
  const either = [
    ['ok', 'accountInUse'],
    ['accountClosed', 'ok'],
  ];
  /** The second operator, on the connection without delay. */
  const agreeNear = (proposalId: number) =>
    far().person({ kind: 'operator', id: 2, areas: null }, far().near).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });

  it('has a correction on her balance and stays, or is gone and has none', async () => {
    const m = far();
    const operator = m.person({ kind: 'operator', id: 1, areas: null }, m.near);
    for (let round = 0; round < 4; round += 1) {
      const [id = 0] = await addBuyers(m, 1, 0n);
      const { proposalId } = await operator.ok('POST /platform/user/correction', { userId: id, amount: '5', reason });
      const validCode = await closingCode(m, id);
      const [agreed, left] = await Promise.all([
        secondOperator(m).call('PUT /platform/proposal/{proposalId}/agree', { proposalId }),
        m.buyer(id).call('POST /p/user/destroy', { validCode }),
      ]);
      expect(either).toContainEqual([failureOf(agreed), failureOf(left)]);
      expect(await balanceOf(m, `buyer:${id}:available`)).toBe(agreed.code === '00000' ? 500n : 0n);
    }
  });

  it('has a granted refund on her balance and stays, or is gone and the store keeps it', async () => {
    const m = far();
    const operator = m.person({ kind: 'operator', id: 1, areas: null }, m.near);
    for (let round = 0; round < 4; round += 1) {
      const { id, number: orderNumber } = await paidOrder(m, 1, 1);
      await ship(nearSeller(m, 1), orderNumber);
      await nearBuyer(m, id).ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
      await nearBuyer(m, id).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber });
      const left = toDecimal(money(await balanceOf(m, `buyer:${id}:available`), currencyOf('USD')));
      const { proposalId } = await operator.ok('POST /platform/user/correction', { userId: id, amount: left, lessens: true, reason });
      await agreeNear(proposalId);
      const validCode = await closingCode(m, id);
      const store = await balanceOf(m, 'store:1:available');
      const [granted, gone] = await Promise.all([
        m.operator.call('POST /platform/intervention/grant', { orderNumber, refundAmount: '1', reason, storeReason }),
        m.buyer(id).call('POST /p/user/destroy', { validCode }),
      ]);
      await m.near.drain();
      expect(either).toContainEqual([failureOf(granted), failureOf(gone)]);
      expect(await balanceOf(m, `buyer:${id}:available`)).toBe(granted.code === '00000' ? 100n : 0n);
      expect(await balanceOf(m, 'store:1:available')).toBe(granted.code === '00000' ? store - 100n : store);
    }
  });
});
