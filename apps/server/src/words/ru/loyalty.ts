import type { WordsOf } from '../types.ts';

/** Sentences of loyalty, in Russian. ICU message format. */
export const loyalty: WordsOf<'loyalty'> = {
  pointCorrectionTooLarge: 'У покупателя только {points} баллов; списать больше нельзя.',
};
