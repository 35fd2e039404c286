import { type Locale, languageTag } from '@kyakhta/contract';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { he } from './he.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import type { AgreementWords } from './types.ts';
import { zh_CN } from './zh_CN.ts';
import { zh_TW } from './zh_TW.ts';

export type { AgreementWords } from './types.ts';

const words = { zh_CN, zh_TW, en, pt, ko, de, es, ru, he, ar } as const satisfies Record<Locale, AgreementWords>;
/** Languages a contract is written in. */
export type PaperLocale = keyof typeof words;

/** The two languages of a contract: the party's own and English, or Chinese where hers is English. */
export const paperLocales = (own: Locale): readonly [PaperLocale, PaperLocale] => [own, own === 'en' ? 'zh_CN' : 'en'];

/** Which text holds where the two differ: English, one of the two of every contract. */
const holding = 'en';
/** Its name in a language, as `английский`. */
const holdingIn = (locale: PaperLocale): string =>
  new Intl.DisplayNames([languageTag[locale]], { type: 'language' }).of(holding) ?? holding;

/** A sentence in a language with its values. */
export const write = (locale: PaperLocale, id: keyof AgreementWords, values: Readonly<Record<string, string | number>> = {}): string =>
  words[locale][id].replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
export const writeLanguages = (locale: PaperLocale): string => write(locale, 'languageText', { other: holdingIn(locale) });
