import { describe, expect, it } from 'vitest';
import { balanceOf, placeOrder, statusOf } from '../../../../test/goods.ts';
import { loseGoods } from '../../../../test/lost-goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { numberOf, openCases, payPal, providerForFile, stateOf, suspenseOf, tellNews } from '../../../../test/payments.ts';
import { addBuyers, nearBuyer } from '../../../../test/people.ts';
import { oneLine, wholeOrder } from '../../../../test/refunds.ts';
import { wires } from '../../../../test/racing.ts';

const opening = 10_000_000n;
const minutes = (n: number): number => n / 1440;
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));

// A part from the balance, the rest at a provider. After each test all invariants are proven, what is held among them.
describe.each(wires)('a payment with a part from the balance, $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const provider = providerForFile();

  /** An order of these stores of a new buyer, who has begun to pay it with 12.34 from her balance. */
  const begun = async (stores: readonly number[] = [1], balanceAmount = '12.34') => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const [near, buyer] = [nearBuyer(m, id), m.buyer(id)];
    const numbers = await placeOrder(m, near, stores);
    const joined = numbers.join(',');
    const { totalFee } = await near.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: joined });
    const { payAttemptId } = await near.ok('POST /p/order/pay', { ...payPal(joined), balanceAmount });
    const payment = await numberOf(m, payAttemptId);
    const purse = async () => [await balanceOf(m, `buyer:${id}:available`), await balanceOf(m, `buyer:${id}:held`)];
    return { m, id, buyer, near, numbers, joined, number: numbers[0] ?? '', total: cents(totalFee), payment, payAttemptId, purse };
  };
  const check = (p: Awaited<ReturnType<typeof begun>>) => p.buyer.call('POST /p/order/payCheck', { orderNumbers: p.joined });
  const paid = async (stores?: readonly number[]) => {
    const p = await begun(stores);
    provider().approve(p.payment);
    await check(p);
    return p;
  };
  const sentBack = (): bigint =>
    [...provider().refunds.values()].filter((r) => r.state === 'completed').reduce((sum, r) => sum + cents(Number(r.amount.value)), 0n);

  it('asks the provider for the rest, holds the part, and takes both at once', async () => {
    const p = await begun();
    const [asked] = provider().orders.values();
    expect([cents(Number(asked?.amount.value)), await p.purse()]).toEqual([p.total - 1234n, [opening - 1234n, 1234n]]);
    provider().approve(p.payment);
    const outcomes = await Promise.all([check(p), check(p), tellNews(p.m, p.payment)]);
    expect(outcomes[0].code).not.toBe('A00005');
    await check(p);
    await tellNews(p.m, p.payment);
    await p.m.near.drain();
    expect([await statusOf(p.m, p.number), await p.purse(), await balanceOf(p.m, `escrow:${p.number}`)]).toEqual([
      2,
      [opening - 1234n, 0n],
      p.total,
    ]);
    expect([await suspenseOf(p.m, p.payment), provider().takenTotal()]).toEqual([0n, 1]);
  });

  it.each([
    ['the provider declines', 'declined'],
    ['the payer says no', 'voided'],
    ['her order expires', 'canceled'],
    ['she cancels it', 'canceled'],
  ])('gives the part back when %s', async (why, state) => {
    const p = await begun();
    if (state === 'declined') {
      provider().approve(p.payment);
      provider().next('capture', { refuses: 'INSTRUMENT_DECLINED' });
      await check(p);
    } else if (state === 'voided') {
      for (const o of provider().orders.values()) o.state = 'voided';
      await check(p);
    } else if (why === 'her order expires') await p.m.advance(minutes(40));
    else await p.buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: p.number });
    expect([await stateOf(p.m, p.payment), await p.purse()]).toEqual([state === 'voided' ? 'declined' : state, [opening, 0n]]);
  });

  it('is one attempt for a press that comes twice, and another for another part or another way', async () => {
    const p = await begun();
    const press = { ...payPal(p.joined), payAttemptId: p.payAttemptId };
    const again = { ...press, balanceAmount: '12.34' };
    await Promise.all([p.buyer.ok('POST /p/order/pay', again), p.buyer.ok('POST /p/order/pay', again)]);
    expect([provider().orders.size, await p.purse()]).toEqual([1, [opening - 1234n, 1234n]]);
    expect(await p.buyer.refused('POST /p/order/pay', { ...press, balanceAmount: '5' })).toBe('keyUsedForOtherInput');
    await p.buyer.ok('POST /p/order/pay', { ...payPal(p.joined), balanceAmount: '5' });
    expect(await p.purse()).toEqual([opening - 500n, 500n]);
    await p.buyer.ok('POST /p/order/pay', { orderNumbers: p.joined, payType: 9 });
    expect([await statusOf(p.m, p.number), await p.purse()]).toEqual([2, [opening - p.total, 0n]]);
  });

  it('whose money comes after it was given up goes back, and the balance is hers', async () => {
    const p = await begun();
    provider().approve(p.payment);
    provider().next('capture', 'dumb');
    await check(p);
    expect([await stateOf(p.m, p.payment), (await p.purse())[1]]).toEqual(['unknown', 1234n]);
    expect(await p.buyer.refused('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: p.number })).toBe('paymentBeingChecked');
    await p.m.query("update payments set unknown_since = unknown_since - interval '20 minutes' where number = $1", [p.payment]);
    provider().next('find', 'deaf', 'deaf', 'deaf');
    await check(p);
    const cases = await p.m.operator.ok('GET /platform/payment/cases', { size: 100 });
    const caseId = cases.records.find((c) => c.payNumber === p.payment)?.caseId ?? 0;
    await p.m.operator.ok('POST /platform/payment/case/{caseId}/giveUp', { caseId, note: 'not known there' });
    expect(await p.purse()).toEqual([opening, 0n]);
    provider().mishaps.clear();
    await tellNews(p.m, p.payment);
    await p.m.near.drain();
    await p.m.near.drain();
    expect([await stateOf(p.m, p.payment), sentBack(), await suspenseOf(p.m, p.payment)]).toEqual(['returned', p.total - 1234n, 0n]);
    expect([await p.purse(), await openCases(p.m, p.payment), await statusOf(p.m, p.number)]).toEqual([[opening, 0n], [], 1]);
  });

  it('of two orders, of which one has lost its goods, pays the other and gives back both parts of the first', async () => {
    const p = await begun([1, 2]);
    const [lost = '', kept = ''] = p.numbers;
    await loseGoods(p.m, lost);
    provider().approve(p.payment);
    await check(p);
    await p.m.near.drain();
    expect([await statusOf(p.m, lost), await statusOf(p.m, kept)]).toEqual([6, 2]);
    const escrow = await balanceOf(p.m, `escrow:${kept}`);
    const [available = 0n, held] = await p.purse();
    // What she is without is what is in escrow, however it was shared.
    expect([held, opening - available + (p.total - 1234n) - sentBack()]).toEqual([0n, escrow]);
  });

  it('goes back the way it came: the provider first, then the balance', async () => {
    const p = await paid();
    const first = await p.near.ok('POST /p/orderRefund/apply', { ...wholeOrder(p.number), refundAmount: '1.00' });
    const seller = p.m.person({ kind: 'seller', id: 1, storeId: 1, areas: null }, p.m.near);
    await seller.ok('PUT /shop/admin/refund/agree', first);
    await p.m.near.drain();
    expect([sentBack(), await p.purse()]).toEqual([100n, [opening - 1234n, 0n]]);
    const [item] = (await p.near.ok('GET /p/myOrder/orderDetail', { orderNumber: p.number })).orderItemDtos;
    const preview = await p.near.ok('GET /p/orderRefund/preview', { orderNumber: p.number });
    if (preview.canRefund) {
      const second = await p.near.ok('POST /p/orderRefund/apply', oneLine(p.number, item?.orderItemId ?? 0));
      await seller.ok('PUT /shop/admin/refund/agree', second);
    }
    await p.m.near.drain();
    expect([await suspenseOf(p.m, p.payment), sentBack() <= p.total - 1234n]).toEqual([0n, true]);
    const whole = await paid([2]);
    const all = await whole.near.ok('POST /p/orderRefund/apply', wholeOrder(whole.number));
    const planned = [
      { payType: 10, state: 'planned', amount: Number(whole.total - 1234n) / 100 },
      { payType: 9, state: 'planned', amount: 12.34 },
    ];
    expect((await whole.near.ok('GET /p/orderRefund/info', { refundSn: all.refundSn })).moneyPath).toEqual(planned);
    const desk = await p.m.operator.ok('GET /platform/intervention/info', { refundSn: all.refundSn });
    expect([desk.moneyPath, desk.cover]).toEqual([
      planned,
      { escrow: Number(whole.total) / 100, store: 0, platformFirst: 0, commission: 0, freight: 0 },
    ]);
    await p.m.person({ kind: 'seller', id: 2, storeId: 2, areas: null }, p.m.near).ok('PUT /shop/admin/refund/agree', all);
    await p.m.near.drain();
    const info = await whole.near.ok('GET /p/orderRefund/info', { refundSn: all.refundSn });
    expect(info.moneyPath).toMatchObject([
      { payType: 10, state: 'done', amount: Number(whole.total - 1234n) / 100 },
      { payType: 9, state: 'done', amount: 12.34 },
    ]);
    expect(await whole.purse()).toEqual([opening, 0n]);
  });

  it('is refused where it cannot be: all of it, more than there is, by bank, for a top-up', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1, 500n);
    const buyer = nearBuyer(m, id);
    const [number = ''] = await placeOrder(m, buyer);
    const { totalFee } = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    const ask = (balanceAmount: string, more: object = {}) =>
      buyer.refused('POST /p/order/pay', { ...payPal(number), balanceAmount, ...more });
    expect(await ask(totalFee.toFixed(2))).toBe('balancePartNotPossible');
    expect(await ask('5.01')).toBe('balanceInsufficient');
    expect(await ask('1', { payType: 20 })).toBe('balancePartNotPossible');
    const { rechargeNumber } = await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: '50' });
    expect(await ask('1', { orderNumbers: rechargeNumber })).toBe('balancePartNotPossible');
    expect([await balanceOf(m, `buyer:${id}:available`), await balanceOf(m, `buyer:${id}:held`)]).toEqual([500n, 0n]);
  });
});
