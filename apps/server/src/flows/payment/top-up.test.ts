import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { balanceOf, placeOrder } from '../../../test/goods.ts';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { agreed, caseOfKind, numberOf, openCases, payPal, providerForFile, stateOf, suspenseOf } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';
import { mailsTo } from '../../../test/terms.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
const provider = providerForFile();

const someone = async () => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  const before = await balanceOf(m, `buyer:${id}:available`);
  return { m, id, buyer: m.buyer(id), gained: async () => (await balanceOf(m, `buyer:${id}:available`)) - before };
};
const ask = async (buyer: Person, amount: number | string) =>
  (await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: amount })).rechargeNumber;
const arrives = async (amount: string, reference: string, transactionId: string = randomUUID()) =>
  (await market().operator.ok('POST /platform/payment/transfer', { transactionId, currency: 'USD', amount, reference, payer: 'ACME' }))
    .outcome;
const byBank = async (buyer: Person, number: string) => {
  const { payAttemptId } = await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: randomUUID() });
  const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
  return { payNumber: await numberOf(market(), payAttemptId), reference: info.attempt?.transfer?.reference ?? '', info };
};

describe('a top-up', () => {
  it('is credited once when the return page, fifty copies of the news and the timer come together', async () => {
    const { m, id, buyer, gained } = await someone();
    const number = await ask(buyer, 250);
    const payment = await agreed(m, provider(), buyer, number);
    await Promise.all([
      ...Array.from({ length: 8 }, () => buyer.call('POST /p/order/payCheck', { orderNumbers: number })),
      ...Array.from({ length: 50 }, (_, i) =>
        http().ask({
          method: 'POST',
          url: '/api/paypal/webhook',
          headers: { 'content-type': 'application/json', 'x-genuine': 'yes' },
          payload: JSON.stringify({ id: `top-up-${i % 25}`, reference: payment }),
        }),
      ),
      m.app.drain(),
    ]);
    await m.app.drain();
    expect([await gained(), await stateOf(m, payment), provider().takenTotal()]).toEqual([25_000n, 'paid', 1]);
    expect((await mailsTo(m, id)).filter((s) => s.startsWith('$250.00 added to your balance'))).toHaveLength(1);
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    expect(info).toMatchObject({ status: 'paid', payForm: 2, orderNumbers: number, totalFee: 250, endTime: null });
    // Paying again what is paid moves nothing.
    expect((await buyer.ok('POST /p/order/pay', payPal(number))).paid).toBe(true);
    expect(await gained()).toBe(25_000n);
  });

  it.each([
    ['0', 'nothing'],
    ['0.001', 'less than a cent'],
    ['100000.01', 'more than the most'],
    ['-5', 'less than nothing'],
    ['1e3', 'an exponent'],
    ['', 'no amount'],
  ])('of %s is refused with its field: %s', async (rechargeAmount) => {
    const { buyer } = await someone();
    const outcome = await buyer.call('POST /p/userBalance/recharge', { rechargeAmount });
    expect([outcome.code, Object.keys((outcome.data as { fields: object }).fields)]).toEqual(['A00014', ['rechargeAmount']]);
  });

  it('of a cent and of 100,000 is taken', async () => {
    const { m, buyer, gained } = await someone();
    for (const amount of ['0.01', '100000']) {
      const number = await ask(buyer, amount);
      await agreed(m, provider(), buyer, number);
      await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    }
    expect(await gained()).toBe(10_000_001n);
  });

  it('is nobody else’s to see or to pay, and not paid from the balance it goes to', async () => {
    const { buyer } = await someone();
    const other = await someone();
    const number = await ask(buyer, 10);
    expect(await other.buyer.refused('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number })).toBe('orderUnknown');
    expect(await other.buyer.refused('POST /p/order/pay', payPal(number))).toBe('orderUnknown');
    expect(await other.buyer.refused('POST /p/order/payCheck', { orderNumbers: number })).toBe('orderUnknown');
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: number, payType: 9 })).toBe('payMethodOff');
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: number, payType: 0 })).toBe('payMethodOff');
  });

  it('is not paid together with orders', async () => {
    const { m, buyer } = await someone();
    const [order = ''] = await placeOrder(m, buyer, [1]);
    const number = await ask(buyer, 10);
    for (const orderNumbers of [`${order},${number}`, `${number},${order}`, `${number},${number}`])
      expect((await buyer.call('POST /p/order/pay', payPal(orderNumbers))).code).toBe('A00014');
  });

  it('asked for twice before a way to pay was chosen is one', async () => {
    const { buyer } = await someone();
    const first = await ask(buyer, 33);
    expect(await ask(buyer, '33.00')).toBe(first);
    expect(await ask(buyer, 34)).not.toBe(first);
    await buyer.ok('POST /p/order/pay', payPal(first));
    expect(await ask(buyer, 33)).not.toBe(first);
  });

  it('paid a second time by bank keeps the first and sends the other back', async () => {
    const { m, buyer, gained } = await someone();
    const number = await ask(buyer, 40);
    const { reference, payNumber } = await byBank(buyer, number);
    await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    expect(await arrives('40.00', reference)).toBe('second');
    expect([await gained(), await openCases(m, payNumber), await suspenseOf(m, payNumber)]).toEqual([4000n, ['second'], 4000n]);
    const found = await caseOfKind(m, payNumber);
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId: found!.caseId, reference: 'sent back, TX 9' });
    expect([await gained(), await suspenseOf(m, payNumber)]).toEqual([4000n, 0n]);
  });

  it('short of a cent credits nothing until the rest comes', async () => {
    const { m, buyer, gained } = await someone();
    const { reference, payNumber, info } = await byBank(buyer, await ask(buyer, 40));
    expect(Date.parse(info.attempt?.transfer?.until ?? '') - Date.parse(info.now)).toBeCloseTo(5 * 86_400_000, -5);
    expect(await arrives('39.99', reference)).toBe('short');
    expect([await gained(), await openCases(m, payNumber)]).toEqual([0n, ['short']]);
    expect(await arrives('0.02', reference)).toBe('over');
    expect([await gained(), await openCases(m, payNumber), await suspenseOf(m, payNumber)]).toEqual([4000n, ['over'], 1n]);
    const found = await caseOfKind(m, payNumber);
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId: found!.caseId, reference: 'sent back, TX 3' });
  });

  it('that stays short for five days goes back, and can be paid anew', async () => {
    const { m, buyer, gained } = await someone();
    const number = await ask(buyer, 40);
    const { reference, payNumber } = await byBank(buyer, number);
    expect(await arrives('10.00', reference)).toBe('short');
    await m.advance(5.1);
    expect([await stateOf(m, payNumber), await openCases(m, payNumber), await gained()]).toEqual(['canceled', ['late'], 0n]);
    const found = await caseOfKind(m, payNumber);
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId: found!.caseId, reference: 'sent back, TX 4' });
    await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    expect(await gained()).toBe(4000n);
  });

  it('with a gift brings what was offered when it was asked for, once', async () => {
    const { m, buyer, gained } = await someone();
    await m.query(
      `insert into settings (name, value, changed_at) values ('topUpOffers', '[{"amount":500,"gift":20}]', now()) on conflict (name) do update set value = excluded.value`,
    );
    await m.app.catchUp();
    expect((await buyer.ok('GET /p/userBalance/getList', {})).offers).toEqual([{ rechargeAmount: 500, giftAmount: 20 }]);
    const number = await ask(buyer, 500);
    await agreed(m, provider(), buyer, number);
    await m.query(`delete from settings where name = 'topUpOffers'`);
    await Promise.all([1, 2, 3].map(() => buyer.call('POST /p/order/payCheck', { orderNumbers: number })));
    expect(await gained()).toBe(52_000n);
    const log = await buyer.ok('GET /p/userBalanceLog/page', { kind: 'gift' });
    expect(log.records).toMatchObject([{ kind: 'gift', changeBalance: 20, rechargeNumber: number }]);
  });
});

