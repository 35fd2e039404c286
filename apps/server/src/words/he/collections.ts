import type { WordsOf } from '../types.ts';

/** Sentences of collections, in Hebrew. ICU message format. */
export const collections: WordsOf<'collections'> = {
  collectionLimitReached: 'כבר שמרתם {max}, המספר המרבי. הסירו תחילה חלק מהם.',
};
