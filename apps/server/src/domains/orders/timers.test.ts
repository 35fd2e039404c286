import { describe, expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { placeFor } from '../../../test/payments.ts';
import { paidOrder, wholeOrder } from '../../../test/refunds.ts';

const market = marketplaceForFile();
/** Kinds of jobs about an order or a refund that wait for a later day. */
const waitingFor = async (about: string): Promise<string[]> => {
  const rows = await market().query<{ kind: string }>(
    `select kind from work where key ~ ('^' || $1 || '($|[- ])') and due_at > now() + make_interval(secs => (select clock_offset_seconds from instance)) order by kind`,
    [about],
  );
  return rows.map(({ kind }) => kind);
};

describe('timers of an order', () => {
  it('are gone from the jobs once it is cancelled, before it is paid and after', async () => {
    const { buyer, number } = await placeFor(market());
    expect(await waitingFor(number)).toContain('orders.expire');
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    expect(await waitingFor(number)).toEqual([]);
    const paid = await paidOrder(market());
    await market().app.drain();
    expect(await waitingFor(paid.number)).toContain('orders.mailShipLate');
    await paid.buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: paid.number });
    await market().app.drain();
    expect(await waitingFor(paid.number)).toEqual([]);
  });

  it('are gone once it is completed, and while it goes on they stay', async () => {
    const { buyer, number } = await paidOrder(market());
    await ship(market().seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await market().app.drain();
    expect(await waitingFor(number)).toContain('orders.endClaimPeriod');
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    await market().app.drain();
    expect(await waitingFor(number)).toEqual([]);
  });

  it('and of a refund is gone once it is withdrawn or paid back', async () => {
    const { buyer, number } = await paidOrder(market());
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '1.00' });
    expect(await waitingFor(refundSn)).toEqual(['refunds.due']);
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    expect(await waitingFor(refundSn)).toEqual([]);
    const again = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '1.00' });
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn: again.refundSn });
    await market().app.drain();
    expect(await waitingFor(again.refundSn)).toEqual([]);
  });
});
