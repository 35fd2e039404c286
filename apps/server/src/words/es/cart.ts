import type { WordsOf } from '../types.ts';

/** Sentences of cart, in Spanish. ICU message format. */
export const cart: WordsOf<'cart'> = {
  productUnavailable: 'Este producto ya no está disponible.',
  notForCart: 'Los artículos de preventa, los lotes y las ofertas relámpago no pueden añadirse al carrito.',
  cartLimitReached: 'El carrito admite como máximo {max} líneas por pedido.',
  cartLineUnknown: 'Esta línea ya no está en su carrito.',
  quantityWrong: 'Introduzca la cantidad correcta.',
  orderTooLarge: 'Este pedido es demasiado grande para hacerlo de una vez. Divídalo o pida una oferta a la tienda.',
  regionNotServed: 'Esta tienda no envía al país de su dirección: {name}',
};
