import type { MenuPage } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { Clock, ReceiptText, Store, Truck, UserPlus } from '@kyakhta/ui';
import { deliveryHref } from './delivery/delivery-href.ts';
import { coupons } from './coupons/coupons-resource.ts';
import { inquiries } from './inquiries/inquiries-resource.ts';
import { money } from './money/money-resource.ts';
import { offers } from './offers/offers-resource.ts';
import { orders } from './orders/orders-resource.ts';
import { vouchersHref } from './orders/vouchers-href.ts';
import { products } from './products/products-resource.ts';
import { refunds } from './refunds/refunds-resource.ts';
import { reviews } from './reviews/reviews-resource.ts';
import { staffHref } from './staff/staff-href.ts';
import { stock } from './stock/stock-resource.ts';

const today: MenuPage = {
  path: '/',
  title: msg({ message: 'Today', comment: 'Page: what needs the seller now' }),
  // Contracts are signed from the list of orders, or from here by those who do not see orders.
  menu: { icon: Clock, area: ['orders', 'money'], exact: true, waits: 'contracts', unlessWaits: 'orders' },
};
const vouchers: MenuPage = { path: vouchersHref, title: msg`Vouchers`, menu: { icon: ReceiptText, area: 'orders' } };
const store: MenuPage = {
  path: '/store',
  title: msg({ message: 'Store', comment: 'Page: what the store says of itself' }),
  menu: { icon: Store, area: 'store' },
};
const delivery: MenuPage = {
  path: deliveryHref,
  title: msg({ message: 'Delivery', comment: 'Page: how the goods of the store come to buyers' }),
  menu: { icon: Truck, area: 'store' },
};
const staff: MenuPage = {
  path: staffHref,
  title: msg({ message: 'Staff', comment: 'Page: the accounts of the store and what each may do' }),
  menu: { icon: UserPlus, area: 'owner' },
};

/** Every place that the menu leads to, in its order; what a list says of itself is in its resource. */
export const menu: readonly MenuPage[] = [
  today,
  orders,
  refunds,
  vouchers,
  products,
  stock,
  coupons,
  offers,
  inquiries,
  reviews,
  money,
  store,
  delivery,
  staff,
];
