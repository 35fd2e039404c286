import { describe, expect, it } from 'vitest';
import { groupAt, isLongMenu, menuGroups } from './menu-groups.ts';

const places = [
  { to: '/', exact: true },
  { to: '/orders?view=all', group: 'Trade' },
  { to: '/ledger', group: 'Money', exact: true },
  { to: '/overdue', group: 'Trade' },
  { to: '/ledger/entries', group: 'Money' },
];

describe('the groups of a menu', () => {
  it('come in the order of their first entry, those without a group alone', () => {
    expect(menuGroups(places).map(({ name, places: own }) => [name, own.map(({ to }) => to)])).toEqual([
      ['', ['/']],
      ['Trade', ['/orders?view=all', '/overdue']],
      ['Money', ['/ledger', '/ledger/entries']],
    ]);
  });

  it('are found by the page that is open, and by what lies below it', () => {
    const group = (pathname: string) => groupAt(places, pathname);
    expect(['/orders', '/orders/2611', '/ledger', '/ledger/entries'].map(group)).toEqual(['Trade', 'Trade', 'Money', 'Money']);
    expect(['/', '/password', '/ordersome'].map(group)).toEqual([null, null, null]);
  });

  it('are folded in a long menu alone', () => {
    expect([isLongMenu(Array.from({ length: 12 })), isLongMenu(Array.from({ length: 27 }))]).toEqual([false, true]);
  });
});
