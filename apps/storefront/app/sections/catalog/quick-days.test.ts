import { describe, expect, it } from 'vitest';
import { quickDays, quickDaysIn } from './quick-days.ts';

it('goods whose first pieces leave within one to seven days say so, by the first tier alone', () => {
  const shown = (...days: number[]) => quickDays(days.map((one) => ({ days: one })));
  expect([shown(0), shown(1), shown(7), shown(8), shown()]).toEqual([null, 1, 7, null, null]);
  expect([shown(8, 3), shown(5, 30)]).toEqual([null, 5]);
});

describe('the badge of a card', () => {
  it('is that of the first tier, of one to seven days', () => {
    const shown = (...days: number[]) => quickDaysIn(JSON.stringify(days.map((one, index) => ({ start: index * 100 + 1, days: one }))));
    expect([1, 7, 8, 0, 10].map((days) => shown(days, 3))).toEqual([1, 7, null, null, null]);
  });

  it('is none of what is no list of tiers', () => {
    for (const text of ['', '[]', '{}', '[1]', '[{"days":"3"}]', 'null']) expect(quickDaysIn(text), text).toBeNull();
  });
});
