import type { OrderSort } from '@kyakhta/contract/values';
import { now } from '../clock.ts';
import { heldOf, statesOf, type ViewKey } from './order-views.ts';
import type { OrderPage, OrderRow } from './types.ts';

type ReadOrders = (filter: { status: number; held?: 0 | 1; current: number; size: number; sort: OrderSort }) => Promise<OrderPage>;

/** The oldest orders of a view of some states, most urgent first: as many as one call gives of each. */
export async function oldestFirst(
  view: ViewKey,
  read: ReadOrders,
): Promise<{ rows: readonly OrderRow[]; total: number; counts: OrderPage['counts'] }> {
  const lists = await Promise.all(statesOf(view).map((status) => read({ ...heldOf(view), status, current: 1, size: 100, sort: 'oldest' })));
  const rows = lists.flatMap((list) => list.records).toSorted((a, b) => dueOf(a).localeCompare(dueOf(b), 'en'));
  return { rows, total: lists.reduce((sum, list) => sum + list.total, 0), counts: lists[0]?.counts ?? [] };
}

const dueOf = (row: OrderRow): string => row.doBy ?? row.nextAt ?? row.createTime;
export const isLate = (row: OrderRow): boolean => row.doBy !== null && Date.parse(row.doBy) < now();
