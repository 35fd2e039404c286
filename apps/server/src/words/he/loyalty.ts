import type { WordsOf } from '../types.ts';

/** Sentences of loyalty, in Hebrew. ICU message format. */
export const loyalty: WordsOf<'loyalty'> = {
  pointCorrectionTooLarge: 'לקונה יש רק {points} נקודות; אי אפשר להפחית יותר.',
};
