import type { TimelineKind } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, caseOfKind, placeFor, providerForFile, tellNews } from '../../../test/payments.ts';
import { cashOnDelivery, orderOn } from '../../../test/terms.ts';
import { inTurn, sides, type Timeline, timelines } from '../../../test/timelines.ts';

const market = marketplaceForFile();
const provider = providerForFile();
const after: readonly TimelineKind[] = [
  'takenBack',
  'takenBackSettled',
  'lateCashOfBuyer',
  'lateCashOfStore',
  'paymentReturned',
  'unfitPayment',
];
/** Entries of what became of money afterwards: kind, amount, words, who. */
const told = (timeline: Timeline) => timeline.filter((e) => after.includes(e.kind)).map((e) => [e.kind, e.amount, e.text, e.actor]);

describe('the timeline of an order whose money was taken back', () => {
  const paid = async (shops: readonly number[]) => {
    const placed = await placeFor(market(), [...shops]);
    const payment = await agreed(placed.m, provider(), placed.buyer, placed.joined);
    await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.joined });
    return { ...placed, payment };
  };
  const takeBack = async (payment: string, value: string) => {
    provider().takeBack(payment, value);
    await tellNews(market(), payment);
    await market().near.drain();
  };

  it('tells each time with its sum, and that an operator let the order go on; a store without the sum', async () => {
    const { m, buyer, number, payment } = await paid([1]);
    await takeBack(payment, '3.00');
    await m.advance(0.1);
    await takeBack(payment, '2.00');
    await m.advance(0.1);
    const found = await caseOfKind(m, payment, 'takenBack');
    const note = 'The bank was wrong, its letter is filed.';
    await m.operator.ok('POST /platform/payment/case/{caseId}/close', { caseId: found?.caseId ?? 0, note });
    const all = await timelines(m, buyer, number);
    for (const side of ['buyer', 'operator'] as const)
      expect(told(all[side])).toEqual([
        ['takenBack', 3, null, null],
        ['takenBack', 2, null, null],
        ['takenBackSettled', null, null, 'operator'],
      ]);
    expect(told(all.seller)).toEqual([
      ['takenBack', null, null, null],
      ['takenBack', null, null, null],
      ['takenBackSettled', null, null, 'operator'],
    ]);
    // What an operator notes of a case is no side's to read.
    for (const side of sides) {
      expect(inTurn(all[side])).toBe(true);
      expect(JSON.stringify(all[side])).not.toContain(note);
    }
  });

  it('tells it of each order that the payment is for, and of no other', async () => {
    const { m, buyer, numbers, payment } = await paid([1, 2]);
    const other = await paid([1]);
    await takeBack(payment, '3.00');
    const timelineOf = async (orderNumber: string) => (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).timeline;
    for (const number of numbers) expect(told(await timelineOf(number))).toEqual([['takenBack', 3, null, null]]);
    const [, ofSecond = ''] = numbers;
    const seller = m.seller(2);
    expect(told((await seller.ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: ofSecond })).timeline)).toEqual([
      ['takenBack', null, null, null],
    ]);
    for (const side of sides) expect(told((await timelines(m, other.buyer, other.number))[side])).toEqual([]);
  });
});

describe('the timeline of an order by cash that is over', () => {
  const reason = 'The courier found it in his bag.';
  const over = async () => {
    const placed = await orderOn(market(), cashOnDelivery);
    await ship(market().seller(1), placed.number);
    await market().operator.ok('PUT /platform/order/refusedAtDoor', { orderNumber: placed.number, reason: 'The parcel came back' });
    return placed;
  };
  const bring = (orderNumber: string, goesTo: 'store' | 'buyer') =>
    market().operator.ok('POST /platform/order/lateCash', {
      orderNumber,
      goesTo,
      reason,
      amount: '12.34',
      reference: `LATE-${goesTo}-${orderNumber}`,
    });

  it('tells cash that became the buyer’s to her and to operators, with the reason, and no store', async () => {
    const { buyer, number } = await over();
    await market().advance(1);
    await bring(number, 'buyer');
    const all = await timelines(market(), buyer, number);
    const entry = ['lateCashOfBuyer', 12.34, reason, 'operator'];
    expect([told(all.buyer), told(all.operator), told(all.seller)]).toEqual([[entry], [entry], []]);
    for (const side of sides) expect(inTurn(all[side])).toBe(true);
  });

  it('tells cash that became the store’s to all, the reason to the store and to operators', async () => {
    const { buyer, number } = await over();
    await bring(number, 'store');
    const all = await timelines(market(), buyer, number);
    const entry = ['lateCashOfStore', 12.34, reason, 'operator'];
    expect([told(all.seller), told(all.operator)]).toEqual([[entry], [entry]]);
    expect(told(all.buyer)).toEqual([['lateCashOfStore', 12.34, null, 'operator']]);
  });
});
