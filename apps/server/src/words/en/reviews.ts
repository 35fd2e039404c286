/** Sentences of reviews, in English. ICU message format. */
export const reviews = {
  alreadyReviewed: 'You have already reviewed this item.',
  reviewUnknown: 'There is no such review.',
  alreadyReplied: 'This review already has a reply.',
} as const;