describe('the log of a balance', () => {
  it('shows what, when, which order, and the balance after, whatever is filtered', async () => {
    const { m, id, buyer } = await someone();
    const [order = ''] = await placeOrder(m, buyer, [1]);
    await buyer.ok('POST /p/order/pay', { orderNumbers: order, payType: 9 });
    const number = await ask(buyer, 15);
    await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    const all = await buyer.ok('GET /p/userBalanceLog/page', {});
    expect(all.records.map((r) => r.kind)).toEqual(['topUp', 'payment', 'opening']);
    expect(all.records[0]).toMatchObject({ changeBalance: 15, rechargeNumber: number, orderNumbers: '' });
    expect(all.records[1]).toMatchObject({ orderNumbers: order, rechargeNumber: null });
    expect(all.records[1]!.changeBalance).toBeLessThan(0);
    const { balance } = await buyer.ok('GET /p/userBalance/getBalanceInfo', {});
    expect(all.records[0]!.balanceAfter).toBe(balance);
    expect((await buyer.ok('GET /p/userBalanceLog/page', { kind: 'payment' })).records).toEqual([all.records[1]]);
    expect((await buyer.ok('GET /p/userBalanceLog/page', { current: 2, size: 1 })).records).toEqual([all.records[1]]);
    expect((await buyer.ok('GET /p/userBalanceLog/page', { orderTimeStatus: 3 })).total).toBe(0);
    expect((await m.buyer(id === 1 ? 2 : 1).ok('GET /p/userBalanceLog/page', { kind: 'topUp' })).total).toBe(0);
  });
});
