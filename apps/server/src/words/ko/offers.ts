import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Korean. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: '해당 할인 행사가 없습니다.',
};
