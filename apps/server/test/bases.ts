import type { EndpointKey } from '@kyakhta/contract';
import { couponForm } from './coupons.ts';
import { offerForm } from './kept-offers.ts';
import { fillCart, pay, placeOrder, variantsOf, restock } from './goods.ts';
import type { Marketplace } from './marketplace.ts';

const plenty = 20_000_000;

/** Inputs that are right, so that one wrong value in them gets as far as it can. */
export const rightInputs = async (m: Marketplace): Promise<Readonly<Partial<Record<EndpointKey, object>>>> => {
  await restock(m, 'on_hand + 10000000');
  const buyer = m.buyer(1);
  const [v] = await variantsOf(m, 1);
  if (v === undefined) throw new Error('nothing to sell');
  const [unpaid = '', paid = ''] = [...(await placeOrder(m, buyer)), ...(await placeOrder(m, buyer))];
  await pay(buyer, [paid]);
  const items = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: paid })).orderItemDtos;
  const basketIds = await fillCart(buyer, [v]);
  const ids = { prodId: v.prodId, skuId: v.skuId, shopId: v.shopId };
  const orderItem = { ...ids, count: v.minimum };
  const one = { orderNumber: unpaid };
  const { couponId } = await m.seller(1).ok('POST /shop/admin/coupon', couponForm({ limitNum: 100 }));
  // Begins tomorrow, so that all of it can be changed.
  const { offerId } = await m.seller(1).ok('POST /shop/admin/offer', offerForm(m, [v.skuId]));
  const { offerId: platforms } = await m.operator.ok('POST /platform/offer', offerForm(m, [v.skuId]));
  await restock(m, String(plenty), 'sku_id = $1', [v.skuId]);
  return {
    // What is tried on the calls before it leaves thousands of entries.
    'GET /platform/audit/export': { before: m.app.clock.now().toISOString() },
    'GET /prod/prodInfo': { prodId: v.prodId },
    'POST /p/shopCart/changeItem': { ...ids, count: v.carton },
    'POST /p/shopCart/changeItems': { items: [{ ...ids, count: v.carton }] },
    'PUT /p/shopCart/deleteItem': { items: basketIds },
    'POST /p/order/confirm': { orderItem },
    'POST /p/order/submit': { orderItem },
    'POST /p/order/pay': { orderNumbers: unpaid, payType: 9 },
    'GET /p/order/getOrderPayInfoByOrderNumber': { orderNumbers: unpaid },
    'GET /p/myOrder/orderDetail': one,
    'PUT /shop/admin/order/delivery': {
      orderNumber: paid,
      packages: [{ dvyId: 1, dvyFlowId: 'SF1', items: [{ orderItemId: items[0]?.orderItemId, count: 1 }] }],
    },
    'PUT /shop/admin/prod/sku': { skuId: v.skuId, stocks: plenty },
    'POST /p/myCoupon/receive': { couponId },
    'POST /shop/admin/coupon': couponForm(),
    'PUT /shop/admin/coupon': { couponId, version: 1, ...couponForm() },
    'POST /shop/admin/coupon/give': { couponId, orderNumbers: [paid] },
    'POST /platform/coupon': couponForm({ scope: 0 }),
    'POST /shop/admin/offer': offerForm(m, [v.skuId]),
    'PUT /shop/admin/offer': { offerId, version: 1, ...offerForm(m, [v.skuId]) },
    'GET /shop/admin/offer/detail': { offerId },
    'GET /shop/admin/offer/goods': { prodId: v.prodId },
    'PUT /shop/admin/offer/consent': { offerId: platforms, agreed: 1 },
    'POST /platform/offer': offerForm(m, [v.skuId]),
    'PUT /platform/offer': { offerId: platforms, version: 1, ...offerForm(m, [v.skuId]) },
    'GET /platform/offer/goods': { prodId: v.prodId },
    'POST /p/inquiry/save': { prodName: 'Boxes', content: 'A hundred boxes, please.', quantity: 100 },
    'POST /login': { userName: 'nobody', passWord: 'x', keyId: 'k' },
    'POST /shop/admin/login': { userName: 'nobody', passWord: 'x', keyId: 'k' },
    'POST /platform/login': { userName: 'nobody', passWord: 'x', keyId: 'k' },
  };
};
