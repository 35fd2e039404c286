import { expect, test } from 'vitest';
import type { Reader } from '../lists/readers.ts';
import { orderFilters, ordersHref, wireFilters } from './order-query.ts';

/** What is read of an address, by the filters that have a special reader. */
const read = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, text]) => {
      const reader = (orderFilters as Readonly<Record<string, number | Reader>>)[name];
      const told = typeof reader === 'function' ? reader(text) : text;
      return told === undefined ? [] : [[name, told]];
    }),
  );

test('what an address says is read, and what cannot be read is no filter', () => {
  const good = { from: '2026-03-01', to: '2026-03-02', min: '10.50', pay: '9', way: '0', country: 'RU', sort: 'highest', by: 'paid' };
  expect(read(good)).toEqual(good);
  expect(
    read({
      from: 'yesterday',
      to: '2026-13-45',
      min: '1e3',
      max: '-1',
      pay: '1',
      way: '7',
      country: '<b>',
      sort: 'id',
      by: 'x',
      shop: '9999999999',
    }),
  ).toEqual({});
  expect(read({ min: '12,5' })).toEqual({ min: '12.5' });
});

test('a span of days begins and ends at the midnights of the reader', () => {
  expect(wireFilters({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: new Date(2026, 2, 1).toISOString(),
    until: new Date(2026, 2, 2).toISOString(),
  });
});

test('the address keeps the filters, and the first page is not told', () => {
  expect(ordersHref({ view: 'all', min: '5', page: 1 })).toBe('/orders?view=all&min=5');
});
