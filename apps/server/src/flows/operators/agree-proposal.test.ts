import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { numberOf, openCases, placeFor } from '../../../test/payments.ts';
import { secondFrom, secondOperator } from '../../../test/proposals.ts';
import { paidOrder } from '../../../test/refunds.ts';
import { cashOnDelivery, mailsTo, orderOn } from '../../../test/terms.ts';
import type { Outcome } from '../../runtime/outcome.ts';

const market = marketplaceForFile();
beforeAll(async () => {
  await secondFrom(market(), 0);
});
const second = () => secondOperator(market());
const reason = 'It broke within a <b>month</b>.';
const storeReason = '一个月内就<b>坏了</b>，予以退款。';
const escrowOf = (number: string) => balanceOf(market(), `escrow:${number}`);
const wallet = (id: number) => balanceOf(market(), `buyer:${id}:available`);
const agree = (proposalId: number | null): Promise<Outcome> =>
  second().call('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId ?? 0 });
const failure = (outcome: Outcome): unknown => (outcome.data as { failure?: string } | null)?.failure;
const openOf = async (orderNumber: string) => (await second().ok('GET /platform/proposal/page', { orderNumber })).records;

const completed = async () => {
  const order = await paidOrder(market());
  await ship(market().seller(1), order.number);
  await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
  await order.buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: order.number });
  return order;
};
/** A transfer that is waited for, and what is recorded for it. */
const transfer = async () => {
  const placed = await placeFor(market());
  const { payAttemptId } = await placed.buyer.ok('POST /p/order/pay', {
    orderNumbers: placed.number,
    payType: 20,
    payAttemptId: randomUUID(),
  });
  const info = await placed.buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: placed.number });
  const say = {
    transactionId: randomUUID(),
    currency: 'USD',
    amount: info.totalFee.toFixed(2),
    reference: info.attempt?.transfer?.reference ?? '',
  };
  return { ...placed, say, payNumber: await numberOf(market(), payAttemptId) };
};
const proposedTransfer = async (reference: string): Promise<number> =>
  (await second().ok('GET /platform/proposal/page', { size: 100 })).records.find((p) => p.reference === reference)?.proposalId ?? 0;

/** The time to pay is over, and its timer has looked. */
const timeIsOver = async (number: string): Promise<void> => {
  await market().query("update orders set pay_before = now() - interval '1 hour' where number = $1", [number]);
  await market().query("update work set due_at = now() - interval '1 hour' where kind = 'orders.expire' and key = $1", [number]);
  await market().app.drain();
};

