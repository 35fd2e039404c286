import type { WordsOf } from '../types.ts';

/** Sentences of reviews, in German. ICU message format. */
export const reviews: WordsOf<'reviews'> = {
  alreadyReviewed: 'Sie haben diesen Artikel schon bewertet.',
  reviewUnknown: 'Diese Bewertung gibt es nicht.',
  alreadyReplied: 'Auf diese Bewertung wurde schon geantwortet.',
};
