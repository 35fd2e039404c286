import type { WordsOf } from '../types.ts';

/** Sentences of stock, in Spanish. ICU message format. */
export const stock: WordsOf<'stock'> = {
  stockChanged: 'Las existencias han cambiado desde que las miró: no se ha guardado nada. Vea lo que hay ahora y guarde de nuevo.',
  skuUnknown: 'Esta variante del producto no existe.',
  noStock: 'No hay existencias suficientes de «{name}»: quedan {left}.',
  'export.movement.opening': 'Stock inicial',
  'export.movement.set': 'Fijado en el producto',
  'export.movement.imported': 'Fijado por una importación',
  'export.movement.received': 'Mercancía recibida',
  'export.movement.counted': 'Recuento',
  'export.movement.damaged': 'Dañado o perdido',
  'export.movement.returned': 'Devuelto al estante',
  'export.movement.other': 'Otro motivo',
  'export.movement.reserved': 'Reservado',
  'export.movement.released': 'Liberado',
  'export.movement.shipped': 'Salió del almacén',
};
