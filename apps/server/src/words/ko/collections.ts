import type { WordsOf } from '../types.ts';

/** Sentences of collections, in Korean. ICU message format. */
export const collections: WordsOf<'collections'> = {
  collectionLimitReached: '이미 최대 {max}개를 찜했습니다. 먼저 일부를 삭제해 주세요.',
};
