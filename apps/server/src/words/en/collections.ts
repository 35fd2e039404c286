/** Sentences of collections, in English. ICU message format. */
export const collections = {
  collectionLimitReached: 'You have saved {max} already, which is the limit. Remove some first.',
} as const;
