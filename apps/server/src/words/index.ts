import type { Failure, Locale } from '@kyakhta/contract';
import { languageTag, locales } from '@kyakhta/contract';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { ar } from './ar/index.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { he } from './he/index.ts';
import { ko } from './ko/index.ts';
import { pt } from './pt/index.ts';
import { ru } from './ru/index.ts';
import type { WordId, Words } from './types.ts';
import { zh_CN } from './zh_CN/index.ts';
import { zh_TW } from './zh_TW/index.ts';

export type { WordId, Words };

/** Every failure has a sentence: the build fails where one is missing. */
const everyFailure: Readonly<Record<Failure, string>> = en;
void everyFailure;

const catalogues: Readonly<Record<Locale, Words>> = { zh_CN, zh_TW, en, pt, ko, he, de, ar, es, ru };

const speakers = new Map<Locale, I18n>(
  locales.map((locale) => {
    const messages = Object.fromEntries(Object.entries(catalogues[locale]).map(([id, text]) => [id, compileMessage(text)]));
    return [locale, setupI18n({ locale: languageTag[locale], messages: { [languageTag[locale]]: messages } })];
  }),
);

/** A sentence without values by a name that may be none of the catalogue's; null for one that is not. */
export const sayIfKnown = (locale: Locale, name: string): string | null => (Object.hasOwn(en, name) ? say(locale, name as WordId) : null);

/** The second of two full stops: a reason that a person wrote has its own, and so have "Ltd." and "г." Three are meant. */
const stopTwice = /(?<=[^.。！？!?…][.。！？!?…])[.。](?![.。])/gu;

/** A sentence of the catalogue in a language, with its values filled in. */
export const say = (locale: Locale, id: WordId, values: Readonly<Record<string, string | number>> = {}): string =>
  (speakers.get(locale)?._(id, values) ?? id).replaceAll(stopTwice, '');
