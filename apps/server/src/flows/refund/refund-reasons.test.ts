import { refundReasons } from '@kyakhta/contract';
import { expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine, paidOrder, wholeOrder } from '../../../test/refunds.ts';
import { addService, voucherOrder } from '../../../test/vouchers.ts';
import { reasonIn } from '../../domains/refunds/index.ts';

const market = marketplaceForFile();
const countOf = async (m: Marketplace, id: number): Promise<number> =>
  (await m.query<{ count: number }>('select count from order_items where id = $1', [id]))[0]!.count;
const chosen = { ru: 'Товар не отправлен вовремя', zh_CN: '未按时发货', en: 'The goods were not sent in time' };

it('a reason of the list is told to each reader in her language: on the page, its steps, the order and in the mail', async () => {
  const m = market();
  const { buyer, number } = await paidOrder(m);
  await m.query("update orders set paid_at = paid_at - interval '30 days' where number = $1", [number]);
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), buyerReason: 'late' });
  await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'late', buyerDesc: 'It is winter already.' });
  for (const [person, key, order] of [
    [buyer, 'GET /p/orderRefund/info', 'GET /p/myOrder/orderDetail'],
    [m.seller(1), 'GET /shop/admin/refund/info', 'GET /shop/admin/order/info/{orderNumber}'],
    [m.operator, 'GET /platform/intervention/info', 'GET /platform/order/info/{orderNumber}'],
  ] as const) {
    for (const locale of ['ru', 'zh_CN', 'en'] as const) {
      const told = reasonIn(locale, 'late');
      const { buyerReason, buyerReasonId, wishes, steps } = await person.ok(key, { refundSn }, { locale });
      expect([buyerReason, buyerReasonId, wishes.map((w) => [w.buyerReason, w.buyerReasonId]), steps.map((s) => s.note)]).toEqual([
        told,
        'late',
        [
          [told, 'late'],
          [told, 'late'],
        ],
        [told, told],
      ]);
      const { timeline } = await person.ok(order, { orderNumber: number }, { locale });
      expect(timeline.filter((entry) => entry.refundSn === refundSn && entry.phase === 'done').map((entry) => entry.text)).toEqual([
        told,
        told,
      ]);
    }
  }
  expect(chosen).toEqual({ ru: reasonIn('ru', 'late'), zh_CN: reasonIn('zh_CN', 'late'), en: reasonIn('en', 'late') });
  await m.app.drain();
  const mails = await m.query<{ text: string }>(
    "select text from mails where recipient = 'seller1@demo.test' and position($1 in text) > 0",
    [number],
  );
  expect(mails.filter((mail) => mail.text.includes(chosen.zh_CN)).length).toBeGreaterThan(0);
});

it('own words stay as they were written, and each reason of the list has its words in every language', async () => {
  const m = market();
  const { buyer, number } = await paidOrder(m);
  const own = { ...wholeOrder(number), buyerReason: 'Late, and the box was wet' };
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', own);
  const { buyerReason, buyerReasonId } = await m.seller(1).ok('GET /shop/admin/refund/info', { refundSn }, { locale: 'zh_CN' });
  expect([buyerReason, buyerReasonId]).toEqual([own.buyerReason, null]);
  for (const id of refundReasons) expect(new Set((['en', 'ru', 'ar'] as const).map((locale) => reasonIn(locale, id))).size).toBe(3);
});

it('that goods were not sent in time is a reason once they were not, and is none before, nor of vouchers', async () => {
  const m = market();
  const early = await paidOrder(m);
  const wish = (number: string) => ({ ...wholeOrder(number), buyerReason: 'late' });
  expect((await early.buyer.ok('GET /p/orderRefund/preview', { orderNumber: early.number })).isLate).toBe(false);
  expect(await early.buyer.refused('POST /p/orderRefund/apply', wish(early.number))).toBe('notLate');
  const { refundSn } = await early.buyer.ok('POST /p/orderRefund/apply', { ...wish(early.number), buyerReason: 'unwanted' });
  expect(await early.buyer.refused('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'late' })).toBe('notLate');
  // Asked back before its last day it is held, and not late by that.
  await m.query("update orders set paid_at = paid_at - interval '30 days' where number = $1", [early.number]);
  await m.query("update refunds set created_at = created_at - interval '29 days' where number = $1", [refundSn]);
  expect(await early.buyer.refused('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'late' })).toBe('notLate');
  await m.query('update refunds set created_at = now() where number = $1', [refundSn]);
  await early.buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'late' });
  // Sent in time it never is; sent after its last day it stays so.
  const inTime = await paidOrder(m);
  await ship(m.seller(1), inTime.number);
  const late = await paidOrder(m);
  await m.query("update orders set paid_at = paid_at - interval '30 days' where number = $1", [late.number]);
  await ship(m.seller(1), late.number);
  expect(await inTime.buyer.refused('POST /p/orderRefund/apply', wish(inTime.number))).toBe('notLate');
  await late.buyer.ok('POST /p/orderRefund/apply', wish(late.number));
  const voucher = await voucherOrder(m, await addService(m, 'LATE'));
  expect(await voucher.buyer.refused('POST /p/orderRefund/apply', wish(voucher.number))).toBe('notLate');
});

it('what is said of goods that came is a reason once something of them was sent, and no other is offered', async () => {
  const m = market();
  const { buyer, number, items } = await paidOrder(m, 2);
  const [first, second] = [items[0]!, items[1]!];
  const offered = async () => (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).reasons;
  expect(await offered()).toEqual(['unwanted', 'agreed']);
  const ofGoods = ['missing', 'damaged', 'different', 'faulty'] as const;
  for (const buyerReason of ofGoods) {
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wholeOrder(number), buyerReason })).toBe('nothingSent');
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...oneLine(number, first), buyerReason })).toBe('nothingSent');
  }
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, second), buyerReason: 'unwanted' });
  expect(await buyer.refused('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'damaged' })).toBe('nothingSent');
  await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
  // The first line leaves: of it all can be said, of the other nothing yet.
  await m.seller(1).ok('PUT /shop/admin/order/delivery', {
    orderNumber: number,
    packages: [{ dvyId: 1, dvyFlowId: 'SF-HALF', items: [{ orderItemId: first, count: await countOf(m, first) }] }],
  });
  expect(await offered()).toEqual(['unwanted', ...ofGoods, 'agreed']);
  expect(await buyer.refused('POST /p/orderRefund/apply', { ...oneLine(number, second), buyerReason: 'damaged' })).toBe('nothingSent');
  await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, first), buyerReason: 'damaged' });
});

