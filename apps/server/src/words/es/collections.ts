import type { WordsOf } from '../types.ts';

/** Sentences of collections, in Spanish. ICU message format. */
export const collections: WordsOf<'collections'> = {
  collectionLimitReached: 'Ya guarda {max}, el máximo posible. Quite primero algunos.',
};
