import type { WordsOf } from '../types.ts';

/** Sentences of offers, in German. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'Dieses Angebot gibt es nicht.',
};
