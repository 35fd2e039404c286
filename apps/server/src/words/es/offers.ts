import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Spanish. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'No existe esa oferta.',
};
