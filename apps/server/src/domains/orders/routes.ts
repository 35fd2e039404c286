import { buyAgain } from '../../flows/buy-again.ts';
import { submitOrder } from '../../flows/checkout.ts';
import { cancelOrder } from '../../flows/close-order.ts';
import { confirmOrder } from '../../flows/quote-order.ts';
import { confirmReceipt } from '../../flows/receive-order.ts';
import { saySatisfied } from '../../flows/release-escrow.ts';
import { anyOrderDetail, myOrderDetail, myOrderStatus, storeOrderDetail } from '../../reads/order-detail.ts';
import { allOrders, myOrders, storeOrders } from '../../reads/order-lists.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import { hide } from './actions.ts';

export const orderRoutes = {
  'POST /p/order/confirm': confirmOrder,
  'POST /p/order/submit': submitOrder,
  'GET /p/myOrder/myOrderSearch': withTotal(myOrders),
  'GET /p/myOrder/orderDetail': myOrderDetail,
  'GET /p/myOrder/getOrderStatus': myOrderStatus,
  'POST /p/myOrder/buyAgain/{orderNumber}': buyAgain,
  'PUT /p/myOrder/receipt/{orderNumber}': confirmReceipt,
  'PUT /p/myOrder/satisfied/{orderNumber}': saySatisfied,
  'PUT /p/myOrder/cancel/{orderNumber}': cancelOrder,
  'DELETE /p/myOrder/{orderNumber}': hide,
  'GET /shop/admin/order/page': withTotal(storeOrders),
  'GET /shop/admin/order/info/{orderNumber}': storeOrderDetail,
  'GET /platform/order/page': withTotal(allOrders),
  'GET /platform/order/info/{orderNumber}': anyOrderDetail,
} satisfies Partial<Routes>;
