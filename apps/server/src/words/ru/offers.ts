import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Russian. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'Такой акции нет.',
};
