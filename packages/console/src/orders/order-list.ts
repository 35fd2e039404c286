import { now } from '../clock.ts';
import { pageOf, rowsPerPage } from '../paging.ts';
import { inTurn } from './in-turn.ts';
import { readView, statesOf, type ViewKey } from './order-views.ts';
import type { OrderPage, OrderRow } from './types.ts';

type Filter = {
  status: number;
  orderNumber: string | undefined;
  shopId: number | undefined;
  current: number;
  size: number;
  oldestFirst?: number;
};
export type ReadOrders = (filter: Filter) => Promise<OrderPage>;

export type OrderList = {
  view: ViewKey;
  q: string;
  shop: number | undefined;
  rows: readonly OrderRow[];
  total: number;
  counts: OrderPage['counts'];
  current: number;
  pages: number;
};

/** The list an address asks for. A view of several states shows them one after the other, page by page. */
export async function readOrderList(url: URL, otherwise: ViewKey, read: ReadOrders): Promise<OrderList> {
  const view = readView(url.searchParams.get('view'), otherwise);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 64);
  const shop = Number(url.searchParams.get('shop')) || undefined;
  const current = pageOf(url.searchParams);
  const filter = { orderNumber: q || undefined, shopId: shop, size: rowsPerPage };
  const { rows, total, counts } = await inTurn(statesOf(view), current, (status, page) => read({ ...filter, status, current: page }));
  return { view, q, shop, rows, total, counts, current, pages: Math.ceil(total / rowsPerPage) };
}

/** The oldest orders of some states, most urgent first: as many as one call gives of each. */
export async function oldestFirst(
  states: readonly number[],
  read: ReadOrders,
): Promise<{ rows: readonly OrderRow[]; total: number; counts: OrderPage['counts'] }> {
  const size = 100;
  const filter = { orderNumber: undefined, shopId: undefined, current: 1, size, oldestFirst: 1 };
  const lists = await Promise.all(states.map((status) => read({ ...filter, status })));
  const rows = lists.flatMap((list) => list.records).toSorted((a, b) => dueOf(a).localeCompare(dueOf(b), 'en'));
  return { rows, total: lists.reduce((sum, list) => sum + list.total, 0), counts: lists[0]?.counts ?? [] };
}

const dueOf = (row: OrderRow): string => row.doBy ?? row.nextAt ?? row.createTime;
export const isLate = (row: OrderRow): boolean => row.doBy !== null && Date.parse(row.doBy) < now();
