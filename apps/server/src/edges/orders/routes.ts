import { buyAgain } from '../../flows/checkout/buy-again.ts';
import { recordLateCash } from '../../flows/escrow/late-cash.ts';
import { operatorNotesRefusal, recordCash, storeNotesRefusal } from '../../flows/payment/cash-on-delivery.ts';
import { cancelOrder } from '../../flows/refund/cancel-order.ts';
import { confirmAndKeep, submitWanted } from '../../flows/checkout/confirmed-orders.ts';
import { readyForPickup, verifyPickup } from '../../flows/fulfilment/pick-up.ts';
import { confirmReceipt } from '../../flows/fulfilment/receive-order.ts';
import { saySatisfied } from '../../flows/escrow/release-escrow.ts';
import { settleOrder } from '../../flows/escrow/settle-order.ts';
import { exportMyOrders, exportStoreOrders } from '../../reads/export-orders.ts';
import { anyOrderDetail, myOrderDetail, myOrderStatus, storeOrderDetail } from '../../reads/order-detail.ts';
import { allOrders, myOrders, storeOrders } from '../../reads/order-lists.ts';
import { overdueOrders } from '../../reads/overdue-orders.ts';
import { findAnywhere, findOfStore } from '../../reads/find.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import { hide } from '../../domains/orders/actions.ts';

export const orderRoutes = {
  'POST /p/order/confirm': confirmAndKeep,
  'POST /p/order/submit': submitWanted,
  'GET /p/myOrder/myOrderSearch': myOrders,
  'GET /p/myOrder/myOrder': myOrders,
  'GET /p/myOrder/export': exportMyOrders,
  'GET /p/myOrder/orderDetail': myOrderDetail,
  'GET /p/myOrder/getOrderStatus': myOrderStatus,
  'POST /p/myOrder/buyAgain/{orderNumber}': buyAgain,
  'PUT /p/myOrder/receipt/{orderNumber}': confirmReceipt,
  'PUT /p/myOrder/satisfied/{orderNumber}': saySatisfied,
  'PUT /p/myOrder/cancel/{orderNumber}': cancelOrder,
  'DELETE /p/myOrder/{orderNumber}': hide,
  'GET /shop/admin/order/page': storeOrders,
  'GET /shop/admin/order/export': exportStoreOrders,
  'GET /shop/admin/order/info/{orderNumber}': storeOrderDetail,
  'PUT /shop/admin/order/ready': readyForPickup,
  'PUT /shop/admin/order/verifyPickup': verifyPickup,
  'PUT /shop/admin/order/refusedAtDoor': storeNotesRefusal,
  'PUT /platform/order/refusedAtDoor': operatorNotesRefusal,
  'POST /platform/order/cash': recordCash,
  'POST /platform/order/lateCash': recordLateCash,
  'GET /platform/order/overdue': withTotal(overdueOrders),
  'POST /platform/order/settle': settleOrder,
  'GET /platform/order/page': allOrders,
  'GET /platform/order/info/{orderNumber}': anyOrderDetail,
  'GET /shop/admin/find': findOfStore,
  'GET /platform/find': findAnywhere,
} satisfies Partial<Routes>;
