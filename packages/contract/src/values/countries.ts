import { languageTag, type Locale } from './locales.ts';

/** Names that lists of the house write otherwise than the tables of Unicode: as platforms in China have to. */
const houseNames: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  zh_CN: { TW: '中国台湾', HK: '中国香港', MO: '中国澳门' },
};

/** The name of a country in a language by its two letters (ISO 3166), the same on every screen and paper; other text stays as it is. */
export const countryName = (country: string, locale: Locale): string =>
  houseNames[locale]?.[country] ??
  (/^[A-Z]{2}$/.test(country) ? (new Intl.DisplayNames(languageTag[locale], { type: 'region' }).of(country) ?? country) : country);
