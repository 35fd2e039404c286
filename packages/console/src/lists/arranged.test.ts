import { expect, test } from 'vitest';
import { arranged, keysOf, openView, queryOf, type SavedView } from './arranged.ts';

const columns = [
  { key: 'name', card: 'title' as const },
  { key: 'mail' },
  { key: 'since' },
  { key: 'orders' },
  { key: 'act', quiet: true },
];
const shown = (chosen: readonly string[]) => arranged(columns, chosen).flatMap(({ column, isShown }) => (isShown ? [column.key] : []));

test('columns stand in the chosen order, the name and what can be done are always there', () => {
  expect(shown([])).toEqual(['name', 'mail', 'since', 'orders', 'act']);
  expect(shown(['orders', 'name', '-mail', 'since'])).toEqual(['orders', 'name', 'since', 'act']);
  expect(shown(['-name', '-act', '-mail', '-since', '-orders'])).toEqual(['name', 'act']);
  const chosen = ['act', '-mail'];
  expect(keysOf(arranged(columns, chosen), chosen)).toEqual(['name', '-mail', 'since', 'orders', 'act']);
});

test('a choice that names columns of another day does not break, and a new column is shown where it belongs', () => {
  expect(shown(['gone', '-also', 'orders', 'orders', 'name', 'mail'])).toEqual(['orders', 'name', 'mail', 'since', 'act']);
});

test('a choice keeps what was chosen for another view of the page', () => {
  const chosen = ['-bank', 'mail', '-orders', 'number'];
  expect(keysOf(arranged(columns, chosen), chosen)).toEqual(['name', 'mail', 'since', '-orders', 'act', '-bank', 'number']);
});

test('a view is known by what its address says, in whatever order', () => {
  expect(queryOf('?q=a&page=3&view=all&shop=')).toBe('q=a&view=all');
  const view = (viewId: number, query: string): SavedView => ({ viewId, name: `${viewId}`, query, columns: [] });
  const views = [view(1, 'q=a'), view(2, 'q=a'), view(3, '')];
  expect([openView(views, 'q=a', null, null)?.viewId, openView(views, 'q=a', 2, 1)?.viewId, openView(views, 'q=b', 2, 2)]).toEqual([
    1,
    2,
    null,
  ]);
  expect(openView(views, 'q=a', 3, 2)?.viewId).toBe(2);
});
