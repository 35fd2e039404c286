import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Arabic. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'لا يوجد عرض كهذا.',
};
