import type { Answer, EndpointKey, Input } from '@kyakhta/contract/types';
import type { I18n } from '@lingui/core';
import { createContext } from 'react-router';
import type { Locale } from './locales.ts';

/** The wire contract, answered in this process. Cookies that a call sets travel with the page's answer. */
export interface Api {
  call<K extends EndpointKey>(endpoint: K, input: Input<K>): Promise<Answer<K>>;
}

/** Who asks, and how the page is written for them. */
export interface Person {
  readonly locale: Locale;
  /** The languages that the site offers. */
  readonly languages: readonly Locale[];
  readonly currency: {
    readonly code: string;
    readonly symbol: string;
    /** Units of this currency for one unit of the settlement currency. */
    readonly exchangeRate: number | string;
    readonly decimals: number;
  };
  readonly buyer: null | { readonly userId: number; readonly nickName: string; readonly pic: string | null; readonly score: number };
  readonly demo: boolean;
  /** The server's clock, ISO 8601. */
  readonly now: string;
  readonly timeZone: string;
  /** Where the browser reaches this site, such as https://shop.example. */
  readonly origin: string;
}

/** The three the web process provides. */
export const apiContext = createContext<Api>();
export const personContext = createContext<Person>();
export const nonceContext = createContext<string>('');

/** The texts in the person's language; set by the root's middleware. */
export const i18nContext = createContext<I18n>();