describe('money that one operator moves by hand', () => {
  it('as a refund after completion goes back only when another agrees, and who proposed it reads in the record why', async () => {
    const m = market();
    const { id, number } = await completed();
    const before = await wallet(id);
    const { refundSn, proposalId } = await m.operator.ok('POST /platform/intervention/grant', {
      orderNumber: number,
      refundAmount: '1',
      reason,
      storeReason,
    });
    expect([refundSn, await wallet(id)]).toEqual([null, before]);
    expect(await openOf(number)).toMatchObject([
      { kind: 'grant', amount: 1, currency: 'USD', reason, storeReason, proposedBy: 'operator1', own: false, shopId: 1, done: null },
    ]);
    const [shown] = await openOf(number);
    expect(shown?.lines?.reduce((n, l) => n + (l.amount ?? 0), 0)).toBe(1);
    expect(shown?.lines?.every((l) => l.prodName !== '')).toBe(true);
    expect(await m.operator.refused('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId ?? 0 })).toBe('proposalOwn');
    const all = await Promise.all([agree(proposalId), agree(proposalId), agree(proposalId)]);
    expect(all.filter((o) => o.code === '00000')).toHaveLength(1);
    expect(await wallet(id)).toBe(before + 100n);
    const [decided] = (await second().ok('GET /platform/proposal/page', { view: 'decided', orderNumber: number })).records;
    const [refund] = await m.query<{ number: string }>(
      'select f.number from refunds f join orders o on o.id = f.order_id where o.number = $1',
      [number],
    );
    expect(decided?.done).toEqual({ refundSn: refund?.number, payNumber: null, reference: number });
    const log = await m.query<{ action: string }>(
      "select action from audit_log where subject = $1 and action like 'proposal.%' order by id",
      [`order:${number}`],
    );
    expect(log.map((l) => l.action)).toEqual(['proposal.propose', 'proposal.agree']);
  });

  it('as a refund keeps the words it was proposed in, also when a language is changed before another agrees', async () => {
    const m = market();
    const { id, number } = await completed();
    const { proposalId } = await m.operator.ok('POST /platform/intervention/grant', {
      orderNumber: number,
      refundAmount: '1',
      reason,
      storeReason,
    });
    await m.query("update users set locale = 'ru' where id = $1", [id]);
    expect((await agree(proposalId)).code).toBe('00000');
    const moves = await m.query(
      "select m.note, m.locale, m.store_note, m.store_locale from refund_moves m join refunds r on r.id = m.refund_id where r.order_number = $1 and m.why = 'granted'",
      [number],
    );
    expect(moves).toEqual([{ note: reason, locale: 'en', store_note: storeReason, store_locale: 'zh_CN' }]);
  });

  it('cannot be agreed to once it no longer fits, and stays until somebody refuses it', async () => {
    const m = market();
    const { number } = await completed();
    const all = { orderNumber: number, reason, storeReason };
    const [one, two] = [
      await m.operator.ok('POST /platform/intervention/grant', all),
      await m.operator.ok('POST /platform/intervention/grant', all),
    ];
    expect((await agree(one.proposalId)).code).toBe('00000');
    expect(failure(await agree(two.proposalId))).toBe('refundTooSmall');
    expect(await openOf(number)).toHaveLength(1);
    await m.operator.ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId: two.proposalId ?? 0, note: 'proposed twice' });
    expect(failure(await agree(two.proposalId))).toBe('proposalDecided');
  });

  it('as cash is proposed once and pays when another agrees', async () => {
    const m = market();
    const { number } = await orderOn(m, cashOnDelivery);
    await ship(m.seller(1), number);
    const { actualTotal } = await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number });
    const say = { orderNumber: number, amount: String(actualTotal), reference: `COD-${number}` };
    const { proposalId } = await m.operator.ok('POST /platform/order/cash', say);
    expect(await escrowOf(number)).toBe(0n);
    expect(await m.operator.refused('POST /platform/order/cash', say)).toBe('proposalOpenAlready');
    expect((await agree(proposalId)).code).toBe('00000');
    expect(Number(await escrowOf(number)) / 100).toBe(actualTotal);
  });

  it('as a transfer stands in suspense, and its order does not expire, until another agrees', async () => {
    const m = market();
    const { number, say, payNumber } = await transfer();
    expect(await m.operator.ok('POST /platform/payment/transfer', say)).toEqual({ outcome: 'proposed', payNumber });
    expect(await m.operator.refused('POST /platform/payment/transfer', say)).toBe('transferKnown');
    expect([await statusOf(m, number), await escrowOf(number)]).toEqual([1, 0n]);
    const waiting = (await second().ok('GET /platform/proposal/page', { size: 100 })).records.find((p) => p.reference === say.reference);
    expect(waiting).toMatchObject({
      nickName: expect.any(String) as unknown,
      amount: Number(say.amount),
      transfer: { orderNumbers: [number], expected: Number(say.amount), expectedCurrency: 'USD', transactionId: say.transactionId },
    });
    // The order would have expired: what was sent in time is waited for.
    await timeIsOver(number);
    expect(await statusOf(m, number)).toBe(1);
    expect((await agree(await proposedTransfer(say.reference))).code).toBe('00000');
    expect([await statusOf(m, number), await openCases(m, payNumber)]).toEqual([2, []]);
  });

  it('as a transfer keeps its order when its buyer had begun to pay otherwise meanwhile', async () => {
    const m = market();
    const { number, say, payNumber } = await transfer();
    await m.query("update payments set state = 'canceled', over_at = now() where number = $1", [payNumber]);
    await m.query('update payment_parts set is_active = false where reference = $1', [number]);
    expect((await m.operator.ok('POST /platform/payment/transfer', say)).outcome).toBe('proposed');
    await timeIsOver(number);
    expect(await statusOf(m, number)).toBe(1);
    expect((await agree(await proposedTransfer(say.reference))).code).toBe('00000');
    expect(await statusOf(m, number)).toBe(2);
  });

  it('as a transfer can be agreed to however much the payer wrote around the reference', async () => {
    const m = market();
    const { number, say } = await transfer();
    const reference = `For goods of ${'several '.repeat(10)}sorts, invoice of ${say.reference}, without tax`;
    expect((await m.operator.ok('POST /platform/payment/transfer', { ...say, reference })).outcome).toBe('proposed');
    const proposalId = await proposedTransfer(say.reference);
    const { records } = await second().ok('GET /platform/proposal/page', { size: 100 });
    expect(records.find((p) => p.proposalId === proposalId)?.reason).toBe(reference);
    expect((await agree(proposalId)).code).toBe('00000');
    expect(await statusOf(m, number)).toBe(2);
  });

  it('as a transfer is not sent back while another is asked, and pays nothing once it was', async () => {
    const m = market();
    const { number, say } = await transfer();
    await m.operator.ok('POST /platform/payment/transfer', say);
    const { records } = await m.operator.ok('GET /platform/payment/transfers', { open: 1 });
    const back = { transferId: records.find((r) => r.transactionId === say.transactionId)?.transferId ?? 0, note: 'sent back' };
    expect(await m.operator.refused('POST /platform/payment/transfer/{transferId}/returned', back)).toBe('proposalOpenAlready');
    const proposalId = await proposedTransfer(say.reference);
    await m.operator.ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId });
    await m.operator.ok('POST /platform/payment/transfer/{transferId}/returned', back);
    expect(failure(await agree(proposalId))).toBe('proposalDecided');
    // Nothing holds the order any more.
    await timeIsOver(number);
    expect(await statusOf(m, number)).toBe(6);
  });

  it('needs nobody else below the amount of the site', async () => {
    const m = market();
    await secondFrom(m, 1_000_000);
    const { id, number } = await completed();
    const before = await wallet(id);
    const done = await m.operator.ok('POST /platform/intervention/grant', { orderNumber: number, refundAmount: '1', reason, storeReason });
    expect([done.proposalId, await wallet(id)]).toEqual([null, before + 100n]);
    await secondFrom(m, 0);
  });

  it('in a wrong currency is told to the buyer by mail', async () => {
    const m = market();
    const { buyer, say } = await transfer();
    expect((await m.operator.ok('POST /platform/payment/transfer', { ...say, currency: 'EUR' })).outcome).toBe('wrongCurrency');
    expect((await mailsTo(m, buyer.actor.id ?? 0)).at(-1)).toMatch(/^A payment for order no\. \d+ does not match$/);
  });
});

describe('what is held of a store', () => {
  it('is named with why: to be shipped, asked back, on its way, claim period, a part that is late', async () => {
    const m = market();
    const reasons = async (number: string) =>
      (await m.seller(1).ok('GET /shop/admin/settlement/held', { size: 100 })).records.find((r) => r.orderNumber === number)?.reasons ?? [];
    const { buyer, number } = await paidOrder(m);
    expect((await reasons(number)).map((r) => r.kind)).toEqual(['ship']);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', {
      orderNumber: number,
      refundType: 1,
      applyType: 1,
      buyerReason: 'Late',
    });
    // While nothing of it may leave, no day to ship runs.
    expect(await reasons(number)).toMatchObject([{ kind: 'refund', refundSn }]);
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    await ship(m.seller(1), number);
    expect(await reasons(number)).toMatchObject([{ kind: 'receipt', until: expect.any(String) as unknown }]);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    expect(await reasons(number)).toMatchObject([{ kind: 'claim', until: expect.any(String) as unknown }]);
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect(await reasons(number)).toEqual([]);
    expect((await m.seller(2).ok('GET /shop/admin/settlement/held', { size: 100 })).records.map((r) => r.orderNumber)).not.toContain(
      number,
    );
  });
});
