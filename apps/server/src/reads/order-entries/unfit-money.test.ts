import { randomUUID } from 'node:crypto';
import type { TimelineKind } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { pay, receivedOrder } from '../../../test/goods.ts';
import { loseGoods } from '../../../test/lost-goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { agreed, caseOfKind, numberOf, placeFor, providerForFile } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine } from '../../../test/refunds.ts';
import { inTurn, type Timeline, timelines } from '../../../test/timelines.ts';
import { writeSum } from '../../words/sums.ts';

const market = marketplaceForFile();
const provider = providerForFile();
const seller = () => market().seller(1);
const oneOf = (timeline: Timeline, kind: TimelineKind) => timeline.find((e) => e.kind === kind);
const days = (n: number) => market().advance(n);

describe('the timeline of an order whose money did not fit', () => {
  const unfit: readonly TimelineKind[] = ['secondPayment', 'latePayment', 'shortPayment', 'overPayment', 'unfitPayment', 'paymentReturned'];
  const told = async (buyer: Person, number: string) => {
    const all = await timelines(market(), buyer, number);
    const of = (timeline: Timeline) =>
      timeline.filter((e) => unfit.includes(e.kind)).map((e) => [e.kind, e.amount ?? e.text, e.actor, e.lane]);
    // It is no store's.
    expect(of(all.seller)).toEqual([]);
    expect(of(all.operator)).toEqual(of(all.buyer));
    expect(inTurn(all.buyer)).toBe(true);
    return of(all.buyer).map(([kind, amount]) => [kind, amount]);
  };
  const chosen = async () => {
    const placed = await placeFor(market());
    const orderNumbers = placed.number;
    const { payAttemptId } = await placed.buyer.ok('POST /p/order/pay', { orderNumbers, payType: 20, payAttemptId: randomUUID() });
    const info = await placed.buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers });
    const payNumber = await numberOf(market(), payAttemptId);
    return { ...placed, payNumber, total: info.totalFee, reference: info.attempt?.transfer?.reference ?? '' };
  };
  const arrives = (amount: number, reference: string, currency = 'USD') =>
    market().operator.ok('POST /platform/payment/transfer', {
      transactionId: randomUUID(),
      currency,
      amount: amount.toFixed(2),
      reference,
      payer: 'ACME',
    });
  const sendBack = async (payNumber: string, kind: string) => {
    const found = await caseOfKind(market(), payNumber, kind);
    await market().operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', {
      caseId: found!.caseId,
      reference: 'sent back, TX 1',
    });
  };
  const cents = (amount: number) => Math.round(amount * 100) / 100;

  it('tells a second payment and its return', async () => {
    const { buyer, number, total, reference, payNumber } = await chosen();
    await pay(buyer, [number]);
    await days(0.1);
    await arrives(total, reference);
    expect(await told(buyer, number)).toEqual([['secondPayment', total]]);
    await days(0.1);
    await sendBack(payNumber, 'second');
    expect(await told(buyer, number)).toEqual([
      ['secondPayment', total],
      ['paymentReturned', total],
    ]);
  });

  it('tells money that was short, and what came beyond the price', async () => {
    const { buyer, number, total, reference, payNumber } = await chosen();
    await arrives(5, reference);
    expect(await told(buyer, number)).toEqual([['shortPayment', 5]]);
    await days(0.1);
    await arrives(cents(total - 2), reference);
    expect(await told(buyer, number)).toEqual([
      ['shortPayment', 5],
      ['overPayment', 3],
    ]);
    await sendBack(payNumber, 'over');
    expect((await told(buyer, number)).at(-1)).toEqual(['paymentReturned', 3]);
  });

  it('tells nothing of a transfer that fits, nor what a refund sends back', async () => {
    const { buyer, number, total, reference, payNumber } = await chosen();
    await arrives(total, reference);
    const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, orderItemDtos[0]?.orderItemId ?? 0));
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    await sendBack(payNumber, 'refundDue');
    expect(await told(buyer, number)).toEqual([]);
  });

  it('tells what came too late, and what came in another currency with that', async () => {
    const late = await chosen();
    await days(5.1);
    await arrives(late.total, late.reference);
    expect(await told(late.buyer, late.number)).toEqual([['latePayment', late.total]]);
    await sendBack(late.payNumber, 'late');
    expect((await told(late.buyer, late.number)).at(-1)).toEqual(['paymentReturned', late.total]);
    const other = await chosen();
    await arrives(12, other.reference, 'EUR');
    expect(await told(other.buyer, other.number)).toEqual([['unfitPayment', '€12.00']]);
    // Each reader finds it as her language writes it.
    const { timeline } = await other.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: other.number }, { locale: 'ru' });
    expect(timeline.find(({ kind }) => kind === 'unfitPayment')?.text).toBe(writeSum('ru', '12.00', 'EUR'));
    await sendBack(other.payNumber, 'wrongCurrency');
    const strange = await chosen();
    await arrives(7, strange.reference, 'XTS');
    expect(await told(strange.buyer, strange.number)).toEqual([['unfitPayment', writeSum('en', '7.00', 'XTS')]]);
    await sendBack(strange.payNumber, 'wrongCurrency');
  });

  it('tells what a provider took for goods that are gone, of an order beside one that it paid as well', async () => {
    const { m, buyer, numbers, joined } = await placeFor(market(), [1, 2]);
    const [gone = '', paid = ''] = numbers;
    await agreed(m, provider(), buyer, joined);
    await loseGoods(m, gone);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: joined });
    await m.near.drain();
    const total = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: gone })).actualTotal;
    expect(await told(buyer, gone)).toEqual([
      ['unfitPayment', total],
      ['paymentReturned', total],
    ]);
    const kinds = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: paid })).timeline.map((e) => e.kind);
    expect(kinds.filter((kind) => unfit.includes(kind))).toEqual([]);
  });
});

describe('the timeline of a reviewed order', () => {
  it('tells each review with its goods and stars, and a store none', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1, 100_000_000n);
    const buyer = m.buyer(id);
    const review = async (isAnonymous: 0 | 1) => {
      const number = await receivedOrder(m, buyer, 1);
      const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
      const [line] = orderItemDtos;
      const words = { score: 4, content: 'Good tin, thin paint', pics: '', isAnonymous };
      await buyer.ok('POST /p/prodComm/add', { orderItemId: line?.orderItemId ?? 0, ...words });
      const all = await timelines(market(), buyer, number);
      const told = { kind: 'reviewed', actor: 'buyer', count: 4, text: line?.prodName, lane: 'order', phase: 'done' };
      return { all, told };
    };
    const open = await review(0);
    const unnamed = await review(1);
    for (const { all, told } of [open, unnamed]) {
      for (const side of ['buyer', 'operator'] as const) expect(oneOf(all[side], 'reviewed')).toMatchObject(told);
      expect(oneOf(all.seller, 'reviewed')).toBeUndefined();
    }
  });
});