it('vouchers, of which nothing is sent, may be at fault', async () => {
  const m = market();
  const voucher = await voucherOrder(m, await addService(m, 'FAULT'));
  const { reasons } = await voucher.buyer.ok('GET /p/orderRefund/preview', { orderNumber: voucher.number });
  expect(reasons).toContain('different');
  expect(reasons).not.toContain('late');
});

it('all that is wrong with an application is told at once, each at its field', async () => {
  const { buyer, number, items } = await paidOrder(market());
  const wrong = { ...oneLine(number, items[0] ?? 0, 999_999), refundAmount: '99999.00', buyerReason: 'damaged', buyerMobile: '123' };
  const { data, msg } = await buyer.call('POST /p/orderRefund/apply', wrong);
  const { failure, fields = {} } = data as { failure: string; fields?: Record<string, string> };
  expect([failure, Object.keys(fields).toSorted()]).toEqual([
    'refundCountWrong',
    ['buyerMobile', 'buyerReason', 'goodsNum', 'refundAmount'],
  ]);
  expect(fields['goodsNum']).toBe(msg);
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0));
  const changed = await buyer.call('PUT /p/orderRefund/update_refund', { refundSn, ...wrong });
  expect(Object.keys((changed.data as { fields: object }).fields).toSorted()).toEqual(Object.keys(fields).toSorted());
  // One fault alone is shown at its field, too.
  const { data: one } = await buyer.call('PUT /p/orderRefund/update_refund', { refundSn, applyType: 2, buyerReason: 'Other' });
  expect(one).toMatchObject({ failure: 'returnNotPossible', fields: { applyType: expect.any(String) } });
});

it('a line that is asked back names its refund in the preview, and an order of which nothing is left offers none', async () => {
  const { buyer, number, items } = await paidOrder(market(), 2);
  const [first = 0, second = 0] = items;
  const linesOf = async (refundSn?: string) =>
    (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number, ...(refundSn && { refundSn }) })).lines.map((l) => l.refundSn);
  const offered = async () => [
    (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).canRefund,
    (await buyer.ok('GET /p/myOrder/myOrderSearch', { orderNumber: number })).records.find((o) => o.orderNumber === number)?.canRefund,
  ];
  expect([await linesOf(), await offered()]).toEqual([
    [null, null],
    [true, true],
  ]);
  const part = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, first, 1));
  expect([await linesOf(), await linesOf(part.refundSn), await offered()]).toEqual([
    [part.refundSn, null],
    [null, null],
    [true, true],
  ]);
  await buyer.ok('PUT /p/orderRefund/cancel', { refundSn: part.refundSn });
  const one = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, first));
  const two = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, second));
  expect([await linesOf(), await offered()]).toEqual([
    [one.refundSn, two.refundSn],
    [false, false],
  ]);
});

it('an order whose only line is asked back in part offers no other refund until that one is over', async () => {
  const { buyer, number, items } = await paidOrder(market());
  const canRefund = async () => (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).canRefund;
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, 1));
  expect(await canRefund()).toBe(false);
  await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
  expect(await canRefund()).toBe(true);
  // One that was granted is over, too.
  const granted = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, 1));
  await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn: granted.refundSn });
  expect(await canRefund()).toBe(true);
});

it('a line that was free until after the last day to ship is late, though another was asked back long before', async () => {
  const m = market();
  const { buyer, number, items } = await paidOrder(m, 2);
  await m.query("update orders set paid_at = paid_at - interval '30 days' where number = $1", [number]);
  const early = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0));
  await m.query("update refunds set created_at = created_at - interval '29 days' where number = $1", [early.refundSn]);
  await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[1] ?? 0));
  const { reasons } = await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number });
  expect(reasons).toContain('late');
});

it('an order that nothing held on its last day to ship stays late when its store makes an offer later', async () => {
  const m = market();
  const { buyer, number, items } = await paidOrder(m);
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), buyerReason: 'unwanted' });
  await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed already' });
  await m.query("update orders set paid_at = paid_at - interval '30 days' where number = $1", [number]);
  await m.query("update refunds set created_at = created_at - interval '29 days' where number = $1", [refundSn]);
  await m.seller(1).ok('PUT /shop/admin/refund/offer', { refundSn, amount: '5.00', words: 'Take five back' });
  await buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'late', buyerDesc: 'It never left.' });
});

it('an amount that is too large does not hide that the pieces are right', async () => {
  const { buyer, number, items } = await paidOrder(market());
  const { data } = await buyer.call('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0, 1), refundAmount: '99999.00' });
  expect(Object.keys((data as { fields: object }).fields)).toEqual(['refundAmount']);
});
