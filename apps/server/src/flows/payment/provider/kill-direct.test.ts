import { payType } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { gatewayForFile } from '../../../../test/gateway.ts';
import { balanceOf, placeOrder, statusOf } from '../../../../test/goods.ts';
import { callThatKills, dueNow, stages, workThatKills } from '../../../../test/kills.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { numberOf, openCases, payPal, returnUrl, stateOf } from '../../../../test/payments.ts';
import { addBuyers } from '../../../../test/people.ts';

// Where the payer's word alone moves the money: killed while the provider is asked. This process plays the one that is started
// afterwards.
const market = marketplaceForFile();
const gateway = gatewayForFile();
const startMs = 120_000;
const minutes = (n: number): number => n / 1440;
const settings = () => ({ ...gateway().environment, PUBLIC_ORIGINS: new URL(returnUrl).origin });
const inPart = (references: string) => ({ ...payPal(references, { payType: payType.wechat }), balanceAmount: '5.00' });
const tradeOf = (payment: string) =>
  gateway()
    .control.trades.list()
    .find((trade) => trade.number === payment);

const person = async () => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  return { m, id, buyer: m.buyer(id) };
};
const place = async () => {
  const who = await person();
  const [number = ''] = await placeOrder(who.m, who.buyer);
  return { ...who, number };
};
const begun = async () => {
  const placed = await place();
  const { payAttemptId } = await placed.buyer.ok('POST /p/order/pay', inPart(placed.number));
  return { ...placed, payment: await numberOf(placed.m, payAttemptId) };
};

describe('a payment whose payer’s word alone moves the money', () => {
  it.each(stages)(
    'whose web process is killed with the attempt %s has one trade at the provider, and is paid once',
    async (stage) => {
      const { m, id, buyer, number } = await place();
      const press = inPart(number);
      const how = { buyer: id, path: '/p/order/pay', body: press, settings: settings() };
      expect(await callThatKills(m, `POST /p/order/pay: ${stage}`, how)).toBe('SIGKILL');
      expect(await buyer.ok('POST /p/order/pay', press)).toMatchObject({ state: 'waiting', payAttemptId: press.payAttemptId });
      const payment = await numberOf(m, press.payAttemptId);
      await gateway().control.trades.pay(payment);
      expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ paid: true });
      expect(
        gateway()
          .control.trades.list()
          .filter((trade) => trade.number === payment),
      ).toHaveLength(1);
      expect([await statusOf(m, number), await openCases(m, payment)]).toEqual([2, []]);
    },
    startMs,
  );

  it.each(stages)(
    'whose worker is killed in a check, %s, is booked once',
    async (stage) => {
      const { m, number, payment } = await begun();
      await gateway().control.trades.pay(payment);
      await dueNow(m, 'payments.check', payment);
      expect(await workThatKills(m, `payments.check: ${stage}`, settings())).toBe('SIGKILL');
      await m.advance(minutes(4));
      expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['paid', 2, []]);
    },
    startMs,
  );

  it.each(stages)(
    'that was given up, and whose worker is killed with its closing %s, can be paid by nobody any more',
    async (stage) => {
      const { m, id, buyer, number, payment } = await begun();
      await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
      await dueNow(m, 'payments.check', payment);
      expect(await workThatKills(m, `payments.check: ${stage}#2`, settings())).toBe('SIGKILL');
      await m.advance(minutes(4));
      expect([await stateOf(m, payment), await statusOf(m, number), tradeOf(payment)?.state]).toEqual(['canceled', 6, 'closed']);
      expect([await balanceOf(m, `buyer:${id}:available`), await balanceOf(m, `buyer:${id}:held`)]).toEqual([10_000_000n, 0n]);
    },
    startMs,
  );
});

describe('a top-up', () => {
  it.each(stages)(
    'whose worker is killed in a check, %s, is on the balance once',
    async (stage) => {
      const { m, id, buyer } = await person();
      const { rechargeNumber } = await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: 50 });
      const { payAttemptId } = await buyer.ok('POST /p/order/pay', payPal(rechargeNumber, { payType: payType.wechat }));
      const payment = await numberOf(m, payAttemptId);
      await gateway().control.trades.pay(payment);
      await dueNow(m, 'payments.check', payment);
      expect(await workThatKills(m, `payments.check: ${stage}`, settings())).toBe('SIGKILL');
      await m.advance(minutes(4));
      expect([await stateOf(m, payment), await balanceOf(m, `buyer:${id}:available`)]).toEqual(['paid', 10_005_000n]);
    },
    startMs,
  );
});
