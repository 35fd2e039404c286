import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Spanish. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'No existe esa oferta.',
  offerRunning: 'Esta oferta está en curso. Solo puede cambiar su título y terminarla antes.',
  offerOver: 'Esta oferta ha terminado.',
  offersFull: 'Ya hay {max} ofertas sin terminar, que es el límite. Termine primero una de ellas.',
  'mail.offerAsked.subject': 'La plataforma le pide su consentimiento: «{title}»',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {La plataforma ha cambiado su oferta «{title}» sobre sus productos y vuelve a pedirle su consentimiento.} other {La plataforma quiere poner en oferta {count, plural, one {# variante} other {# variantes}} de sus productos: «{title}».}} Va del {begins} al {until}. Usted recibe su precio completo; la plataforma paga la diferencia. La oferta solo se aplica a sus productos si usted acepta: Ofertas de precio, Solicitudes de la plataforma.',
};
