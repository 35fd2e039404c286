import { ordersOf } from '@kyakhta/console';

/** The orders of the store; those that are to be shipped open first. */
export const orders = ordersOf({
  path: '/orders',
  list: 'GET /shop/admin/order/page',
  sheet: 'GET /shop/admin/order/export',
  first: 'to-ship',
  ofStores: false,
  menu: { area: 'orders', waits: ['orders', 'contracts'] },
  verbs: {
    refusedAtDoor: 'PUT /shop/admin/order/refusedAtDoor',
    ready: 'PUT /shop/admin/order/ready',
    packing: 'PUT /shop/admin/order/packing',
    waybill: 'PUT /shop/admin/order/waybill',
    undoDelivery: 'PUT /shop/admin/order/undoDelivery',
    verifyPickup: 'PUT /shop/admin/order/verifyPickup',
  },
  one: 'orderNumber',
});
export const { send: ordersSend } = orders;
