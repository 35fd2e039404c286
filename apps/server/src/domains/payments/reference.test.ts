import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newTransferReference, readTransferReference, writtenReference } from './model.ts';

describe('a reference on a transfer', () => {
  const reference = newTransferReference(randomInt);
  it('is read however it is spaced and whatever stands around it', () => {
    for (const text of [
      reference,
      writtenReference(reference),
      ` ${reference.toLowerCase().split('').join(' ')} `,
      `KY PAYMENT ${writtenReference(reference)} ok`,
    ])
      expect(readTransferReference(text)).toBe(reference);
  });
  it('is not taken for another when a letter is wrong or two are changed over', () => {
    const letters = '123456789ABCDEFGHJKMNPQRSTVWXYZ';
    for (let at = 2; at < reference.length; at += 1) {
      const wrong = Array.from(letters).find((l) => l !== reference[at]) ?? '';
      expect(readTransferReference(reference.slice(0, at) + wrong + reference.slice(at + 1))).toBeNull();
      const swapped = `${reference.slice(0, at)}${reference[at + 1] ?? ''}${reference[at]}${reference.slice(at + 2)}`;
      if (at + 2 < reference.length && reference[at] !== reference[at + 1]) expect(readTransferReference(swapped)).toBeNull();
    }
    for (const none of ['', 'KY', 'KY-1111', '1234567890']) expect(readTransferReference(none)).toBeNull();
  });
});
