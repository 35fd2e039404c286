import type { WordsOf } from '../types.ts';

/** Sentences of reviews, in Korean. ICU message format. */
export const reviews: WordsOf<'reviews'> = {
  alreadyReviewed: '이 상품은 이미 리뷰를 작성했습니다.',
  reviewUnknown: '그런 리뷰가 없습니다.',
  alreadyReplied: '이 리뷰에는 이미 답글이 있습니다.',
};
