import type { WordsOf } from '../types.ts';

/** Sentences of collections, in Russian. ICU message format. */
export const collections: WordsOf<'collections'> = {
  collectionLimitReached: 'В избранном уже {max} позиций — больше нельзя. Сначала уберите лишнее.',
};
