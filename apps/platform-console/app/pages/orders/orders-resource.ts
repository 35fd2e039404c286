import { ordersOf } from '@kyakhta/console';

/** The orders of all stores. */
export const orders = ordersOf({
  path: '/orders',
  list: 'GET /platform/order/page',
  sheet: 'GET /platform/order/export',
  first: 'all',
  ofStores: true,
  menu: { area: 'trade', group: 'trade' },
  verbs: {
    cash: 'POST /platform/order/cash',
    lateCash: 'POST /platform/order/lateCash',
    grant: 'POST /platform/intervention/grant',
    parcelNote: 'PUT /platform/order/parcelNote',
    settle: 'POST /platform/order/settle',
    refusedAtDoor: 'PUT /platform/order/refusedAtDoor',
  },
  one: 'orderNumber',
});
export const { send: ordersSend } = orders;
