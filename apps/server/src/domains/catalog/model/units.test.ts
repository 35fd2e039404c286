import { locales } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { localUnit, unitList, unitsIn, unitWords } from './units.ts';

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
    expect(unitsIn({ en: 'pairs', ru: 'пар' }, ['ru', 'en'])).toEqual(['пар', 'pairs']);
    expect(unitsIn({ en: 'kg' }, ['de', 'en'])).toEqual(['kg']);
    expect(unitsIn({}, ['ru', 'en'])).toEqual([]);
  });
});
