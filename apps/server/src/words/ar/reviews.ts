import type { WordsOf } from '../types.ts';

/** Sentences of reviews, in Arabic. ICU message format. */
export const reviews: WordsOf<'reviews'> = {
  alreadyReviewed: 'لقد قيّمت هذا المنتج من قبل.',
  reviewUnknown: 'لا يوجد تقييم كهذا.',
  alreadyReplied: 'لهذا التقييم رد بالفعل.',
};
