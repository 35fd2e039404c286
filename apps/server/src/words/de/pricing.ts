import type { WordsOf } from '../types.ts';

/** Sentences of pricing, in German. ICU message format. */
export const pricing: WordsOf<'pricing'> = {
  belowMinimum: '„{name}“: Die Mindestbestellmenge beträgt {minimum} {unit}.',
  offCartonStep: '„{name}“ wird in Kartons zu {carton} {unit} verkauft: Die Menge muss ein Vielfaches von {carton} sein.',
};
