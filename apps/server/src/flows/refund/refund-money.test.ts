import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { balanceOf, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, caseOfKind, numberOf, openCases, placeFor, providerForFile, suspenseOf } from '../../../test/payments.ts';
import { refundStatusOf, wholeOrder } from '../../../test/refunds.ts';
import { mailsTo } from '../../../test/terms.ts';

// Money goes back the way it came, whatever happens on the way.
const market = marketplaceForFile();
const provider = providerForFile();
const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
const storeOf = async (number: string): Promise<number> =>
  (await market().query<{ id: number }>('select store_id as id from orders where number = $1', [number]))[0]?.id ?? 0;
const agree = async (orderNumber: string, refundSn: string) =>
  market()
    .seller(await storeOf(orderNumber))
    .ok('PUT /shop/admin/refund/agree', { refundSn });
const minutes = (n: number): number => n / 1440;

/** Orders of these stores, paid together through the provider. */
const paid = async (stores: readonly number[] = [1]) => {
  const placed = await placeFor(market(), stores);
  const payment = await agreed(placed.m, provider(), placed.buyer, placed.joined);
  await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.joined });
  return { ...placed, payment };
};
const sentBack = (): string[] => [...provider().refunds.values()].filter((r) => r.state === 'completed').map((r) => r.amount.value);

describe('a refund of what a provider took', () => {
  it('goes back through the provider, once, and the buyer is told once', async () => {
    const { m, buyer, number, payment } = await paid();
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '12.34' });
    await agree(number, refundSn);
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).moneyPath).toMatchObject([
      { payType: 10, amount: 12.34, state: 'underWay' },
    ]);
    await m.app.drain();
    expect([sentBack(), await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([['12.34'], 0n, []]);
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).moneyPath).toMatchObject([{ state: 'done' }]);
    const mails = await mailsTo(m, buyer.actor.id ?? 0);
    expect(mails.filter((s) => s.includes('12.34'))).toHaveLength(1);
  });

  it('of one of two orders that were paid together leaves the other alone', async () => {
    const { m, buyer, numbers, payment } = await paid([1, 2]);
    const [first = '', second = ''] = numbers;
    const [escrow, other] = [await escrowOf(first), await escrowOf(second)];
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(first));
    await agree(first, refundSn);
    await m.app.drain();
    expect([await statusOf(m, first), await statusOf(m, second), await escrowOf(second)]).toEqual([6, 2, other]);
    expect([sentBack(), await suspenseOf(m, payment)]).toEqual([[(Number(escrow) / 100).toFixed(2)], 0n]);
    const later = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(second));
    await agree(second, later.refundSn);
    await m.app.drain();
    expect([sentBack().length, await suspenseOf(m, payment), await statusOf(m, second)]).toEqual([2, 0n, 6]);
  });

  it.each(['deaf', 'dumb'] as const)('is sent once when the provider is %s at first', async (how) => {
    const { m, buyer, number, payment } = await paid();
    provider().next('refund', how, how);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await agree(number, refundSn);
    for (let i = 0; i < 5; i += 1) await m.advance(minutes(15));
    expect([sentBack().length, await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([1, 0n, []]);
  });

  it('that the provider refuses waits for an operator, and the buyer sees that it is stuck', async () => {
    const { m, buyer, number, payment } = await paid();
    provider().next('refund', { refuses: 'ACCOUNT_CLOSED' });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await agree(number, refundSn);
    await m.app.drain();
    expect(await openCases(m, payment)).toEqual(['refundFailed']);
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).moneyPath).toMatchObject([{ state: 'stuck' }]);
    const found = await caseOfKind(m, payment);
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId: found?.caseId ?? 0, note: 'again' });
    await m.app.drain();
    expect([sentBack().length, await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([1, 0n, []]);
  });
});

