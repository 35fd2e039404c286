import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Person } from './context.ts';
import { formatFor } from './format.ts';
import { locales, type Locale } from './locales.ts';
import { write } from './shape.ts';

const person = (locale: Locale, code = 'RUB', decimals = 2): Person => ({
  locale,
  languages: locales,
  currency: { code, symbol: '', exchangeRate: '92.4', decimals },
  buyer: null,
  demo: true,
  now: '2026-11-21T09:46:00Z',
  timeZone: 'Asia/Yekaterinburg',
  origin: 'https://shop.test',
});

describe('shapes', () => {
  it.each(locales)('write amounts in %s exactly as the server does', (locale) => {
    const format = formatFor(person(locale));
    const shape = format.shape('USD');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (cents) => {
        expect(write(shape, cents / 100)).toBe(format.money(cents / 100, 'USD'));
      }),
    );
  });

  it.each(locales)('write whole figures in %s exactly as the server does', (locale) => {
    const format = formatFor(person(locale));
    const shape = format.wholeShape();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (value) => {
        expect(write(shape, value)).toBe(format.whole(value));
      }),
    );
  });

  it('write a currency without decimals', () => {
    const shape = formatFor(person('en', 'KRW', 0)).aboutShape('USD');
    expect(shape && write(shape, 10)).toBe('₩924');
  });
});

describe('formatFor', () => {
  it('shows no second amount when the currency is the one charged', () => {
    expect(formatFor(person('en', 'USD')).about(5, 'USD')).toBeNull();
  });

  it('keeps an amount left to right inside a right-to-left sentence', () => {
    expect(formatFor(person('ar')).money(12.5, 'USD')).toMatch(/^\u2066[^\u200e\u200f]+\u2069$/);
  });

  it('says from which day to which, naming what both share once', () => {
    const days = ['2026-12-21T10:00:00Z', '2026-12-26T10:00:00Z'] as const;
    expect(
      formatFor(person('ru'))
        .span(...days)
        .replaceAll(/\s/g, ' '),
    ).toBe('21–26 дек.');
    expect(
      formatFor(person('en'))
        .span(...days)
        .replaceAll(/\s/g, ' '),
    ).toBe('Dec 21 – 26');
  });

  it('shows a price in the chosen currency to its own decimals, and a range where the prices differ', () => {
    expect(formatFor(person('en')).about(14.95, 'USD')).toBe('RUB 1,381.38'.replace('RUB ', '₽'));
    expect(formatFor(person('en', 'KRW', 0)).about(14.95, 'USD')).toBe('₩1,381');
    const { moneyRange, aboutRange } = formatFor(person('en'));
    expect(moneyRange(2, 2, 'USD')).toBe('$2.00');
    expect(moneyRange(2, 3.5, 'USD')).toMatch(/^\$2\.00\s?–\s?\$?3\.50$/);
    expect(aboutRange(2, 3, 'USD')).toMatch(/184\.80.*277\.20/);
  });

  it('never writes another dollar as a bare one beside a price in US dollars', () => {
    const taiwan = (locale: Locale): Person => ({
      ...person(locale),
      currency: { code: 'TWD', symbol: 'NT$', exchangeRate: 31.6, decimals: 2 },
    });
    for (const locale of locales) {
      const { about, aboutRange, aboutShape } = formatFor(taiwan(locale));
      const shape = aboutShape('USD');
      expect(about(5, 'USD'), locale).toContain('NT$');
      expect(aboutRange(5, 6, 'USD'), locale).toContain('NT$');
      expect(shape && write(shape, 5), locale).toBe(about(5, 'USD'));
    }
    const canadian = formatFor({ ...person('en'), currency: { code: 'CAD', symbol: '', exchangeRate: 1.4, decimals: 2 } });
    expect(canadian.about(5, 'USD')).toBe('CAD7.00');
    expect(formatFor(person('zh_TW')).money(5, 'USD')).toBe('$5.00');
  });

  it('writes a discount as what is left in Chinese, and as what is taken off in all other languages', () => {
    const written = (locale: Locale, tenths: number) => formatFor(person(locale)).discount(tenths);
    expect([written('zh_CN', 8.5), written('zh_TW', 9), written('zh_CN', 9.26)]).toEqual(['8.5折', '9折', '9.3折']);
    for (const locale of locales.filter((one) => !one.startsWith('zh'))) {
      expect(written(locale, 8.5)?.replaceAll(/\s/g, ''), locale).toMatch(/[-\u2212]15%|15%[-\u2212]/);
      expect(written(locale, 9.26)?.replaceAll(/\D/g, ''), locale).toBe('7');
    }
    for (const locale of locales) for (const nothing of [10, 9.96, 11]) expect(written(locale, nothing), locale).toBeNull();
  });

  it('writes what a coupon takes off with every decimal of it', () => {
    const written = (locale: Locale, tenths: number) => formatFor(person(locale)).couponOff(tenths);
    expect([written('zh_CN', 8.5), written('zh_TW', 8.55), written('zh_CN', 9)]).toEqual(['8.5折', '8.55折', '9折']);
    expect([written('en', 8.5), written('en', 8.55), written('en', 9.99)]).toEqual(['15%', '14.5%', '0.1%']);
    expect(written('ru', 8.55).replaceAll(/\s/g, '')).toBe('14,5%');
  });

  it('writes moments by the clock of the person who reads', () => {
    expect(formatFor(person('ru')).moment('2026-11-21T09:46:00Z')).toContain('14:46');
  });

  it('writes an hour before ten as the language does', () => {
    const early = '2026-11-21T00:12:00Z';
    expect(formatFor(person('en')).clock(early)).toMatch(/^5:12.AM$/u);
    expect(formatFor(person('ru')).clock(early)).toBe('05:12');
  });

  it('names a single piece in English as one', () => {
    const { quantity } = formatFor(person('en'));
    expect([quantity(1, 'rolls'), quantity(2, 'rolls'), quantity(1, 'шт.')]).toEqual(['1\u00a0roll', '2\u00a0rolls', '1\u00a0pc']);
  });
});

describe('a deadline', () => {
  const at = '2026-11-22T09:46:00Z';
  it('names the zone of the clock it is by', () => {
    expect(formatFor(person('en')).deadline(at)).toMatch(/^Nov.22,.0?2:46.PM.GMT\+5$/u);
    expect(formatFor(person('ru')).deadline(at)).toMatch(/14:46.мск\+2$/u);
    for (const locale of locales) expect(formatFor(person(locale)).zone(), locale).toMatch(/5/);
  });
});
