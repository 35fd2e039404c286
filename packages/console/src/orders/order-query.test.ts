import { expect, test } from 'vitest';
import { ordersHref, readFilters, wireFilters } from './order-query.ts';

const filtersOf = (query: string) => readFilters(new URLSearchParams(query));

test('what an address says is read, and what cannot be read is no filter', () => {
  expect(filtersOf('from=2026-03-01&to=2026-03-02&min=10.50&pay=9&way=0&country=RU&sort=highest&by=paid')).toEqual({
    from: '2026-03-01',
    to: '2026-03-02',
    min: '10.50',
    pay: '9',
    way: '0',
    country: 'RU',
    sort: 'highest',
    by: 'paid',
  });
  expect(filtersOf('from=yesterday&to=2026-13-45&min=1e3&max=-1&pay=1&way=7&country=<b>&sort=id&by=x&store=%20')).toEqual({});
});

test('a span of days begins and ends at the midnights of the reader', () => {
  const { narrowing } = wireFilters({ from: '2026-03-01', to: '2026-03-01' });
  expect(narrowing).toEqual({ from: new Date(2026, 2, 1).toISOString(), until: new Date(2026, 2, 2).toISOString() });
});

test('the address keeps the filters, and the first page is not told', () => {
  expect(ordersHref({ view: 'all', min: '5', page: 1 })).toBe('/orders?view=all&min=5');
});