describe('a refund of a bank transfer', () => {
  /** An order that a bank transfer paid, and what goes back of it. */
  const paidByBank = async () => {
    const placed = await placeFor(market());
    const { m, buyer, number } = placed;
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: randomUUID() });
    const payment = await numberOf(m, payAttemptId);
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    const reference = info.attempt?.transfer?.reference ?? '';
    await m.operator.ok('POST /platform/payment/transfer', {
      transactionId: randomUUID(),
      currency: 'USD',
      amount: info.totalFee.toFixed(2),
      reference,
    });
    const goBack = async (refundAmount: string): Promise<string> => {
      const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount });
      await agree(number, refundSn);
      return refundSn;
    };
    const sendBack = async (note: string): Promise<void> => {
      const found = await caseOfKind(m, payment, 'refundDue');
      await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId: found?.caseId ?? 0, reference: note });
    };
    return { ...placed, payment, goBack, sendBack };
  };

  it('waits for an operator to send it, and is over when he has', async () => {
    const { m, buyer, number, payment, goBack } = await paidByBank();
    const refundSn = await goBack('5.00');
    expect([await openCases(m, payment), await suspenseOf(m, payment)]).toEqual([['refundDue'], 500n]);
    expect(await caseOfKind(m, payment, 'refundDue')).toMatchObject({ refundNumbers: refundSn });
    const shown = async () => {
      const { isOnItsWay } = await buyer.ok('GET /p/orderRefund/info', { refundSn });
      const { timeline } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
      return [
        isOnItsWay,
        timeline.flatMap(({ kind, amount }) => (kind === 'refunded' || kind === 'refundOnItsWay' ? [[kind, amount]] : [])),
      ];
    };
    expect(await shown()).toEqual([true, [['refundOnItsWay', 5]]]);
    const sent = async () => (await mailsTo(m, buyer.actor.id ?? 0)).filter((s) => s.startsWith('$5.00') && s.includes('sent to you'));
    expect(await sent()).toEqual([]);
    const caseId = (await caseOfKind(m, payment, 'refundDue'))?.caseId ?? 0;
    // Another refund was granted while the operator made the transfer: nothing of it left.
    for (const held of [
      [{ amount: '4.99', currency: 'USD' }],
      [{ amount: '10.00', currency: 'USD' }],
      [{ amount: '5.00', currency: 'EUR' }],
      [],
    ])
      expect(await m.operator.refused('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'TX 9', held })).toBe(
        'caseChanged',
      );
    expect(await suspenseOf(m, payment)).toBe(500n);
    const none = await m.operator.call('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'TX 9', held: [] });
    expect(none.msg).toContain('$5.00 are held now');
    const held = [{ amount: '5', currency: 'USD' }];
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'TX 9', held });
    expect(await shown()).toEqual([false, [['refunded', 5]]]);
    expect(await sent()).toHaveLength(1);
    expect(await m.query("select text from mails where subject like '$5.00%has been sent%'")).toMatchObject([
      { text: expect.stringContaining('Bank reference: TX 9.') },
    ]);
    expect([await openCases(m, payment), await suspenseOf(m, payment)]).toEqual([[], 0n]);
    expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).moneyPath).toMatchObject([{ payType: 20, amount: 5, state: 'done' }]);
    expect(await refundStatusOf(m, refundSn)).toBe(5);
  });

  it('breaks no rule of the books while it waits for days, with what went back before it', async () => {
    const { m, payment, goBack, sendBack } = await paidByBank();
    const differences = async () => (await m.operator.ok('GET /platform/ledger/proof', {})).differences;
    await goBack('5.00');
    await m.advance(2);
    expect([await openCases(m, payment), await differences()]).toEqual([['refundDue'], []]);
    await sendBack('TX 10');
    await m.advance(1);
    const later = [await goBack('3.00')];
    await m.advance(1);
    later.push(await goBack('2.00'));
    expect((await caseOfKind(m, payment, 'refundDue'))?.refundNumbers.split(',').toSorted()).toEqual(later.toSorted());
    await m.advance(2);
    expect([await openCases(m, payment), await suspenseOf(m, payment), await differences()]).toEqual([['refundDue'], 500n, []]);
    await sendBack('TX 11');
    expect([await openCases(m, payment), await differences()]).toEqual([[], []]);
  });
});
