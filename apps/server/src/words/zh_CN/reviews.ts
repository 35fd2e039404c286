import type { WordsOf } from '../types.ts';

/** Sentences of reviews, in simplified Chinese. ICU message format. */
export const reviews: WordsOf<'reviews'> = {
  alreadyReviewed: '您已评价过这件商品。',
  reviewUnknown: '没有这条评价。',
  alreadyReplied: '这条评价已有回复。',
};
