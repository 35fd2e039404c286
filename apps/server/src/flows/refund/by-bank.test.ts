import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../../test/goods.ts';
import { asGroup, fail } from '../../../test/groups.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { caseOfKind, numberOf, placeFor } from '../../../test/payments.ts';
import { oneLine, wholeOrder } from '../../../test/refunds.ts';
import { makeLate, settlementOf } from '../../../test/settlement.ts';
import { cellsOf } from '../../../test/sheets.ts';
import { mailsTo } from '../../../test/terms.ts';

// What goes back of a bank transfer is refunded once an operator has sent it: nobody reads so before, and everybody does afterwards.
const market = marketplaceForFile();
const seller = () => market().seller(1);

/** An order that a bank transfer paid. */
const paidByBank = async ({ isGroup = false } = {}) => {
  const placed = await placeFor(market());
  const { m, buyer, number } = placed;
  if (isGroup) await asGroup(m, [number]);
  const { payAttemptId } = await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20, payAttemptId: randomUUID() });
  const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
  const transfer = { currency: 'USD', amount: info.totalFee.toFixed(2), reference: info.attempt?.transfer?.reference ?? '' };
  await m.operator.ok('POST /platform/payment/transfer', { transactionId: randomUUID(), ...transfer });
  return { ...placed, payment: await numberOf(m, payAttemptId), total: info.totalFee };
};
type Paid = Awaited<ReturnType<typeof paidByBank>>;

/** An operator has made the transfer and records it. */
const record = async ({ m, payment }: Paid, more: Readonly<Record<string, string>> = {}): Promise<void> => {
  const found = await caseOfKind(m, payment, 'refundDue');
  await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId: found?.caseId ?? 0, reference: 'TX 9', ...more });
  await m.app.drain();
};

/** The three sides’ pages of the order. */
const pagesOf = async ({ m, buyer, number }: Paid) => [
  await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number }),
  await seller().ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number }),
  await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number }),
];
const headed = (rows: readonly (readonly string[])[], number: string, head: string): string | undefined =>
  rows.find((row) => row.includes(number))?.[rows[0]?.indexOf(head) ?? -1];

/** What every reader is shown of what went back: on pages, in lists and filters, in spreadsheets. */
const shown = async (of: Paid) => {
  const { m, buyer, number } = of;
  const pages = await pagesOf(of);
  const [asked] = (await buyer.ok('GET /p/orderRefund/list', { orderNumber: number })).records;
  const { records } = await buyer.ok('GET /p/myOrder/myOrderSearch', { orderNumber: number });
  const cards = [
    ...(await buyer.ok('GET /p/orderRefund/list', { orderNumber: number })).records,
    ...(await seller().ok('GET /shop/admin/refund/page', { orderNumber: number })).records,
    ...(await m.operator.ok('GET /platform/intervention/page', { orderNumber: number, view: 'all' })).records,
  ];
  const groups = await Promise.all(
    (['onItsWay', 'completed'] as const).map(async (group) => [
      (await buyer.ok('GET /p/orderRefund/list', { group })).records.length,
      (await seller().ok('GET /shop/admin/refund/page', { group, orderNumber: number })).records.length,
    ]),
  );
  const sheets = {
    orders: await Promise.all([
      cellsOf((await buyer.call('GET /p/myOrder/export', {})).file),
      cellsOf((await seller().call('GET /shop/admin/order/export', {})).file),
      cellsOf((await m.operator.call('GET /platform/order/export', {})).file),
    ]),
    refunds: await Promise.all([
      cellsOf((await seller().call('GET /shop/admin/refund/export', { group: 'all' })).file),
      cellsOf((await m.operator.call('GET /platform/intervention/export', { view: 'all' })).file),
    ]),
  };
  const only = <T>(values: readonly T[]): T => {
    for (const value of values) expect(value).toEqual(values[0]);
    return values[0]!;
  };
  return {
    order: only([...pages, ...records].map((o) => [o.refundSent, o.refundOnItsWay])),
    pieces: only([...pages, ...records].map(({ orderItemDtos: [item] }) => [item!.refundSentCount, item!.refundOnItsWayCount])),
    money: only(
      pages.map(({ timeline }) =>
        timeline.flatMap(({ kind, amount }) => (kind === 'refunded' || kind === 'refundOnItsWay' ? [[kind, amount]] : [])),
      ),
    ),
    card: only(cards.map(({ isOnItsWay }) => isOnItsWay)),
    groups,
    orderSheet: only(
      sheets.orders.map((rows) => [headed(rows, number, 'Refunded'), headed(rows, number, 'Refund on its way')].map(Number)),
    ),
    refundSheet: only(sheets.refunds.map((rows) => headed(rows, asked!.refundSn, 'State'))),
  };
};

