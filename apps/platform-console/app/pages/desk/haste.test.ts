import type { DeskQueue } from '@kyakhta/contract/values';
import { expect, it } from 'vitest';
import { needsHaste } from './haste.ts';

const now = Date.parse('2026-05-10T12:00:00Z');
const waiting = (queue: DeskQueue, oldest: string | null, late = 0, count = 1): boolean => needsHaste({ queue, count, oldest, late }, now);

it('what has a deadline is red once that is over, however long it waits', () => {
  expect(waiting('disputes', '2026-05-04T12:00:00Z')).toBe(false);
  expect(waiting('disputes', '2026-05-10T11:00:00Z', 1)).toBe(true);
});

it('what has none is red after two days, to the minute', () => {
  expect(waiting('payouts', '2026-05-08T12:00:00Z')).toBe(false);
  expect(waiting('payouts', '2026-05-08T11:59:00Z')).toBe(true);
  expect(waiting('payouts', null, 0, 0)).toBe(false);
});

it('what should never be is red at once', () => {
  expect(waiting('jobs', '2026-05-10T11:59:00Z')).toBe(true);
  expect(waiting('jobs', null, 0, 0)).toBe(false);
});
