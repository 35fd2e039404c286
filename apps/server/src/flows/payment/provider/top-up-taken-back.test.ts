import { describe, expect, it } from 'vitest';
import { balanceOf, pay, placeOrder } from '../../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../../test/marketplace.ts';
import { agreed, caseOfKind, openCases, payPal, providerForFile, riskOf, tellNews } from '../../../../test/payments.ts';
import { addBuyers } from '../../../../test/people.ts';
import { mailsTo } from '../../../../test/terms.ts';

// A bank takes a top-up back that is on the balance already (decision 0079). After each test the books are proven.
const market = marketplaceForFile();
const provider = providerForFile();

const toppedUp = async (amount = '250') => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1, 10_000n);
  const buyer = m.buyer(id);
  const { rechargeNumber: number } = await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: amount });
  const payment = await agreed(m, provider(), buyer, number);
  await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
  const purse = async () => [await balanceOf(m, `buyer:${id}:available`), await balanceOf(m, `buyer:${id}:held`)];
  return { m, id, buyer, number, payment, purse };
};
const takeBack = async (payment: string, value?: string): Promise<void> => {
  provider().takeBack(payment, value);
  await tellNews(market(), payment);
  await market().near.drain();
};
const risk = (payment: string) => riskOf(market(), payment);
const close = async (payment: string, covers?: boolean) => {
  const found = await caseOfKind(market(), payment, 'takenBack');
  const said = { caseId: found?.caseId ?? 0, note: 'Looked into.', ...(covers === undefined ? {} : { covers }) };
  return market().operator.call('POST /platform/payment/case/{caseId}/close', said);
};
const kinds = async (buyer: Person) => (await buyer.ok('GET /p/userBalanceLog/page', {})).records.map((r) => [r.kind, r.changeBalance]);

describe('a top-up that is taken back', () => {
  it('cannot be spent while an operator looks into it, and makes good what the platform paid', async () => {
    const { m, id, buyer, number, payment, purse } = await toppedUp();
    await takeBack(payment);
    expect([await purse(), await risk(payment)]).toEqual([[10_000n, 25_000n], -25_000n]);
    expect(await buyer.ok('GET /p/userBalance/getBalanceInfo', {})).toMatchObject({ balance: 100, heldBalance: 250 });
    expect((await caseOfKind(m, payment, 'takenBack'))?.balanceHeld).toBe(250);
    expect((await kinds(buyer)).slice(0, 2)).toEqual([
      ['takenBack', -250],
      ['topUp', 250],
    ]);
    expect((await mailsTo(m, id)).at(-1)).toBe(`Your top-up ${number} was charged back`);
    expect((await close(payment)).code).toBe('00000');
    expect([await purse(), await risk(payment), await openCases(m, payment)]).toEqual([[10_000n, 0n], 0n, []]);
    expect((await mailsTo(m, id)).at(-1)).toBe(`Your top-up ${number}: the chargeback was covered from your balance`);
    expect(
      await m.query("select after->>'covers' as covers from audit_log where action = 'payment.closeCase' and subject = $1", [
        `payment:${payment}`,
      ]),
    ).toEqual([{ covers: 'true' }]);
  });

  it('is the buyer’s again when the bank was wrong', async () => {
    const { m, id, buyer, number, payment, purse } = await toppedUp();
    await takeBack(payment);
    await close(payment, false);
    expect([await purse(), await risk(payment)]).toEqual([[35_000n, 0n], -25_000n]);
    expect((await kinds(buyer))[0]).toEqual(['takenBack', 250]);
    expect((await mailsTo(m, id)).at(-1)).toBe(`Your top-up ${number}: your balance is available again`);
    expect((await close(payment)).code).not.toBe('00000');
  });

  it('in parts is held part by part', async () => {
    const { payment, purse } = await toppedUp();
    await takeBack(payment, '100.00');
    expect(await purse()).toEqual([25_000n, 10_000n]);
    await takeBack(payment);
    expect([await purse(), await risk(payment)]).toEqual([[10_000n, 25_000n], -25_000n]);
    await close(payment);
    expect([await purse(), await risk(payment)]).toEqual([[10_000n, 0n], 0n]);
  });

  it('of which a part was spent holds what is left, and the rest stays the platform’s loss', async () => {
    const { m, id, buyer, payment, purse } = await toppedUp('100');
    const [number = ''] = await placeOrder(m, buyer);
    await pay(buyer, [number]);
    const [left = 0n] = await purse();
    expect(left).toBeLessThan(10_000n);
    await takeBack(payment);
    expect([await purse(), await risk(payment)]).toEqual([[0n, left], -10_000n]);
    await close(payment);
    expect([await purse(), await risk(payment)]).toEqual([[0n, 0n], left - 10_000n]);
    expect((await mailsTo(m, id)).at(-1)).toContain('the chargeback was covered');
  });

  it.each([
    { currency: 'EUR', value: '250.00' },
    { currency: 'USD', value: '200.00' },
  ])('that never came onto the balance, because %o came, holds nothing of it', async (instead) => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1, 30_000n);
    const buyer = m.buyer(id);
    const { rechargeNumber } = await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: '250' });
    const payment = await agreed(m, provider(), buyer, rechargeNumber);
    provider().takesInstead = instead;
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: rechargeNumber });
    provider().takesInstead = null;
    const { caseId = 0 } = (await caseOfKind(m, payment)) ?? {};
    provider().next('refund', 'deaf');
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'Send it back.' });
    await m.near.drain();
    await takeBack(payment);
    await m.advance(1);
    expect(await balanceOf(m, `buyer:${id}:held`)).toBe(0n);
    await close(payment);
    expect([await balanceOf(m, `buyer:${id}:available`), await risk(payment)]).toEqual([30_000n, 0n]);
  });

  it('is held of what an attempt held until then, as soon as that is free', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1, 0n);
    const buyer = m.buyer(id);
    const { rechargeNumber } = await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: '5' });
    const payment = await agreed(m, provider(), buyer, rechargeNumber);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: rechargeNumber });
    const [number = ''] = await placeOrder(m, buyer);
    await buyer.ok('POST /p/order/pay', { ...payPal(number), balanceAmount: '5.00' });
    await takeBack(payment);
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    expect([await balanceOf(m, `buyer:${id}:available`), await balanceOf(m, `buyer:${id}:held`)]).toEqual([0n, 500n]);
    await close(payment);
    expect([await balanceOf(m, `buyer:${id}:held`), await risk(payment)]).toEqual([0n, 0n]);
  });

  it('at the moment its case is closed is decided about with it, or has a case of its own', async () => {
    const { m, payment, purse } = await toppedUp();
    await takeBack(payment, '50.00');
    provider().takeBack(payment, '30.00');
    await Promise.all([close(payment), tellNews(m, payment).then(() => m.near.drain())]);
    await m.near.drain();
    const held = (await purse())[1] ?? 0n;
    expect([held, (await openCases(m, payment)).length]).toEqual(held === 0n ? [0n, 0] : [3_000n, 1]);
    expect(await risk(payment)).toBe(held === 0n ? 0n : -3_000n);
  });
});
