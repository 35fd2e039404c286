import { expect, it } from 'vitest';
import { isUrgent } from './urgent.ts';

const now = Date.parse('2026-05-01T12:00:00Z');

it('is urgent when the store is waited for and has less than two days', () => {
  expect(isUrgent({ waitsFor: 'seller', dueTime: '2026-05-03T11:59:00Z' }, now)).toBe(true);
  expect(isUrgent({ waitsFor: 'seller', dueTime: '2026-05-03T12:00:00Z' }, now)).toBe(false);
});

it('is not urgent while somebody else is waited for, or nobody', () => {
  expect(isUrgent({ waitsFor: 'buyer', dueTime: '2026-05-01T13:00:00Z' }, now)).toBe(false);
  expect(isUrgent({ waitsFor: null, dueTime: null }, now)).toBe(false);
});
