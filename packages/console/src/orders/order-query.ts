import { deliveryType, orderDates, orderSort, payType, type OrderSort } from '@kyakhta/contract/values';
import { at } from '../base.ts';
import { amount, day, dayEnd, dayStart, id, oneOf } from '../lists/readers.ts';
import type { ResourceQuery } from '../resource.ts';
import { byVoucher } from './order-way.ts';
import type { ViewKey } from './order-views.ts';

/** What an address can say to narrow or sort a list of orders; the days are those of the reader's clock. */
export const orderFilters = {
  q: 64,
  shop: id,
  by: oneOf(orderDates),
  from: day,
  to: day,
  min: amount,
  max: amount,
  pay: oneOf(Object.values(payType)),
  way: oneOf([byVoucher, ...Object.values(deliveryType)]),
  country: (text: string) => (/^[A-Z]{2}$/.test(text) ? text : undefined),
  store: 100,
  late: oneOf([1]),
  sort: oneOf(orderSort),
} as const;
export type OrderFilter = keyof typeof orderFilters;
export type OrdersQuery = ResourceQuery<ViewKey, OrderFilter>;

/** The address of the orders in either console, for pages that both share. */
export const ordersHref = ({ page, ...query }: OrdersQuery): string =>
  at('/orders', { ...query, page: page !== undefined && page > 1 ? page : undefined });

export const sortOf = (sort: string | undefined): OrderSort | undefined => orderSort.find((one) => one === sort);

/** The filters as the server is asked for them; the days end where the reader's day does. */
export const wireFilters = (filters: { [F in OrderFilter]?: string }) => {
  const { by, min, max, pay, way, country, late } = filters;
  const [from, until] = [dayStart(filters.from), dayEnd(filters.to)];
  return {
    ...(by === 'paid' && { dateOf: 'paid' as const }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(min !== undefined && { minTotal: min }),
    ...(max !== undefined && { maxTotal: max }),
    ...(pay !== undefined && { payType: pay }),
    ...(way !== undefined && { delivery: way }),
    ...(country !== undefined && { country }),
    ...(late !== undefined && { late }),
  };
};
