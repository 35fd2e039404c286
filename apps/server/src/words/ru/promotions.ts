import type { WordsOf } from '../types.ts';

/** Sentences of promotions, in Russian. ICU message format. */
export const promotions: WordsOf<'promotions'> = {
  couponUnknown: 'Такого купона нет.',
  couponNotStarted: 'Этот купон пока нельзя получить.',
  couponOver: 'Этот купон больше нельзя получить.',
  couponUsedUp: 'Все эти купоны уже разобраны.',
  couponLimitReached: 'У вас уже есть столько таких купонов, сколько полагается одному покупателю.',
  couponRunning: 'Этот купон уже есть у покупателей. Можно изменить только название, срок получения и увеличить количество.',
  couponsFull:
    'Уже {max, plural, one {# купон} few {# купона} many {# купонов} other {# купона}} доступно для получения, больше нельзя. Сначала завершите один из них.',
  couponUnusable: 'Купон «{name}» нельзя применить к этому заказу.',
  couponsNotCombinable: 'Можно применить только один купон каждого магазина и один купон платформы.',
  noSuchCode: 'Такого кода нет, или он уже использован.',
};
