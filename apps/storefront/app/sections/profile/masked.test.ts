import { expect, it } from 'vitest';
import { maskedMail, maskedMobile } from './masked.ts';

it('keeps of an address what its owner knows it by', () => {
  expect(maskedMail('buyer1@demo.test')).toBe('b•••@demo.test');
  expect(maskedMail('a@b.test')).toBe('a•••@b.test');
  expect(maskedMail('nothing')).toBe('•••');
  expect(maskedMobile('+79161234567')).toBe('+7 ••• 4567');
});
