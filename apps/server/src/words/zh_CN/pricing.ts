import type { WordsOf } from '../types.ts';

/** Sentences of pricing, in simplified Chinese. ICU message format. */
export const pricing: WordsOf<'pricing'> = {
  belowMinimum: '“{name}”：起订量为 {minimum} {unit}。',
  offCartonStep: '“{name}”按箱销售，每箱 {carton} {unit}：数量须为 {carton} 的倍数。',
};
