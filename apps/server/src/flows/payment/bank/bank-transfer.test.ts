import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, pay, ship, statusOf } from '../../../../test/goods.ts';
import { loseGoods } from '../../../../test/lost-goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { caseOfKind, numberOf, openCases, placeFor, stateOf, suspenseOf } from '../../../../test/payments.ts';
import { byPlan, dollars, mailsTo, orderOn } from '../../../../test/terms.ts';
import { expectToldAsBooked } from '../../../../test/told-money.ts';

const market = marketplaceForFile();
const hour = 1 / 24;
beforeAll(async () => {
  // A walk through many days does not wait for a day's alarm here.
  expect((await market().guest.ok('GET /sys/config/info/getSysPaySwitch', {})).bankPaySwitch).toBe(true);
});

/** An order whose buyer has chosen to pay by transfer. */
const chosen = async (stores: readonly number[] = [1]) => {
  const placed = await placeFor(market(), stores);
  const { payAttemptId } = await placed.buyer.ok('POST /p/order/pay', {
    orderNumbers: placed.joined,
    payType: 20,
    payAttemptId: randomUUID(),
  });
  const payNumber = await numberOf(placed.m, payAttemptId);
  const info = await placed.buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: placed.joined });
  return { ...placed, payNumber, reference: info.attempt?.transfer?.reference ?? '', total: info.totalFee, info };
};
const arrives = async (amount: number, reference: string, currency = 'USD', transactionId: string = randomUUID()) =>
  (
    await market().operator.ok('POST /platform/payment/transfer', {
      transactionId,
      currency,
      amount: amount.toFixed(2),
      reference,
      payer: 'ACME',
    })
  ).outcome;
const escrowOf = (number: string) => balanceOf(market(), `escrow:${number}`);
const minor = (amount: number): bigint => BigInt(Math.round(amount * 100));
/** The operator sends the money of a case back by bank. */
const sendBack = async (payNumber: string, kind: string): Promise<void> => {
  const found = await caseOfKind(market(), payNumber, kind);
  await market().operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', {
    caseId: found!.caseId,
    reference: 'sent back, TX 1',
  });
};

