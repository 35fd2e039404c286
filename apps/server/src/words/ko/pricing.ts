import type { WordsOf } from '../types.ts';

/** Sentences of pricing, in Korean. ICU message format. */
export const pricing: WordsOf<'pricing'> = {
  belowMinimum: '‘{name}’: 최소 주문 수량은 {minimum} {unit}입니다.',
  offCartonStep: '‘{name}’: {carton} {unit}들이 박스 단위로 판매됩니다. 수량은 {carton}의 배수여야 합니다.',
};
