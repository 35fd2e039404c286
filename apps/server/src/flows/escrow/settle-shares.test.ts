import { describe, expect, it } from 'vitest';
import { cityOrder } from '../../../test/delivery.ts';
import { balanceOf, fillCart, pay, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, openCases, providerForFile, riskOf, tellNews } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';
import { buyerWithPoints, pointsPayWhole, scoreOf } from '../../../test/points.ts';
import { oneLine, wholeOrder, withReturn } from '../../../test/refunds.ts';
import { makeLate, settlementOf } from '../../../test/settlement.ts';

// Who gets what of an order that is settled, besides the money that is named: points, the store's fee, lines that were refunded for less.
const market = marketplaceForFile();
const provider = providerForFile();
const escrow = (number: string) => balanceOf(market(), `escrow:${number}`);
const wallet = (id: number) => balanceOf(market(), `buyer:${id}:available`);
const store = () => balanceOf(market(), 'store:1:available');
const settleAll = async (number: string): Promise<void> => {
  const held = await escrow(number);
  const { overdue } = await market().operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number });
  const money = BigInt(Math.round((overdue?.held ?? 0) * 100));
  expect(money).toBeLessThanOrEqual(held);
  await market().operator.ok('POST /platform/order/settle', await settlementOf(market(), number, money, money));
};

describe('an order that is settled with all of it for the buyer', () => {
  it('gives points back that paid it whole, when nothing was ever shipped', async () => {
    const m = market();
    await pointsPayWhole(m);
    const { buyer, basketIds } = await buyerWithPoints(m, 1_000_000);
    const before = await scoreOf(buyer);
    const quote = await buyer.ok('POST /p/order/confirm', { basketIds, isScorePay: 1 });
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', {
      basketIds,
      userUseScore: quote.userUseScore,
      quoteVersion: quote.quoteVersion,
    });
    await m.near.drain();
    await makeLate(m, number, 15);
    const has = await store();
    expect(await scoreOf(buyer)).toBeLessThan(before);
    await settleAll(number);
    expect([await statusOf(m, number), await scoreOf(buyer), await store(), await escrow(number)]).toEqual([6, before, has, 0n]);
  });

  it('leaves out no line that came back for less before', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const basketIds = await fillCart(buyer, (await variantsOf(m, 1)).slice(0, 2));
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds });
    await pay(buyer, [number]);
    const [first] = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).orderItemDtos;
    const [orderItemId, count] = [first?.orderItemId ?? 0, first?.prodCount ?? 0];
    const seller = m.seller(1);
    const packages = [{ dvyId: 1, dvyFlowId: 'SF9', items: [{ orderItemId, count }] }];
    await seller.ok('PUT /shop/admin/order/delivery', { orderNumber: number, packages });
    const wish = { ...oneLine(number, orderItemId), ...withReturn, goodsNum: count, refundAmount: '0.01' };
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wish);
    await seller.ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'RB 1' });
    await seller.ok('PUT /shop/admin/refund/receive', { refundSn });
    await makeLate(m, number, 15);
    const [held, mine, has] = [await escrow(number), await wallet(id), await store()];
    await settleAll(number);
    expect([await wallet(id), await store()]).toEqual([mine + held, has]);
  });
});

describe('the fee of a store that brings goods itself and never did', () => {
  const taken = async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const number = await cityOrder(m, buyer);
    const payment = await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    provider().takeBack(payment);
    await tellNews(m, payment);
    await m.near.drain();
    // What covers the loss is booked under the payment, the fee's part of it with what is left of the order.
    const risk = async () => (await riskOf(m, payment)) + (await riskOf(m, number));
    return { m, id, buyer, number, payment, risk, mine: await wallet(id) };
  };

  it('is not paid a second time when the order is settled after its money was taken back', async () => {
    const { m, id, number, payment, risk, mine } = await taken();
    await settleAll(number);
    await m.near.drain();
    expect([await wallet(id), await risk(), await openCases(m, payment)]).toEqual([mine, 0n, []]);
  });

  it('nor when its buyer asks her money back, whose case ends with the order', async () => {
    const { m, id, buyer, number, payment, risk, mine } = await taken();
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await m.near.drain();
    expect([await statusOf(m, number), await wallet(id), await risk(), await openCases(m, payment)]).toEqual([6, mine, 0n, []]);
  });
});