describe('a bank transfer', () => {
  it('is told as the payment of the buyer that an operator confirmed, to each side', async () => {
    const { m, buyer, number, reference, total } = await chosen();
    expect(await arrives(total, reference)).toBe('paid');
    for (const timeline of Object.values(await expectToldAsBooked(m, buyer, number)))
      expect(timeline.filter((e) => e.kind === 'paid' || e.kind === 'paidByTransfer').map((e) => [e.kind, e.amount, e.actor])).toEqual([
        ['paidByTransfer', total, 'buyer'],
      ]);
  });

  it('is waited for five days under a reference, once, and pays the orders when it comes', async () => {
    const { m, buyer, joined, numbers, reference, total, payNumber, info } = await chosen([1, 2]);
    expect((Date.parse(info.endTime ?? '') - Date.parse(info.now)) / 86_400_000).toBeCloseTo(5, 2);
    expect(info.attempt?.transfer).toMatchObject({ received: 0, missing: total, account: expect.stringContaining('0000') });
    // The same way again, from another tab, goes on with it.
    const again = await buyer.ok('POST /p/order/pay', { orderNumbers: joined, payType: 20, payAttemptId: randomUUID() });
    expect(await numberOf(m, again.payAttemptId)).toBe(payNumber);
    await m.advance(4);
    expect(await arrives(total, `Invoice ${reference.toLowerCase()} thank you`)).toBe('paid');
    const held = await Promise.all(numbers.map(escrowOf));
    expect(held.reduce((a, b) => a + b, 0n)).toBe(minor(total));
    expect(await Promise.all(numbers.map((n) => statusOf(m, n)))).toEqual([2, 2]);
    expect([await stateOf(m, payNumber), await suspenseOf(m, payNumber), await openCases(m, payNumber)]).toEqual(['paid', 0n, []]);
  });

  it('short by a cent pays nothing until the rest comes, and the buyer is told', async () => {
    const { m, buyer, number, reference, total, payNumber } = await chosen();
    expect(await arrives(total - 0.01, reference)).toBe('short');
    expect([await statusOf(m, number), await escrowOf(number), await openCases(m, payNumber)]).toEqual([1, 0n, ['short']]);
    const id = buyer.actor.kind === 'buyer' ? buyer.actor.id : 0;
    expect((await mailsTo(m, id)).filter((s) => s.startsWith('$0.01 is still missing'))).toHaveLength(1);
    expect(
      await m.operator.refused('POST /platform/payment/case/{caseId}/returnedByBank', {
        caseId: (await caseOfKind(m, payNumber))!.caseId,
        reference: 'not yet',
      }),
    ).toBe('paymentCaseNotOpen');
    await m.advance(2);
    expect(await arrives(0.01, reference)).toBe('paid');
    expect([await statusOf(m, number), await escrowOf(number), await openCases(m, payNumber)]).toEqual([2, minor(total), []]);
  });

  it('that stays short goes back when the time is over, and the order with its goods is gone', async () => {
    const { m, number, reference, total, payNumber } = await chosen();
    expect(await arrives(total - 5, reference)).toBe('short');
    await m.advance(5.1);
    expect([await statusOf(m, number), await openCases(m, payNumber)]).toEqual([6, ['late']]);
    await sendBack(payNumber, 'late');
    expect([await suspenseOf(m, payNumber), await openCases(m, payNumber)]).toEqual([0n, []]);
  });

  it('of too much pays the order, and only the rest goes back', async () => {
    const { m, number, reference, total, payNumber } = await chosen();
    expect(await arrives(total + 7, reference)).toBe('over');
    expect([await statusOf(m, number), await escrowOf(number), await suspenseOf(m, payNumber)]).toEqual([2, minor(total), 700n]);
    expect(
      await m.operator.refused('POST /platform/payment/case/{caseId}/refund', {
        caseId: (await caseOfKind(m, payNumber, 'over'))!.caseId,
        note: 'back',
      }),
    ).toBe('paymentCaseNotOpen');
    await sendBack(payNumber, 'over');
    expect([await suspenseOf(m, payNumber), await stateOf(m, payNumber), await openCases(m, payNumber)]).toEqual([0n, 'paid', []]);
  });

  it('late, twice, or after the order was paid otherwise goes back', async () => {
    const { m, buyer, number, reference, total, payNumber } = await chosen();
    await pay(buyer, [number]);
    expect(await arrives(total, reference)).toBe('second');
    expect([await escrowOf(number), await openCases(m, payNumber)]).toEqual([minor(total), ['second']]);
    await sendBack(payNumber, 'second');
    const other = await chosen();
    expect(await arrives(other.total, other.reference)).toBe('paid');
    expect(await arrives(other.total, other.reference)).toBe('second');
    await sendBack(other.payNumber, 'second');
    const third = await chosen();
    await m.advance(5.1);
    expect(await arrives(third.total, third.reference)).toBe('late');
    expect(await statusOf(m, third.number)).toBe(6);
    await sendBack(third.payNumber, 'late');
    expect(await suspenseOf(m, third.payNumber)).toBe(0n);
  });

  it('for goods that are gone closes the order and goes back, told once', async () => {
    const { m, buyer, numbers, reference, total, payNumber } = await chosen([1, 2]);
    const [gone = '', kept = ''] = numbers;
    await loseGoods(m, gone);
    expect(await arrives(total, reference)).toBe('over');
    expect([await statusOf(m, gone), await statusOf(m, kept), await openCases(m, payNumber)]).toEqual([6, 2, ['over']]);
    await sendBack(payNumber, 'over');
    const alone = await chosen();
    await loseGoods(m, alone.number);
    expect(await arrives(alone.total, alone.reference)).toBe('late');
    expect([await statusOf(m, alone.number), await openCases(m, alone.payNumber)]).toEqual([6, ['late']]);
    for (const [by, number] of [
      [buyer, gone],
      [alone.buyer, alone.number],
    ] as const) {
      const { timeline } = await by.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
      expect(timeline.map(({ kind }) => kind)).toContain('goodsGone');
    }
    const id = alone.buyer.actor.kind === 'buyer' ? alone.buyer.actor.id : 0;
    expect((await mailsTo(m, id)).filter((s) => s.includes('of your transfer'))).toHaveLength(1);
    await sendBack(alone.payNumber, 'late');
    expect([await suspenseOf(m, payNumber), await suspenseOf(m, alone.payNumber)]).toEqual([0n, 0n]);
  });

  it('in another currency never counts: 100 of theirs for 100 of ours', async () => {
    const { m, number, reference, total, payNumber } = await chosen();
    expect(await arrives(total, reference, 'EUR')).toBe('wrongCurrency');
    expect(await arrives(total, reference, 'XTS')).toBe('wrongCurrency');
    expect([await statusOf(m, number), await escrowOf(number)]).toEqual([1, 0n]);
    // What is held is shown by currency, and never as one sum of several.
    expect(await arrives(2.5, reference)).toBe('short');
    expect((await caseOfKind(m, payNumber, 'wrongCurrency'))?.held).toEqual([
      { amount: total, currency: 'EUR' },
      { amount: 2.5, currency: 'USD' },
    ]);
    await sendBack(payNumber, 'wrongCurrency');
    // What was sent back pays for nothing any more, and is not sent a second time.
    expect(await arrives(total, reference)).toBe('paid');
    expect([await escrowOf(number), await suspenseOf(m, payNumber), await openCases(m, payNumber)]).toEqual([minor(total), 0n, []]);
  });

  it('recorded twice, or by two operators at once, counts once', async () => {
    const { m, number, reference, total, payNumber } = await chosen();
    const same = { transactionId: `TX-${number}`, currency: 'USD', amount: total.toFixed(2), reference };
    const outcomes = await Promise.all([1, 2, 3].map(() => m.operator.call('POST /platform/payment/transfer', same)));
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    expect(await m.operator.refused('POST /platform/payment/transfer', same)).toBe('transferKnown');
    expect([await escrowOf(number), await suspenseOf(m, payNumber)]).toEqual([minor(total), 0n]);
  });

  it('that comes while the order expires either pays it or goes back', async () => {
    const { m, number, reference, total, payNumber } = await chosen();
    await m.query('update instance set clock_offset_seconds = clock_offset_seconds + $1', [Math.round(5 * 86_400 + 60)]);
    await m.app.catchUp();
    const [outcome] = await Promise.all([arrives(total, reference), m.app.drain()]);
    const ends = { paid: [2, minor(total), []], late: [6, 0n, ['late']] } as const;
    expect([await statusOf(m, number), await escrowOf(number), await openCases(m, payNumber)]).toEqual(ends[outcome as 'paid' | 'late']);
    if (outcome === 'late') await sendBack(payNumber, 'late');
  });

  it('gives an order its days once: leaving and choosing it again adds none', async () => {
    const { m, buyer, number } = await chosen();
    const first = (await m.query<{ at: Date }>('select pay_before as at from orders where number = $1', [number]))[0]?.at;
    await m.advance(2);
    await buyer.call('POST /p/order/pay', { orderNumbers: number, payType: 10, payAttemptId: randomUUID() });
    await m.query(
      "update payments set state = 'canceled', over_at = now() where id in (select payment_id from payment_parts where reference = $1)",
      [number],
    );
    await m.query('update payment_parts set is_active = false where reference = $1', [number]);
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: randomUUID() });
    expect((await m.query<{ at: Date }>('select pay_before as at from orders where number = $1', [number]))[0]?.at).toEqual(first);
    await m.advance(3.1);
    expect(await statusOf(m, number)).toBe(6);
  });

  it('pays a later part of a price like anything else', async () => {
    const { m, buyer, number } = await orderOn(market(), byPlan('50-50-0'));
    await pay(buyer, [number]);
    await ship(m.seller(1), number);
    const before = await escrowOf(number);
    await buyer.ok('POST /p/order/pay', { orderNumbers: `${number}-2`, payType: 20, payAttemptId: randomUUID() });
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: `${number}-2` });
    expect(info.attempt?.transfer?.until).toBeNull();
    expect(await arrives(info.totalFee, info.attempt?.transfer?.reference ?? '')).toBe('paid');
    expect((await escrowOf(number)) - before).toBe(minor(info.totalFee));
  });
});

