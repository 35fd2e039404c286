const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What a person counts as characters of a text: letters with their marks, whole emoji. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);
export const lengthOf = (text: string): number => charactersOf(text).length;

/** One line, without marks that are not seen or turn the direction of what follows: they would garble any text around it. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Bidi_Control}\u200B\uFEFF\u2060]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Nothing a person could read: spaces, controls and invisible signs only. */
export const isBlank = (text: string): boolean => !/[^\p{White_Space}\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0]/u.test(text);
