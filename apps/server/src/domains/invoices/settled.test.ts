import { describe, expect, it } from 'vitest';
import { collectedOrder } from '../../../test/delivery.ts';
import { balanceOf, pay, ship } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { settlementOf } from '../../../test/settlement.ts';
import { paperIn } from '../../../test/pdf.ts';
import { byPlan, orderOn } from '../../../test/terms.ts';

const market = marketplaceForFile();
const person = { headerType: 2, headerName: 'Anna Lebedeva', country: 'RU' } as const;
const reason = 'The buyer does not answer any more.';
const settle = async (orderNumber: string, share: bigint, goodsBack = false): Promise<bigint> => {
  const held = await balanceOf(market(), `escrow:${orderNumber}`);
  const toBuyer = held / share;
  await market().operator.ok(
    'POST /platform/order/settle',
    await settlementOf(market(), orderNumber, held, toBuyer, { goodsBack, reason }),
  );
  return held - toBuyer;
};
/** An order of which one part was paid, received, and whose other parts are due for three weeks. */
const overdue = async () => {
  const placed = await orderOn(market(), byPlan('30-40-30'));
  await pay(placed.buyer, [placed.number]);
  await ship(market().seller(1), placed.number);
  await placed.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: placed.number });
  await market().advance(20);
  return placed;
};
const apply = (buyer: Person, orderNumbers: string) => buyer.ok('POST /p/orderInvoice', { orderNumbers, ...person });
const refusal = (buyer: Person, orderNumbers: string) => buyer.refused('POST /p/orderInvoice', { orderNumbers, ...person });
const detail = (buyer: Person, orderNumber: string) => buyer.ok('GET /p/myOrder/orderDetail', { orderNumber });

describe('an order that was settled', () => {
  it('is invoiced for what was paid and kept, with what was not charged and what went back as lines', async () => {
    const { m, buyer, number } = await overdue();
    expect([await refusal(buyer, number), (await detail(buyer, number)).canInvoice]).toEqual(['orderNotInvoiceable', false]);
    const kept = Number(await settle(number, 3n)) / 100;
    expect((await detail(buyer, number)).canInvoice).toBe(true);
    expect((await buyer.ok('GET /p/orderInvoice/orders', {})).records).toMatchObject([{ orderNumber: number, actualTotal: kept }]);
    const { orderInvoiceId } = await apply(buyer, number);
    const queue = await m.operator.ok('GET /platform/invoice/page', { size: 100 });
    expect(queue.records).toMatchObject([{ orderInvoiceId, invoiceAmount: kept, blocked: false }]);
    await m.operator.ok('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
    await m.app.drain();
    const told = await buyer.ok('GET /p/orderInvoice/info/{orderInvoiceId}', { orderInvoiceId });
    expect(told).toMatchObject({ status: 2, invoiceAmount: kept, refunded: false });
    const { actualTotal, refundAmount, instalments } = await detail(buyer, number);
    const unpaid = instalments.filter((i) => i.payTime === null).reduce((sum, i) => sum + i.amount, 0);
    expect(actualTotal - unpaid - refundAmount).toBeCloseTo(kept, 2);
    const { lines } = await paperIn((await buyer.call('GET /p/orderInvoice/document', { orderInvoiceId })).file);
    for (const line of [
      `Not charged: the order was settled -${unpaid.toFixed(2)}`,
      `Refunded before this invoice -${refundAmount.toFixed(2)}`,
      `Total ${kept.toFixed(2)} USD`,
    ])
      expect(lines).toContain(line);
  });

  it('is not invoiced where all of it went back, or where the goods were never received', async () => {
    const { buyer, number } = await overdue();
    await settle(number, 1n);
    expect(await refusal(buyer, number)).toBe('orderNotInvoiceable');
    const waits = await collectedOrder(market());
    await market().seller(1).ok('PUT /shop/admin/order/ready', { orderNumber: waits.number });
    for (const days of [3.1, 4, 7]) await market().advance(days);
    await settle(waits.number, 2n, true);
    expect([await refusal(waits.buyer, waits.number), (await detail(waits.buyer, waits.number)).canInvoice]).toEqual([
      'orderNotInvoiceable',
      false,
    ]);
  });
});
