/** The ten languages of the product, in the lineage's order and spelling. */
export const locales = ['zh_CN', 'zh_TW', 'en', 'pt', 'ko', 'he', 'de', 'ar', 'es', 'ru'] as const;
export type Locale = (typeof locales)[number];
export const localeDefault = 'en' satisfies Locale;

/** BCP 47 tags for `lang` attributes and Intl. */
export const languageTag: Readonly<Record<Locale, string>> = {
  zh_CN: 'zh-CN',
  zh_TW: 'zh-TW',
  en: 'en',
  pt: 'pt-BR',
  ko: 'ko-KR',
  he: 'he-IL',
  de: 'de-DE',
  ar: 'ar',
  es: 'es-ES',
  ru: 'ru-RU',
};
export const languageName: Readonly<Record<Locale, string>> = {
  zh_CN: '简体中文',
  zh_TW: '繁體中文',
  en: 'English',
  pt: 'Português',
  ko: '한국어',
  he: 'עברית',
  de: 'Deutsch',
  ar: 'العربية',
  es: 'Español',
  ru: 'Русский',
};
/** Wire number of each language. */
export const languageNumber: Readonly<Record<Locale, number>> = {
  zh_CN: 0,
  zh_TW: 1,
  en: 2,
  pt: 3,
  ko: 4,
  he: 5,
  de: 6,
  ar: 7,
  es: 8,
  ru: 9,
};
export const isRightToLeft = (locale: Locale): boolean => locale === 'he' || locale === 'ar';

/**
 * The allowed locale named by a header, query value or cookie; anything else is English.
 * Hyphens and case are forgiven (`zh-cn` is `zh_CN`); nothing else of the text is used.
 */
export const readLocale = (text: unknown): Locale => {
  if (typeof text !== 'string') return localeDefault;
  const wanted = text.replace('-', '_').toLowerCase();
  return locales.find((l) => l.toLowerCase() === wanted) ?? localeDefault;
};
/** Between words in a row, as a language writes it. */
export const commaOf = (locale: Locale): string => {
  if (locale === 'zh_CN' || locale === 'zh_TW') return '，';
  return locale === 'ar' ? '، ' : ', ';
};
/** Who reads one script of Chinese reads the other better than English. */
const nextTo: Readonly<Partial<Record<Locale, Locale>>> = { zh_CN: 'zh_TW', zh_TW: 'zh_CN' };
/** The language somebody is spoken to in where only some are offered: hers, else the nearest of them, else the default, which always is. */
export const offeredLocale = (wished: Locale, offered: readonly Locale[]): Locale =>
  [wished, nextTo[wished]].find((locale) => locale !== undefined && offered.includes(locale)) ?? localeDefault;

/** Languages to try for a text, best first: the person's, English, Chinese. */
export const textFallback = (locale: Locale): readonly Locale[] => [...new Set<Locale>([locale, 'en', 'zh_CN'])];
/** The best text of a record keyed by locale: the person's, English, Chinese, else any; empty when there is none. */
export const pickText = <T>(texts: Readonly<Record<string, T>>, locale: Locale): T | undefined => {
  for (const l of textFallback(locale)) if (texts[l] !== undefined) return texts[l];
  return Object.values(texts)[0];
};
