import type { WordsOf } from '../types.ts';

/** Sentences of pricing, in Spanish. ICU message format. */
export const pricing: WordsOf<'pricing'> = {
  belowMinimum: '«{name}»: el pedido mínimo es de {minimum} {unit}.',
  offCartonStep: '«{name}» se vende por cajas de {carton} {unit}: la cantidad debe ser múltiplo de {carton}.',
};
