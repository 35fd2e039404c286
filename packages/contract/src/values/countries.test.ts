import { expect, it } from 'vitest';
import { countryName } from './countries.ts';

it.each([
  ['TW', 'zh_CN', '中国台湾'],
  ['HK', 'zh_CN', '中国香港'],
  ['MO', 'zh_CN', '中国澳门'],
  ['CN', 'zh_CN', '中国'],
  ['TW', 'zh_TW', '台灣'],
  ['TW', 'ru', 'Тайвань'],
  ['RU', 'de', 'Russland'],
  ['Atlantis', 'en', 'Atlantis'],
] as const)('%s is called in %s %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
