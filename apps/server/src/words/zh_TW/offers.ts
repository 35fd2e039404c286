import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Chinese (traditional). ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: '沒有這個優惠活動。',
};
