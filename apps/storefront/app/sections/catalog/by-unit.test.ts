import { describe, expect, it } from 'vitest';
import { formatFor } from '../../format.ts';
import { locales, type Locale } from '../../locales.ts';
import { byUnit } from './by-unit.ts';

const format = (locale: Locale) =>
  formatFor({
    locale,
    languages: locales,
    currency: { code: 'USD', symbol: '', exchangeRate: '1', decimals: 2 },
    buyer: null,
    demo: true,
    now: '2026-11-21T09:46:00Z',
    timeZone: 'UTC',
    origin: 'https://shop.test',
  });
const told = (locale: Locale, ...lines: readonly (readonly [number, string])[]) =>
  byUnit(
    format(locale),
    lines.map(([count, unit]) => ({ count, unit })),
  )?.replaceAll('\u00a0', ' ');

describe('what several lines come to', () => {
  it('of one unit is one sum', () => {
    expect(told('en', [288, 'pairs'], [288, 'pairs'])).toBe('576 pairs');
    expect(told('ru', [1, 'пара'])).toBe('1 пара');
  });

  it('of two units is told of each, and never as a sum of both', () => {
    expect(told('en', [576, 'pairs'], [200, 'pcs'], [88, 'pcs'])).toBe('576 pairs, 288 pcs');
    for (const locale of locales) expect(told(locale, [576, 'pairs'], [288, 'pcs']), locale).not.toContain('864');
  });

  it('of more units is no sum at all', () => {
    expect(told('en', [1, 'pairs'], [2, 'pcs'], [3, 'rolls'])).toBeUndefined();
  });
});
