import type { OrderSort } from '@kyakhta/contract/values';
import { now } from '../clock.ts';
import { pageOf, rowsPerPage } from '../paging.ts';
import { inTurn } from './in-turn.ts';
import { readFilters, wireFilters, type OrderFilters } from './order-query.ts';
import { readView, statesOf, type ViewKey } from './order-views.ts';
import type { OrderPage, OrderRow } from './types.ts';

type Filter = ReturnType<typeof wireFilters>['narrowing'] & {
  status: number;
  states?: string;
  orderNumber: string | undefined;
  shopId: number | undefined;
  current: number;
  size: number;
  sort?: OrderSort;
};
/** @param store a part of the name of a store, where several are listed */
export type ReadOrders = (filter: Filter, store: string | undefined) => Promise<OrderPage>;

export type OrderList = {
  view: ViewKey;
  q: string;
  shop: number | undefined;
  filters: OrderFilters;
  rows: readonly OrderRow[];
  total: number;
  counts: OrderPage['counts'];
  current: number;
  pages: number;
};

/** The list an address asks for. A view of several states shows them one after the other, page by page, unless it is sorted. */
export async function readOrderList(url: URL, otherwise: ViewKey, read: ReadOrders): Promise<OrderList> {
  const view = readView(url.searchParams.get('view'), otherwise);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 64);
  const shop = Number(url.searchParams.get('shop')) || undefined;
  const current = pageOf(url.searchParams);
  const filters = readFilters(url.searchParams);
  const { narrowing, sort } = wireFilters(filters);
  const filter = { ...narrowing, orderNumber: q || undefined, shopId: shop, size: rowsPerPage };
  const states = statesOf(view);
  const { rows, total, counts } =
    sort === undefined
      ? await inTurn(states, current, (status, page) => read({ ...filter, status, current: page }, filters.store))
      : await sorted(read({ ...filter, ...ofStates(states), sort, current }, filters.store));
  return { view, q, shop, filters, rows, total, counts, current, pages: Math.ceil(total / rowsPerPage) };
}

const ofStates = (states: readonly number[]): { status: number; states?: string } =>
  states.length === 1 ? { status: states[0] ?? 0 } : { status: 0, states: states.join(',') };
const sorted = async (read: Promise<OrderPage>) => {
  const { records: rows, total, counts } = await read;
  return { rows, total, counts };
};

/** The oldest orders of some states, most urgent first: as many as one call gives of each. */
export async function oldestFirst(
  states: readonly number[],
  read: ReadOrders,
): Promise<{ rows: readonly OrderRow[]; total: number; counts: OrderPage['counts'] }> {
  const size = 100;
  const filter = { orderNumber: undefined, shopId: undefined, current: 1, size, sort: 'oldest' as const };
  const lists = await Promise.all(states.map((status) => read({ ...filter, status }, undefined)));
  const rows = lists.flatMap((list) => list.records).toSorted((a, b) => dueOf(a).localeCompare(dueOf(b), 'en'));
  return { rows, total: lists.reduce((sum, list) => sum + list.total, 0), counts: lists[0]?.counts ?? [] };
}

const dueOf = (row: OrderRow): string => row.doBy ?? row.nextAt ?? row.createTime;
export const isLate = (row: OrderRow): boolean => row.doBy !== null && Date.parse(row.doBy) < now();
