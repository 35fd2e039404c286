import { expect, it } from 'vitest';
import { plansOf } from './plans.ts';

it('reads plans as they are typed, each once, and refuses what is none', () => {
  expect(plansOf(' 30-40-30,50-50-0 30-40-30;')).toEqual(['30-40-30', '50-50-0']);
  expect(plansOf('')).toEqual([]);
  for (const wrong of ['30-40-20', '100-0-0', '0-50-50', '30/40/30', 'x', '10-10-80 20-20-60 30-30-40 40-40-20 50-25-25 60-20-20 70-20-10'])
    expect(plansOf(wrong)).toBeNull();
});
