import type { Output } from '@kyakhta/contract/types';

/** An order as the consoles list it, and whole; both consoles are answered alike. */
export type OrderPage = Output<'GET /shop/admin/order/page'>;
export type OrderRow = OrderPage['records'][number];
export type Order = Output<'GET /shop/admin/order/info/{orderNumber}'>;
export type OrderItem = Order['orderItemDtos'][number];
export type Parcel = Order['packages'][number];
export type TimelineEntry = Order['timeline'][number];
