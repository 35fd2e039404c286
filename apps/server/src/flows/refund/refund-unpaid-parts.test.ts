import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cityOrder } from '../../../test/delivery.ts';
import { balanceOf, pay, ship, statusOf } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, caseOfKind, numberOf, openCases, payPal, providerForFile, stateOf, suspenseOf, tellNews } from '../../../test/payments.ts';
import type { ProviderDouble } from '../../../test/provider-double.ts';
import { addBuyers, nearBuyer, nearSeller } from '../../../test/people.ts';
import { succeeded, twoWorkers, wires } from '../../../test/racing.ts';
import { wholeOrder } from '../../../test/refunds.ts';
import { byPlan, dollars, mailsTo, orderOn, partsOf } from '../../../test/terms.ts';

const hours = (n: number): number => n / 24;
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));

// An order paid in parts goes back whole while somebody is paying the next one. After each test all invariants are proven.
const on = (market: () => Marketplace, provider: () => ProviderDouble) => {
  const wallet = async (id: number) => [await balanceOf(market(), `buyer:${id}:available`), await balanceOf(market(), `buyer:${id}:held`)];

  /** An order of which the first half is paid and everything is out. */
  const halfPaid = async () => {
    const m = market();
    const near = { ...m, seller: (n: number) => nearSeller(m, n), buyer: (n: number) => nearBuyer(m, n) };
    const placed = await orderOn(near, byPlan('50-50-0'));
    const before = await wallet(placed.id);
    await pay(placed.buyer, [placed.number]);
    await ship(near.seller(1), placed.number);
    const part = (await partsOf(placed.buyer, placed.number))[1];
    return { ...placed, m, before, reference: `${placed.number}-2`, amount: part?.amount ?? 0 };
  };
  type Half = Awaited<ReturnType<typeof halfPaid>>;
  const asked = ({ buyer, number }: Half) => buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
  const agree = ({ refundSn }: { readonly refundSn: string }) => market().seller(1).call('PUT /shop/admin/refund/agree', { refundSn });
  const goesBack = async (half: Half) => expect((await agree(await asked(half))).code).toBe('00000');
  const recordBank = (amount: number, reference: string) =>
    market().operator.call('POST /platform/payment/transfer', {
      transactionId: randomUUID(),
      currency: 'USD',
      amount: amount.toFixed(2),
      reference,
      payer: 'ACME',
    });
  /** She pays the part by bank transfer. */
  const byBank = async ({ m, buyer, reference }: Pick<Half, 'm' | 'buyer' | 'reference'>) => {
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', { orderNumbers: reference, payType: 20, payAttemptId: randomUUID() });
    const { attempt } = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: reference });
    return { payment: await numberOf(m, payAttemptId), written: attempt?.transfer?.reference ?? '' };
  };
  /** She pays it with a part from her balance, at a provider that hears nothing. */
  const unheard = async ({ m, buyer, reference }: Half) => {
    provider().next('create', 'deaf');
    const press = { ...payPal(reference), balanceAmount: '12.34' };
    expect(await buyer.refused('POST /p/order/pay', press)).toBe('providerDown');
    return { press, payment: await numberOf(m, press.payAttemptId) };
  };

  return { wallet, halfPaid, asked, agree, goesBack, recordBank, byBank, unheard };
};

