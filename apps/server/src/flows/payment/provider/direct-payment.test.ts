import { payType } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { gatewayForFile, receiverOn } from '../../../../test/gateway.ts';
import { balanceOf, placeOrder, statusOf } from '../../../../test/goods.ts';
import { httpForFile } from '../../../../test/http.ts';
import { type Marketplace, marketplaceForFile, type Person } from '../../../../test/marketplace.ts';
import { caseOfKind, numberOf, openCases, payPal, stateOf, suspenseOf } from '../../../../test/payments.ts';
import { addBuyers } from '../../../../test/people.ts';
import { wholeOrder } from '../../../../test/refunds.ts';

// Where the payer's word alone moves the money: every end of a payment, for each such way, through the sandbox.
const market = marketplaceForFile();
const http = httpForFile(market);
const gateway = gatewayForFile();
const minutes = (n: number): number => n / 1440;

interface Placed {
  readonly m: Marketplace;
  readonly buyer: Person;
  readonly number: string;
}
interface Begun extends Placed {
  readonly payment: string;
}

describe.each([
  ['WeChat Pay', payType.wechat],
  ['Alipay', payType.alipay],
  ['card', payType.card],
  ['online bank', payType.onlineBank],
] as const)('a payment by %s', (_, way) => {
  const place = async (): Promise<Placed> => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const [number = ''] = await placeOrder(m, buyer);
    return { m, buyer, number };
  };
  const start = ({ buyer, number }: Placed) => buyer.ok('POST /p/order/pay', payPal(number, { payType: way }));
  /** An order and the attempt to pay it; Alipay knows of it once its page was opened. */
  const begin = async (): Promise<Begun> => {
    const placed = await place();
    const answer = await start(placed);
    if (way === payType.alipay) {
      const { pathname, search } = new URL(answer.redirectUrl ?? '');
      await fetch(gateway().url + pathname.replace('/dev/gateway', '') + search, { redirect: 'manual' });
    }
    return { ...placed, payment: await numberOf(placed.m, answer.payAttemptId) };
  };
  const agree = (payment: string) => gateway().control.trades.pay(payment);
  const check = ({ buyer, number }: Begun) => buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
  const newsOn = (): void => gateway().deliverTo(receiverOn(http().server, '/'));

  it('waits for the payer with a page or a code of hers, and is paid when she comes back', async () => {
    const begun = await begin();
    const waiting = await check(begun);
    expect(waiting).toMatchObject({ paid: false, state: 'waiting' });
    expect([waiting.codeUrl !== null, waiting.redirectUrl !== null]).toEqual(way === payType.wechat ? [true, false] : [false, true]);
    await agree(begun.payment);
    expect(await check(begun)).toMatchObject({ paid: true, state: 'paid', codeUrl: null, redirectUrl: null });
    expect(await statusOf(begun.m, begun.number)).toBe(2);
    expect(await balanceOf(begun.m, `escrow:${begun.number}`)).toBeGreaterThan(0n);
  });

  it('is not lost when she closes the window: news alone pay it', async () => {
    newsOn();
    const { m, number, payment } = await begin();
    await agree(payment);
    await m.app.drain();
    await gateway().settled();
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['paid', 2]);
  });

  it('is never booked twice, by copies of news, return page and timer together', async () => {
    const begun = await begin();
    await agree(begun.payment);
    newsOn();
    const [event = ''] = gateway().events('payment.paid', begun.payment);
    const [copies] = await Promise.all([gateway().deliver(event, { copies: 20 }), check(begun), check(begun)]);
    expect(copies).toEqual(Array.from({ length: 20 }, () => 200));
    await begun.m.app.drain();
    expect(await gateway().deliver(event, { amount: { value: '0.01' } })).toEqual([200]);
    await begun.m.app.drain();
    expect([await stateOf(begun.m, begun.payment), await openCases(begun.m, begun.payment)]).toEqual(['paid', []]);
  });

  it('is not paid by forged news', async () => {
    const { m, number, payment } = await begin();
    newsOn();
    await agree(payment);
    await gateway().settled();
    const [event = ''] = gateway().events('payment.paid', payment);
    for (const forge of ['signature', 'body', 'webhook'] as const) expect(await gateway().deliver(event, { forge })).toEqual([400]);
    await m.app.drain();
    expect(await statusOf(m, number)).toBe(2);
  });

  it('does not leave the code or page open when the order’s time is over', async () => {
    const { m, number, payment } = await begin();
    await m.advance(minutes(31));
    await m.advance(minutes(1));
    expect([await statusOf(m, number), await stateOf(m, payment)]).toEqual([6, 'canceled']);
    expect(
      gateway()
        .control.trades.list()
        .find((t) => t.number === payment)?.state,
    ).toBe('closed');
  });

  it('does not leave it open when another way pays', async () => {
    const { m, buyer, number, payment } = await begin();
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    await m.app.drain();
    expect([await statusOf(m, number), await stateOf(m, payment)]).toEqual([2, 'canceled']);
    expect(
      gateway()
        .control.trades.list()
        .find((t) => t.number === payment)?.state,
    ).toBe('closed');
  });

  it('is begun anew when the time to agree has passed at the provider before the order’s', async () => {
    const begun = await begin();
    await begun.m.query("update payments set expires_at = now() - interval '1 hour' where number = $1", [begun.payment]);
    expect(await check(begun)).toMatchObject({ paid: false, state: 'declined', reason: 'ORDER_VOIDED' });
    expect(await start(begun)).toMatchObject({ state: 'waiting' });
  });

  it('goes back by itself when it comes too late', async () => {
    const { m, number, payment } = await begin();
    gateway().rule({ operation: 'close', behaviour: 'status', status: 503, times: 50, reference: payment });
    await m.advance(minutes(31));
    await agree(payment);
    await m.advance(minutes(10));
    await m.advance(minutes(10));
    expect([await statusOf(m, number), await stateOf(m, payment), await suspenseOf(m, payment)]).toEqual([6, 'returned', 0n]);
    expect(await openCases(m, payment)).toEqual([]);
    expect(
      gateway()
        .control.trades.list()
        .find((t) => t.number === payment)?.state,
    ).toBe('paid');
  });

  it('goes back by itself when it is the second one', async () => {
    const { m, buyer, number, payment } = await begin();
    gateway().rule({ operation: 'close', behaviour: 'status', status: 503, times: 50, reference: payment });
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    await agree(payment);
    await m.advance(minutes(10));
    await m.advance(minutes(10));
    expect([await statusOf(m, number), await stateOf(m, payment), await suspenseOf(m, payment)]).toEqual([2, 'returned', 0n]);
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    expect(info.attempt?.returned).toMatchObject({ done: true });
  });

  it.each([
    ['too little', { value: '0.01' }, 'wrongAmount'],
    ['the same figure in another currency', { currency: 'CNY' }, 'wrongCurrency'],
  ])('of %s pays nothing, and goes back when an operator says so', async (_what, told, kind) => {
    const begun = await begin();
    const { amount } = gateway()
      .control.trades.list()
      .find((t) => t.number === begun.payment) ?? { amount: { minor: 0 } };
    gateway().rule({
      operation: 'capture',
      behaviour: 'amount',
      value: (amount.minor / 100).toFixed(2),
      ...told,
      reference: begun.payment,
    });
    await agree(begun.payment);
    await check(begun);
    const { m, number, payment } = begun;
    expect([await statusOf(m, number), await stateOf(m, payment), await openCases(m, payment)]).toEqual([1, 'suspense', [kind]]);
    const caseId = (await caseOfKind(m, payment))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'not what was agreed' });
    gateway().rule({ operation: 'refund', behaviour: 'drop', reference: payment });
    await m.near.drain();
    await m.advance(minutes(2));
    expect([await suspenseOf(m, payment), await stateOf(m, payment), await openCases(m, payment)]).toEqual([0n, 'returned', []]);
  });

  it('is begun once, though the first answer was lost', async () => {
    const placed = await place();
    if (way !== payType.alipay) gateway().rule({ operation: 'create', behaviour: 'drop' });
    const body = payPal(placed.number, { payType: way });
    if (way !== payType.alipay) expect(await placed.buyer.refused('POST /p/order/pay', body)).toBe('providerDown');
    const { payAttemptId, state } = await placed.buyer.ok('POST /p/order/pay', body);
    expect(state).toBe('waiting');
    const payment = await numberOf(placed.m, payAttemptId);
    if (way !== payType.alipay)
      expect(
        gateway()
          .control.trades.list()
          .filter((t) => t.number === payment),
      ).toHaveLength(1);
  });

  it('stays unsettled while the provider is silent, and is found paid afterwards', async () => {
    const begun = await begin();
    await agree(begun.payment);
    gateway().rule({ operation: 'show', behaviour: 'status', status: 503, times: 2, reference: begun.payment });
    expect((await check(begun)).state).toBe('waiting');
    await begun.m.advance(minutes(3));
    await begun.m.advance(minutes(3));
    expect([await stateOf(begun.m, begun.payment), await statusOf(begun.m, begun.number)]).toEqual(['paid', 2]);
  });

  it('is a loss of the platform, told to operators, when all of it is taken back outside', async () => {
    const begun = await begin();
    await agree(begun.payment);
    await check(begun);
    newsOn();
    await gateway().control.trades.takeBack(begun.payment);
    await gateway().settled();
    await begun.m.app.drain();
    expect([await statusOf(begun.m, begun.number), await openCases(begun.m, begun.payment)]).toEqual([2, ['takenBack']]);
  });

  it('goes back the way it came, a part of it, once though the answer is lost', async () => {
    const begun = await begin();
    const { m, buyer, number, payment } = begun;
    await agree(payment);
    await check(begun);
    gateway().rule({ operation: 'refund', behaviour: 'drop', reference: payment });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '12.34' });
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await m.advance(minutes(2));
    await m.advance(minutes(2));
    const back = m.query<{ amount: string; state: string }>(
      'select r.amount::text as amount, r.state from payment_refunds r join payments p on p.id = r.payment_id where p.number = $1 order by r.id',
      [payment],
    );
    expect(await back).toEqual([{ amount: '1234', state: 'completed' }]);
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
  });

  it('is offered within its bounds only, and the server looks again', async () => {
    const { m, buyer, number } = await place();
    const offered = async () => (await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number })).payTypes;
    const bound = async (limit: { least?: number; most?: number; countries?: string[] }): Promise<void> => {
      const { version } = await m.operator.ok('GET /platform/site/settings', {});
      const payLimits = { [String(way)]: { least: null, most: null, countries: [], ...limit } };
      await m.operator.ok('PUT /platform/site/settings', { version, payLimits });
    };
    expect(await offered()).toContain(way);
    for (const limit of [{ least: 1_000_000 }, { most: 1 }, { countries: ['AQ'] }]) {
      await bound(limit);
      expect(await offered()).not.toContain(way);
      expect(await buyer.refused('POST /p/order/pay', payPal(number, { payType: way }))).toBe('payMethodOff');
    }
    await bound({});
    expect(await offered()).toContain(way);
  });
});
