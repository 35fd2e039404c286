/** Sentences of offers, in English. ICU message format. */
export const offers = {
  offerUnknown: 'There is no such offer.',
} as const;
