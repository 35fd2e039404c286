import { expect, it } from 'vitest';
import { belongsElsewhere } from './post-code.ts';

const region = (postCodes?: readonly string[]) => ({ areaId: 1, areaName: 'Moscow', localName: 'Москва', postCodes });

it.each([
  ['101000', false],
  ['690000', true],
  ['69', false],
  [' 690 000 ', true],
  ['', false],
  ['ABCDEF', false],
] as const)('a postal code %j of a region of 101 to 135: elsewhere %j', (typed, elsewhere) => {
  expect(belongsElsewhere(typed, region(['101', '102']), '101000')).toBe(elsewhere);
});

it('says nothing where no region is chosen, or nothing is known of it', () => {
  expect(belongsElsewhere('690000', undefined, '101000')).toBe(false);
  expect(belongsElsewhere('690000', region(), '101000')).toBe(false);
});
