import type { Locale } from '@kyakhta/contract';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { he } from './he.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import type { InvoiceWords } from './types.ts';
import { zh_CN } from './zh_CN.ts';
import { zh_TW } from './zh_TW.ts';

export type { InvoiceWords } from './types.ts';

const words = { zh_CN, zh_TW, en, pt, ko, de, es, ru, he, ar } as const satisfies Record<Locale, InvoiceWords>;
/** Languages an invoice is written in: those of contracts, and for the same reason. */
export type PaperLocale = keyof typeof words;

/** The two languages of an invoice: the buyer's and English, or Chinese with English. */
export const paperLocales = (own: Locale): readonly [PaperLocale, PaperLocale] => [own, own === 'en' ? 'zh_CN' : 'en'];

/** A sentence in a language with its values. */
export const write = (locale: PaperLocale, id: keyof InvoiceWords, values: Readonly<Record<string, string>> = {}): string =>
  words[locale][id].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
