import type { WordsOf } from '../types.ts';

/** Sentences of loyalty, in Portuguese. ICU message format. */
export const loyalty: WordsOf<'loyalty'> = {
  pointCorrectionTooLarge: 'O comprador tem apenas {points} pontos; não é possível reduzir mais.',
};
