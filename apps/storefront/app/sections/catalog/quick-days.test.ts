import { expect, it } from 'vitest';
import { quickDays } from './quick-days.ts';

it('goods whose first pieces leave within one to seven days say so, by the first tier alone', () => {
  const shown = (...days: number[]) => quickDays(days.map((one) => ({ days: one })));
  expect([shown(0), shown(1), shown(7), shown(8), shown()]).toEqual([null, 1, 7, null, null]);
  expect([shown(8, 3), shown(5, 30)]).toEqual([null, 5]);
});
