import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { formatTag, locales, type Locale } from './locales.ts';

type Catalogues = Record<string, { messages: Messages }>;
const catalogues = import.meta.glob('../locales/*.po', { eager: true }) as Catalogues;
const terms = import.meta.glob('../locales/terms/*.po', { eager: true }) as Catalogues;

/** One instance per language, loaded once and never switched, so that requests cannot mix languages. */
function instances(from: Catalogues, folder: string): (locale: Locale) => I18n {
  const made = new Map<Locale, I18n>(
    locales.map((locale) => {
      const i18n = setupI18n();
      i18n.load(locale, from[`${folder}/${locale}.po`]?.messages ?? {});
      i18n.activate(locale, [formatTag(locale)]);
      return [locale, i18n];
    }),
  );
  return (locale) => {
    const i18n = made.get(locale);
    if (!i18n) throw new Error(`no catalogue for ${locale}`);
    return i18n;
  };
}

export const i18nFor = instances(catalogues, '../locales');
/** The long texts of the terms, which only the server writes: no browser fetches them. */
export const termsI18nFor = instances(terms, '../locales/terms');
