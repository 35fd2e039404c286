import { describe, expect, it } from 'vitest';
import { gatewayForFile, receiverOn } from '../../../../test/gateway.ts';
import { balanceOf, placeOrder, statusOf } from '../../../../test/goods.ts';
import { httpForFile } from '../../../../test/http.ts';
import { type Marketplace, marketplaceForFile, type Person } from '../../../../test/marketplace.ts';
import { caseOfKind, numberOf, openCases, payPal, stateOf, suspenseOf } from '../../../../test/payments.ts';
import { addBuyers } from '../../../../test/people.ts';

// The same stories as with a provider in memory, few of them, through the real SDK, HTTP and signed webhooks.
const market = marketplaceForFile();
const http = httpForFile(market);
const gateway = gatewayForFile();

interface Begun {
  readonly m: Marketplace;
  readonly buyer: Person;
  readonly number: string;
  readonly payment: string;
}
/** An order and the attempt to pay it. */
const begin = async (more: { readonly payType?: number } = {}): Promise<Begun> => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  const buyer = m.buyer(id);
  const [number = ''] = await placeOrder(m, buyer);
  const { payAttemptId } = await buyer.ok('POST /p/order/pay', payPal(number, more));
  return { m, buyer, number, payment: await numberOf(m, payAttemptId) };
};
const webhooksOn = (): void => gateway().deliverTo(receiverOn(http().server, '/api/paypal/webhook'));
const check = ({ buyer, number }: Begun) => buyer.ok('POST /p/order/payCheck', { orderNumbers: number });

describe('a payment by PayPal', () => {
  it.each([
    [10, 'LOGIN'],
    [12, 'GUEST_CHECKOUT'],
  ])('of kind %i is paid when the buyer comes back', async (payType, landing) => {
    const begun = await begin({ payType });
    expect(gateway().control.order(begun.payment).experience).toMatchObject({ landing_page: landing, locale: 'en' });
    expect(await check(begun)).toMatchObject({ state: 'waiting', redirectUrl: expect.stringContaining('/dev/gateway/checkoutnow?token=') });
    await gateway().approve(begun.payment);
    expect(await check(begun)).toMatchObject({ paid: true, state: 'paid' });
    expect(await statusOf(begun.m, begun.number)).toBe(2);
    expect(await balanceOf(begun.m, `escrow:${begun.number}`)).toBeGreaterThan(0n);
  });

  it('is paid by news alone, when she closes the window', async () => {
    webhooksOn();
    const { m, number, payment } = await begin();
    await gateway().approve(payment);
    await m.app.drain();
    await gateway().settled();
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['paid', 2]);
  });

  it('is paid once by news in any order and number, forged ones among them', async () => {
    const begun = await begin();
    await gateway().approve(begun.payment);
    await check(begun);
    webhooksOn();
    const [approved, taken] = gateway().events(undefined, begun.payment);
    expect(await gateway().deliver(taken!, { copies: 50 })).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await gateway().deliver(approved!)).toEqual([200]);
    expect(await gateway().deliver(taken!, { amount: { value: '0.01' } })).toEqual([200]);
    const [status = 0] = await gateway().deliver(taken!, { forge: 'key' });
    expect(status).toBeGreaterThanOrEqual(400);
    await begun.m.app.drain();
    expect([await stateOf(begun.m, begun.payment), await openCases(begun.m, begun.payment)]).toEqual(['paid', []]);
  });

  it('is unknown while the reply is lost, and found paid by asking', async () => {
    const begun = await begin();
    await gateway().approve(begun.payment);
    gateway().rule({ operation: 'capture', behaviour: 'drop' });
    expect(await check(begun)).toMatchObject({ paid: false, state: 'unknown' });
    await begun.m.advance(0.01);
    expect([await stateOf(begun.m, begun.payment), gateway().control.order(begun.payment).capture?.status]).toEqual(['paid', 'COMPLETED']);
  });

  it('of another amount waits for an operator', async () => {
    const begun = await begin();
    await gateway().approve(begun.payment);
    gateway().rule({ operation: 'capture', behaviour: 'amount', value: '1.00' });
    await check(begun);
    expect(await stateOf(begun.m, begun.payment)).toBe('suspense');
    expect(await suspenseOf(begun.m, begun.payment)).toBe(100n);
    expect(await openCases(begun.m, begun.payment)).not.toEqual([]);
  });

  it('that is declined may be tried again', async () => {
    const begun = await begin();
    await gateway().control.decline(begun.payment);
    expect(await check(begun)).toMatchObject({ state: 'declined', reason: 'INSTRUMENT_DECLINED' });
  });

  it.each([
    ['refunded in the dashboard', 'dashboard'],
    ['charged back', 'chargeback'],
  ] as const)('that is %s later is found by its news, once, and costs the platform', async (_, how) => {
    const begun = await begin();
    const { m, payment } = begun;
    await gateway().approve(payment);
    await check(begun);
    webhooksOn();
    const { id } = await gateway().control.takeBack(payment, how, '3.00');
    await m.app.drain();
    const [news] = gateway().events(how === 'dashboard' ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.CAPTURE.REVERSED', id);
    expect(await gateway().deliver(news ?? '', { copies: 5 })).toEqual(Array.from({ length: 5 }, () => 200));
    await m.app.drain();
    expect([await stateOf(m, payment), await openCases(m, payment)]).toEqual(['paid', ['takenBack']]);
    expect(await m.query('select amount::int, from_suspense::int as held from provider_reversals where id = $1', [id])).toEqual([
      { amount: 300, held: 0 },
    ]);
  });

  it('that is refunded by us leaves no riddle: its news are known as ours', async () => {
    const begun = await begin();
    const { m, payment } = begun;
    await gateway().approve(payment);
    gateway().rule({ operation: 'capture', behaviour: 'amount', value: '1.00' });
    await check(begun);
    webhooksOn();
    const caseId = (await caseOfKind(m, payment))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'not what was agreed' });
    await m.app.drain();
    await gateway().settled();
    await m.app.drain();
    expect([await stateOf(m, payment), await suspenseOf(m, payment), await openCases(m, payment)]).toEqual(['returned', 0n, []]);
  });
});
