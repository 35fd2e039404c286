import type { WordsOf } from '../types.ts';

/** Sentences of pricing, in traditional Chinese. ICU message format. */
export const pricing: WordsOf<'pricing'> = {
  belowMinimum: '「{name}」：最低訂購量為 {minimum} {unit}。',
  offCartonStep: '「{name}」以箱為單位銷售，每箱 {carton} {unit}：數量須為 {carton} 的倍數。',
};