/** What mails since the last look say of an order, to its buyer and to its store. */
const mailed = async ({ m, number }: Paid): Promise<string> => {
  await m.app.drain();
  const rows = await m.query<{ text: string }>(
    'select subject || chr(10) || text as text from mails where position($1 in subject || text) > 0',
    [number],
  );
  return rows.map(({ text }) => text).join('\n');
};
const saysSent = /was refunded|been refunded|were refunded|went back|已退[款还還]|возвращен[оы]/;
/** Whether its store has a mail that reads so. */
const storeReads = async ({ m, number }: Paid, text: RegExp): Promise<boolean> => {
  const rows = await m.query<{ text: string }>(
    "select subject || chr(10) || text as text from mails where position($1 in subject || text) > 0 and recipient like 'seller1@%'",
    [number],
  );
  return rows.some((row) => text.test(row.text));
};

/** What a refund of `sum`, of so many pieces, is to everybody before and after the operator’s record. */
const expectShown = async (of: Paid, sum: number, pieces: number): Promise<void> => {
  expect(await shown(of)).toEqual({
    order: [0, sum],
    pieces: [0, pieces],
    money: [['refundOnItsWay', sum]],
    card: true,
    groups: [
      [1, 1],
      [0, 0],
    ],
    orderSheet: [0, sum],
    refundSheet: 'Money on its way back',
  });
  expect(await mailed(of)).not.toMatch(saysSent);
  await record(of);
  expect(await shown(of)).toEqual({
    order: [sum, 0],
    pieces: [pieces, 0],
    money: [['refunded', sum]],
    card: false,
    groups: [
      [0, 0],
      [1, 1],
    ],
    orderSheet: [sum, 0],
    refundSheet: 'Refunded',
  });
  expect((await mailsTo(of.m, of.buyer.actor.id ?? 0)).filter((s) => s.includes('has been sent to you'))).toHaveLength(1);
};

describe('what goes back of a bank transfer is on its way until an operator has sent it', () => {
  const piecesOf = async ({ buyer, number }: Paid): Promise<number> =>
    (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).orderItemDtos[0]!.prodCount;

  it('when its buyer cancels the order before it is packed', async () => {
    const of = await paidByBank();
    await of.buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: of.number });
    expect(await mailed(of)).toContain(`We will send $${of.total.toFixed(2)} by bank transfer and email you when it is sent.`);
    expect(await storeReads(of, /goes back to the buyer|将退还买家|возвращаются покупателю/)).toBe(true);
    await expectShown(of, of.total, await piecesOf(of));
  });

  it('when its store agrees to the refund', async () => {
    const of = await paidByBank();
    const { refundSn } = await of.buyer.ok('POST /p/orderRefund/apply', wholeOrder(of.number));
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(await mailed(of)).toContain(' by bank transfer and email you when it is sent.');
    await expectShown(of, of.total, await piecesOf(of));
  });

  it('when its store does not answer in time', async () => {
    const of = await paidByBank();
    await of.buyer.ok('POST /p/orderRefund/apply', wholeOrder(of.number));
    await of.m.advance(8);
    expect(await storeReads(of, /counts as agreed|视为同意|считается согласованным/)).toBe(true);
    expect(await storeReads(of, /[1-9] pieces? ha|尚未发出的 \d+ 件商品不得再发货|штук.* больше нельзя отгружать/)).toBe(true);
    await expectShown(of, of.total, await piecesOf(of));
  });

  it('when the buyer accepts what the store offers', async () => {
    const of = await paidByBank();
    const { orderItemDtos } = await of.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: of.number });
    const { refundSn } = await of.buyer.ok('POST /p/orderRefund/apply', oneLine(of.number, orderItemDtos[0]!.orderItemId));
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '5.00', words: 'Keep them, and take five back' });
    await of.buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: true });
    await of.m.app.drain();
    expect(await storeReads(of, /goes back to the buyer|将向买家退款|ему возвращается/)).toBe(true);
    await expectShown(of, 5, 0);
  });

  it('when the group of the order is not completed', async () => {
    const of = await paidByBank({ isGroup: true });
    const pieces = await piecesOf(of);
    await fail(of.m.app, [of.number]);
    expect(await mailed(of)).toContain(`We will send $${of.total.toFixed(2)} by bank transfer and email you when it is sent.`);
    await expectShown(of, of.total, pieces);
  });

  it('when its store gives some of it back on its own', async () => {
    const of = await paidByBank();
    await seller().ok('POST /shop/admin/refund/give', { orderNumber: of.number, amount: '7.00', reason: 'Two cartons were wet' });
    await expectShown(of, 7, 0);
  });

  it('when an operator settles the order, whose mail tells of what goes back by that alone', async () => {
    const of = await paidByBank();
    await seller().ok('POST /shop/admin/refund/give', { orderNumber: of.number, amount: '3.00', reason: 'Two cartons were wet' });
    await makeLate(of.m, of.number, 15);
    const held = await balanceOf(of.m, `escrow:${of.number}`);
    await of.m.operator.ok('POST /platform/order/settle', await settlementOf(of.m, of.number, held, 1000n));
    const mails = await mailed(of);
    for (const sum of ['$3.00', '$10.00']) expect(mails).toContain(`We will send ${sum} by bank transfer and email you when it is sent.`);
    for (const page of await pagesOf(of)) expect([page.refundSent, page.refundOnItsWay]).toEqual([0, 13]);
    await record(of);
    for (const page of await pagesOf(of)) expect([page.refundSent, page.refundOnItsWay]).toEqual([13, 0]);
  });

  it('but for what went back before, which stays refunded', async () => {
    const of = await paidByBank();
    for (const amount of ['3.00', '4.00']) {
      await seller().ok('POST /shop/admin/refund/give', { orderNumber: of.number, amount, reason: 'Two cartons were wet' });
      if (amount === '3.00') await record(of);
    }
    for (const page of await pagesOf(of)) expect([page.refundSent, page.refundOnItsWay, page.refundAmount]).toEqual([3, 4, 7]);
  });
});

