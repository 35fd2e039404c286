import { cookieName, type Locale } from '@kyakhta/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { namesOf } from './cookies.ts';
import { hostOf } from './identity.ts';
import { offeredCurrencies, offeredLanguages } from './offered.ts';
import { currencyShown, localeOf, timeZoneOf } from './preferences.ts';

/** How a page is written for its reader, as it was understood: never the words of the request themselves. */
export interface Preferences {
  readonly locale: Locale;
  /** The languages that the site offers. */
  readonly languages: readonly Locale[];
  /** Code of the currency that prices are shown in; null while none is offered. */
  readonly currency: string | null;
  readonly timeZone: string;
  /** Where the browser reaches this site, such as https://shop.example. */
  readonly origin: string;
}

export const preferencesOf = async (app: App, request: FastifyRequest): Promise<Preferences> => {
  const languages = await offeredLanguages(app);
  const locale = localeOf(request, languages);
  const shown = currencyShown(request.cookies[cookieName.currency], locale, await offeredCurrencies(app));
  return {
    locale,
    languages,
    currency: shown?.currencyCode ?? null,
    timeZone: timeZoneOf(request.cookies[cookieName.timeZone]),
    origin: `${request.protocol === 'https' ? 'https' : 'http'}://${hostOf(request) || 'localhost'}`,
  };
};

/**
 * All that a page of a guest is made of. Its key is the whole of it, and the request that the page is rendered for is
 * built from nothing else: what is not in here, such as a cookie, a header or the browser's name, no page can read.
 */
export type GuestView = Omit<Preferences, 'languages'> & { readonly address: string };

const addressMax = 400;
/** What a browser may bring without its page being one of ours. */
const known: ReadonlySet<string> = new Set([
  cookieName.language,
  cookieName.currency,
  cookieName.timeZone,
  ...namesOf('browserKey'),
  ...namesOf('buyerDoor'),
]);

/** What a guest's page is made of; null for a request whose page is its own. */
export const guestViewOf = (request: FastifyRequest, preferences: Preferences): GuestView | null => {
  const address = request.raw.url ?? '/';
  if (request.method !== 'GET' || address.length > addressMax || request.headers.authorization !== undefined) return null;
  if (Object.keys(request.cookies).some((name) => !known.has(name))) return null;
  const { locale, currency, timeZone, origin } = preferences;
  return { locale, currency, timeZone, origin, address };
};

/** What the page is kept under. */
export const keyOfView = (view: GuestView): string => `page ${JSON.stringify(view)}`;

/** The request that the page is rendered for. */
export const requestOfView = ({ origin, address }: GuestView): Request => new globalThis.Request(origin + address);
