import { expect, it } from 'vitest';
import { shownPhone } from './phones.ts';

it.each([
  ['79123456789', '+79123456789'],
  ['13812345678', '+8613812345678'],
  ['+4930901820', '+4930901820'],
  ['+79123456789', '+79123456789'],
  ['', ''],
  ['7912345678', '7912345678'],
])('a number kept as "%s" is shown as "%s"', (kept, shown) => {
  expect(shownPhone(kept)).toBe(shown);
});
