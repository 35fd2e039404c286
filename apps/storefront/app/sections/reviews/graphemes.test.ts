import { expect, it } from 'vitest';
import { countCharacters } from './graphemes.ts';

it('counts what people see as one character once, and blanks around the text not at all', () => {
  expect(countCharacters('  Отлично  ')).toBe(7);
  expect(countCharacters('👩‍👩‍👧‍👦é🇷🇺')).toBe(3);
  expect(countCharacters('')).toBe(0);
});
