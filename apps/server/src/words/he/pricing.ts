import type { WordsOf } from '../types.ts';

/** Sentences of pricing, in Hebrew. ICU message format. */
export const pricing: WordsOf<'pricing'> = {
  belowMinimum: '”{name}”: ההזמנה המינימלית היא {minimum} {unit}.',
  offCartonStep: '”{name}” נמכר בקרטונים של {carton} {unit}: הכמות חייבת להיות כפולה של {carton}.',
};
