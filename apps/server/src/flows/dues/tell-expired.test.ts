import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { placeOrder, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { caseOfKind, numberOf } from '../../../test/payments.ts';
import { addBuyers, closingCode } from '../../../test/people.ts';

const market = marketplaceForFile();
const minutes = (n: number): number => n / 1440;
/** A buyer who reads this language, with unpaid orders of these stores. */
const unpaid = async (locale: string, stores: readonly number[] = [1]) => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, 0n);
  await m.query('update users set locale = $2 where id = $1', [id, locale]);
  return { m, id, buyer: m.buyer(id), numbers: await placeOrder(m, m.buyer(id), stores) };
};
const mailsTo = (id: number) =>
  market().query<{ subject: string; text: string }>(
    'select x.subject, x.text from mails x join users u on u.mail = x.recipient where u.id = $1 order by x.id',
    [id],
  );

describe('an order that is not paid in time', () => {
  it('is told of once, in her language, with the others of its submit, and how to buy again', async () => {
    const { m, id, numbers } = await unpaid('en', [1, 2]);
    await m.advance(minutes(32));
    for (let hour = 0; hour < 3; hour += 1) await m.advance(minutes(60));
    expect(await Promise.all(numbers.map((n) => statusOf(m, n)))).toEqual([6, 6]);
    const [mail, ...more] = await mailsTo(id);
    expect([mail?.subject, more]).toEqual(['2 orders are closed: they were not paid in time', []]);
    for (const part of [...numbers, 'You were not charged.', '“Buy again”']) expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('points');
    const russian = await unpaid('ru');
    await m.advance(minutes(32));
    expect((await mailsTo(russian.id)).map((x) => x.subject)).toEqual([
      `Заказ № ${russian.numbers.join()} закрыт: он не был оплачен вовремя`,
    ]);
  });

  it('is not told of when she cancelled it herself, nor when it was paid', async () => {
    const { m, id, buyer, numbers } = await unpaid('en');
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: numbers[0]! });
    const [payer = 0] = await addBuyers(m, 1);
    const [paid = ''] = await placeOrder(m, m.buyer(payer));
    await m.buyer(payer).ok('POST /p/order/pay', { orderNumbers: paid, payType: 9 });
    await m.advance(minutes(40));
    expect(await mailsTo(id)).toEqual([]);
    expect((await mailsTo(payer)).filter((x) => x.text.includes('not paid in time') || x.text.includes('не был оплачен'))).toEqual([]);
  });

  it('for which a part of the money came says that it goes back', async () => {
    const { m, id, buyer, numbers } = await unpaid('en');
    const [number = ''] = numbers;
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: randomUUID() });
    const { attempt } = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    const transfer = { transactionId: randomUUID(), currency: 'USD', amount: '1.00', payer: 'ACME' };
    await m.operator.ok('POST /platform/payment/transfer', { ...transfer, reference: attempt?.transfer?.reference ?? '' });
    await m.advance(5.1);
    const told = (await mailsTo(id)).filter((x) => x.subject === `Order no. ${number} is closed: it was not paid in time`);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Money that has arrived is returned to you');
    expect(told[0]?.text).not.toContain('Nothing was taken');
    const held = await caseOfKind(m, await numberOf(m, payAttemptId), 'late');
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId: held!.caseId, reference: 'sent back, TX 1' });
  });

  it('is not told to whoever has left meanwhile', async () => {
    const { m, id, buyer, numbers } = await unpaid('en');
    const [number = ''] = numbers;
    await m.advance(minutes(30.5));
    expect(await statusOf(m, number)).toBe(6);
    expect(await mailsTo(id)).toEqual([]);
    await buyer.ok('POST /p/user/destroy', { validCode: await closingCode(m, id) });
    await m.advance(minutes(10));
    expect(await m.query('select 1 from mails where position($1 in text) > 0', [number])).toEqual([]);
  });
});
