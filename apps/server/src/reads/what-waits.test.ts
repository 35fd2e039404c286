import { orderStatus, returnMoneyStatus } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { pay, placeOrder, receivedOrder, ship } from '../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../test/marketplace.ts';
import { addBuyers } from '../../test/people.ts';
import { oneLine, paidOrder, wholeOrder, withReturn } from '../../test/refunds.ts';
import { byPlan, cashOnDelivery, orderOn } from '../../test/terms.ts';

const market = marketplaceForFile();
const newBuyer = async (): Promise<Person> => market().buyer((await addBuyers(market(), 1))[0] ?? 0);
const ascending = (a: number, b: number): number => a - b;
const waiting = { waitsFor: 'buyer' } as const;
const ordersOf = async (buyer: Person): Promise<string[]> =>
  (await buyer.ok('GET /p/myOrder/myOrderSearch', waiting)).records.map((o) => o.orderNumber);

describe('what waits for a buyer', () => {
  it('of her orders are those she can do something about, the most urgent first', async () => {
    const m = market();
    const buyer = await newBuyer();
    const received = await receivedOrder(m, buyer);
    const [paid = ''] = await placeOrder(m, buyer);
    const [shipped = ''] = await placeOrder(m, buyer);
    await pay(buyer, [paid, shipped]);
    await ship(m.seller(1), shipped);
    const [unpaid = ''] = await placeOrder(m, buyer);
    const closed = await receivedOrder(m, buyer);
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: closed });
    // What is prepared waits for the store, and what is over for nobody.
    expect(await ordersOf(buyer)).toEqual([unpaid, shipped, received]);
    expect((await buyer.ok('GET /p/myOrder/myOrderSearch', { ...waiting, size: 1 })).total).toBe(3);
    // While money is asked back she cannot say that everything is right.
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(received));
    expect(await ordersOf(buyer)).toEqual([unpaid, shipped]);
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    await m.advance(1);
    expect(await ordersOf(buyer)).toEqual([shipped, received]);
  });

  it('of a price in parts is the part that has fallen due', async () => {
    const m = market();
    const { buyer, number } = await orderOn(m, byPlan('30-40-30'));
    await pay(buyer, [number]);
    expect(await ordersOf(buyer)).toEqual([]);
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const { records } = await buyer.ok('GET /p/myOrder/myOrderSearch', waiting);
    expect(records).toMatchObject([{ orderNumber: number, status: orderStatus.pendingEvaluation, canPay: true, canSatisfied: false }]);
  });

  it('is not the cash that she has paid at the door: an operator records it', async () => {
    const m = market();
    const { buyer, number } = await orderOn(m, cashOnDelivery);
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('of her refunds are a parcel to be sent and a refusal, the one with the least time left first', async () => {
    const m = market();
    const { buyer, number, items } = await paidOrder(m, 3);
    const [one = 0, two = 0, three = 0] = items;
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const apply = async (orderItemId: number, how: object): Promise<string> =>
      (await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, orderItemId), ...how })).refundSn;
    const listOf = async (who: 'buyer' | 'seller' | 'operator') =>
      (await buyer.ok('GET /p/orderRefund/list', { waitsFor: who })).records.map((r) => r.refundSn);
    const [refused, sent, asked] = [await apply(one, {}), await apply(two, withReturn), await apply(three, {})];
    expect([await listOf('buyer'), (await listOf('seller')).toSorted()]).toEqual([[], [refused, sent, asked].toSorted()]);
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn: sent, refundAddr: 'Dock Road 4, Yiwu, China' });
    await m.advance(0.1);
    await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn: refused, sellerMsg: 'The goods were whole.' });
    const { records, total } = await buyer.ok('GET /p/orderRefund/list', waiting);
    expect(records.map((r) => r.returnMoneySts).toSorted(ascending)).toEqual([
      returnMoneyStatus.sellerAgreed,
      returnMoneyStatus.sellerRefused,
    ]);
    expect(total).toBe(2);
    const ends = records.map((r) => Date.parse(r.dueTime ?? ''));
    expect(ends).toEqual(ends.toSorted(ascending));
    // Told to the platform or on its way back, it waits for others.
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', {
      refundSn: refused,
      reason: 'They were broken',
      description: 'As I wrote.',
    });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn: sent, expressId: 1, expressNo: 'RB1000' });
    expect([await listOf('buyer'), await listOf('operator'), (await listOf('seller')).toSorted()]).toEqual([
      [],
      [refused],
      [sent, asked].toSorted(),
    ]);
  });

  it('of her invoices is one that was turned down, while its orders can still be invoiced', async () => {
    const m = market();
    const buyer = await newBuyer();
    const orderNumber = await receivedOrder(m, buyer);
    const person = { headerType: 2, headerName: 'Anna Lebedeva', country: 'RU' } as const;
    const failed = async () => (await buyer.ok('GET /p/orderInvoice/page', waiting)).records.map((i) => i.orderInvoiceId);
    const { orderInvoiceId } = await buyer.ok('POST /p/orderInvoice', { orderNumbers: orderNumber, ...person });
    const turnDown = (id: number) =>
      m.operator.ok('POST /platform/invoice/{orderInvoiceId}/fail', { orderInvoiceId: id, reason: 'The name is wrong.' });
    expect(await failed()).toEqual([]);
    await turnDown(orderInvoiceId);
    expect(await failed()).toEqual([orderInvoiceId]);
    const next = await buyer.ok('POST /p/orderInvoice', { orderNumbers: orderNumber, ...person });
    expect(await failed()).toEqual([]);
    await turnDown(next.orderInvoiceId);
    expect(await failed()).toEqual([next.orderInvoiceId]);
    await m.advance(31);
    expect(await failed()).toEqual([]);
  });

  it('of her questions for a price is an answer of the last fourteen days whose offer stands', async () => {
    const m = market();
    const buyer = await newBuyer();
    const askPrice = async (prodName: string, validDays: number | null): Promise<number> => {
      const { inquiryId } = await buyer.ok('POST /p/inquiry/save', {
        prodName,
        content: 'With a hood, in two colours.',
        quantity: 500,
        shopId: 1,
      });
      if (validDays !== null)
        await m
          .seller(1)
          .ok('POST /shop/admin/inquiry/answer', { inquiryId, content: 'With hood, blue.', price: '12.50', minimum: 300, validDays });
      return inquiryId;
    };
    const answered = async () => (await buyer.ok('GET /p/inquiry/page', waiting)).records.map((q) => q.inquiryId);
    await askPrice('Tent', null);
    const [short, long] = [await askPrice('Boot', 3), await askPrice('Jacket', 30)];
    expect(await answered()).toEqual([long, short]);
    await m.advance(4);
    expect(await answered()).toEqual([long]);
    await m.advance(11);
    expect(await answered()).toEqual([]);
    expect((await buyer.ok('GET /p/inquiry/page', {})).total).toBe(3);
  });
});
