import { describe, expect, it } from 'vitest';
import { ship } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { oneLine, paidOrder } from '../../test/refunds.ts';

const market = marketplaceForFile();
const name = 'Юлия Кравцова';
const short = 'Юл***а';

/** A named buyer with a received order, of which one piece is asked back. */
const named = async () => {
  const m = market();
  const { buyer, number, items } = await paidOrder(m, 1);
  await buyer.ok('PUT /p/user/setUserInfo', { nickName: name });
  return { m, buyer, number, item: items[0] ?? 0 };
};

describe('the name of a buyer', () => {
  it('is read whole by the store wherever it is about its order: in lists, on pages and beside money', async () => {
    const { m, buyer, number, item } = await named();
    const seller = m.seller(1);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, 1));
    const order = await seller.ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number });
    const orders = await seller.ok('GET /shop/admin/order/page', { orderNumber: number });
    const held = await seller.ok('GET /shop/admin/settlement/held', { orderNumber: number });
    const refunds = await seller.ok('GET /shop/admin/refund/page', { orderNumber: number });
    const refund = await seller.ok('GET /shop/admin/refund/info', { refundSn });
    expect([
      order.buyerName,
      orders.records[0]?.buyerName,
      held.records[0]?.buyerName,
      refunds.records[0]?.nickName,
      refund.nickName,
    ]).toEqual(Array.from({ length: 5 }, () => name));
  });

  it('is read whole by the store of a review that has a name, and shortened by everybody else', async () => {
    const { m, buyer, number, item } = await named();
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    await buyer.ok('POST /p/prodComm/add', { orderItemId: item, content: 'Крепкая', score: 5, isAnonymous: 0, pics: '' });
    const own = await m.seller(1).ok('GET /shop/admin/comment/page', {});
    expect(own.records.find((r) => r.orderNumber === number)?.nickName).toBe(name);
    const shown = await m.guest.ok('GET /prod/prodCommPageByProd', { prodId: orderItemDtos[0]?.prodId ?? 0 });
    expect(shown.records[0]?.nickName).toBe(short);
  });

  it('is read whole by operators, in the list of disputes as on the page of one', async () => {
    const { m, buyer, number, item } = await named();
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, 1));
    const listed = await m.operator.ok('GET /platform/intervention/page', { view: 'all', orderNumber: number });
    const page = await m.operator.ok('GET /platform/intervention/info', { refundSn });
    expect([listed.records[0]?.nickName, page.nickName]).toEqual([name, name]);
  });

  it('is shortened for a store that is only asked a price, in its list as on the page', async () => {
    const { m, buyer } = await named();
    const { inquiryId } = await buyer.ok('POST /p/inquiry/save', { prodName: 'Zelt', content: 'Price of 500?', quantity: 500, shopId: 1 });
    const page = await m.seller(1).ok('GET /shop/admin/inquiry/page', {});
    const one = await m.seller(1).ok('GET /shop/admin/inquiry/info/{inquiryId}', { inquiryId });
    expect([page.records.find((r) => r.inquiryId === inquiryId)?.nickName, one.nickName]).toEqual([short, short]);
  });
});
