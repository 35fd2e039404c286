import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { placeFor } from '../../../test/payments.ts';
import { secondFrom, secondOperator } from '../../../test/proposals.ts';
import { dollars, mailsTo } from '../../../test/terms.ts';
import { timelines } from '../../../test/timelines.ts';

// What came by bank and waits for a second operator: it has come, and nobody is asked for it again.
const market = marketplaceForFile();
const operator2 = () => secondOperator(market());

const chosen = async (stores: readonly number[] = [1]) => {
  const placed = await placeFor(market(), [...stores]);
  await placed.buyer.ok('POST /p/order/pay', { orderNumbers: placed.joined, payType: 20, payAttemptId: randomUUID() });
  const { attempt, totalFee } = await infoOf(placed.buyer, placed.joined);
  const id = placed.buyer.actor.kind === 'buyer' ? placed.buyer.actor.id : 0;
  return { ...placed, id, total: totalFee, reference: attempt?.transfer?.reference ?? '' };
};
const infoOf = (buyer: Person, orderNumbers: string) => buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers });
const cents = (amount: number): number => Math.round(amount * 100);
/** Received, being checked, and missing, as the payment page and each order page tell them. */
const toldOf = async (buyer: Person, joined: string) => {
  const { attempt } = await infoOf(buyer, joined);
  const told = (t: { received: number; checking: number; missing: number } | null | undefined) =>
    t ? [t.received, t.checking, t.missing].map(cents) : null;
  const page = told(attempt?.transfer);
  for (const orderNumber of joined.split(','))
    expect(told((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).transfer), orderNumber).toEqual(page);
  return page;
};
const comes = async (buyer: Person, number: string) =>
  (await timelines(market(), buyer, number)).buyer.filter((e) => e.phase !== 'done').map((e) => [e.kind, e.amount]);
const arrives = (amount: number, reference: string) =>
  market().operator.ok('POST /platform/payment/transfer', {
    transactionId: randomUUID(),
    currency: 'USD',
    amount: amount.toFixed(2),
    reference,
    payer: 'ACME',
  });
const proposalOf = async (): Promise<number> =>
  (await market().query<{ id: number }>("select max(id) as id from proposals where state = 'proposed'"))[0]?.id ?? 0;

describe('money that came by bank and waits for a second operator', () => {
  it('counts as received, being checked; only the rest is asked for, and a mail says so', async () => {
    const { m, id, buyer, number, total, reference } = await chosen();
    await secondFrom(m, 20);
    expect(await toldOf(buyer, number)).toEqual([0, 0, cents(total)]);
    expect((await arrives(total - 5, reference)).outcome).toBe('proposed');
    expect(await toldOf(buyer, number)).toEqual([cents(total - 5), cents(total - 5), 500]);
    expect((await comes(buyer, number)).slice(0, 2)).toEqual([
      ['checkNext', total - 5],
      ['payBy', 5],
    ]);
    expect((await mailsTo(m, id)).at(-1)).toBe(`${dollars(total - 5)} for order no. ${number} received, being checked`);
    // The rest comes, small enough for one operator: nothing is missing any more, and nobody says so.
    expect((await arrives(5, reference)).outcome).toBe('short');
    expect(await toldOf(buyer, number)).toEqual([cents(total), cents(total - 5), 0]);
    expect((await comes(buyer, number)).slice(0, 2)).toEqual([
      ['checkNext', total - 5],
      ['shipNext', null],
    ]);
    await m.app.drain();
    const texts = await m.query<{ text: string }>(
      'select x.text from mails x join users u on u.mail = x.recipient where u.id = $1 order by x.id',
      [id],
    );
    expect(texts.at(-1)?.text).not.toContain('still missing');
    expect(await statusOf(m, number)).toBe(1);
    await operator2().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: await proposalOf() });
    expect(await statusOf(m, number)).toBe(2);
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).transfer).toBeNull();
  });

  it('is asked for again once the second operator says that it is for something else', async () => {
    const { m, id, buyer, number, total, reference } = await chosen();
    await secondFrom(m, 20);
    await arrives(total, reference);
    expect(await toldOf(buyer, number)).toEqual([cents(total), cents(total), 0]);
    await m.app.drain();
    await operator2().ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId: await proposalOf(), note: 'It is for another firm.' });
    expect(await toldOf(buyer, number)).toEqual([0, 0, cents(total)]);
    await m.app.drain();
    const mails = await m.query<{ subject: string; text: string }>(
      'select x.subject, x.text from mails x join users u on u.mail = x.recipient where u.id = $1 order by x.id',
      [id],
    );
    const sum = dollars(total);
    expect(mails.filter((x) => x.subject.startsWith(`Transfer of ${sum} for`))).toHaveLength(1);
    expect(mails.at(-1)?.text).toContain(`${sum} is missing`);
    // Why is said among operators.
    expect(mails.at(-1)?.text).not.toContain('another firm');
    // Money that nobody can tell the purpose of goes back.
    const [open] = (await m.operator.ok('GET /platform/payment/transfers', { open: 1 })).records;
    await m.operator.ok('POST /platform/payment/transfer/{transferId}/returned', { transferId: open?.transferId ?? 0, note: 'sent back' });
  });

  it('is told of each order that it pays together, whole; of another buyer’s order and to a store nothing', async () => {
    const { m, buyer, numbers, joined, total, reference } = await chosen([1, 2]);
    const other = await chosen();
    await secondFrom(m, 20);
    await arrives(total - 5, reference);
    expect(await toldOf(buyer, joined)).toEqual([cents(total - 5), cents(total - 5), 500]);
    expect(await toldOf(other.buyer, other.number)).toEqual([0, 0, cents(other.total)]);
    const [number = ''] = numbers;
    const { transfer, actualTotal } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(transfer?.orderNumbers.toSorted()).toEqual(numbers.toSorted());
    // What came for both is of none of them: each still asks for its own.
    expect(await comes(buyer, number)).toEqual(expect.arrayContaining([['payBy', actualTotal]]));
    const store = await m.seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number });
    expect([store.transfer, store.timeline.some(({ kind }) => kind === 'checkNext')]).toEqual([null, false]);
    await arrives(5, reference);
    await operator2().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: await proposalOf() });
    expect(await Promise.all(numbers.map((n) => statusOf(m, n)))).toEqual([2, 2]);
  });

  it('in another currency is no part of it', async () => {
    const { m, buyer, number, total, reference } = await chosen();
    await secondFrom(m, 20);
    await m.operator.ok('POST /platform/payment/transfer', {
      transactionId: randomUUID(),
      currency: 'EUR',
      amount: '5000.00',
      reference,
      payer: 'ACME',
    });
    expect(await toldOf(buyer, number)).toEqual([0, 0, cents(total)]);
    const { records } = await m.operator.ok('GET /platform/payment/cases', { size: 100 });
    const found = records.find(({ kind }) => kind === 'wrongCurrency');
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', {
      caseId: found?.caseId ?? 0,
      reference: 'sent back, TX 9',
    });
  });
});
