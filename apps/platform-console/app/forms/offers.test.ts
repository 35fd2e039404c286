import { expect, it } from 'vitest';
import { offersOf, writtenOffers } from './offers.ts';

it.each([
  ['', []],
  ['100', [{ amount: 100, gift: 0 }]],
  [
    ' 100; 500 + 20,1000+50 ',
    [
      { amount: 100, gift: 0 },
      { amount: 500, gift: 20 },
      { amount: 1000, gift: 50 },
    ],
  ],
  ['100000+10000', [{ amount: 100_000, gift: 10_000 }]],
])('%j are offers', (text, offers) => {
  expect(offersOf(text)).toEqual(offers);
  expect(offersOf(writtenOffers(offers))).toEqual(offers);
});

it.each(['0', '100001', '1.5', '-5', '100+11', '100+', '+5', '100, 100+5', 'all', '1,2,3,4,5,6,7,8,9,10,11,12,13'])(
  '%j are none',
  (text) => {
    expect(offersOf(text)).toBeNull();
  },
);
