import { describe, expect, it } from 'vitest';
import { gatewayForFile, receiverOn } from '../../../../test/gateway.ts';
import { placeOrder, statusOf } from '../../../../test/goods.ts';
import { httpForFile } from '../../../../test/http.ts';
import { callThatKills, dueNow, stages, stagesOfTwo, workThatKills } from '../../../../test/kills.ts';
import { loseGoods } from '../../../../test/lost-goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { numberOf, openCases, payPal, returnUrl, stateOf, suspenseOf } from '../../../../test/payments.ts';
import { addBuyers } from '../../../../test/people.ts';

// The product's own processes are killed where a power cut would hurt most: between asking the provider and keeping
// its answer. This process plays the one that is started afterwards.
const market = marketplaceForFile();
const gateway = gatewayForFile();
const http = httpForFile(market);
const startMs = 120_000;
const minutes = (n: number): number => n / 1440;
/** Paid in part from the balance, so that what is held for it is proven, too. */
const inPart = (number: string) => ({ ...payPal(number), balanceAmount: '5.00' });

const settings = () => ({ ...gateway().environment, PUBLIC_ORIGINS: new URL(returnUrl).origin });

const place = async () => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  const buyer = m.buyer(id);
  const [number = ''] = await placeOrder(m, buyer);
  return { m, id, buyer, number };
};
const agreedTo = async () => {
  const placed = await place();
  const { payAttemptId } = await placed.buyer.ok('POST /p/order/pay', inPart(placed.number));
  const payment = await numberOf(placed.m, payAttemptId);
  await gateway().approve(payment);
  return { ...placed, payment };
};
describe('the web process is killed', () => {
  it.each(stages)(
    'with an attempt %s: pressing again goes on with it, and the provider has one order',
    async (stage) => {
      const { m, id, buyer, number } = await place();
      const press = inPart(number);
      expect(
        await callThatKills(m, `POST /p/order/pay: ${stage}`, { buyer: id, path: '/p/order/pay', body: press, settings: settings() }),
      ).toBe('SIGKILL');
      const payment = await numberOf(m, press.payAttemptId);
      expect(await buyer.ok('POST /p/order/pay', press)).toMatchObject({ state: 'waiting', payAttemptId: press.payAttemptId });
      await gateway().approve(payment);
      expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ paid: true });
      expect(
        gateway()
          .control.orders()
          .filter((o) => o.invoice_id === payment),
      ).toHaveLength(1);
      expect(await statusOf(m, number)).toBe(2);
    },
    startMs,
  );

  it.each(stages.flatMap((stage) => [1, 2].map((time) => [time === 1 ? 'looking' : 'capturing', `${stage}#${time}`] as const)))(
    'while %s, %s: the worker ends it, and the money is taken once',
    async (_, point) => {
      const { m, id, number, payment } = await agreedTo();
      expect(
        await callThatKills(m, `POST /p/order/payCheck: ${point}`, {
          buyer: id,
          path: '/p/order/payCheck',
          body: { orderNumbers: number },
          settings: settings(),
        }),
      ).toBe('SIGKILL');
      await m.advance(minutes(4));
      expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['paid', 2, []]);
      expect(gateway().control.order(payment)).toMatchObject({ capture: { status: 'COMPLETED' }, refunds: [] });
    },
    startMs,
  );
});

describe('the worker is killed', () => {
  it.each(stagesOfTwo)(
    'in a check, %s: another ends it, and the money is taken once',
    async (point) => {
      const { m, number, payment } = await agreedTo();
      await dueNow(m, 'payments.check', payment);
      expect(await workThatKills(m, `payments.check: ${point}`, settings())).toBe('SIGKILL');
      await m.advance(minutes(4));
      expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['paid', 2, []]);
      expect(gateway().control.order(payment)).toMatchObject({ capture: { status: 'COMPLETED' }, refunds: [] });
    },
    startMs,
  );

  it.each(stages)(
    'in a refund, %s: another ends it, and the money goes back once',
    async (stage) => {
      const { m, buyer, number, payment } = await agreedTo();
      // The goods are lost while the buyer is away: her money comes and must go back.
      await loseGoods(m, number);
      await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
      expect(await suspenseOf(m, payment)).toBeGreaterThan(0n);
      expect(await workThatKills(m, `payments.refund: ${stage}`, settings())).toBe('SIGKILL');
      await m.advance(minutes(4));
      expect([await suspenseOf(m, payment), await stateOf(m, payment), await openCases(m, payment)]).toEqual([0n, 'returned', []]);
      expect(gateway().control.order(payment).refunds).toHaveLength(1);
    },
    startMs,
  );

  it.each(stages)(
    'looking into what was taken back, %s: another books it, once',
    async (stage) => {
      const { m, buyer, number, payment } = await agreedTo();
      await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
      const { id } = await gateway().control.takeBack(payment, 'dashboard', '1.00');
      const [news = ''] = gateway().events('PAYMENT.CAPTURE.REFUNDED', id);
      gateway().deliverTo(receiverOn(http().server, '/api/paypal/webhook'));
      expect(await gateway().deliver(news)).toEqual([200]);
      expect(await workThatKills(m, `payments.check: ${stage}`, settings())).toBe('SIGKILL');
      await m.advance(minutes(10));
      expect([await stateOf(m, payment), await openCases(m, payment)]).toEqual(['paid', ['takenBack']]);
      expect(await m.query('select amount::int from provider_reversals where id = $1', [id])).toEqual([{ amount: 100 }]);
    },
    startMs,
  );
});
