import { correctWaybill, undoDelivery } from '../../flows/fulfilment/mend-shipment.ts';
import { noteOnParcel } from '../../flows/fulfilment/note-parcel.ts';
import { markPacking } from '../../flows/fulfilment/note-packing.ts';
import { shipOrder } from '../../flows/fulfilment/ship-order.ts';
import { oneParcel, parcelsOfOrder } from '../../reads/deliveries.ts';
import type { Routes } from '../../runtime/context.ts';
import { listCarriers } from '../../domains/shipping/actions.ts';

export const shippingRoutes = {
  'GET /p/delivery/list': listCarriers,
  'GET /shop/admin/delivery/list': listCarriers,
  'PUT /shop/admin/order/delivery': shipOrder,
  'PUT /shop/admin/order/packing': markPacking,
  'PUT /shop/admin/order/waybill': correctWaybill,
  'PUT /shop/admin/order/undoDelivery': undoDelivery,
  'PUT /platform/order/parcelNote': noteOnParcel,
  'GET /p/myDelivery/orderInfo/{orderNumber}': parcelsOfOrder,
  'GET /p/myDelivery/deliveryOrder/{orderDeliveryId}': oneParcel,
} satisfies Partial<Routes>;