describe('the buyer of a transfer that does not fit', () => {
  const textsTo = async (buyer: { readonly actor: { readonly id: number | null } }): Promise<string[]> => {
    const m = market();
    await m.app.drain();
    const rows = await m.query<{ text: string }>(
      'select x.text from mails x join users u on u.mail = x.recipient where u.id = $1 order by x.id',
      [buyer.actor.id],
    );
    return rows.map((r) => r.text);
  };

  it('is told when it comes a second time, and by how much it was too much', async () => {
    const { m, buyer, number, reference, total, payNumber } = await chosen();
    expect(await arrives(total + 7, reference)).toBe('over');
    expect((await textsTo(buyer)).filter((t) => t.includes('it was $7.00 more than was due'))).toHaveLength(1);
    expect(await arrives(total, reference)).toBe('second');
    const told = (await textsTo(buyer)).at(-1);
    expect(told).toContain(`Your transfer of ${dollars(total)} for order no. ${number} has arrived, but it had already been paid.`);
    expect(told).toContain('goes back to the account it came from');
    expect(await statusOf(m, number)).toBe(2);
    await sendBack(payNumber, 'over');
    expect(await openCases(m, payNumber)).toEqual([]);
  });

  it('is told that it came too late, once, and not to pay an order again that is over', async () => {
    const { m, buyer, number, reference, total, payNumber } = await chosen();
    await m.advance(5.1);
    expect(await statusOf(m, number)).toBe(6);
    expect(await arrives(total, reference)).toBe('late');
    expect((await textsTo(buyer)).filter((t) => t.includes('it can no longer be paid'))).toHaveLength(1);
    expect(await arrives(total, reference, 'EUR')).toBe('wrongCurrency');
    const told = (await textsTo(buyer)).at(-1);
    expect(told).toContain('The order can no longer be paid: please don’t send more money for it.');
    expect(told).not.toContain('right away');
    await sendBack(payNumber, 'late');
  });

  it('is told when the rest never came and time is over, or she has paid otherwise', async () => {
    const one = await chosen();
    expect(await arrives(one.total - 5, one.reference)).toBe('short');
    await one.m.advance(5.1);
    const back = dollars(one.total - 5);
    expect(
      (await textsTo(one.buyer)).filter((t) => t.includes(`transfer of ${back} for`) && t.includes('can no longer be paid')),
    ).toHaveLength(1);
    await sendBack(one.payNumber, 'late');
    const two = await chosen();
    expect(await arrives(two.total - 5, two.reference)).toBe('short');
    await pay(two.buyer, [two.number]);
    expect((await textsTo(two.buyer)).filter((t) => t.includes('it had already been paid'))).toHaveLength(1);
    await sendBack(two.payNumber, 'late');
  });

  it('may pay again at once where the order still waits', async () => {
    const { buyer, reference, total, payNumber } = await chosen();
    expect(await arrives(total, reference, 'EUR')).toBe('wrongCurrency');
    expect((await textsTo(buyer)).at(-1)).toContain('You can pay the order again right away.');
    await sendBack(payNumber, 'wrongCurrency');
  });
});