describe('a refund that was sent by bank weeks after it was granted', () => {
  /** What each side reads of the money in the timeline of the order, and in the steps of the refund. */
  const dated = async (of: Paid, refundSn: string) => {
    const timelines = (await pagesOf(of)).map(({ timeline }) =>
      timeline.flatMap(({ kind, amount, at }) => (kind === 'refunded' || kind === 'refundOnItsWay' ? [[kind, amount, at]] : [])),
    );
    const infos = [
      await of.buyer.ok('GET /p/orderRefund/info', { refundSn }),
      await seller().ok('GET /shop/admin/refund/info', { refundSn }),
      await of.m.operator.ok('GET /platform/intervention/info', { refundSn }),
    ];
    const steps = infos.map((info) => info.steps.slice(-2).map(({ why, isOnItsWay, at }) => [why, isOnItsWay, at]));
    for (const values of [timelines, steps]) for (const value of values) expect(value).toEqual(values[0]);
    return { money: timelines[0]!, steps: steps[0]! };
  };

  it('was refunded on the day on which it was sent', async () => {
    const of = await paidByBank();
    const { refundSn } = await of.buyer.ok('POST /p/orderRefund/apply', wholeOrder(of.number));
    await of.m.advance(1);
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    const before = await dated(of, refundSn);
    const granted = before.steps.at(-1)?.at(-1);
    expect(before.money).toEqual([['refundOnItsWay', of.total, granted]]);
    expect(before.steps).toEqual([
      ['agreed', false, granted],
      ['paidBack', true, granted],
    ]);
    await of.m.advance(20);
    await record(of);
    const [closed] = await of.m.query<{ at: Date }>(
      "select closed_at as at from payment_cases where kind = 'refundDue' order by id desc limit 1",
    );
    const sent = closed?.at.toISOString();
    expect(await dated(of, refundSn)).toEqual({
      money: [['refunded', of.total, sent]],
      steps: [
        ['paidBack', true, granted],
        ['paidBack', false, sent],
      ],
    });
    expect(Date.parse(sent ?? '') - Date.parse(String(granted))).toBeGreaterThanOrEqual(19 * 86_400_000);
  });

  it('has each of two refunds of one order on its own day', async () => {
    const of = await paidByBank();
    for (const amount of ['3.00', '4.00']) {
      await seller().ok('POST /shop/admin/refund/give', { orderNumber: of.number, amount, reason: 'Two cartons were wet' });
      await of.m.advance(5);
      await record(of);
    }
    const { timeline } = (await pagesOf(of))[0]!;
    const refunded = timeline.filter(({ kind }) => kind === 'refunded' || kind === 'refundOnItsWay');
    expect(refunded.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['refunded 3', 'refunded 4']);
    expect(refunded[0]!.at! < refunded[1]!.at!).toBe(true);
  });
});

describe('the mail that a refund was sent by bank', () => {
  it('names the reference of the bank alone: what an operator notes beside it stays with the case', async () => {
    const of = await paidByBank();
    await seller().ok('POST /shop/admin/refund/give', { orderNumber: of.number, amount: '7.00', reason: 'Two cartons were wet' });
    await record(of, { reference: 'TX 4711', note: 'The buyer called twice, be careful' });
    const mails = await mailed(of);
    expect(mails).toContain('Bank reference: TX 4711.');
    expect(mails).not.toContain('careful');
    const { records } = await of.m.operator.ok('GET /platform/payment/cases', { open: 0, size: 100 });
    expect(records.find(({ payNumber }) => payNumber === of.payment)).toMatchObject({
      bankReference: 'TX 4711',
      note: 'The buyer called twice, be careful',
    });
    expect(
      await of.m.query("select after from audit_log where action = 'payment.returnedByBank' and subject = $1", [`payment:${of.payment}`]),
    ).toMatchObject([{ after: { reference: 'TX 4711', note: 'The buyer called twice, be careful' } }]);
  });
});
