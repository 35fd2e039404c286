import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { caseOfKind, numberOf, placeFor } from '../../test/payments.ts';
import { wholeOrder } from '../../test/refunds.ts';

const market = marketplaceForFile();
/** Orders that one bank transfer paid, which named no payment at first. */
const paidByBank = async (stores: readonly number[]) => {
  const placed = await placeFor(market(), stores);
  const { m, buyer, joined } = placed;
  const { payAttemptId } = await buyer.ok('POST /p/order/pay', { orderNumbers: joined, payType: 20, payAttemptId: randomUUID() });
  const { totalFee, attempt } = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: joined });
  const transactionId = randomUUID();
  await m.operator.ok('POST /platform/payment/transfer', { transactionId, currency: 'USD', amount: totalFee.toFixed(2), reference: '' });
  const [transfer] = (await m.operator.ok('GET /platform/payment/transfers', {})).records.filter((t) => t.transactionId === transactionId);
  const reference = attempt?.transfer?.reference ?? '';
  await m.operator.ok('POST /platform/payment/transfer/{transferId}/assign', { transferId: transfer?.transferId ?? 0, reference });
  return { ...placed, transactionId, payNumber: await numberOf(m, payAttemptId), total: totalFee };
};
const entriesOf = async (reference: string) =>
  (await market().operator.ok('GET /platform/ledger/page', { reference, size: 100 })).records.toReversed();

it('entries of an order are all that belong to it: the transfer that paid it, its escrow, and what went back by bank', async () => {
  const { m, buyer, number, payNumber, transactionId } = await paidByBank([1]);
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '5.00' });
  await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
  const { caseId = 0 } = (await caseOfKind(m, payNumber, 'refundDue')) ?? {};
  await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'sent back, TX 1' });
  const entries = await entriesOf(number);
  const legs = entries.map((e) => [
    e.reference,
    e.kind,
    e.postings
      .map((p) => p.account)
      .toSorted()
      .join(' > '),
  ]);
  expect(legs).toEqual([
    [`bank:${transactionId}`, 'capture', 'clearing:bank > platform:suspense'],
    [`bank:${transactionId}`, 'reversal', 'clearing:bank > platform:suspense'],
    [payNumber, 'capture', expect.stringContaining('clearing:bank')],
    ...legs.slice(3, -2),
    [payNumber, 'refund', `escrow:${number} > platform:suspense`],
    [payNumber, 'refund', 'clearing:bank > platform:suspense'],
  ]);
  for (const { postings, orderNumbers } of entries) {
    expect(postings.reduce((sum, p) => sum + BigInt(Math.round(p.amount * 100)), 0n)).toBe(0n);
    expect(orderNumbers).toEqual([]);
  }
});

it('an entry of a payment for several orders says for which, and what it did for another order alone is not of this one', async () => {
  const { m, buyer, numbers, payNumber } = await paidByBank([1, 2]);
  const [first = '', second = ''] = numbers;
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(second), refundAmount: '5.00' });
  await m.seller(2).ok('PUT /shop/admin/refund/agree', { refundSn });
  const both = [first, second].toSorted();
  const [ofFirst, ofSecond] = [await entriesOf(first), await entriesOf(second)];
  const refunds = (of: typeof ofFirst) =>
    of.filter(({ kind }) => kind === 'refund').map((e) => e.postings.map((p) => p.account).toSorted());
  expect([refunds(ofFirst), refunds(ofSecond)]).toEqual([[], [[`escrow:${second}`, 'platform:suspense']]]);
  const captures = ofFirst.filter((e) => e.reference === payNumber);
  expect(captures.length).toBeGreaterThan(0);
  expect(new Set(captures.map((e) => e.orderNumbers.join()))).toEqual(new Set([both.join()]));
});
