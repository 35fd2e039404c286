import { failures, type Failure, locales } from '@kyakhta/contract';
import { expect, it } from 'vitest';
import { refused } from '../runtime/outcome.ts';
import { say } from './index.ts';
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

it('a refusal writes its sums as the pages do, in every language, and never names a currency by its code', () => {
  const sums = {
    needed: '4260.00',
    gift: '1.00',
    left: '2.50',
    least: '0.01',
    balance: '7.00',
    held: '8.00',
    most: '9.00',
    max: '4260.00',
  };
  const names = Object.keys(failures) as Failure[];
  for (const locale of locales)
    for (const failure of names)
      expect(refused(locale, failure, { ...sums, currency: 'USD' }).msg, `${locale} ${failure}`).not.toMatch(/USD/);
  expect(plain(refused('ru', 'amountDiffers', { ...sums, currency: 'USD' }).msg)).toBe('Сумма должна быть ровно 4 260,00 $.');
  expect(refused('en', 'refundTooLarge', { ...sums, currency: 'USD' }).msg).toBe('At most $4,260.00 can be refunded here.');
  expect(refused('zh_CN', 'balanceInsufficient', { ...sums, currency: 'USD' }).msg).toContain('$4,260.00');
});

it('counts beside a sum stay counts, and a refusal without a currency stays as it is', () => {
  expect(refused('en', 'bankAccountsFull', { most: 5, currency: 'USD' }).msg).toContain(' 5 ');
  expect(refused('en', 'refundCountWrong', { max: 12 }).msg).toBe(say('en', 'refundCountWrong', { max: 12 }));
});
