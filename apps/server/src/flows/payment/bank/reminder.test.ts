import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pay, statusOf } from '../../../../test/goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { placeFor } from '../../../../test/payments.ts';
import { dollars } from '../../../../test/terms.ts';

const market = marketplaceForFile();
const hours = (n: number): number => n / 24;

/** Orders whose buyer has chosen to pay them by transfer: five days, of which the last twelve hours begin with a reminder. */
const chosen = async (stores: readonly number[] = [1]) => {
  const placed = await placeFor(market(), stores);
  const byTransfer = () => placed.buyer.ok('POST /p/order/pay', { orderNumbers: placed.joined, payType: 20, payAttemptId: randomUUID() });
  await byTransfer();
  const info = await placed.buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: placed.joined });
  return {
    ...placed,
    id: placed.buyer.actor.id ?? 0,
    byTransfer,
    total: info.totalFee,
    reference: info.attempt?.transfer?.reference ?? '',
    until: info.endTime ?? '',
  };
};
/** The mails to a buyer that ask her to pay an order. */
const reminders = async (id: number, number: string) => {
  await market().near.drain();
  return market().query<{ subject: string; text: string; at: Date }>(
    `select x.subject, x.text, x.at from mails x join users u on u.mail = x.recipient
     where u.id = $1 and x.subject like 'Pay %' and x.subject like '%' || $2 order by x.id`,
    [id, number],
  );
};

describe('the reminder before the time of a transfer is over', () => {
  it('goes out twelve hours before, once, and says how much of which order is due until when', async () => {
    const { m, id, number, total, until } = await chosen();
    await m.advance(hours(5 * 24 - 12) - hours(0.1));
    expect(await reminders(id, number)).toEqual([]);
    await m.advance(hours(0.2));
    const [mail, ...more] = await reminders(id, number);
    expect([mail?.subject, more]).toEqual([`Pay ${dollars(total)} for order no. ${number}`, []]);
    expect(Date.parse(until) - (mail?.at.getTime() ?? 0)).toBeLessThanOrEqual(12 * 3_600_000);
    // Her own clock: she has told none, so that it is Moscow's.
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Europe/Moscow' }).format(new Date(until));
    expect(mail?.text).toContain(`Please pay ${dollars(total)} for order no. ${number} by`);
    expect(mail?.text).toMatch(new RegExp(`\\b${day}\\b`));
    await m.advance(hours(11));
    expect(await statusOf(m, number)).toBe(1);
    await m.advance(hours(3));
    expect([await statusOf(m, number), (await reminders(id, number)).length]).toEqual([6, 1]);
  });

  it('goes out once for each order, however often the transfer is chosen again', async () => {
    const { m, id, numbers, byTransfer } = await chosen([1, 2]);
    await m.advance(2);
    await byTransfer();
    await m.advance(2.6);
    await byTransfer();
    await m.advance(0.2);
    for (const number of numbers) expect(await reminders(id, number)).toHaveLength(1);
  });

  it('asks for what is still missing once a part of it has come', async () => {
    const { m, id, number, total, reference } = await chosen();
    const part = { transactionId: randomUUID(), currency: 'USD', amount: '5.00', reference, payer: 'ACME' };
    await m.operator.ok('POST /platform/payment/transfer', part);
    await m.advance(4.6);
    const [mail] = await reminders(id, number);
    const rest = (total - 5).toFixed(2);
    expect(mail?.subject).toBe(`Pay ${dollars(Number(rest))} for order no. ${number}`);
    await m.operator.ok('POST /platform/payment/transfer', { ...part, transactionId: randomUUID(), amount: rest });
    expect(await statusOf(m, number)).toBe(2);
  });

  it('does not go out once the money is here, by transfer or another way, or the order is cancelled', async () => {
    const m = market();
    const [sent, other, left] = [await chosen(), await chosen(), await chosen()];
    const { reference, total } = sent;
    const transfer = { transactionId: randomUUID(), currency: 'USD', amount: total.toFixed(2), reference, payer: 'ACME' };
    await m.operator.ok('POST /platform/payment/transfer', transfer);
    await pay(other.buyer, [other.number]);
    await left.buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: left.number });
    await m.advance(4.9);
    expect(await Promise.all([sent, other, left].map(({ number }) => statusOf(m, number)))).toEqual([2, 2, 6]);
    for (const { id, number } of [sent, other, left]) expect(await reminders(id, number)).toEqual([]);
  });
});
