import type { WordsOf } from '../types.ts';

/** Sentences of stock, in German. ICU message format. */
export const stock: WordsOf<'stock'> = {
  stockChanged:
    'Der Bestand hat sich inzwischen geändert, es wurde nichts gespeichert. Sehen Sie nach, was jetzt vorhanden ist, und speichern Sie erneut.',
  skuUnknown: 'Diese Variante des Produkts gibt es nicht.',
  noStock: 'Von „{name}“ ist nicht genug auf Lager: noch {left}.',
  'export.movement.opening': 'Anfangsbestand',
  'export.movement.set': 'Im Produkt gesetzt',
  'export.movement.imported': 'Durch Import gesetzt',
  'export.movement.received': 'Ware erhalten',
  'export.movement.counted': 'Gezählt',
  'export.movement.damaged': 'Beschädigt oder verloren',
  'export.movement.returned': 'Zurück ins Regal',
  'export.movement.other': 'Anderer Grund',
  'export.movement.reserved': 'Reserviert',
  'export.movement.released': 'Freigegeben',
  'export.movement.shipped': 'Aus dem Lager gegangen',
};
