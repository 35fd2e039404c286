import type { WordsOf } from '../types.ts';

/** Sentences of collections, in Portuguese. ICU message format. */
export const collections: WordsOf<'collections'> = {
  collectionLimitReached: 'Você já guarda {max}, o máximo possível. Retire alguns primeiro.',
};
