import { bareUnit, countedUnit, localUnit, unitByRule, locales } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { unitList, unitsIn, unitWords } from './units.ts';

describe('a unit of goods', () => {
  it.each(locales)('written as %s writes it is known, and means one thing', (locale) => {
    for (const { unit, unitName } of unitList(locale)) {
      expect(localUnit(unitName, locale)).toBe(unitName);
      expect(localUnit(unitName, 'en')).toBe(localUnit(unit, 'en'));
      expect(unitWords(unitName).ru).toBe(localUnit(unit, 'ru'));
    }
  });

  it('that is not known stands as it was written', () => {
    expect(localUnit('furlong', 'ru')).toBe('furlong');
    expect(unitWords('furlong')).toEqual({ en: 'furlong', ru: 'furlong', zh_CN: 'furlong' });
  });

  it('stands in two languages side by side, once where they write it alike', () => {
    expect(unitsIn({ en: 'pairs', ru: 'пар' }, ['ru', 'en'], 23)).toEqual(['пары', 'pairs']);
    expect(unitsIn({ en: 'kg' }, ['de', 'en'], 1)).toEqual(['kg']);
    expect(unitsIn({}, ['ru', 'en'], 5)).toEqual([]);
  });

  it.each([
    ['ru', [1, 2, 5, 11, 21, 24, 112, 1000], ['пара', 'пары', 'пар', 'пар', 'пара', 'пары', 'пар', 'пар']],
    ['en', [1, 2, 21, 0], ['pair', 'pairs', 'pairs', 'pairs']],
    ['ar', [1, 2, 3, 10, 11, 99, 100, 1000], ['زوج', 'زوج', 'أزواج', 'أزواج', 'زوجًا', 'زوجًا', 'زوج', 'زوج']],
    ['he', [1, 2, 20], ['זוג', 'זוגות', 'זוגות']],
    ['es', [1, 2, 1_000_000], ['par', 'pares', 'pares']],
    ['zh_CN', [1, 2, 100], ['双', '双', '双']],
  ] as const)('stands beside a count as %s asks', (locale, counts, words) => {
    expect(counts.map((count) => countedUnit(count, 'pairs', locale))).toEqual(words);
    expect(counts.map((count) => countedUnit(count, 'furlong', locale))).toEqual(counts.map(() => 'furlong'));
  });

  it.each(locales)('has a word for every count in %s, the same by rule and by count', (locale) => {
    for (const { unit } of unitList(locale)) {
      const told = unitByRule(unit, locale);
      const rule = new Intl.PluralRules(locale.replace('_', '-'));
      for (let count = 0; count < 130; count += 1) {
        const word = countedUnit(count, unit, locale);
        expect(word).not.toBe('');
        expect(typeof told === 'string' ? told : (told[rule.select(count)] ?? told.other)).toBe(word);
        expect(localUnit(word, 'en')).toBe(localUnit(unit, 'en'));
      }
    }
  });

  it('stands without a count as a heading, and as what a price is for', () => {
    expect(bareUnit('pairs', 'ru')).toEqual({ heading: 'пары', per: 'пару' });
    expect(bareUnit('pairs', 'en')).toEqual({ heading: 'pairs', per: 'pair' });
    expect(bareUnit('pcs', 'zh_CN')).toEqual({ heading: '件', per: '件' });
    expect(bareUnit('furlong', 'ar')).toEqual({ heading: 'furlong', per: 'furlong' });
  });
});
