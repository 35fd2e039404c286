import type { WordsOf } from '../types.ts';

/** Sentences of pricing, in Russian. ICU message format. */
export const pricing: WordsOf<'pricing'> = {
  belowMinimum: '«{name}»: минимальный заказ — {minimum} {unit}.',
  offCartonStep: '«{name}» продаётся коробками по {carton} {unit}: количество должно быть кратно {carton}.',
};
