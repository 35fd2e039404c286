import { expect, it } from 'vitest';
import { writeSum } from './sums.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/gu, ' ');

it('an amount is written as each language writes it, to its last digit', () => {
  expect(plain(writeSum('ru', '1304.00', 'USD'))).toBe('1 304,00 $');
  expect(plain(writeSum('en', '1304.00', 'USD'))).toBe('$1,304.00');
  expect(plain(writeSum('de', '1304.00', 'EUR'))).toBe('1.304,00 €');
  expect(plain(writeSum('zh_CN', '99999999999.99', 'CNY'))).toBe('¥99,999,999,999.99');
  expect(plain(writeSum('ko', '1500', 'JPY'))).toBe('¥1,500');
});

it('an amount keeps its direction in a language that runs from right to left', () => {
  for (const locale of ['ar', 'he'] as const) expect(writeSum(locale, '7.50', 'USD')).toMatch(/^\u2068.*7[.٫]50.*\u2069$/u);
});

it('what is no amount, or of no currency, stands as it was told', () => {
  expect(writeSum('ru', '12,5', 'USD')).toBe('12,5 USD');
  expect(writeSum('ru', '12.50', 'Dollars')).toBe('12.50 Dollars');
  expect(writeSum('en', '1.00', '<b>')).toBe('1.00 <b>');
});
