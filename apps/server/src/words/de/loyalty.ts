import type { WordsOf } from '../types.ts';

/** Sentences of loyalty, in German. ICU message format. */
export const loyalty: WordsOf<'loyalty'> = {
  pointCorrectionTooLarge: 'Es sind nur {points} Punkte da; mehr kann nicht abgezogen werden.',
};
