import type { WordsOf } from '../types.ts';

/** Sentences of reviews, in Hebrew. ICU message format. */
export const reviews: WordsOf<'reviews'> = {
  alreadyReviewed: 'כבר כתבתם ביקורת על פריט זה.',
  reviewUnknown: 'אין ביקורת כזו.',
  alreadyReplied: 'לביקורת זו כבר יש תגובה.',
};
