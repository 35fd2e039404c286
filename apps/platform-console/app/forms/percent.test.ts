import { expect, it } from 'vitest';
import { basisPointsOf, percentOf } from './percent.ts';

it.each([
  ['5', 500],
  ['5.5', 550],
  ['5,05', 505],
  ['0', 0],
  ['100', 10_000],
])('%s per cent are %i hundredths', (text, points) => {
  expect(basisPointsOf(text)).toBe(points);
  expect(basisPointsOf(percentOf(points))).toBe(points);
});

it.each(['', '5.', '5.555', '-1', '100.01', '1e2', '٥', 'five'])('"%s" is no percentage', (text) => {
  expect(basisPointsOf(text)).toBeUndefined();
});
