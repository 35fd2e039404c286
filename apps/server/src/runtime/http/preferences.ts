import { cookieName, type Locale, localeDefault, locales, offeredLocale, readLocale, timeZoneDefault } from '@kyakhta/contract';
import type { FastifyRequest } from 'fastify';

/** Currencies that languages begin with (decision 0114); English, spoken everywhere, begins with the default one. */
const currencyOfLocale: Readonly<Partial<Record<Locale, string>>> = {
  zh_CN: 'CNY',
  zh_TW: 'TWD',
  ru: 'RUB',
  de: 'EUR',
  es: 'EUR',
  pt: 'BRL',
  ko: 'KRW',
  he: 'ILS',
  ar: 'AED',
};

/** What a request says of its reader's language. */
export interface LanguageWish {
  /** What the address names. */
  readonly named: unknown;
  readonly cookie: string | undefined;
  /** The browser's own list, best first. */
  readonly accepts: string | undefined;
}
/** One of our languages by its tag in whatever case, with a hyphen or an underscore; undefined of any other. */
const ownLocale = (text: string | undefined): Locale | undefined => {
  const tag = text?.replaceAll('-', '_').toLowerCase();
  return locales.find((l) => l.toLowerCase() === tag);
};
/** Tags that name the traditional script, or a place where it is written. */
const traditional = /^zh_(?:hant|tw|hk|mo)(?:_|$)/;
/** The languages that a browser lists, in the order it would rather read them. */
const heardIn = (accepts: string): Locale[] =>
  accepts
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((piece) => piece.trim());
      const quality = rest.find((piece) => piece.startsWith('q='));
      return { tag: tag.replaceAll('-', '_').toLowerCase(), quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .flatMap(({ tag }) => {
      if (traditional.test(tag)) return ['zh_TW' as const];
      const [language] = tag.split('_');
      return ownLocale(tag) ?? locales.find((l) => l.toLowerCase().split('_')[0] === language) ?? [];
    });
/**
 * Language of a page: the address names it, else the cookie, else the browser's wish, else English; of one that is not
 * offered the nearest that is. What names no language of ours says nothing.
 */
export const localeFor = ({ named, cookie, accepts }: LanguageWish, offered: readonly Locale[] = locales): Locale => {
  const chosen = (typeof named === 'string' ? ownLocale(named) : undefined) ?? ownLocale(cookie);
  if (chosen !== undefined) return offeredLocale(chosen, offered);
  const heard = heardIn(accepts ?? '');
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

/** Whether a call names its language itself. */
const namesLocale = (request: FastifyRequest): boolean => typeof request.headers['locale'] === 'string' && request.headers['locale'] !== '';
/**
 * Language that a call is answered in: its header names it, and what names none of ours is English; without the header
 * that of the cookie, else English. A browser's own list says nothing: a client that sends neither expects English.
 */
export const callLocaleOf = (request: FastifyRequest): Locale =>
  // An address that cannot be read is refused before its cookies are.
  readLocale(
    namesLocale(request) ? request.headers['locale'] : (request.cookies as FastifyRequest['cookies'] | undefined)?.[cookieName.language],
  );
/**
 * What of a call its answer depends on, for caches on the way.
 * @param personal whether it also depends on who asks
 */
export const callVariesBy = (request: FastifyRequest, personal: boolean): string => {
  if (personal) return 'locale, authorization, cookie';
  return namesLocale(request) ? 'locale' : 'locale, cookie';
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
  const named = (currency: string | undefined) => enabled.find(({ currencyCode }) => currencyCode === currency);
  return named(chosen) ?? named(currencyOfLocale[locale]) ?? enabled.find((c) => c.defaultCurrency === 1);
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