describe('an unpaid part of an order that goes back whole', () => {
  const market = marketplaceForFile();
  const provider = providerForFile();
  const { wallet, halfPaid, asked, goesBack, recordBank, byBank, unheard } = on(market, provider);

  it('is not paid while all of the order is asked back, and can be again once it is not', async () => {
    const half = await halfPaid();
    const { refundSn } = await asked(half);
    for (const press of [{ orderNumbers: half.reference, payType: 9 }, payPal(half.reference)])
      expect(await half.buyer.refused('POST /p/order/pay', press)).toBe('refundStillOpen');
    await half.buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    await pay(half.buyer, [half.reference]);
    expect((await partsOf(half.buyer, half.number))[1]?.payTime).not.toBeNull();
  });

  it('goes back with the rest when its transfer came meanwhile, and nothing of it is the store’s', async () => {
    const half = await halfPaid();
    const { m } = half;
    const { payment, written } = await byBank(half);
    const { refundSn } = await asked(half);
    await m.app.drain();
    expect((await recordBank(half.amount, written)).data).toMatchObject({ outcome: 'paid' });
    const store = await balanceOf(m, 'store:1:available');
    // As if it had been paid before: what the goods' journey cost is of no refund.
    const freight = cents((await half.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: half.number })).transfee);
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect([await statusOf(m, half.number), await balanceOf(m, `escrow:${half.number}`)]).toEqual([6, 0n]);
    const [available = 0n, held] = half.before;
    expect([await balanceOf(m, 'store:1:available'), await wallet(half.id)]).toEqual([store, [available - freight, held]]);
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([cents(half.amount), ['refundDue']]);
    const told = await half.buyer.ok('GET /p/orderRefund/info', { refundSn });
    expect(cents(told.refundAmount)).toBe(cents(half.amount) * 2n - freight);
    const { caseId = 0 } = (await caseOfKind(m, payment)) ?? {};
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'sent back, TX 3' });
    expect(await suspenseOf(m, payment)).toBe(0n);
  });

  it('goes back as far as a refund can when its store brings the goods itself, and the fee with it', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const number = await cityOrder(m, buyer, byPlan('50-50-0'));
    const before = await wallet(id);
    await pay(buyer, [number]);
    const reference = `${number}-2`;
    const amount = (await partsOf(buyer, number))[1]?.amount ?? 0;
    const { payment, written } = await byBank({ m, buyer, reference });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    expect((await recordBank(amount, written)).data).toMatchObject({ outcome: 'paid' });
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect([await statusOf(m, number), await balanceOf(m, `escrow:${number}`)]).toEqual([6, 0n]);
    const [available = 0n] = await wallet(id);
    expect(available + (await suspenseOf(m, payment))).toBe((before[0] ?? 0n) + cents(amount));
  });

  it('stays paid when its transfer came meanwhile and the refund is taken back', async () => {
    const half = await halfPaid();
    const { written } = await byBank(half);
    const { refundSn } = await asked(half);
    expect((await recordBank(half.amount, written)).data).toMatchObject({ outcome: 'paid' });
    await half.buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    expect((await partsOf(half.buyer, half.number))[1]?.payTime).not.toBeNull();
  });

  it('makes an offer out of date when its transfer comes meanwhile: she is told why, and declines it', async () => {
    const half = await halfPaid();
    const { written } = await byBank(half);
    const { refundSn } = await half.buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(half.number), refundAmount: '1.00' });
    const { seller } = half.m;
    const { msg } = await seller(1).call('PUT /shop/admin/refund/offer', { refundSn, words: 'All of it', amount: '99999' });
    const most = /[\d.,]+(?=\D*$)/.exec(msg)?.[0].replace(/[.,]$/, '').replaceAll(',', '') ?? '';
    await seller(1).ok('PUT /shop/admin/refund/offer', { refundSn, words: 'All of it', amount: most });
    expect((await recordBank(half.amount, written)).data).toMatchObject({ outcome: 'paid' });
    expect(await half.buyer.refused('PUT /p/orderRefund/answerOffer', { refundSn, accept: true, amount: most })).toBe('offerOutdated');
    await half.buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: false, amount: most });
  });

  it('is waited for no longer: what came short of it by bank goes back', async () => {
    const half = await halfPaid();
    const { payment, written } = await byBank(half);
    expect((await recordBank(half.amount - 0.25, written)).data).toMatchObject({ outcome: 'short' });
    await goesBack(half);
    const { m } = half;
    expect([await statusOf(m, half.number), await stateOf(m, payment), await openCases(m, payment)]).toEqual([6, 'canceled', ['late']]);
    const told = `${dollars(half.amount - 0.25)} of your transfer`;
    expect((await mailsTo(m, half.id)).filter((s) => s.startsWith(told))).toHaveLength(1);
    const { caseId = 0 } = (await caseOfKind(m, payment)) ?? {};
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'sent back, TX 1' });
    expect([await suspenseOf(m, payment), await openCases(m, payment), await wallet(half.id)]).toEqual([0n, [], half.before]);
  });

  it('is paid by nothing that comes by bank afterwards: it is sent back', async () => {
    const half = await halfPaid();
    const { payment, written } = await byBank(half);
    await goesBack(half);
    expect((await recordBank(half.amount, written)).data).toMatchObject({ outcome: 'late' });
    expect([await stateOf(half.m, payment), await openCases(half.m, payment)]).toEqual(['canceled', ['late']]);
    const { caseId = 0 } = (await caseOfKind(half.m, payment)) ?? {};
    await half.m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'sent back, TX 2' });
    expect(await suspenseOf(half.m, payment)).toBe(0n);
  });

  it('gives back what was held of the balance for a provider that was down', async () => {
    const half = await halfPaid();
    const { payment } = await unheard(half);
    await goesBack(half);
    expect([await stateOf(half.m, payment), await wallet(half.id)]).toEqual(['canceled', half.before]);
  });

  it('gives it back after two hours without any refund, and can be paid again', async () => {
    const half = await halfPaid();
    const { press, payment } = await unheard(half);
    await half.m.advance(hours(1.9));
    expect([await stateOf(half.m, payment), (await wallet(half.id))[1]]).toEqual(['created', 1234n]);
    await half.m.advance(hours(0.2));
    expect([await stateOf(half.m, payment), (await wallet(half.id))[1]]).toEqual(['canceled', 0n]);
    expect((await half.buyer.ok('POST /p/order/pay', press)).state).toBe('canceled');
    await pay(half.buyer, [half.reference]);
    expect((await partsOf(half.buyer, half.number)).every((p) => p.payTime !== null)).toBe(true);
  });

  it('does not hold the refund up while nobody knows whether its money came, which goes back when it has', async () => {
    const half = await halfPaid();
    const { m, buyer, reference } = half;
    const payment = await agreed(m, provider(), buyer, reference);
    provider().next('capture', 'dumb');
    provider().next('find', 'none', 'deaf', 'deaf');
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: reference });
    await goesBack(half);
    expect([await stateOf(m, payment), await statusOf(m, half.number), provider().takenTotal()]).toEqual(['unknown', 6, 1]);
    provider().mishaps.clear();
    await tellNews(m, payment);
    await twoWorkers(m);
    await twoWorkers(m);
    expect([await stateOf(m, payment), await suspenseOf(m, payment), provider().refunds.size]).toEqual(['returned', 0n, 1]);
    expect([await openCases(m, payment), await wallet(half.id)]).toEqual([[], half.before]);
  });
});

