import { describe, expect, it } from 'vitest';
import { balanceOf, statusOf } from '../../../../test/goods.ts';
import { loseGoods } from '../../../../test/lost-goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import {
  agreed,
  caseOfKind,
  openCases,
  placeFor,
  providerForFile,
  stateOf,
  sumUnder,
  suspenseOf,
  tellNews,
} from '../../../../test/payments.ts';

// Money may leave again without us: by a refund in the provider's dashboard, or by a chargeback.
const market = marketplaceForFile();
const provider = providerForFile();
const minutes = (n: number): number => n / 1440;

const platformSum = (account: string, payment: string): Promise<bigint> => sumUnder(market(), account, payment);
const riskOf = (payment: string): Promise<bigint> => platformSum('platform:risk', payment);
const paid = async () => {
  const placed = await placeFor(market());
  const payment = await agreed(placed.m, provider(), placed.buyer, placed.number);
  await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.number });
  return { ...placed, payment, total: await balanceOf(placed.m, `escrow:${placed.number}`) };
};
const newsOf = async (payment: string): Promise<void> => {
  await tellNews(market(), payment);
  await market().near.drain();
};
const finds = (): number => provider().calls.filter((c) => c === 'find').length;

describe('money of a paid order that is taken back outside', () => {
  it('is found when news come, booked once at the platform’s risk, and shown to operators', async () => {
    const { m, number, payment, total } = await paid();
    provider().takeBack(payment, '3.00');
    for (let i = 0; i < 3; i += 1) await newsOf(payment);
    expect([await riskOf(payment), await openCases(m, payment)]).toEqual([-300n, ['takenBack']]);
    expect([await stateOf(m, payment), await statusOf(m, number), await balanceOf(m, `escrow:${number}`)]).toEqual(['paid', 2, total]);
    provider().takeBack(payment);
    await newsOf(payment);
    expect(await riskOf(payment)).toBe(-total);
    expect(await caseOfKind(m, payment, 'takenBack')).toMatchObject({
      takenBack: expect.stringContaining('3.00 USD, ') as string,
      lost: Number(total) / 100,
      lostCurrency: 'USD',
    });
  });

  it('is nothing where the provider tells of nothing: no case is opened', async () => {
    const { m, payment } = await paid();
    provider().takeBack(payment, '0.00');
    await newsOf(payment);
    expect([await riskOf(payment), await openCases(m, payment)]).toEqual([0n, []]);
  });

  it('is looked into until the provider answers, and not again after that', async () => {
    const { m, payment } = await paid();
    provider().takeBack(payment, '1.00');
    provider().next('find', 'deaf', 'deaf', { refuses: 'NOT_AUTHORIZED' });
    await newsOf(payment);
    expect(await openCases(m, payment)).toEqual([]);
    for (let i = 0; i < 3; i += 1) await m.advance(minutes(10));
    expect([await riskOf(payment), await openCases(m, payment)]).toEqual([-100n, ['takenBack']]);
    const before = finds();
    await m.advance(3);
    expect(finds()).toBe(before);
  });

  it('is not asked about by the buyer’s own page', async () => {
    const { buyer, number } = await paid();
    const before = finds();
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ paid: true });
    expect(finds()).toBe(before);
  });

  it('is booked when it is over, not while it is pending or when it failed', async () => {
    const { m, payment } = await paid();
    provider().takeBack(payment, '2.00', 'failed');
    provider().takeBack(payment, '1.00', 'pending');
    await newsOf(payment);
    expect(await riskOf(payment)).toBe(0n);
    for (const order of provider().orders.values())
      order.takenBack = order.takenBack.map((r) => (r.state === 'pending' ? { ...r, state: 'completed' } : r));
    await m.advance(minutes(20));
    expect([await riskOf(payment), await openCases(m, payment)]).toEqual([-100n, ['takenBack']]);
  });

  it('is found although the provider lists no refund of it', async () => {
    const { m, payment, total } = await paid();
    for (const order of provider().orders.values()) order.captures = order.captures.map((c) => ({ ...c, state: 'refunded' }));
    for (let i = 0; i < 2; i += 1) await newsOf(payment);
    expect([await riskOf(payment), await openCases(m, payment)]).toEqual([-total, ['takenBack']]);
  });

  it('is found although it shows on the capture alone, and came while our own refund of another part was under way', async () => {
    const { m, buyer, numbers, joined } = await placeFor(market(), [1, 2]);
    const [lost = '', kept = ''] = numbers;
    const payment = await agreed(m, provider(), buyer, joined);
    await loseGoods(m, lost);
    provider().next('refund', 'dumb');
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: joined });
    await m.near.drain();
    for (const order of provider().orders.values()) order.captures = order.captures.map((c) => ({ ...c, state: 'refunded' }));
    await newsOf(payment);
    expect(await riskOf(payment)).toBe(0n);
    await m.advance(minutes(3));
    expect([await riskOf(payment), await suspenseOf(m, payment)]).toEqual([-(await balanceOf(m, `escrow:${kept}`)), 0n]);
    expect(await openCases(m, payment)).toEqual(['takenBack']);
  });

  it('holds the goods and the store’s money until an operator has settled it', async () => {
    const { m, number, buyer, payment, total } = await paid();
    const isTold = async (): Promise<boolean[]> => [
      (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).moneyTakenBack,
      (await m.seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number })).moneyTakenBack,
      (await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number })).moneyTakenBack,
    ];
    expect(await isTold()).toEqual([false, false, false]);
    provider().takeBack(payment);
    await newsOf(payment);
    expect(await isTold()).toEqual([true, true, true]);
    const shipping = { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'SF1' }] };
    expect(await m.seller(1).refused('PUT /shop/admin/order/delivery', shipping)).toBe('moneyTakenBack');
    const { records } = await m.seller(1).ok('GET /shop/admin/order/page', { orderNumber: number });
    expect(records.map(({ canShip }) => canShip)).toEqual([false]);
    const found = await caseOfKind(m, payment, 'takenBack');
    await m.operator.ok('POST /platform/payment/case/{caseId}/close', { caseId: found?.caseId ?? 0, note: 'The bank was wrong.' });
    expect(await isTold()).toEqual([false, false, false]);
    await m.seller(1).ok('PUT /shop/admin/order/delivery', shipping);
    expect([await statusOf(m, number), await balanceOf(m, `escrow:${number}`)]).toEqual([3, total]);
  });

  it('that comes while the claim period runs lets the money wait beyond its end', async () => {
    const { m, number, buyer, payment, total } = await paid();
    await m.seller(1).ok('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'SF1' }] });
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    provider().takeBack(payment, '1.00');
    await newsOf(payment);
    expect(await buyer.refused('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number })).toBe('moneyTakenBack');
    await m.advance(30);
    expect([await statusOf(m, number), await balanceOf(m, `escrow:${number}`)]).toEqual([4, total]);
    const found = await caseOfKind(m, payment, 'takenBack');
    await m.operator.ok('POST /platform/payment/case/{caseId}/close', { caseId: found?.caseId ?? 0, note: 'Settled with the bank.' });
    await m.app.drain();
    expect([await statusOf(m, number), await balanceOf(m, `escrow:${number}`)]).toEqual([5, 0n]);
  });

  it('is closed by an operator with a note, and once', async () => {
    const { m, payment } = await paid();
    provider().takeBack(payment, '1.00');
    await newsOf(payment);
    const input = { caseId: (await caseOfKind(m, payment, 'takenBack'))?.caseId ?? 0, note: 'claimed from the buyer' };
    expect(await m.operator.refused('POST /platform/payment/case/{caseId}/giveUp', input)).toBe('paymentCaseNotOpen');
    expect(await m.operator.refused('POST /platform/payment/case/{caseId}/refund', input)).toBe('paymentCaseNotOpen');
    await m.operator.ok('POST /platform/payment/case/{caseId}/close', input);
    expect(await m.operator.refused('POST /platform/payment/case/{caseId}/close', input)).toBe('paymentCaseNotOpen');
    expect(await m.operator.refused('POST /platform/payment/case/{caseId}/close', { ...input, caseId: 2_000_000_000 })).toBe(
      'paymentCaseUnknown',
    );
    expect(await openCases(m, payment)).toEqual([]);
    expect(
      await m.query("select 1 from audit_log where action = 'payment.closeCase' and subject = $1", [`payment:${payment}`]),
    ).toHaveLength(1);
  });
});

describe('money in suspense that is taken back outside', () => {
  const inSuspense = async (value = '5.00') => {
    const placed = await placeFor(market());
    const payment = await agreed(placed.m, provider(), placed.buyer, placed.number);
    provider().takesInstead = { currency: 'USD', value };
    await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.number });
    expect(await stateOf(placed.m, payment)).toBe('suspense');
    return { ...placed, payment };
  };

  it('leaves suspense, costs the platform nothing, and ends the cases that told of it', async () => {
    const { m, buyer, number, payment } = await inSuspense();
    provider().takeBack(payment);
    await newsOf(payment);
    expect([await suspenseOf(m, payment), await riskOf(payment), await openCases(m, payment)]).toEqual([0n, 0n, ['takenBack']]);
    expect(await stateOf(m, payment)).toBe('returned');
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    expect(await statusOf(m, number)).toBe(2);
  });

  it('in part leaves the rest for the operator, who can send no more than that', async () => {
    const { m, payment } = await inSuspense();
    provider().takeBack(payment, '2.00');
    await newsOf(payment);
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([300n, ['takenBack', 'wrongAmount']]);
    const caseId = (await caseOfKind(m, payment, 'wrongAmount'))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'the rest' });
    await m.near.drain();
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, ['takenBack']]);
    expect([...provider().refunds.values()].map((r) => r.amount.value)).toEqual(['3.00']);
  });

  it('before our own refund: that is refused, the reason is looked into, and the cases end', async () => {
    const { m, payment } = await inSuspense();
    provider().takeBack(payment);
    const caseId = (await caseOfKind(m, payment))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'wrong amount' });
    await m.near.drain();
    expect([await suspenseOf(m, payment), await riskOf(payment), await openCases(m, payment)]).toEqual([0n, 0n, ['takenBack']]);
    expect(
      await m.query('select state, reason from payment_refunds where payment_id = (select id from payments where number = $1)', [payment]),
    ).toEqual([{ state: 'failed', reason: 'CAPTURE_FULLY_REFUNDED' }]);
  });

  it('is made good out of suspense when it was found while our own refund was under way', async () => {
    const { m, payment } = await inSuspense();
    const caseId = (await caseOfKind(m, payment))?.caseId ?? 0;
    provider().next('refund', 'deaf');
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'wrong amount' });
    await m.near.drain();
    provider().takeBack(payment);
    await newsOf(payment);
    // Suspense is kept back for our refund: the platform pays first.
    expect([await suspenseOf(m, payment), await riskOf(payment)]).toEqual([500n, -500n]);
    await m.advance(minutes(3));
    expect([await suspenseOf(m, payment), await riskOf(payment), await openCases(m, payment)]).toEqual([0n, 0n, ['takenBack']]);
    expect(await stateOf(m, payment)).toBe('returned');
  });

  it('is told from our own refund whose answer was lost', async () => {
    const { m, payment } = await inSuspense();
    const caseId = (await caseOfKind(m, payment))?.caseId ?? 0;
    provider().next('refund', 'dumb');
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'wrong amount' });
    await m.near.drain();
    await newsOf(payment);
    expect(await openCases(m, payment)).toEqual(['wrongAmount']);
    await m.advance(minutes(3));
    expect([await suspenseOf(m, payment), await riskOf(payment), await openCases(m, payment)]).toEqual([0n, 0n, []]);
    expect(
      await m.query('select 1 from provider_reversals where payment_id = (select id from payments where number = $1)', [payment]),
    ).toEqual([]);
  });

  it('in a currency that stands in no book of ours is written down as it was told', async () => {
    const placed = await placeFor(market());
    const payment = await agreed(placed.m, provider(), placed.buyer, placed.number);
    provider().takesInstead = { currency: 'ZZZ', value: '12.00' };
    await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.number });
    provider().takeBack(payment);
    await newsOf(payment);
    expect(await openCases(placed.m, payment)).toEqual(['takenBack', 'wrongCurrency']);
    expect(await caseOfKind(placed.m, payment, 'takenBack')).toMatchObject({ takenBack: '12.00 ZZZ', lost: null });
  });
});

