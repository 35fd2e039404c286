import { describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';
import type { OrderPage, OrderRow } from './types.ts';

const size = 20;
const counted = 30;

/** A store with so many orders in each state; numbers tell state and place. */
const storeWith =
  (held: Readonly<Record<number, number>>) =>
  (status: number, current: number): Promise<OrderPage> => {
    const all = Array.from({ length: held[status] ?? 0 }, (_, place) => ({ orderNumber: `${status}-${place}` }) as OrderRow);
    const records = all.slice((current - 1) * size, current * size);
    // As the server answers: it counts so far beyond the page and no farther.
    const total = Math.min(all.length, (current - 1) * size + counted);
    return Promise.resolve({ records, total, size, current, pages: Math.ceil(total / size), counts: [], held: [] });
  };

describe('a list of several states', () => {
  const read = storeWith({ 10: 25, 2: 37 });

  it('shows every order once over all pages, state after state', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => inTurn([10, 2], page, read)));
    expect(pages.map((page) => page.rows.length)).toEqual([20, 20, 20, 2]);
    const numbers = pages.flatMap((page) => page.rows.map((row) => row.orderNumber));
    expect(new Set(numbers).size).toBe(62);
    expect(numbers[24]).toBe('10-24');
    expect(numbers[25]).toBe('2-0');
    // On the last page all are counted.
    expect(pages.map((page) => page.total)).toEqual([55, 55, 55, 62]);
  });

  it('is empty beyond its last page and still knows how many there are', async () => {
    expect(await inTurn([10, 2], 9, read)).toMatchObject({ rows: [], total: 62 });
  });

  it('goes on over states that hold nothing', async () => {
    const { rows, total } = await inTurn([10, 2], 1, storeWith({ 2: 3 }));
    expect([rows.length, total]).toEqual([3, 3]);
  });
});
