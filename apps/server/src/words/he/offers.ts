import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Hebrew. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'אין מבצע כזה.',
};
