import type { Locale } from './locales.ts';

/** Letters that stand for a word or a syllable: two of them say as much as three or more of an alphabet. */
const wordLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}]/u;

/** How much a text says, in letters of an alphabet: a letter for a word or a syllable counts as two. Spaces count once. */
const weightOf = (text: string): number =>
  Array.from(text.trim().replaceAll(/\s+/gu, ' ')).reduce((sum, character) => sum + (wordLetters.test(character) ? 2 : 1), 0);

/**
 * Whether somebody has written enough: at least so many letters of an alphabet, or half as many of Chinese, Japanese or
 * Korean, and not signs alone.
 * @param least letters of an alphabet
 */
export const isEnough = (text: string, least: number): boolean => /[\p{L}\p{N}]/u.test(text) && weightOf(text) >= least;

/** The fewest characters that may be enough, in any script. */
export const fewestOf = (least: number): number => Math.ceil(least / 2);

/** The least for a reader of this language, who most likely writes in it. */
export const leastTold = (least: number, locale: Locale): number =>
  locale === 'zh_CN' || locale === 'zh_TW' || locale === 'ko' ? fewestOf(least) : least;

/** Characters of reasons and notes that are kept: of most, and of those that move money or decide a dispute. */
export const reasonChars = { min: 3, max: 500 } as const;
export const weightyReasonChars = { min: 10, max: 500 } as const;
