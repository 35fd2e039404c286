import type { WordsOf } from '../types.ts';

/** Sentences of reviews, in traditional Chinese. ICU message format. */
export const reviews: WordsOf<'reviews'> = {
  alreadyReviewed: '您已評價過這件商品。',
  reviewUnknown: '沒有這則評價。',
  alreadyReplied: '這則評價已有回覆。',
};
