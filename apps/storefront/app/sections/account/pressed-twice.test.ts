import { expect, it } from 'vitest';
import { isOnceMore } from './pressed-twice.ts';

it('a form sent again within 600 ms is the same press, unless it was changed or answered meanwhile', () => {
  const first = { typed: 'a', answer: undefined, at: 1000 };
  expect(isOnceMore(undefined, first)).toBe(false);
  expect(isOnceMore(first, { ...first, at: 1599 })).toBe(true);
  expect(isOnceMore(first, { ...first, at: 1600 })).toBe(false);
  expect(isOnceMore(first, { ...first, typed: 'b', at: 1001 })).toBe(false);
  expect(isOnceMore(first, { ...first, answer: '1', at: 1001 })).toBe(false);
});
