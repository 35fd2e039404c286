import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { formatTag, locales, type Locale } from './locales.ts';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*.po', { eager: true });

/** One instance per language, loaded once and never switched, so that requests cannot mix languages. */
const instances = new Map<Locale, I18n>(
  locales.map((locale) => {
    const i18n = setupI18n();
    i18n.load(locale, catalogues[`../locales/${locale}.po`]?.messages ?? {});
    i18n.activate(locale, [formatTag(locale)]);
    return [locale, i18n];
  }),
);

export function i18nFor(locale: Locale): I18n {
  const i18n = instances.get(locale);
  if (!i18n) throw new Error(`no catalogue for ${locale}`);
  return i18n;
}
