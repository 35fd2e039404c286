import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { numberOf, payPal, placeFor, providerForFile, stateOf } from '../../../test/payments.ts';
import { byPlan, orderOn } from '../../../test/terms.ts';
import { pay, ship } from '../../../test/goods.ts';

// Attempts that were begun before they had a time limit (migration 0068), as a database has them that was made before.
const market = marketplaceForFile();
const provider = providerForFile();
const migrate = async (): Promise<void> => {
  await market().query(await readFile(new URL('../../../database/migrations/0068-attempts-without-an-end.sql', import.meta.url), 'utf8'));
};
const plansOf = (number: string) =>
  market().query<{ kind: string }>("select kind from work where key = $1 and kind in ('payments.check', 'payments.lapseTransfer')", [
    number,
  ]);

describe('an attempt of before', () => {
  it('that no provider has heard of is given up two hours after it was begun, and gives back what it held', async () => {
    const { m, buyer, number } = await placeFor(market());
    provider().next('create', 'deaf');
    const press = { ...payPal(number), balanceAmount: '5.00' };
    expect(await buyer.refused('POST /p/order/pay', press)).toBe('providerDown');
    const payment = await numberOf(m, press.payAttemptId);
    await m.query('delete from work where key = $1', [payment]);
    await migrate();
    await migrate();
    expect(await plansOf(payment)).toEqual([{ kind: 'payments.check' }]);
    await m.advance(2.1 / 24);
    expect([await stateOf(m, payment), await plansOf(payment)]).toEqual(['canceled', []]);
  });

  it('that waits for a transfer for an order that is over ends at once, and no other does', async () => {
    const transferOf = async () => {
      const placed = await orderOn(market(), byPlan('50-50-0'));
      await pay(placed.buyer, [placed.number]);
      await ship(market().seller(1), placed.number);
      const orderNumbers = `${placed.number}-2`;
      const { payAttemptId } = await placed.buyer.ok('POST /p/order/pay', { orderNumbers, payType: 20, payAttemptId: randomUUID() });
      return { ...placed, payment: await numberOf(market(), payAttemptId) };
    };
    const [over, waits] = [await transferOf(), await transferOf()];
    const { m, buyer, number } = over;
    const whole = { orderNumber: number, refundType: 1, applyType: 1, isReceiver: 0, buyerReason: 'Not needed' };
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', whole);
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    // As refunds left it before.
    await m.query("update payments set state = 'waiting', over_at = null where number = $1", [over.payment]);
    await m.query('update payment_parts set is_active = true where payment_id = (select id from payments where number = $1)', [
      over.payment,
    ]);
    await migrate();
    await m.near.drain();
    expect([await stateOf(m, over.payment), await stateOf(m, waits.payment)]).toEqual(['canceled', 'waiting']);
  });
});
