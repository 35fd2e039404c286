import { deliveryType, orderDates, orderSort, payType, type OrderSort } from '@kyakhta/contract/values';
import { at } from '../base.ts';
import type { ViewKey } from './order-views.ts';
import { byVoucher } from './order-way.ts';

/** What an address can say to narrow or sort a list of orders; the days are those of the reader's clock. */
export const filterKeys = ['by', 'from', 'to', 'min', 'max', 'pay', 'way', 'country', 'store', 'late', 'sort'] as const;
export type FilterKey = (typeof filterKeys)[number];
export type OrderFilters = Readonly<Partial<Record<FilterKey, string>>>;

/** Everything the address of an order list can say. */
export type OrdersQuery = OrderFilters & {
  view?: ViewKey | undefined;
  q?: string | undefined;
  shop?: number | undefined;
  page?: number | undefined;
};
export const ordersHref = ({ page, ...query }: OrdersQuery): string =>
  at('/orders', { ...query, page: page !== undefined && page > 1 ? page : undefined });

const day = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(`${text}T00:00`));
/** An amount as the server reads it. */
export const isAmount = (text: string): boolean => /^\d{1,11}(\.\d{1,4})?$/.test(text);
const isOneOf =
  (values: readonly (string | number)[]) =>
  (text: string): boolean =>
    values.some((value) => String(value) === text);
const readable: Readonly<Record<FilterKey, (text: string) => boolean>> = {
  by: isOneOf(orderDates),
  from: isDay,
  to: isDay,
  min: isAmount,
  max: isAmount,
  pay: isOneOf(Object.values(payType)),
  way: isOneOf([byVoucher, ...Object.values(deliveryType)]),
  country: (text) => /^[A-Z]{2}$/.test(text),
  late: isOneOf([1]),
  store: (text) => text.trim().length > 0 && text.length <= 100,
  sort: isOneOf(orderSort),
};
/** The filters of an address; what cannot be read is none. */
export const readFilters = (search: URLSearchParams): OrderFilters =>
  Object.fromEntries(
    filterKeys.flatMap((key) => {
      const text = search.get(key) ?? '';
      return text !== '' && readable[key](text) ? [[key, text]] : [];
    }),
  );

const midnight = (text: string, daysLater: number): string | undefined => {
  const start = new Date(`${text}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
};
/** The filters as the server is asked for them; the days end where the reader's day does. */
export const wireFilters = ({ by, from, to, min, max, pay, way, country, late, sort }: OrderFilters) => {
  const [start, until] = [from === undefined ? undefined : midnight(from, 0), to === undefined ? undefined : midnight(to, 1)];
  const known = orderSort.find((one): one is OrderSort => one === sort);
  return {
    narrowing: {
      ...(by === 'paid' && { dateOf: 'paid' as const }),
      ...(start !== undefined && { from: start }),
      ...(until !== undefined && { until }),
      ...(min !== undefined && { minTotal: min }),
      ...(max !== undefined && { maxTotal: max }),
      ...(pay !== undefined && { payType: pay }),
      ...(way !== undefined && { delivery: way }),
      ...(country !== undefined && { country }),
      ...(late !== undefined && { late }),
    },
    ...(known !== undefined && { sort: known }),
  };
};
