import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Portuguese. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'Essa oferta não existe.',
};
