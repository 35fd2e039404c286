import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it('what is left to pay is read in days and hours while it is days, as a clock on the last', () => {
  expect(timeLeft(119 * 3600 + 50 * 60 + 57)).toEqual({ days: 4, hours: 23 });
  expect(timeLeft(86_400)).toEqual({ days: 1, hours: 0 });
  expect(timeLeft(86_399)).toBe('23:59:59');
  expect(timeLeft(3600)).toBe('1:00:00');
  expect(timeLeft(1800)).toBe('30:00');
  expect([timeLeft(59), timeLeft(0)]).toEqual(['00:59', '00:00']);
});
