import { expect, it } from 'vitest';
import { cartLinesMax, cookieName, countryDefault, paySwitchKeptSeconds, quantityMax } from './limits.ts';

it('the numbers and names that clients of this family count on', () => {
  expect(cookieName).toMatchObject({ buyer: 'cbecBbcToken', language: 'cbecBbcLanguage', currency: 'cbecBbcCurrency' });
  expect([cartLinesMax, quantityMax, paySwitchKeptSeconds * 1000, countryDefault]).toEqual([50, 999_999_999, 18_000_000, 'RU']);
});
