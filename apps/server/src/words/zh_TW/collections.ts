import type { WordsOf } from '../types.ts';

/** Sentences of collections, in traditional Chinese. ICU message format. */
export const collections: WordsOf<'collections'> = {
  collectionLimitReached: '收藏已達上限 {max} 項，請先移除一些。',
};
