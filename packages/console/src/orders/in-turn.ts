import { rowsPerPage } from '../paging.ts';
import type { OrderPage, OrderRow } from './types.ts';

/**
 * One list of the orders of several states, one state after the other, cut into pages.
 * @param current number of the page, from 1
 * @param read asks for a page of the orders in one state
 */
export async function inTurn(states: readonly number[], current: number, read: (status: number, page: number) => Promise<OrderPage>) {
  let start = (current - 1) * rowsPerPage;
  const rows: OrderRow[] = [];
  let total = 0;
  let counts: OrderPage['counts'] = [];
  let held: OrderPage['held'] = [];
  for (const status of states) {
    const first = Math.floor(start / rowsPerPage) + 1;
    const page = await read(status, first);
    ({ counts, held } = page);
    total += page.total;
    const got = page.records.slice(start - (first - 1) * rowsPerPage);
    const wanted = rowsPerPage - rows.length;
    if (got.length < wanted && page.total > first * rowsPerPage) got.push(...(await read(status, first + 1)).records);
    rows.push(...got.slice(0, wanted));
    start = Math.max(0, start - page.total);
  }
  return { rows, total, counts, held };
}
