import type { WordsOf } from '../types.ts';

/** Sentences of pricing, in Portuguese. ICU message format. */
export const pricing: WordsOf<'pricing'> = {
  belowMinimum: '“{name}”: o pedido mínimo é de {minimum} {unit}.',
  offCartonStep: '“{name}” é vendido em caixas de {carton} {unit}: a quantidade deve ser múltipla de {carton}.',
};
