import { isRightToLeft, languageName, languageTag, localeDefault, locales, type Locale } from '@kyakhta/contract/values';

export { isRightToLeft, languageName, localeDefault, locales, type Locale };

/** The `lang` attribute of a page in this language. */
export const langTag = (locale: Locale): string => languageTag[locale];

/** The tag dates, amounts and plurals are written with. Figures stay Western in Arabic, as on waybills and invoices. */
export const formatTag = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : languageTag[locale]);

/** The language an address names, when it is one of ours. */
export const namedLanguage = (url: URL): Locale | null => locales.find((locale) => locale === url.searchParams.get('lang')) ?? null;

export const localeOfTag = (tag: string): Locale => locales.find((locale) => languageTag[locale] === tag) ?? localeDefault;