describe('money that was taken back before we learnt that it came', () => {
  it('never was in our books: the attempt is over, and its order can be paid', async () => {
    const { m, buyer, number } = await placeFor(market());
    const payment = await agreed(m, provider(), buyer, number);
    provider().next('capture', 'dumb');
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    provider().takeBack(payment);
    await m.advance(minutes(1));
    expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['returned', 1, []]);
    expect(await platformSum('clearing:provider:double', payment)).toBe(0n);
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    expect(await statusOf(m, number)).toBe(2);
  });

  it('in part pays the order, and the part is the platform’s loss', async () => {
    const { m, buyer, number } = await placeFor(market());
    const payment = await agreed(m, provider(), buyer, number);
    provider().next('capture', 'dumb');
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    provider().takeBack(payment, '1.00');
    await m.advance(minutes(1));
    expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['paid', 2, ['takenBack']]);
    expect(await riskOf(payment)).toBe(-100n);
  });
});

describe('a refund that the provider does not know', () => {
  it('counts as failed after seven days, and operators see it', async () => {
    const { m, buyer, number } = await placeFor(market());
    const payment = await agreed(m, provider(), buyer, number);
    await loseGoods(m, number);
    const refundCapture = provider().refundCapture.bind(provider());
    provider().refundCapture = async (captureId, refund) => {
      const made = await refundCapture(captureId, refund);
      provider().refunds.clear();
      return { ...made, state: 'pending' };
    };
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    await m.near.drain();
    for (let day = 0; day < 6; day += 1) await m.advance(1);
    expect(await openCases(m, payment)).toEqual(['refundUnconfirmed', 'stockGone']);
    await m.advance(1.1);
    expect(await openCases(m, payment)).toEqual(['refundFailed', 'stockGone']);
    expect(provider().calls.filter((c) => c === 'findRefund').length).toBeLessThan(200);
    const caseId = (await caseOfKind(m, payment))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'bank reference 12' });
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
  });
});
