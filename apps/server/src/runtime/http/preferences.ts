import { type Locale, locales, readLocale, timeZoneDefault } from '@kyakhta/contract';

/** Currencies that languages begin with; every other begins with the default one. */
const currencyOfLocale: Readonly<Partial<Record<Locale, string>>> = { zh_CN: 'CNY', ru: 'RUB' };

/** What a request says of its reader's language. */
export interface LanguageWish {
  /** What the address names. */
  readonly named: unknown;
  readonly cookie: string | undefined;
  /** The browser's own list, best first. */
  readonly accepts: string | undefined;
}
/** Language of a page: the address names it, else the cookie, else the browser's wish, else English. */
export const localeFor = ({ named, cookie, accepts }: LanguageWish): Locale => {
  if (typeof named === 'string') return readLocale(named);
  if (cookie !== undefined) return readLocale(cookie);
  for (const part of (accepts ?? '').split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().replace('-', '_').toLowerCase();
    const found = locales.find((l) => l.toLowerCase() === tag) ?? locales.find((l) => l.toLowerCase().split('_')[0] === tag.split('_')[0]);
    if (tag !== '' && found !== undefined) return found;
  }
  return readLocale(undefined);
};

interface Shown {
  readonly currencyCode: string;
  readonly defaultCurrency: number;
}
/**
 * The currency that prices are shown in: the chosen one, else that of the language, else the default; only of those that are on.
 * @param enabled currencies that are shown at all
 */
export const currencyShown = <T extends Shown>(chosen: string | undefined, locale: Locale, enabled: readonly T[]): T | undefined => {
  const wished = chosen ?? currencyOfLocale[locale];
  return enabled.find((c) => c.currencyCode === wished) ?? enabled.find((c) => c.defaultCurrency === 1);
};

/** A time zone that a browser names, if there is one of that name. */
export const timeZoneOf = (wished: string | undefined): string => {
  if (wished === undefined || !/^[A-Za-z_+\-/0-9]{1,60}$/.test(wished)) return timeZoneDefault;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wished }).resolvedOptions().timeZone;
  } catch {
    return timeZoneDefault;
  }
};
