import { expect, it } from 'vitest';
import { countriesOf } from './countries.ts';

it('reads codes of countries with commas or spaces between them, each once', () => {
  expect(countriesOf(' ru, KZ by;ru ')).toEqual(['RU', 'KZ', 'BY']);
  expect(countriesOf('')).toEqual([]);
});

it('takes nothing that is no code', () => {
  expect(countriesOf('Russia')).toBeNull();
  expect(countriesOf('RU, 7')).toBeNull();
});
