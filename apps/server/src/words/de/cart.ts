import type { WordsOf } from '../types.ts';

/** Sentences of cart, in German. ICU message format. */
export const cart: WordsOf<'cart'> = {
  productUnavailable: 'Dieses Produkt ist nicht mehr erhältlich.',
  notForCart: 'Vorverkaufsartikel, Sets und Blitzangebote können nicht in den Warenkorb gelegt werden.',
  cartLimitReached: 'Der Warenkorb fasst höchstens {max} Positionen pro Bestellvorgang.',
  cartLineUnknown: 'Diese Position ist nicht mehr in Ihrem Warenkorb.',
  quantityWrong: 'Geben Sie die richtige Menge ein.',
  orderTooLarge:
    'Diese Bestellung ist zu groß, um sie auf einmal aufzugeben. Bitte teilen Sie sie auf oder bitten Sie den Shop um ein Angebot.',
  regionNotServed: 'Dieser Händler liefert nicht in das Land Ihrer Adresse: {name}',
};
