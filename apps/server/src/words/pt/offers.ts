import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Portuguese. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: 'Essa oferta não existe.',
  offerRunning: 'Esta oferta está em andamento. Você só pode mudar o título e encerrá-la mais cedo.',
  offerOver: 'Esta oferta terminou.',
  offersFull: 'Já há {max} ofertas não encerradas, que é o limite. Encerre uma delas primeiro.',
  'mail.offerAsked.subject': 'A plataforma pede seu consentimento: «{title}»',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {A plataforma alterou a oferta «{title}» sobre seus produtos e pede seu consentimento novamente.} other {A plataforma quer colocar em oferta {count, plural, one {# variante} other {# variantes}} de seus produtos: «{title}».}} Ela vai de {begins} a {until}. Você recebe seu preço integral; a plataforma paga a diferença. A oferta só se aplica a seus produtos se você concordar: Ofertas de preço, Pedidos da plataforma.',
};
