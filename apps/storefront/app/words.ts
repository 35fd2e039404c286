import { setupI18n, type Messages } from '@lingui/core';
import { formatTag, localeOfTag } from './locales.ts';
import { frameWords, wordsAddress } from './words-address.ts';

const locale = localeOfTag(document.documentElement.lang);

/** The browser's words: those of the frame, and of each route whose script has come. */
export const i18n = setupI18n();

const whole = import.meta.env.DEV ? import.meta.glob<{ messages: Messages }>('../locales/*.po') : {};

const fetched = async (name: string): Promise<Messages> => {
  if (import.meta.env.DEV) return (await whole[`../locales/${locale}.po`]?.())?.messages ?? {};
  const file = (await import(/* @vite-ignore */ wordsAddress(name, locale))) as { default: Messages };
  return file.default;
};

/** Fetches the words of one route; its script waits for them, so that no page stands without its words. */
export async function loadWords(name: string): Promise<void> {
  i18n.load(locale, await fetched(name));
}

/** Fetches what every page shows and chooses the language of the document. */
export async function beginWords(): Promise<void> {
  await loadWords(frameWords);
  i18n.activate(locale, [formatTag(locale)]);
}
