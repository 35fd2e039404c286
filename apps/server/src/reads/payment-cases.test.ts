import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { numberOf, placeFor } from '../../test/payments.ts';

const market = marketplaceForFile();

it('tells of several open cases of one payment that they are about one sum, and of a closed one what went back', async () => {
  const { m, buyer, number } = await placeFor(market());
  const { payAttemptId } = await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: randomUUID() });
  const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
  const amount = (info.totalFee + 5).toFixed(2);
  const transfer = { currency: 'USD', amount, reference: info.attempt?.transfer?.reference ?? '' };
  await m.operator.ok('POST /platform/payment/transfer', { transactionId: randomUUID(), ...transfer });
  const given = { orderNumber: number, amount: '10.00', reason: 'A scratch on the lid.' };
  await m.seller(1).ok('POST /shop/admin/refund/give', given);
  await m.app.drain();
  const payment = await numberOf(m, payAttemptId);
  const cases = async (open: 0 | 1) =>
    (await m.operator.ok('GET /platform/payment/cases', { open })).records.filter((c) => c.payNumber === payment);
  const [one, two] = await cases(1);
  expect([one?.sameMoney, two?.sameMoney]).toEqual([[two?.caseId], [one?.caseId]]);
  expect([one, two].map((c) => c?.held)).toEqual([[{ amount: 15, currency: 'USD' }], [{ amount: 15, currency: 'USD' }]]);
  expect((await m.operator.ok('GET /platform/ledger/proof', {})).waiting.filter((w) => w.payNumber === payment)).toHaveLength(1);
  await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId: one?.caseId ?? 0, reference: 'TX 15' });
  await m.app.drain();
  expect(await cases(1)).toEqual([]);
  expect((await cases(0)).map(({ held, returned, sameMoney }) => [held, returned, sameMoney])).toEqual([
    [[], [{ amount: 15, currency: 'USD' }], []],
    [[], [{ amount: 15, currency: 'USD' }], []],
  ]);
  // What a later refund opens knows nothing of the bank transfer before it.
  await m.seller(1).ok('POST /shop/admin/refund/give', given);
  await m.app.drain();
  expect(await cases(1)).toMatchObject([{ reason: null, bankReference: null, held: [{ amount: 10 }] }]);
});
