import { expect, it } from 'vitest';
import { isAccountSound } from './iban.ts';

// Examples of the registry of IBANs (SWIFT), one for each form that matters: digits alone, letters within, shortest, longest.
const examples = [
  'DE89 3704 0044 0532 0130 00',
  'GB29 NWBK 6016 1331 9268 19',
  'FR14 2004 1010 0505 0001 3M02 606',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'KZ86 125K ZT50 0410 0100',
  'AE07 0331 2345 6789 0123 456',
  'BY13 NBRB 3600 9000 0000 2Z00 AB00',
];

it.each(examples)('%s is sound, however it is spaced', (iban) => {
  for (const written of [iban, iban.replaceAll(' ', ''), iban.replaceAll(' ', '-').toLowerCase()])
    expect(isAccountSound(written)).toBe(true);
});

it.each(examples)('%s is not with one digit wrong, or two neighbours changed round', (iban) => {
  const plain = iban.replaceAll(' ', '');
  for (let at = 2; at < plain.length; at += 1) {
    const sign = plain[at] ?? '';
    if (!/\d/.test(sign)) continue;
    expect(isAccountSound(`${plain.slice(0, at)}${(Number(sign) + 1) % 10}${plain.slice(at + 1)}`), `${plain} at ${at}`).toBe(false);
    const next = plain[at + 1] ?? '';
    if (at >= 4 && /\d/.test(next) && next !== sign)
      expect(isAccountSound(`${plain.slice(0, at)}${next}${sign}${plain.slice(at + 2)}`), `${plain} at ${at}`).toBe(false);
  }
});

it('cut off, or with more behind it, it is none', () => {
  for (const wrong of ['DE89', 'DE8937040044', `DE89370400440532013000${'0'.repeat(20)}`]) expect(isAccountSound(wrong)).toBe(false);
});

it('a national number has nothing to check it by', () => {
  for (const number of ['40817810000000098765', '6222 0202 0011 2345 678', 'ABC-123456', 'A1234567'])
    expect(isAccountSound(number)).toBe(true);
});