describe('money that names no payment', () => {
  it('is kept and looked after until it is assigned or sent back, each once', async () => {
    const { m, number, reference, total } = await chosen();
    const wrong = `${reference.slice(0, -1)}${reference.endsWith('9') ? '8' : '9'}`;
    expect(await arrives(total, wrong)).toBe('unknown');
    expect(await arrives(3, '')).toBe('unknown');
    expect(await statusOf(m, number)).toBe(1);
    const open = await m.operator.ok('GET /platform/payment/transfers', { open: 1 });
    const [first, second] = open.records.slice(-2);
    const assign = { transferId: first!.transferId, reference };
    expect(await m.operator.refused('POST /platform/payment/transfer/{transferId}/assign', { ...assign, reference: 'KY-0000' })).toBe(
      'payReferenceUnknown',
    );
    expect(await m.operator.ok('POST /platform/payment/transfer/{transferId}/assign', assign)).toMatchObject({ outcome: 'paid' });
    expect(await m.operator.refused('POST /platform/payment/transfer/{transferId}/assign', assign)).toBe('transferNotOpen');
    expect(await statusOf(m, number)).toBe(2);
    const back = { transferId: second!.transferId, note: 'nobody knows' };
    await m.operator.ok('POST /platform/payment/transfer/{transferId}/returned', back);
    expect(await m.operator.refused('POST /platform/payment/transfer/{transferId}/returned', back)).toBe('transferNotOpen');
    expect((await m.operator.ok('GET /platform/payment/transfers', { open: 1 })).total).toBe(open.total - 2);
    expect((await m.operator.ok('GET /platform/payment/transfers', {})).records[0]).toMatchObject({
      state: 'returned',
      note: 'nobody knows',
    });
  });

  it('is switched off with its account, and what was chosen before still counts', async () => {
    const { m, buyer, number, reference, total } = await chosen();
    const { version } = await m.operator.ok('GET /platform/site/settings', {});
    const saved = await m.operator.ok('PUT /platform/site/settings', { version, bankPaySwitch: false });
    const other = await placeFor(m);
    expect(await other.buyer.refused('POST /p/order/pay', { orderNumbers: other.number, payType: 20, payAttemptId: randomUUID() })).toBe(
      'payMethodOff',
    );
    expect(await arrives(total, reference)).toBe('paid');
    expect(await statusOf(m, number)).toBe(2);
    expect(buyer.actor.kind).toBe('buyer');
    await m.operator.ok('PUT /platform/site/settings', { version: saved.version, bankPaySwitch: true });
    await m.advance(hour);
  });
});
