import type { WordsOf } from '../types.ts';

/** Sentences of promotions, in Spanish. ICU message format. */
export const promotions: WordsOf<'promotions'> = {
  couponUnknown: 'No existe ese cupón.',
  couponNotStarted: 'Este cupón todavía no se puede obtener.',
  couponOver: 'Este cupón ya no se puede obtener.',
  couponUsedUp: 'Todos estos cupones ya se han repartido.',
  couponLimitReached: 'Ya tiene tantos cupones de este tipo como puede tener un comprador.',
  couponRunning: 'Hay compradores que ya tienen este cupón. Solo puede cambiar el nombre y el final del reparto, y emitir más.',
  couponsFull: 'Ya hay {max} cupones que se pueden obtener, que es el límite. Finalice primero uno de ellos.',
  couponUnusable: 'El cupón «{name}» no se puede usar en este pedido.',
  couponsNotCombinable: 'Solo puede usar un cupón de cada tienda y uno de la plataforma.',
  noSuchCode: 'Ese código no existe o ya se ha usado.',
};
