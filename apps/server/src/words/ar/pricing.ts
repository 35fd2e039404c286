import type { WordsOf } from '../types.ts';

/** Sentences of pricing, in Arabic. ICU message format. */
export const pricing: WordsOf<'pricing'> = {
  belowMinimum: '«{name}»: الحد الأدنى للطلب {minimum} {unit}.',
  offCartonStep: '«{name}» يُباع بالكرتونة ({carton} {unit}): يجب أن تكون الكمية من مضاعفات {carton}.',
};
