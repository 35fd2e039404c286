/** The words of the screens, read from the catalogues that people translate, so that a journey speaks the reader's language. */
import { languageTag } from '@kyakhta/contract/values';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readFileSync } from 'node:fs';

export type App = 'storefront' | 'seller-console' | 'platform-console';
/** Where catalogues are: one for each application, and the long texts of the storefront. */
type Catalogue = App | 'terms';
export type Language = 'en' | 'ru' | 'zh_CN' | 'ko' | 'ar' | 'de';

/** Stands for a value that a journey does not care about. */
const anything = '\uE000';

const keyOf = (message: string, context: string) => `${context}\u0004${message}`;

/** Entries of a .po file: source text and context → text in this language. */
function readCatalogue(catalogue: Catalogue, language: Language): Record<string, string> {
  const folder = catalogue === 'terms' ? 'storefront/locales/terms' : `${catalogue}/locales`;
  const file = new URL(`../../../apps/${folder}/${language}.po`, import.meta.url);
  const entries: Record<string, string> = {};
  for (const block of readFileSync(file, 'utf8').split(/\n\n+/)) {
    const entry: Record<string, string> = { msgctxt: '' };
    let field = '';
    for (const line of block.split('\n')) {
      const match = /^(?:(msgctxt|msgid|msgstr) )?(".*")$/.exec(line);
      if (!match) continue;
      field = match[1] ?? field;
      entry[field] = (match[1] ? '' : (entry[field] ?? '')) + (JSON.parse(match[2] ?? '""') as string);
    }
    if (entry['msgid']) entries[keyOf(entry['msgid'], entry['msgctxt'] ?? '')] = entry['msgstr'] || entry['msgid'];
  }
  return entries;
}

/** Source text and context of every message of a catalogue. */
export const sourcesOf = (catalogue: Catalogue): { message: string; context: string }[] =>
  Object.keys(readCatalogue(catalogue, 'en')).map((key) => {
    const [context = '', message = ''] = key.split('\u0004');
    return { message, context };
  });

export type Values = Readonly<Record<string, string | number>>;

export type Words = {
  /** A message as a reader sees it. */
  say: (message: string, values?: Values, context?: string) => string;
  /** The same as a pattern of the whole text, in which values that are not given may be anything. */
  like: (message: string, values?: Values, context?: string) => RegExp;
};

const made = new Map<string, Words>();

export function wordsOf(app: App, language: Language): Words {
  const known = made.get(`${app} ${language}`);
  if (known) return known;
  const entries = readCatalogue(app, language);
  const i18n = setupI18n();
  const tag = languageTag[language];
  i18n.load(tag, Object.fromEntries(Object.entries(entries).map(([key, text]) => [key, compileMessage(text)])));
  i18n.activate(tag);
  const write = (message: string, values: Values, context: string) => {
    const key = keyOf(message, context);
    if (!(key in entries)) throw new Error(`${app}/locales/${language}.po has no "${message}"${context ? ` (${context})` : ''}`);
    return i18n._(key, values).replaceAll(/<\/?\d+\/?>/g, '');
  };
  const names = (message: string) => [...message.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? '');
  const words: Words = {
    say: (message, values = {}, context = '') => write(message, values, context),
    like: (message, values = {}, context = '') => {
      const all = { ...Object.fromEntries(names(message).map((name) => [name, anything])), ...values };
      const text = write(message, all, context).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
      return new RegExp(`^${text.replaceAll(/\s+/g, String.raw`\s+`).replaceAll(anything, '.+')}$`);
    },
  };
  made.set(`${app} ${language}`, words);
  return words;
}

/** An amount as a reader of this language sees it. Blanks of any kind are one blank, as matchers read them. */
export const writeMoney = (language: Language, amount: number, currency = 'USD'): string =>
  new Intl.NumberFormat(languageTag[language], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .format(amount)
    .replaceAll(/\s/g, ' ');

export const writeWhole = (language: Language, count: number): string =>
  new Intl.NumberFormat(languageTag[language], { maximumFractionDigits: 0 }).format(count).replaceAll(/\s/g, ' ');
