import type { WordsOf } from '../types.ts';

/** Sentences of collections, in German. ICU message format. */
export const collections: WordsOf<'collections'> = {
  collectionLimitReached: 'Sie haben bereits {max} Einträge gemerkt, mehr geht nicht. Entfernen Sie zuerst einige.',
};
