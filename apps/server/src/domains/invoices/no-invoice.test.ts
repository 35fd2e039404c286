import { describe, expect, it } from 'vitest';
import { receivedOrder, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';

const market = marketplaceForFile();
const newBuyer = async (): Promise<Person> => market().buyer((await addBuyers(market(), 1))[0] ?? 0);
const item = async () => {
  const [v] = await variantsOf(market(), 1);
  return { orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId: 1, count: v!.minimum } };
};
const typeOf = async (buyer: Person, orderNumber: string): Promise<number> =>
  (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).invoiceType;
const offered = async (buyer: Person, more: { orderNumbers?: string } = {}): Promise<string[]> =>
  (await buyer.ok('GET /p/orderInvoice/orders', more)).records.map(({ orderNumber }) => orderNumber);

describe('an order without an invoice', () => {
  it('is chosen when it is checked and answered with it; who says nothing wants one', async () => {
    const buyer = await newBuyer();
    const without = { ...(await item()), invoiceType: 2 };
    expect((await buyer.ok('POST /p/order/confirm', await item())).invoiceType).toBe(1);
    expect((await buyer.ok('POST /p/order/confirm', without)).invoiceType).toBe(2);
    // What was confirmed last holds for a submit that names no lines.
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', {});
    expect(await typeOf(buyer, orderNumbers)).toBe(2);
    const { orderNumbers: other } = await buyer.ok('POST /p/order/submit', await item());
    expect(await typeOf(buyer, other)).toBe(1);
    const { orderNumbers: none } = await buyer.ok('POST /p/order/submit', without);
    expect(await typeOf(buyer, none)).toBe(2);
    expect(await buyer.refused('POST /p/order/submit', { ...(await item()), invoiceType: 3 })).toBe('argumentNotValid');
  });

  it('is among none that wait for one, and can be applied for all the same', async () => {
    const buyer = await newBuyer();
    const [wanted, none] = [await receivedOrder(market(), buyer, 1), await receivedOrder(market(), buyer, 1)];
    await market().query('update orders set invoice_type = 2 where number = $1', [none]);
    expect(await offered(buyer)).toEqual([wanted]);
    expect(await offered(buyer, { orderNumbers: none })).toEqual([none, wanted]);
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: none })).canInvoice).toBe(true);
    const title = { headerType: 2, headerName: 'Anna Lebedeva', country: 'DE' } as const;
    const { orderInvoiceId } = await buyer.ok('POST /p/orderInvoice', { orderNumbers: none, ...title });
    expect([await typeOf(buyer, none), await offered(buyer)]).toEqual([1, [wanted]]);
    // Turned down, it waits for her like any other.
    await market().operator.ok('POST /platform/invoice/{orderInvoiceId}/fail', { orderInvoiceId, reason: 'The name is not yours.' });
    expect(await offered(buyer)).toEqual([none, wanted]);
  });
});
