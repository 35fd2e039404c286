import { expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 0, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 10, [1, 0, 4, 5, 6, 0, 10]],
  [10, 10, [1, 0, 9, 10]],
])('page %i of %i shows %j', (current, pages, shown) => {
  expect(pageWindow(current, pages)).toEqual(shown);
});
