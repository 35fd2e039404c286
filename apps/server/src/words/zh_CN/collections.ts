import type { WordsOf } from '../types.ts';

/** Sentences of collections, in simplified Chinese. ICU message format. */
export const collections: WordsOf<'collections'> = {
  collectionLimitReached: '收藏已达上限 {max} 项，请先移除一些。',
};
