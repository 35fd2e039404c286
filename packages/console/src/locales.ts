import { cookieName, isRightToLeft, languageTag, localeDefault, locales, offeredLocale, type Locale } from '@kyakhta/contract/values';

export type { Locale };

/** The tag dates, amounts and plurals are written with. Figures stay Western in Arabic, as on waybills and invoices. */
export const formatTag = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : languageTag[locale]);

const named = (text: string): Locale | undefined => {
  const wanted = text.replace('-', '_').toLowerCase();
  return locales.find((locale) => locale.toLowerCase() === wanted);
};

/** The language a browser asks for; Chinese by its script. */
const spoken = (tag: string): Locale | undefined => {
  const [language = ''] = tag.toLowerCase().split('-');
  if (language === 'zh') return /hant|-(tw|hk|mo)/i.test(tag) ? 'zh_TW' : 'zh_CN';
  return named(language);
};

/** The language chosen before, else the first one of the browser that we have; of one that is not offered the nearest that is. */
export function readLanguage(offered: readonly Locale[]): Locale {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName.language}=`));
  const chosen = pair ? named(decodeURIComponent(pair.slice(cookieName.language.length + 1))) : undefined;
  if (chosen !== undefined) return offeredLocale(chosen, offered);
  const heard = navigator.languages.map(spoken).filter((locale) => locale !== undefined);
  return heard.find((locale) => offered.includes(locale)) ?? offeredLocale(heard[0] ?? localeDefault, offered);
}

export function keepLanguage(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName.language}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** The page says which language it speaks and from which side it is read. */
export function speak(locale: Locale) {
  document.documentElement.lang = languageTag[locale];
  document.documentElement.dir = isRightToLeft(locale) ? 'rtl' : 'ltr';
}

/** The language the page speaks now. */
export const spokenNow = (): Locale => locales.find((locale) => languageTag[locale] === document.documentElement.lang) ?? localeDefault;
