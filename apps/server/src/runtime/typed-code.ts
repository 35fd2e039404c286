import { randomInt } from 'node:crypto';

/** No signs that are taken for one another, by eye or by ear of a phone's keyboard: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const signs = '34679ACDEFGHJKMNPQRTVWXY';
const [groups, groupSigns] = [3, 4];

/** A code that people type or read out: three groups, one of some 3.6 × 10^16. */
export const newTypedCode = (): string =>
  Array.from({ length: groups }, () => Array.from({ length: groupSigns }, () => signs[randomInt(signs.length)]).join('')).join('-');

/** Cyrillic letters that look like those of a code: buyers read it out, and sellers type what they see. */
const alike: Readonly<Record<string, string>> = { А: 'A', С: 'C', Е: 'E', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X', У: 'Y' };

/** What counts of a typed code: its signs, in capitals of the Latin alphabet, whatever stands between them. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, '')
    .replaceAll(/[А-Я]/g, (letter) => alike[letter] ?? letter);
