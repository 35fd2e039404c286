import { expect, it } from 'vitest';
import { countryCodes } from './country-codes.ts';

it('names the countries of the world, each once, and nothing else', () => {
  expect(countryCodes.length).toBeGreaterThan(240);
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(countryCodes).toEqual(expect.arrayContaining(['RU', 'CN', 'KZ', 'BY', 'DE', 'IL', 'AE', 'BR', 'KR']));
  for (const none of ['EU', 'UN', 'ZZ', 'SU', 'XA']) expect(countryCodes).not.toContain(none);
});
