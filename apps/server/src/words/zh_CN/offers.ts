import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Chinese (simplified). ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: '没有这个优惠活动。',
};
