import type { WordsOf } from '../types.ts';

/** Sentences of collections, in Arabic. ICU message format. */
export const collections: WordsOf<'collections'> = {
  collectionLimitReached: 'لديك {max} في المفضلة، وهو الحد الأقصى. أزل بعضها أولاً.',
};
