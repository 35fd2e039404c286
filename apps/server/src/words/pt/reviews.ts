import type { WordsOf } from '../types.ts';

/** Sentences of reviews, in Portuguese. ICU message format. */
export const reviews: WordsOf<'reviews'> = {
  alreadyReviewed: 'Você já avaliou este artigo.',
  reviewUnknown: 'Esta avaliação não existe.',
  alreadyReplied: 'Esta avaliação já tem resposta.',
};
