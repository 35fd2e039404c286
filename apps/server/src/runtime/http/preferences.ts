import { cookieName, type Locale, localeDefault, locales, offeredLocale, readLocale, timeZoneDefault } from '@kyakhta/contract';
import type { FastifyRequest } from 'fastify';

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
/**
 * Language of a page: the address names it, else the cookie, else the browser's wish, else English; of one that is not
 * offered the nearest that is.
 */
export const localeFor = ({ named, cookie, accepts }: LanguageWish, offered: readonly Locale[] = locales): Locale => {
  if (typeof named === 'string') return offeredLocale(readLocale(named), offered);
  if (cookie !== undefined) return offeredLocale(readLocale(cookie), offered);
  const heard: Locale[] = [];
  for (const part of (accepts ?? '').split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().replace('-', '_').toLowerCase();
    const found = locales.find((l) => l.toLowerCase() === tag) ?? locales.find((l) => l.toLowerCase().split('_')[0] === tag.split('_')[0]);
    if (tag !== '' && found !== undefined) heard.push(found);
  }
  return heard.find((locale) => offered.includes(locale)) ?? offeredLocale(heard[0] ?? localeDefault, offered);
};

/** Language of the page that a request asks for, of those that are offered. */
export const localeOf = (request: FastifyRequest, offered: readonly Locale[] = locales): Locale =>
  localeFor(
    {
      named: (request.query as Record<string, unknown>)['lang'],
      cookie: request.cookies[cookieName.language],
      accepts: request.headers['accept-language'],
    },
    offered,
  );

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