describe.each(wires)('an unpaid part of an order that goes back whole, $wire,', ({ how }) => {
  const market = marketplaceForFile(how);
  const provider = providerForFile();
  const { wallet, halfPaid, asked, agree, recordBank, byBank, unheard } = on(market, provider);

  it('whose money comes while the refund is agreed to: pays it before, or goes back', async () => {
    const half = await halfPaid();
    const { m, buyer, reference } = half;
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', { ...payPal(reference), balanceAmount: '12.34' });
    const payment = await numberOf(m, payAttemptId);
    const refund = await asked(half);
    provider().approve(payment);
    const [isBack, looked] = await Promise.all([
      agree(refund),
      buyer.call('POST /p/order/payCheck', { orderNumbers: reference }),
      tellNews(m, payment),
    ]);
    expect(succeeded([isBack])).toEqual([true]);
    expect(looked.code).not.toBe('A00005');
    await twoWorkers(m);
    await twoWorkers(m);
    const [, held] = await wallet(half.id);
    expect([await statusOf(m, half.number), held, await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([6, 0n, 0n, []]);
    expect(['paid', 'returned', 'canceled']).toContain(await stateOf(m, payment));
  });

  it('whose bank money is recorded while the refund is agreed to: pays it before, or waits to be sent back', async () => {
    const half = await halfPaid();
    const { payment, written } = await byBank(half);
    const refund = await asked(half);
    const [isBack, isRecorded] = succeeded(await Promise.all([agree(refund), recordBank(half.amount, written)]));
    expect([isBack, isRecorded, await statusOf(half.m, half.number)]).toEqual([true, true, 6]);
    // Paid before, it is the newest money of the order, and what goes back is taken from it first.
    const state = await stateOf(half.m, payment);
    expect(['paid', 'canceled']).toContain(state);
    expect([await openCases(half.m, payment), await suspenseOf(half.m, payment)]).toEqual([
      [state === 'paid' ? 'refundDue' : 'late'],
      cents(half.amount),
    ]);
  });

  it('of which its provider hears in the moment it is given up: holds its part of the balance, or nothing', async () => {
    const half = await halfPaid();
    const { m, buyer } = half;
    const { press, payment } = await unheard(half);
    await m.query("update payments set created_at = created_at - interval '2 hours' where number = $1", [payment]);
    await m.query("update work set due_at = due_at - interval '2 hours' where kind = 'payments.check' and key = $1", [payment]);
    const [pressed] = await Promise.all([buyer.call('POST /p/order/pay', press), twoWorkers(m)]);
    expect(succeeded([pressed])).toEqual([true]);
    const state = await stateOf(m, payment);
    expect(['waiting', 'canceled']).toContain(state);
    expect((await wallet(half.id))[1]).toBe(state === 'waiting' ? 1234n : 0n);
  });
});
