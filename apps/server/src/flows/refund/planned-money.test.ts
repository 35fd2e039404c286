import { expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { oneLine, paidOrder, withReturn } from '../../../test/refunds.ts';

const market = marketplaceForFile();
/** Where each side reads that the money of a refund would go. */
const planned = async (buyer: Awaited<ReturnType<typeof paidOrder>>['buyer'], refundSn: string) => {
  const sides = [
    await buyer.ok('GET /p/orderRefund/info', { refundSn }),
    await market().seller(1).ok('GET /shop/admin/refund/info', { refundSn }),
    await market().operator.ok('GET /platform/intervention/info', { refundSn }),
  ];
  const [first, ...others] = sides.map(({ moneyPath }) => moneyPath);
  for (const other of others) expect(other).toEqual(first);
  return first;
};
const asked = async (more = {}) => {
  const order = await paidOrder(market());
  const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', { ...oneLine(order.number, order.items[0] ?? 0), ...more });
  return { ...order, refundSn };
};

it('a refund that its store refused plans no money for any side, until it is asked for anew or decided by the platform', async () => {
  const refused = async () => {
    const refund = await asked();
    expect(await planned(refund.buyer, refund.refundSn)).toMatchObject([{ payType: 9, state: 'planned' }]);
    await market().seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn: refund.refundSn, sellerMsg: 'Nothing is broken' });
    expect(await planned(refund.buyer, refund.refundSn)).toEqual([]);
    return refund;
  };
  const [anew, decided] = [await refused(), await refused()];
  await anew.buyer.ok('PUT /p/orderRefund/update_refund', { ...oneLine(anew.number, anew.items[0] ?? 0), refundSn: anew.refundSn });
  const words = { reason: 'Broken', description: 'They are broken, look.' };
  await decided.buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn: decided.refundSn, ...words });
  for (const { buyer, refundSn } of [anew, decided]) expect(await planned(buyer, refundSn)).toMatchObject([{ state: 'planned' }]);
});

it('neither does one that was withdrawn, or whose parcel the store disputes', async () => {
  const withdrawn = await asked();
  await withdrawn.buyer.ok('PUT /p/orderRefund/cancel', { refundSn: withdrawn.refundSn });
  expect(await planned(withdrawn.buyer, withdrawn.refundSn)).toEqual([]);
  const order = await paidOrder(market());
  await ship(market().seller(1), order.number);
  const wish = { ...oneLine(order.number, order.items[0] ?? 0), ...withReturn };
  const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', wish);
  await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' });
  await order.buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'RB 1' });
  expect(await planned(order.buyer, refundSn)).toMatchObject([{ state: 'planned' }]);
  await market().seller(1).ok('PUT /shop/admin/refund/dispute', { refundSn, sellerMsg: 'The parcel was empty' });
  expect(await planned(order.buyer, refundSn)).toEqual([]);
});
