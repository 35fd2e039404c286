import { expect, it } from 'vitest';
import { isRuledBefore } from './ruled.ts';

const open = [
  { orderItemId: 1, left: 10 },
  { orderItemId: 2, left: 5 },
];
const asks = (reason: string, orderItemId: number, count: number) => ({ reason, lines: [{ orderItemId, count }] });

it('what was ruled about is not asked back for the same reason; other pieces, lines and reasons are', () => {
  const ruled = [{ orderItemId: 1, count: 4, reason: 'damaged' }];
  expect(isRuledBefore(ruled, open, asks('damaged', 1, 6))).toBe(false);
  expect(isRuledBefore(ruled, open, asks('damaged', 1, 7))).toBe(true);
  expect(isRuledBefore(ruled, open, asks('missing', 1, 10))).toBe(false);
  expect(isRuledBefore(ruled, open, asks('damaged', 2, 5))).toBe(false);
  expect(isRuledBefore([], open, asks('damaged', 1, 10))).toBe(false);
});

it('a reduction of the price is about every piece, ruled or asked', () => {
  expect(isRuledBefore([{ orderItemId: 1, count: 0, reason: 'damaged' }], open, asks('damaged', 1, 1))).toBe(true);
  expect(isRuledBefore([{ orderItemId: 1, count: 1, reason: 'damaged' }], open, asks('damaged', 1, 0))).toBe(true);
});

it('own words are the same whatever their capitals and signs', () => {
  const ruled = [{ orderItemId: 1, count: 10, reason: 'Broken in two!' }];
  expect(isRuledBefore(ruled, open, asks('  broken, in TWO', 1, 1))).toBe(true);
  expect(isRuledBefore(ruled, open, asks('Broken in three', 1, 1))).toBe(false);
});
