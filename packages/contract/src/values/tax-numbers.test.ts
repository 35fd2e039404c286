import { describe, expect, it } from 'vitest';
import { isInn, isKpp, isTaxNumber, isUscc, plainTaxNumber } from './tax-numbers.ts';

/** Every number that differs in one sign, taken from an alphabet. */
const misread = (number: string, alphabet: string): string[] =>
  Array.from(number).flatMap((sign, i) =>
    Array.from(alphabet)
      .filter((a) => a !== sign)
      .map((a) => number.slice(0, i) + a + number.slice(i + 1)),
  );

describe('a Russian INN', () => {
  it.each(['7707083893', '7736207543', '7728168971', '7702070139', '500100732259'])('%s is one', (inn) => {
    expect(isInn(inn)).toBe(true);
  });
  it.each([
    '7707083894',
    '7736207534',
    '500100732258',
    '500100732295',
    '0000000000',
    '000000000000',
    '770708389',
    '77070838933',
    '',
    '٧٧٠٧٠٨٣٨٩٣',
  ])('%s is none', (inn) => {
    expect(isInn(inn)).toBe(false);
  });
  it('is no other one for almost every digit read wrongly', () => {
    const wrong = misread('7707083893', '0123456789');
    expect(wrong.filter(isInn).length / wrong.length).toBeLessThan(0.05);
  });
});

describe('a Chinese unified social credit code', () => {
  it.each(['91350100M000100Y43', '914403001922038216', '91330100799655058B', '9144030071526726XG'])('%s is one', (code) => {
    expect(isUscc(code)).toBe(true);
  });
  it.each(['91350100M000100Y44', '91350100I000100Y43', '91350100M000100Y4', '91350100m000100y43', ''])('%s is none', (code) => {
    expect(isUscc(code)).toBe(false);
  });
  it('with any one sign read wrongly is none', () => {
    expect(misread('91350100M000100Y43', '0123456789ABCDEFGHJKLMNPQRTUWXY').filter(isUscc)).toEqual([]);
  });
});

describe('a tax number', () => {
  it('is read however it is spaced', () => {
    expect(plainTaxNumber(' 7707 083 893 ')).toBe('7707083893');
    expect(plainTaxNumber('de 129.273-398')).toBe('DE129273398');
  });
  it('of another country looks like one', () => {
    expect(['DE129273398', 'B12345678', '12345'].every((n) => isTaxNumber('DE', n))).toBe(true);
    expect(['', '123', 'ABCDEF', '1'.repeat(21), '<script>1'].some((n) => isTaxNumber('DE', n))).toBe(false);
  });
  it('comes with a KPP of nine signs', () => {
    expect(['773601001', '7736AZ001'].every(isKpp)).toBe(true);
    expect(['77360100', '7736010011', '77З601001', '773601O0I'].some(isKpp)).toBe(false);
  });
});
