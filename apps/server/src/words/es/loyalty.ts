import type { WordsOf } from '../types.ts';

/** Sentences of loyalty, in Spanish. ICU message format. */
export const loyalty: WordsOf<'loyalty'> = {
  pointCorrectionTooLarge: 'El comprador solo tiene {points} puntos; no se pueden restar más.',
};
