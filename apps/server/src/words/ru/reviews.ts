import type { WordsOf } from '../types.ts';

/** Sentences of reviews, in Russian. ICU message format. */
export const reviews: WordsOf<'reviews'> = {
  alreadyReviewed: 'Вы уже оставили отзыв об этом товаре.',
  reviewUnknown: 'Такого отзыва нет.',
  alreadyReplied: 'На этот отзыв уже есть ответ.',
};
