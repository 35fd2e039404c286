import { expect, it } from 'vitest';
import { fullPicture } from './picture.ts';

it('a path without http has the place of pictures put in front, an address stands as it is', () => {
  expect(fullPicture('u/ab/cd-1000.webp')).toBe('/files/u/ab/cd-1000.webp');
  for (const whole of ['http://img.test/a.webp', 'https://img.test/a.webp', '/demo/a.webp']) expect(fullPicture(whole)).toBe(whole);
});
