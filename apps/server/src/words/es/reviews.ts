import type { WordsOf } from '../types.ts';

/** Sentences of reviews, in Spanish. ICU message format. */
export const reviews: WordsOf<'reviews'> = {
  alreadyReviewed: 'Ya ha valorado este artículo.',
  reviewUnknown: 'No existe esa reseña.',
  alreadyReplied: 'Esta reseña ya tiene respuesta.',
};
